import { listEdits } from '@/lib/listEdits';
import type { Grouping } from '../worksheetTypes';

/** The line that stands above the rows of a group. */
export class GroupLine {
  readonly key: string;
  readonly label: string;
  /** Undefined as long as rows of it are on their way. */
  readonly count: number | undefined;
  readonly collapsed: boolean;
  constructor(key: string, label: string, count: number | undefined, collapsed: boolean) {
    this.key = key;
    this.label = label;
    this.count = count;
    this.collapsed = collapsed;
  }
}

/** The last line: activating it adds a row. */
export class AddLine {}

const addLine = new AddLine();

/** What a line of the grid shows. Rows keep the caller's identity, so that unchanged ones are not rendered again. */
export type DisplayRow<R> = R | GroupLine | AddLine;

export function isDataRow<R>(line: DisplayRow<R> | undefined): line is R {
  return line !== undefined && !(line instanceof GroupLine) && !(line instanceof AddLine);
}

/**
 * Key of the group that a line belongs to. The last line, which adds, belongs to what stands above it, as in a sheet of
 * Excel the row below the last one does.
 */
export function groupAt<R>(
  lines: readonly DisplayRow<R>[],
  at: number,
  grouping: Grouping<R> | undefined,
): string | undefined {
  const line = lines[lines[at] instanceof AddLine ? at - 1 : at];
  if (line instanceof GroupLine) return line.key;
  return isDataRow(line) ? grouping?.groupOf(line) : undefined;
}

/** Key of a group for rows whose group is not listed. */
const noGroupKey = '';

interface LineOptions<R> {
  readonly grouping?: Grouping<R> | undefined;
  readonly collapsed?: ReadonlySet<string> | undefined;
  readonly noGroupLabel: string;
  readonly canAdd: boolean;
  /** Whether more rows are on their way. */
  readonly isPart?: boolean;
}

/** Lines in the order shown: rows under their groups, groups without rows and the rows of collapsed ones left out. */
export function displayRows<R>(rows: readonly R[], options: LineOptions<R>): readonly DisplayRow<R>[] {
  const { grouping, collapsed, noGroupLabel, canAdd, isPart = false } = options;
  if (grouping === undefined) return canAdd ? [...rows, addLine] : rows;
  const members = new Map<string, R[]>(grouping.groups.map(group => [group.key, []]));
  const rest: R[] = [];
  for (const row of rows) (members.get(grouping.groupOf(row)) ?? rest).push(row);
  const all =
    rest.length > 0 ? [...grouping.groups, { key: noGroupKey, label: noGroupLabel }] : grouping.groups;
  const lines: DisplayRow<R>[] = [];
  for (const { key, label } of all) {
    const own = members.get(key) ?? rest;
    if (own.length === 0) continue;
    const isCollapsed = collapsed?.has(key) ?? false;
    lines.push(new GroupLine(key, label, isPart ? undefined : own.length, isCollapsed));
    if (!isCollapsed) for (const row of own) lines.push(row);
  }
  if (canAdd) lines.push(addLine);
  return lines;
}

export interface KeptLines<R> {
  readonly rows: readonly R[];
  readonly options: LineOptions<R>;
  readonly lines: readonly DisplayRow<R>[];
}

/** The lines of rows, made of those before where a few rows were edited: one of thousands costs no look at the others. */
export function keepLines<R>(
  before: KeptLines<R> | null,
  rows: readonly R[],
  options: LineOptions<R>,
): KeptLines<R> {
  const kept = before?.options === options ? linesAfterEdits(before, rows) : undefined;
  return { rows, options, lines: kept ?? displayRows(rows, options) };
}

/** @returns undefined where a row moved to another group, came or went */
function linesAfterEdits<R>(
  { rows: before, options: { grouping }, lines }: KeptLines<R>,
  rows: readonly R[],
): readonly DisplayRow<R>[] | undefined {
  const edits = grouping && listEdits(before, rows);
  if (!edits?.every(({ was, is }) => grouping?.groupOf(was) === grouping?.groupOf(is))) return undefined;
  const places = edits.map(({ was }) => lines.indexOf(was));
  const next = [...lines];
  edits.forEach(({ is }, at) => {
    const place = places[at] ?? -1;
    // Rows of a collapsed group have no line.
    if (place >= 0) next[place] = is;
  });
  return next;
}
