import { differsFrom } from '@domain/rating/publishedRating';
import { lookUp, scalesOf } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import type { PastePlan, PlannedCell, PlannedRow } from '@/features/shared/sheet/paste/pasteTypes';
import { type PasteContext, planPaste } from '@/features/shared/sheet/paste/planPaste';
import { initialLevels } from '../../view/hazardFields';
import type { LinkPlanner } from '../links/LinkPlanner';
import { hasLinks } from '../links/rowLinks';
import type { ImportRow, RowRefusal } from './importBlock';

export type RowResult = 'new' | 'changed' | 'unchanged' | 'refused';

/** A level of the file that is not what the table gives. */
export interface LevelDifference {
  readonly published: string;
  readonly lookedUp: string;
  /** The cell of the table: "S3 · E4 · C2". */
  readonly cell: string;
}

export interface PlannedImportRow {
  readonly line: number;
  readonly part: number;
  readonly result: RowResult;
  readonly code: string;
  /** Why the whole row is left out. */
  readonly refusal: RowRefusal | 'cells' | 'empty' | undefined;
  /** What is written: for a new row its cells, for others what they were before. */
  readonly changes: readonly { column: string; before: string; after: string; isMade: boolean }[];
  readonly leftOut: readonly PlannedCell[];
  readonly level: LevelDifference | undefined;
  readonly planned: PlannedRow<Hazard> | undefined;
}

export interface ImportPlan {
  readonly rows: readonly PlannedImportRow[];
  readonly paste: PastePlan<Hazard>;
  /** Targets and measures, and their links with hazards. */
  readonly links: Pick<LinkPlanner, 'additions' | 'edits' | 'counts' | 'untyped'>;
}

interface PlanOptions {
  readonly set: RiskRatingSet;
  readonly leavesOutRefused: boolean;
  readonly links: LinkPlanner;
}

/** What an import comes to: the plan of a paste, row by row in the words of an import. Nothing is written yet. */
export function planImport(
  rows: readonly ImportRow[],
  context: PasteContext<Hazard>,
  { set, leavesOutRefused, links }: PlanOptions,
): ImportPlan {
  const taken = rows.filter(
    ({ refusal, cells, rowKey, links: named }) =>
      refusal === undefined && (cells.length > 0 || (rowKey !== null && hasLinks(named))),
  );
  const problems = new Map(
    taken.map(row => [
      row,
      links.problemsOf(row.links, row.rowKey === null ? undefined : context.find(row.rowKey)),
    ]),
  );
  const block = (wanted: readonly ImportRow[]) =>
    planPaste({ rows: wanted, hasHeader: true, cutOff: [], groupKey: undefined }, context);
  let paste = block(taken);
  let planned = pairs(taken, paste);
  const isRefusedRow = (row: ImportRow) =>
    isRefused(planned.get(row)) || (problems.get(row)?.length ?? 0) > 0;
  const refused = new Set(leavesOutRefused ? taken.filter(isRefusedRow) : []);
  if (refused.size > 0) {
    // Planned once more without them: what only they name is not created.
    const before = planned;
    const rest = taken.filter(row => !refused.has(row));
    paste = block(rest);
    planned = new Map([...pairs(rest, paste), ...[...refused].map(row => [row, before.get(row)] as const)]);
  }
  const results = rows.map(row =>
    withLinks(
      resultOf(row, planned.get(row), context, set, refused.has(row)),
      row,
      problems.get(row) ?? [],
      context,
      links,
    ),
  );
  return { paste, rows: results, links };
}

/** The row with what it links its hazard with; one that is left out links nothing. */
function withLinks(
  result: PlannedImportRow,
  { links: named }: ImportRow,
  problems: readonly PlannedCell[],
  { model }: PasteContext<Hazard>,
  links: LinkPlanner,
): PlannedImportRow {
  const refused = { ...result, leftOut: [...result.leftOut, ...problems] };
  const { planned } = result;
  if (!planned || !hasLinks(named)) return refused;
  const { record, edit } = planned;
  const { changes, leftOut } = links.plan(named, edit ? model.apply(record, edit.patch) : record);
  return {
    ...refused,
    leftOut: [...refused.leftOut, ...leftOut],
    changes: [...result.changes, ...changes],
    result: result.result === 'unchanged' && changes.length > 0 ? 'changed' : result.result,
  };
}

/** The planner answers every row that has a cell with something in it, in their order. */
const pairs = (rows: readonly ImportRow[], { rows: planned }: PastePlan<Hazard>) =>
  new Map(rows.map((row, at): [ImportRow, PlannedRow<Hazard> | undefined] => [row, planned[at]]));

const isRefused = (row: PlannedRow<Hazard> | undefined) =>
  row?.cells.some(({ outcome }) => outcome === 'refused') === true;

function resultOf(
  { line, part, refusal, rowKey }: ImportRow,
  planned: PlannedRow<Hazard> | undefined,
  context: PasteContext<Hazard>,
  set: RiskRatingSet,
  isLeftOut: boolean,
): PlannedImportRow {
  const known = rowKey === null ? undefined : context.find(rowKey);
  const leftOut = planned?.cells.filter(({ outcome }) => outcome === 'refused') ?? [];
  const base = { line, part, code: known?.code ?? '', leftOut };
  const why = refusal ?? (isLeftOut ? 'cells' : !planned ? 'empty' : undefined);
  if (why || !planned)
    return {
      ...base,
      result: 'refused',
      refusal: why ?? 'empty',
      changes: [],
      level: undefined,
      planned: undefined,
    };
  const changes = changesOf(planned, context);
  const level = differenceOf(planned, context, set);
  const isEmptyRow = planned.isNew && changes.length === 0;
  if (isEmptyRow) return { ...base, result: 'refused', refusal: 'cells', changes, level, planned: undefined };
  const result = planned.isNew ? 'new' : planned.edit ? 'changed' : 'unchanged';
  return { ...base, result, refusal: undefined, changes, level, planned };
}

function changesOf({ record, edit, cells }: PlannedRow<Hazard>, { columns, model }: PasteContext<Hazard>) {
  const patch = edit?.patch ?? {};
  const after = model.apply(record, patch);
  const byColumn = new Map(cells.map(cell => [cell.columnKey, cell]));
  return columns.flatMap(column => {
    if (!(column.key in patch)) return [];
    const cell = byColumn.get(column.key);
    const isMade = cell?.outcome === 'created';
    return [
      {
        column: column.name,
        before: column.kind.format(column.getValue(record), record),
        after: isMade ? cell.text : column.kind.format(column.getValue(after), after),
        isMade,
      },
    ];
  });
}

/** The level of the file against that of the table; undefined where they mean the same or one of them is missing. */
function differenceOf(
  { record, edit }: PlannedRow<Hazard>,
  { model }: PasteContext<Hazard>,
  set: RiskRatingSet,
): LevelDifference | undefined {
  const after = edit ? model.apply(record, edit.patch) : record;
  const { publishedRating: published } = after;
  const levels = initialLevels(after, set);
  const rating = lookUp(set, levels)?.rating;
  if (!rating || !differsFrom(published, rating)) return undefined;
  const codes = scalesOf(set).map(
    ({ field, levels: scale }) => scale.find(({ uuid }) => uuid === levels[field])?.code ?? '–',
  );
  return {
    published,
    lookedUp: rating.code === 'NONE' ? rating.label : rating.code,
    cell: codes.join(' · '),
  };
}
