import { lookUp, type Scale, scalesOf } from '../../../../domain/rating/ratingSet.ts';
import type { ReportedSet } from '../../report-data/index.ts';
import { type Block, type Cell, caption, paragraph } from '../document/model.ts';
import { linesCell, namedCell, ratingCell } from './cells.ts';
import { type Numbering, noneRecorded, type ReportContext } from './context.ts';
import { cellsTable } from './tables.ts';

type Text = ReportContext['text'];

/** A set with what it is, where its table comes from and how sure that is. */
function* setBlocks(set: ReportedSet, context: ReportContext): Generator<Block> {
  const { text, number } = context;
  const facts: [string, string][] = [
    [text('standard', 'Standard'), set.standard],
    [text('version', 'Version'), set.version],
    [text('set-source', 'Source of the table'), set.provenance],
    [text('set-trust', 'Trust in the table'), text('of-five', '{1} of 5', { values: [number(set.trust)] })],
    [text('set-rule', 'Rule'), set.rule],
    [text('set-disclaimer', 'Note'), set.disclaimer],
  ];
  yield cellsTable(
    'FACTS',
    [
      ['', 1],
      ['', 3],
    ],
    facts.filter(([, value]) => value !== ''),
  );
  for (const scale of scalesOf(set)) {
    yield caption(`${scale.label} (${scale.symbol})`);
    yield cellsTable(
      'GRID',
      [
        [text('level', 'Level'), 1],
        [text('meaning', 'Meaning'), 8],
      ],
      scale.levels.map(level => [
        level.code,
        namedCell(level.label, [level.definition, level.examples].filter(Boolean).join(' ')),
      ]),
    );
  }
  yield caption(set.resultLabel);
  yield cellsTable(
    'GRID',
    [
      [text('level', 'Level'), 1],
      [text('meaning', 'Meaning'), 8],
    ],
    [...set.ratings]
      .sort((one, other) => one.rank - other.rank)
      .map(rating => [ratingCell(set, rating.uuid), namedCell(rating.label, rating.definition)]),
  );
}

export function* methodBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, number } = context;
  yield numbering.chapter(text('method', 'Method'), 's-method');
  yield paragraph(
    data.project.style === 'MACHINE'
      ? text(
          'method-machine',
          'Risks are judged task by task: who does what, where and in which phase of life, and what can harm them there (ISO 12100). The initial risk is rated without safeguards. Measures follow in the order of the three-step method: inherently safe design, safeguarding and complementary measures, information for use. What remains is rated again.',
        )
      : text(
          'method-function',
          'Each function is looked at with guidewords. A malfunction that can be credible is combined with the situations in which it matters; what happens then is a hazardous event, which is rated. The exposure rates the situation, not how often a fault occurs.',
        ),
  );
  yield paragraph(
    text(
      'method-level',
      'The level of a risk is always looked up in the table of the rating set below; nobody types it. The tables are in the appendix.',
    ),
  );
  yield paragraph(
    text('method-voting', 'Ratings are agreed on in blind votes. Rule: {1}. Votes needed at least: {2}.', {
      values: [
        word(`organization/consensus-${data.project.consensusRule}`),
        number(data.project.minimumVotes),
      ],
    }),
  );
  if (data.sets.size === 0) yield noneRecorded(context);
  for (const set of data.sets.values()) {
    yield numbering.section(set.name, `rs-${set.uuid}`);
    yield* setBlocks(set, context);
  }
}

/** Every combination of the levels of some scales. */
function combinations(scales: readonly Scale[]): Scale['levels'][number][][] {
  return scales.reduce<Scale['levels'][number][][]>(
    (rows, { levels }) => rows.flatMap(row => levels.map(level => [...row, level])),
    [[]],
  );
}

/** Columns of a matrix are as wide as their words need. */
const widthOf = (code: string) => Math.max(4, code.length / 2);

/** The whole table of a set in its colours: the last parameter goes to the right. */
function matrixBlock(set: ReportedSet, text: Text): Block | undefined {
  const scales = scalesOf(set);
  const across = scales.at(-1);
  if (!across) return undefined;
  const down = scales.slice(0, -1);
  const fieldOf = new Map(scales.map(({ parameter, field }) => [parameter, field]));
  const rows = combinations(down).map(levels => {
    const chosen = Object.fromEntries(
      levels.map(level => [fieldOf.get(level.parameter as never), level.uuid]),
    );
    const cells = across.levels.map((level): Cell => {
      const found = lookUp(set, { ...chosen, [across.field]: level.uuid });
      const cell = ratingCell(set, found?.rating.uuid);
      return found?.score == null
        ? cell
        : { ...cell, paragraphs: [{ text: `${found.rating.code} (${found.score})` }] };
    });
    return [...levels.map(({ code }) => code), ...cells];
  });
  const widest = Math.max(5, ...set.ratings.map(({ code }) => widthOf(code)));
  const columns = [
    ...down.map(({ symbol }) => [symbol, 3, true] as const),
    ...across.levels.map(({ code }) => [code, widest, true] as const),
  ];
  const hasScore = set.table.some(({ score }) => score !== null);
  return {
    ...cellsTable('MATRIX', columns, rows),
    ...(hasScore && {
      columns: columns.map(([title, weight]) => ({
        title: title || text('level', 'Level'),
        weight,
        isCentered: true,
      })),
    }),
  };
}

export function* ratingTableBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text } = context;
  for (const set of data.sets.values()) {
    yield numbering.section(
      text('rating-table', 'Rating table of {1}, version {2}', { values: [set.name, set.version] }),
      `rt-${set.uuid}`,
    );
    const matrix = matrixBlock(set, text);
    yield matrix ?? noneRecorded(context);
  }
}

/** How many hazards have which initial and final rating, in each set. */
export function* countMatrixBlocks(
  context: ReportContext,
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Generator<Block> {
  const { data, text, number } = context;
  const none = text('not-rated', 'not rated');
  for (const [setUuid, pairs] of counts) {
    const set = data.sets.get(setUuid);
    if (!set) continue;
    const ratings = [...set.ratings].sort((one, other) => one.rank - other.rank);
    const total = [...pairs.values()].reduce((sum, count) => sum + count, 0);
    yield paragraph([
      { text: `${set.name}: `, bold: true },
      {
        text: text(
          'matrix-explanation',
          'hazards by initial rating (down) and final rating (across); {1} in all.',
          {
            values: [number(total)],
          },
        ),
      },
    ]);
    const ends = [...ratings.map(({ uuid, code }) => ({ uuid, code })), { uuid: '', code: none }];
    yield cellsTable(
      'MATRIX',
      [
        ['', 8],
        ...ends.map(({ code }) => [code, widthOf(code), true] as const),
        [text('sum', 'Sum'), 5, true] as const,
      ],
      ends.map(({ uuid, code }) => {
        const own = ends.map(end => pairs.get(`${uuid} ${end.uuid}`) ?? 0);
        return [
          uuid ? { ...ratingCell(set, uuid), isCentered: false } : linesCell(code),
          ...own.map((count, index) => {
            const end = ends[index];
            const cell = count > 0 && end?.uuid ? ratingCell(set, end.uuid) : linesCell('');
            return { ...cell, paragraphs: [{ text: count > 0 ? number(count) : '' }], isCentered: true };
          }),
          number(own.reduce((sum, count) => sum + count, 0)),
        ];
      }),
    );
  }
}
