import { markdownParagraphs } from '../document/markdown.ts';
import type { Block } from '../document/model.ts';
import { labelled, linesCell, markdownCell, namedCell, ratingCell } from './cells.ts';
import { codesOf, joined, type Numbering, noneRecorded, type ReportContext, titled } from './context.ts';
import { residualBlocks } from './residualRisks.ts';
import { cellsTable } from './tables.ts';

export function* targetBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, lookup, number } = context;
  const duration = (name: string, ms: number | null) => (ms === null ? '' : `${name}: ${number(ms)} ms`);
  yield numbering.chapter(text('targets-requirements', 'Safety targets and requirements'), 's-targets');
  yield numbering.section(text('targets', 'Safety targets'), 's-targets-list');
  if (data.targets.size === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 1.6],
        [text('target', 'Target'), 5],
        [text('level', 'Level'), 2],
        [text('safe-state', 'Safe state, time'), 5],
        [text('state', 'State'), 2.6],
        [text('hazards', 'Hazards'), 3],
      ],
      [...data.targets.values()].map(one => [
        one.code,
        markdownCell(
          one.description,
          { text: [{ text: one.name, bold: true }] },
          { text: joined([lookup(one.safetyTargetTypeUuid), lookup(one.safetyTargetCategoryUuid)]) },
        ),
        {
          ...ratingCell(data.sets.get(one.riskRatingSetUuid), one.ratingUuid),
          ...(one.level && { paragraphs: [{ text: one.level }] }),
        },
        linesCell(
          markdownParagraphs(one.safeState),
          duration(text('ftti', 'Fault-tolerant time'), one.fttiMs),
          duration(text('detection-time', 'Fault detection time'), one.faultDetectionMs),
          duration(text('reaction-time', 'Fault reaction time'), one.faultReactionMs),
          duration(text('emergency-operation', 'Emergency operation'), one.emergencyOperationMs),
          labelled(text('warning', 'Warning'), one.warningConcept),
          labelled(text('degradation', 'Degradation'), one.degradationConcept),
          one.raisedRatingUuid && `${text('raised', 'Raised by hand')}: ${one.raiseReason}`,
        ),
        word(`targets/state-${one.status}`),
        codesOf(one.hazardUuids, data.hazardsByUuid),
      ]),
    );
  yield numbering.section(
    text('requirements-external', 'Safety requirements and external measures'),
    's-requirements',
  );
  if (data.srems.size === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 1.6],
        [text('requirement', 'Requirement'), 6],
        [text('allocated', 'Allocated to, level'), 3],
        [text('verification', 'Verification'), 3],
        [text('state', 'State'), 2.6],
        [text('target-hazards', 'Target, hazards'), 3],
      ],
      [...data.srems.values()].map(one => [
        one.code,
        linesCell(
          [
            {
              text: [{ text: one.name, bold: true }, { text: ` (${word(`requirements/kind-${one.kind}`)})` }],
            },
          ],
          markdownParagraphs([one.text, one.description].filter(Boolean).join('\n\n')),
          labelled(text('independence', 'Independence'), one.independence),
        ),
        linesCell(
          one.allocatedTo,
          joined([lookup(one.integrityCategoryUuid), one.integrityLevel], ' '),
          one.parentUuid &&
            `${text('part-of', 'Part of')} ${data.srems.get(one.parentUuid)?.code ?? ''}${one.decomposedLevel ? `, ${text('share-of-level', 'share')} ${one.decomposedLevel}` : ''}`,
        ),
        linesCell(markdownParagraphs(one.verificationMethod), one.externalId, one.externalUrl),
        word(`requirements/state-${one.status}`),
        linesCell(codesOf(one.safetyTargetUuids, data.targets), codesOf(one.hazardUuids, data.hazardsByUuid)),
      ]),
    );
}

/** Measures with where they are used, then what is left of each risk. */
export function* measureBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, lookup, number } = context;
  yield numbering.chapter(text('measures-residual', 'Measures and residual risks'), 's-measures');
  yield numbering.section(text('measures', 'Measures'), 's-measures-list');
  const used = new Map<string, string[]>();
  for (const uses of data.uses.values())
    for (const use of uses) {
      const places = used.get(use.rrmUuid) ?? [];
      places.push(
        `${data.hazardsByUuid.get(use.hazardUuid)?.code ?? ''} (${word(`measures/status-${use.status}`)})`,
      );
      used.set(use.rrmUuid, places);
    }
  const measures = [...data.measures.values()].sort(
    (one, other) =>
      (data.lookups.get(one.rrmTypeUuid)?.rank ?? 9) - (data.lookups.get(other.rrmTypeUuid)?.rank ?? 9),
  );
  if (measures.length === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 2.1],
        [text('step', 'Step'), 4.5],
        [text('measure', 'Measure'), 5.5],
        [text('standard-target', 'Standard, target'), 3],
        [text('used-at', 'Used at'), 4],
      ],
      measures.map(one => [
        one.code,
        `${data.lookups.get(one.rrmTypeUuid)?.rank ?? ''}. ${lookup(one.rrmTypeUuid)}`,
        namedCell(one.name, one.description),
        linesCell(
          one.isSafetyFunction && text('safety-function', 'Safety function'),
          one.standardReference,
          titled(data.targets.get(one.safetyTargetUuid ?? '')),
          one.cost === null ? '' : `${text('cost', 'Cost')}: ${number(one.cost)}`,
        ),
        (used.get(one.uuid) ?? []).join(', ') || text('not-used', 'not used'),
      ]),
    );
  if (data.solutionSets.size > 0) {
    yield numbering.section(text('alternatives', 'Alternatives'), 's-alternatives');
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 1.6],
        [text('alternative', 'Alternative'), 6],
        [text('chosen', 'Chosen'), 2],
        [text('note', 'Note'), 6],
      ],
      [...data.solutionSets.values()].map(one => [
        one.code,
        namedCell(one.name, one.description),
        one.isSelected ? text('yes', 'Yes') : text('no', 'No'),
        markdownCell(one.note),
      ]),
    );
  }
  yield* residualBlocks(context, numbering);
}
