import { levelOf, scalesOf } from '../../../../domain/rating/ratingSet.ts';
import type { ReportedRecords } from '../../report-data/index.ts';
import { markdownParagraphs } from '../document/markdown.ts';
import type { Block, Cell, Row, Run } from '../document/model.ts';
import { avoidanceLines } from './avoidance.ts';
import { comesOf } from './broughtHazards.ts';
import { labelled, levelsText, linesCell, markdownCell, ratingNameCell } from './cells.ts';
import {
  hazardAnchor,
  joined,
  type Numbering,
  noneRecorded,
  type ReportContext,
  titled,
  votingAnchor,
} from './context.ts';
import { evaluationOf, hazardWords } from './hazardWords.ts';
import { cellsTable } from './tables.ts';
import { roundSummary, votingOf } from './votingSection.ts';

type Hazard = ReportedRecords['Hazard'];

/** "Malfunction, in situation, leads to event": what happens, in one sentence. */
function story(hazard: Hazard, context: ReportContext): string {
  const { text } = context;
  const words = hazardWords(hazard, context);
  const place = [words.humanTaskName || words.taskName, words.phase, words.zone].filter(Boolean).join(', ');
  const [trigger, situation] =
    hazard.style === 'MACHINE'
      ? [words.triggerName || words.hazardType, place]
      : [words.triggerName, words.situationName];
  const event = words.eventName || hazard.name;
  if (trigger && situation)
    return text('story', '{1} – in this situation: {2} – leads to: {3}.', {
      values: [trigger, situation, event],
    });
  return trigger ? text('story-short', '{1} – leads to: {2}.', { values: [trigger, event] }) : event;
}

function factRows(hazard: Hazard, context: ReportContext): Row[] {
  const { data, text, word, person, number } = context;
  const words = hazardWords(hazard, context);
  const names = (uuids: readonly string[], records: ReadonlyMap<string, { code: string; name: string }>) =>
    uuids.map(uuid => titled(records.get(uuid))).filter(Boolean);
  const state = joined(
    [
      word(`hazards/status-${hazard.status}`),
      hazard.statusReason,
      titled(data.hazardsByUuid.get(hazard.duplicateOfUuid ?? '')),
      hazard.needsReview && text('needs-review', 'to be looked at again: an assumption was rejected'),
    ],
    ' – ',
  );
  const rows: [string, string | Cell][] = [
    [text('state', 'State'), state],
    [text('description', 'Description'), markdownCell(hazard.description)],
    [text('function', 'Function'), words.function],
    [text('malfunction', 'Malfunction'), words.malfunction],
    [text('misuse', 'Misuse'), words.misuse],
    [text('situation', 'Situation'), words.situation],
    [text('machine', 'Machine'), words.machine],
    [text('danger', 'Danger'), words.machineHazard],
    [text('task', 'Task'), words.task],
    [text('human-task', 'Activity'), words.humanTask],
    [text('phase', 'Phase of life'), words.phase],
    [text('zone', 'Zone'), joined([words.zone, words.area])],
    [text('persons', 'Persons'), words.persons],
    [text('hazard-type', 'Type of hazard'), words.hazardType],
    [text('energy', 'Energy'), words.energy],
    [text('event', 'Hazardous event'), words.event],
    [text('effects', 'Effects'), linesCell(...words.effects)],
    [text('injuries', 'Injuries'), words.injuries],
    [text('ftti', 'Fault-tolerant time'), hazard.fttiMs === null ? '' : `${number(hazard.fttiMs)} ms`],
    [text('assumptions', 'Assumptions'), linesCell(...names(hazard.assumptionUuids, data.assumptions))],
    [text('targets', 'Safety targets'), linesCell(...names(hazard.safetyTargetUuids, data.targets))],
    [text('requirements', 'Requirements'), linesCell(...names(hazard.sremUuids, data.srems))],
    [text('comes-of', 'Comes of the measure'), linesCell(...comesOf(hazard.uuid, context))],
    [text('owner', 'Responsible'), person(hazard.ownerUserUuid)],
    [text('published', 'Published level'), hazard.publishedRating],
    [text('published-final', 'Published level, final'), hazard.publishedFinalRating],
    [text('external-id', 'ID of the source'), hazard.externalId],
  ];
  return rows.filter(([, value]) => (typeof value === 'string' ? value !== '' : value.paragraphs.length > 0));
}

/** Levels with their reasons, before and after the measures, in each set that the hazard is rated in. */
function* ratingBlocks(hazard: Hazard, context: ReportContext): Generator<Block> {
  const { data, text } = context;
  const sets = new Set([hazard.riskRatingSetUuid, ...hazard.evaluations.map(one => one.riskRatingSetUuid)]);
  for (const setUuid of sets) {
    const set = data.sets.get(setUuid);
    const initial = evaluationOf(hazard, 'INITIAL', setUuid);
    const final = evaluationOf(hazard, 'FINAL', setUuid);
    if (!set || (!initial && !final)) continue;
    const columns = [
      [set.name, 3] as const,
      [text('initial', 'Initial'), 4] as const,
      [text('reason', 'Reason'), 6] as const,
      ...(final ? [[text('final', 'Final'), 4] as const, [text('reason', 'Reason'), 4] as const] : []),
    ];
    const rows: Row[] = scalesOf(set).map(({ parameter, field, label, symbol }) => {
      const cells = (evaluation: typeof initial): (string | Cell)[] => {
        const level = levelOf(set, evaluation?.[field]);
        const reason = markdownCell(evaluation?.rationale[parameter] ?? '');
        return [
          level ? `${level.code} – ${level.label}` : '–',
          parameter === 'avoidability' ? withFactors(reason, evaluation?.avoidanceFactors, context) : reason,
        ];
      };
      return [`${label} (${symbol})`, ...cells(initial), ...(final ? cells(final) : [])];
    });
    const result = (evaluation: typeof initial): (string | Cell)[] => {
      const riskClass = set.classes.find(({ uuid }) => uuid === evaluation?.classUuid);
      return [
        ratingNameCell(set, evaluation?.ratingUuid),
        joined([
          riskClass?.label,
          evaluation?.score === null || evaluation?.score === undefined ? '' : String(evaluation.score),
          evaluation?.origin === 'CONSENSUS' && text('by-consensus', 'agreed on by vote'),
          evaluation?.isOutdated && text('outdated', 'outdated: recalculate'),
        ]),
      ];
    };
    rows.push([linesCell(set.resultLabel), ...result(initial), ...(final ? result(final) : [])]);
    yield cellsTable('GRID', columns, rows);
  }
}

/** A reason with the factors behind it. */
const withFactors = (
  reason: Cell,
  factors: Parameters<typeof avoidanceLines>[0],
  context: ReportContext,
): Cell => ({
  ...reason,
  paragraphs: [...reason.paragraphs, ...linesCell(...avoidanceLines(factors, context)).paragraphs],
});

/** Measures in the order of the three-step method (ISO 12100:2010 clause 6.1). */
function measuresBlock(hazard: Hazard, context: ReportContext): Block | undefined {
  const { data, text, word, lookup, person, day } = context;
  const uses = data.uses.get(hazard.uuid) ?? [];
  if (uses.length === 0) return undefined;
  const set = data.sets.get(hazard.riskRatingSetUuid);
  const rankOf = (use: (typeof uses)[number]) =>
    data.lookups.get(data.measures.get(use.rrmUuid)?.rrmTypeUuid ?? '')?.rank ?? 9;
  const sorted = [...uses].sort((one, other) => rankOf(one) - rankOf(other) || one.order - other.order);
  return cellsTable(
    'GRID',
    [
      [text('step', 'Step'), 4],
      [text('measure', 'Measure'), 4.5],
      [text('effect-of-measure', 'Effect'), 5],
      [text('state', 'State'), 2.8],
      [text('levels-evidence', 'Level, verification'), 3.6],
    ],
    sorted.map(use => {
      const measure = data.measures.get(use.rrmUuid);
      const judged = use.evaluations.find(one => one.riskRatingSetUuid === hazard.riskRatingSetUuid);
      return [
        linesCell(`${rankOf(use)}. ${lookup(measure?.rrmTypeUuid ?? null)}`),
        markdownCell(measure?.description ?? '', { text: [{ text: titled(measure), bold: true }] }),
        linesCell(
          judged && joined([word(`measures/effect-${judged.effectiveness}`), levelsText(set, judged)]),
          use.takesCreditForLowPr &&
            labelled(text('low-pr', 'Credit for a low probability'), use.creditJustification),
          judged?.newHazardsCreated &&
            (judged.newHazardsNote
              ? labelled(text('new-hazards', 'Creates new hazards'), judged.newHazardsNote)
              : text('new-hazards', 'Creates new hazards')),
          ...use.newHazardUuids.map(uuid => titled(data.hazardsByUuid.get(uuid))),
          markdownParagraphs(judged?.note ?? ''),
        ),
        linesCell(
          word(`measures/status-${use.status}`),
          data.solutionSets.get(use.solutionSetUuid ?? '')?.name,
          person(use.responsibleUserUuid),
          day(use.dueDate),
        ),
        linesCell(
          use.requiredLevel && `${text('required', 'required')}: ${use.requiredLevel}`,
          use.achievedLevel && `${text('achieved', 'achieved')}: ${use.achievedLevel}`,
          titled(data.srems.get(use.sremUuid ?? '')),
          markdownParagraphs(judged?.verificationMethod ?? ''),
          judged?.verifiedAt && joined([person(judged.verifiedByUserUuid), day(judged.verifiedAt)], ', '),
          markdownParagraphs(use.evidence),
          titled(data.documents.get(use.evidenceDocumentUuid ?? '')),
        ),
      ];
    }),
  );
}

export function acceptanceText(hazard: Hazard, { text, person, day }: ReportContext): string {
  if (hazard.residualRiskAcceptedAt === null) return text('not-accepted', 'Not accepted yet.');
  const values = [person(hazard.residualRiskAcceptedByUserUuid), day(hazard.residualRiskAcceptedAt)];
  return hazard.isResidualRiskAccepted
    ? text('accepted-by', 'Accepted by {1} on {2}.', { values })
    : text('acceptance-lapsed', 'Lapsed: {1} accepted another final rating on {2}.', { values });
}

function residualRows(hazard: Hazard, context: ReportContext): Row[] {
  const { text } = context;
  const rounds = votingOf(context).get(hazard.uuid)?.rounds ?? [];
  const latest = (['INITIAL', 'FINAL'] as const).flatMap(
    stage => rounds.filter(round => round.stage === stage).at(-1) ?? [],
  );
  const rows: Row[] = [];
  if (hazard.residualRiskNote)
    rows.push([text('residual-note', 'What remains'), markdownCell(hazard.residualRiskNote)]);
  if (hazard.standardClause) rows.push([text('clause', 'Clause'), hazard.standardClause]);
  const isJudged = evaluationOf(hazard, 'FINAL') !== undefined || hazard.residualRiskAcceptedAt !== null;
  if (isJudged) rows.push([text('residual-acceptance', 'Residual risk'), acceptanceText(hazard, context)]);
  if (latest.length > 0)
    rows.push([
      text('vote', 'Vote'),
      {
        paragraphs: latest.map(round => ({
          text: [{ text: roundSummary(round, context), to: votingAnchor(hazard.uuid) } satisfies Run],
        })),
      },
    ]);
  return rows;
}

/** A short card for each hazard. */
export function* hazardCardBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text } = context;
  yield numbering.chapter(text('hazards-in-detail', 'Hazards in detail'), 's-cards');
  if (data.hazards.length === 0) yield noneRecorded(context);
  if (numbering.isOutline) return;
  const facts = [
    ['', 1],
    ['', 3.6],
  ] as const;
  for (const hazard of data.hazards) {
    yield {
      kind: 'heading',
      level: 3,
      text: `${hazard.code} ${hazardWords(hazard, context).title}`.trim(),
      anchor: hazardAnchor(hazard.uuid),
    };
    yield {
      kind: 'paragraph',
      paragraph: { text: [{ text: story(hazard, context), italic: true }] },
      isKept: true,
    };
    yield cellsTable('FACTS', facts, factRows(hazard, context));
    yield* ratingBlocks(hazard, context);
    const measures = measuresBlock(hazard, context);
    if (measures) yield measures;
    const residual = residualRows(hazard, context);
    if (residual.length > 0) yield cellsTable('FACTS', facts, residual);
  }
}
