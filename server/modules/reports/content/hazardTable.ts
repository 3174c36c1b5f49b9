import { levelOf, scalesOf } from '../../../../domain/rating/ratingSet.ts';
import { grouped, type ReportedRecords } from '../../report-data/index.ts';
import { type Block, explanation, linkCell, type Row } from '../document/model.ts';
import { linesCell, ratingCell } from './cells.ts';
import { codesOf, hazardAnchor, type Numbering, noneRecorded, type ReportContext } from './context.ts';
import { evaluationOf, hazardWords, isLeftOut } from './hazardWords.ts';
import { countMatrixBlocks } from './method.ts';
import { ratingPictureBlocks } from './ratingPictures.ts';
import { cellsTable } from './tables.ts';

type Hazard = ReportedRecords['Hazard'];
type Column = readonly [title: string, weight: number, isCentered?: boolean];

/** Hazards of one style and one rating set have the same columns. */
const groupsOf = (hazards: readonly Hazard[]) =>
  grouped(hazards, ({ style, riskRatingSetUuid }) => `${style} ${riskRatingSetUuid}`);

function describedColumns(style: string, { text }: ReportContext): Column[] {
  return style === 'MACHINE'
    ? [
        [text('task-phase', 'Task, phase'), 8],
        [text('persons-zone', 'Persons, zone'), 6],
        [text('type-energy', 'Type, energy'), 6],
        [text('event-injury', 'Hazardous event, injury'), 9],
      ]
    : [
        [text('function-malfunction', 'Function, malfunction'), 9],
        [text('situation', 'Situation'), 8],
        [text('event-effect', 'Hazardous event, effect'), 9],
      ];
}

function describedCells(hazard: Hazard, context: ReportContext): Row {
  const words = hazardWords(hazard, context);
  const event = words.eventName || hazard.name;
  if (hazard.style === 'MACHINE')
    return [
      linesCell(words.taskName, words.humanTaskName, words.phase),
      linesCell(words.persons, words.zone),
      linesCell(words.hazardType, words.energy),
      linesCell(event, words.injuries),
    ];
  return [
    linesCell(words.function, words.triggerName),
    linesCell(words.situationName),
    linesCell(event, ...words.effects),
  ];
}

function groupBlock(hazards: readonly Hazard[], context: ReportContext, isLinked: boolean): Block {
  const { data, text, word } = context;
  const [first] = hazards;
  const set = data.sets.get(first?.riskRatingSetUuid ?? '');
  const scales = set ? scalesOf(set) : [];
  const columns: Column[] = [
    [text('code', 'Code'), 3.6],
    ...describedColumns(first?.style ?? 'FUNCTION', context),
    ...scales.map(({ symbol }) => [symbol, 1.9, true] as const),
    [set?.resultLabel ?? text('level', 'Level'), 3.4, true],
    ...scales.map(({ symbol }) => [`${symbol}′`, 1.9, true] as const),
    [text('final', 'Final'), 3.4, true],
    [text('treated-by', 'Targets, measures'), 5],
    [text('state', 'State'), 4.6],
  ];
  const rows = {
    *[Symbol.iterator]() {
      for (const hazard of hazards) {
        const levels = (stage: 'INITIAL' | 'FINAL') => {
          const evaluation = evaluationOf(hazard, stage);
          return [
            ...scales.map(({ field }) => (set && levelOf(set, evaluation?.[field])?.code) ?? '–'),
            ratingCell(set, evaluation?.ratingUuid),
          ];
        };
        yield [
          isLinked ? linkCell(hazard.code, hazardAnchor(hazard.uuid)) : hazard.code,
          ...describedCells(hazard, context),
          ...levels('INITIAL'),
          ...levels('FINAL'),
          linesCell(
            codesOf(hazard.safetyTargetUuids, data.targets),
            codesOf(hazard.sremUuids, data.srems),
            codesOf(
              (data.uses.get(hazard.uuid) ?? []).map(({ rrmUuid }) => rrmUuid),
              data.measures,
            ),
          ),
          word(`hazards/status-${hazard.status}`),
        ] satisfies Row;
      }
    },
  };
  return cellsTable('GRID', columns, rows, true);
}

/** The worksheet across the page: a table for each style and rating set. */
export function* hazardTableBlocks(
  context: ReportContext,
  numbering: Numbering,
  isLinked: boolean,
): Generator<Block> {
  const { data, text, word } = context;
  yield { kind: 'page', isLandscape: true };
  yield numbering.chapter(text('hazard-table', 'Hazards'), 's-hazards');
  if (data.hazards.length === 0) yield noneRecorded(context);
  else
    yield explanation(
      text(
        'table-explanation',
        'Signs with a stroke (S′) are the final levels, with the measures that count.',
      ),
    );
  const groups = groupsOf(data.hazards);
  for (const [key, hazards] of groups) {
    const [style = '', setUuid = ''] = key.split(' ');
    if (groups.size > 1)
      yield numbering.section(
        `${word(`projects/style-${style}`)}, ${data.sets.get(setUuid)?.name ?? ''}`,
        `ht-${style}-${setUuid}`.slice(0, 40),
      );
    yield groupBlock(hazards, context, isLinked);
  }
  yield { kind: 'page', isLandscape: false };
}

/** Counts and matrices of the hazards; those left out are told apart. */
export function* summaryBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, number } = context;
  yield numbering.chapter(text('summary', 'Summary'), 's-summary');
  const states = new Map<string, number>();
  const pairs = new Map<string, Map<string, number>>();
  for (const hazard of data.hazards) {
    states.set(hazard.status, (states.get(hazard.status) ?? 0) + 1);
    if (isLeftOut(hazard)) continue;
    const counts = pairs.get(hazard.riskRatingSetUuid) ?? new Map<string, number>();
    const ratings = (['INITIAL', 'FINAL'] as const).map(
      stage => evaluationOf(hazard, stage)?.ratingUuid ?? '',
    );
    const key = ratings.join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
    pairs.set(hazard.riskRatingSetUuid, counts);
  }
  const open = data.findings.filter(({ state }) => state !== 'ACCEPTED').length;
  const facts: [string, number][] = [
    [text('count-hazards', 'Hazards'), data.hazards.length],
    ...[...states].map(
      ([state, count]) => [`– ${word(`hazards/status-${state}`)}`, count] as [string, number],
    ),
    [text('count-functions', 'Functions'), data.functions.size],
    [text('count-malfunctions', 'Malfunctions'), data.malfunctions.size],
    [text('count-machines', 'Machines'), data.machines.size],
    [text('count-tasks', 'Tasks'), data.tasks.size],
    [text('count-situations', 'Exposure situations'), data.situations.size],
    [text('count-targets', 'Safety targets'), data.targets.size],
    [text('count-requirements', 'Requirements and external measures'), data.srems.size],
    [text('count-measures', 'Measures'), data.measures.size],
    [text('count-assumptions', 'Assumptions'), data.assumptions.size],
    [text('count-open', 'Open checks'), open],
    [text('count-accepted', 'Accepted checks'), data.findings.length - open],
  ];
  yield cellsTable(
    'FACTS',
    [
      ['', 2],
      ['', 3],
    ],
    facts
      .filter(([name, count]) => count > 0 || name === text('count-open', 'Open checks'))
      .map(([name, count]) => [name, number(count)]),
  );
  yield* countMatrixBlocks(context, pairs);
  if (!numbering.isOutline) yield* ratingPictureBlocks(context);
}
