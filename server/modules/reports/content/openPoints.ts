import type { Block } from '../document/model.ts';
import { linesCell, markdownCell, ratingCell } from './cells.ts';
import { type Numbering, noneRecorded, type ReportContext, titled } from './context.ts';
import { openFindings } from './cover.ts';
import { evaluationOf, hazardWords, isLeftOut } from './hazardWords.ts';
import { cellsTable } from './tables.ts';

function* checkBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, moment } = context;
  yield numbering.section(text('open-checks', 'Open checks'), 's-open-checks');
  const open = openFindings(context);
  if (open.length === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('check', 'Check'), 1.8],
        [text('severity', 'Weight'), 2],
        [text('finding', 'What was found'), 6],
        [text('record', 'Record'), 6],
        [text('remark', 'Remark'), 3],
      ],
      open.map(finding => [
        finding.check,
        word(`project/check-${finding.severity}`),
        word(`check/${finding.check}`),
        titled(finding),
        finding.state === 'LAPSED'
          ? text('lapsed', 'An acceptance lapsed: what it was about has changed.')
          : '',
      ]),
    );
  yield numbering.section(text('accepted-checks', 'Accepted checks'), 's-accepted-checks');
  const accepted = data.findings.filter(({ state }) => state === 'ACCEPTED');
  if (accepted.length === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('check', 'Check'), 1.8],
        [text('finding', 'What was found'), 5],
        [text('record', 'Record'), 5],
        [text('reason', 'Reason'), 5],
        [text('who-accepted', 'Accepted by, when'), 3],
      ],
      accepted.map(finding => [
        finding.check,
        word(`check/${finding.check}`),
        titled(finding),
        markdownCell(finding.acceptance?.reason ?? ''),
        linesCell(
          [finding.acceptance?.acceptedBy?.firstName, finding.acceptance?.acceptedBy?.lastName]
            .filter(Boolean)
            .join(' '),
          moment(finding.acceptance?.acceptedAt ?? null),
        ),
      ]),
    );
}

/** What is still to be done: checks, assumptions, measures, risks nobody accepted. */
export function* openPointBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, person, day } = context;
  yield numbering.chapter(text('open-points', 'Open points'), 's-open');
  yield* checkBlocks(context, numbering);
  yield numbering.section(
    text('open-assumptions', 'Assumptions that are not confirmed'),
    's-open-assumptions',
  );
  const assumptions = [...data.assumptions.values()].filter(
    ({ status }) => status === 'OPEN' || status === 'REJECTED',
  );
  if (assumptions.length === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 1.6],
        [text('assumption', 'Assumption'), 7],
        [text('state', 'State'), 2.8],
        [text('who-when', 'Who, by when'), 3],
      ],
      assumptions.map(one => [
        one.code,
        one.name,
        word(`assumptions/status-${one.status}`),
        linesCell(person(one.ownerUserUuid), day(one.dueDate)),
      ]),
    );
  const hazardOf = (uuid: string) => {
    const hazard = data.hazardsByUuid.get(uuid);
    return titled(hazard && { code: hazard.code, name: hazardWords(hazard, context).title });
  };
  yield numbering.section(text('open-measures', 'Measures that are not built yet'), 's-open-measures');
  const planned = data.hazards
    .flatMap(({ uuid }) => data.uses.get(uuid) ?? [])
    .filter(({ status }) => status === 'PROPOSED' || status === 'ACCEPTED');
  if (planned.length === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('hazard', 'Hazard'), 4],
        [text('measure', 'Measure'), 6],
        [text('state', 'State'), 2.8],
        [text('who-when', 'Who, by when'), 3],
      ],
      planned.map(use => [
        hazardOf(use.hazardUuid),
        titled(data.measures.get(use.rrmUuid)),
        word(`measures/status-${use.status}`),
        linesCell(person(use.responsibleUserUuid), day(use.dueDate)),
      ]),
    );
  yield numbering.section(
    text('not-accepted-risks', 'Residual risks that nobody has accepted'),
    's-open-risks',
  );
  const risks = data.hazards.filter(
    hazard => !isLeftOut(hazard) && evaluationOf(hazard, 'FINAL') && !hazard.isResidualRiskAccepted,
  );
  if (risks.length === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 2],
        [text('hazard', 'Hazard'), 9],
        [text('final', 'Final'), 2, true],
      ],
      risks.map(hazard => [
        hazard.code,
        hazardWords(hazard, context).title,
        ratingCell(data.sets.get(hazard.riskRatingSetUuid), evaluationOf(hazard, 'FINAL')?.ratingUuid),
      ]),
    );
}
