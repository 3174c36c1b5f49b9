import { parsedReference } from '@domain/exchange/columns';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import type { PastedRow } from '@/ui/worksheet';
import type { Catalogs } from '../../view/catalog';
import { LINK_COLUMNS } from '../../view/hazardFields';
import { type ColumnMapping, scaleOfKey } from '../columns/guessColumns';
import type { ImportTable } from '../columns/headerRow';
import type { ImportTarget } from '../columns/importColumns';
import { levelCode } from '../columns/levelText';
import { severalInOne } from '../columns/severalInOne';

export const SITUATION = 'exposureSituationUuid';

export interface ImportOptions {
  readonly mapping: ColumnMapping;
  /** Rows of hazards that are there already: brought up to date, or left as they are. */
  readonly mode: 'update' | 'add';
  /** One hazard for each situation that a cell lists. */
  readonly splitsSituations: boolean;
  /** Rows with a cell that cannot be read are left out as a whole, not only the cell. */
  readonly leavesOutRefused: boolean;
}

/** Why a row is left out as a whole. */
export type RowRefusal = 'twice' | 'there';

/** A row of the file on its way into the worksheet. */
export interface ImportRow extends PastedRow {
  /** Row of the spreadsheet, from 1. */
  readonly line: number;
  /** Of several situations in one cell: which one, from 1; 0 where there is one. */
  readonly part: number;
  /** Level that the file gives; empty where it has none. */
  readonly published: string;
  readonly refusal: RowRefusal | undefined;
}

interface BlockContext {
  readonly table: ImportTable;
  readonly targets: readonly ImportTarget[];
  readonly hazards: readonly Hazard[];
  readonly set: RiskRatingSet;
  readonly catalogs: Catalogs;
  readonly style: Hazard['style'];
}

/** The rows of a table as the paste planner takes them. An empty cell changes nothing: it is left out. */
export function importRows(context: BlockContext, options: ImportOptions): ImportRow[] {
  const { table, targets, hazards } = context;
  const byCode = new Map(hazards.map(hazard => [hazard.code.toLowerCase(), hazard]));
  const byKey = new Map(targets.map(target => [target.key, target]));
  const columnOf = (key: string) => options.mapping.indexOf(key);
  const [codeAt, levelAt] = [columnOf('code'), columnOf('initial.rating')];
  const seen = new Set<string>();
  const readers = options.mapping.map(key => readerOf(key, byKey, context));
  return table.rows.flatMap(({ line, cells }): ImportRow[] => {
    const code = (cells[codeAt] ?? '').trim().toLowerCase();
    const known = code === '' ? undefined : byCode.get(code);
    const isTwice = code !== '' && seen.has(code);
    if (code !== '') seen.add(code);
    const isLeft = known !== undefined && options.mode === 'add';
    const refusal: RowRefusal | undefined = isTwice ? 'twice' : isLeft ? 'there' : undefined;
    const read = readers.flatMap((reader, at) => {
      const text = (cells[at] ?? '').trim();
      return reader && text !== '' ? [{ columnKey: reader.path, text: reader.read(text) }] : [];
    });
    const row = { line, rowKey: known?.uuid ?? null, published: (cells[levelAt] ?? '').trim(), refusal };
    const situation = read.find(({ columnKey }) => columnKey === SITUATION);
    const parts = situation && options.splitsSituations && !known ? severalInOne(situation.text) : [];
    if (parts.length < 2) return [{ ...row, part: 0, cells: read }];
    return parts.map((text, at) => ({
      ...row,
      part: at + 1,
      cells: read.map(cell => (cell === situation ? { ...cell, text } : cell)),
    }));
  });
}

interface CellReader {
  readonly path: string;
  read(text: string): string;
}

function readerOf(
  key: string | null,
  targets: ReadonlyMap<string, ImportTarget>,
  { set, catalogs, style }: BlockContext,
): CellReader | undefined {
  const path = key === null ? null : (targets.get(key)?.path ?? null);
  if (key === null || path === null) return undefined;
  if (path.startsWith('levels/')) {
    const scale = scaleOfKey(set, key);
    return { path, read: text => (scale && levelCode(scale, text)) ?? text };
  }
  const link = LINK_COLUMNS[style].find(({ field }) => field === path);
  if (!link) return { path, read: text => text };
  const { items, options } = catalogs[link.catalog];
  const byCode = new Map(
    items.map((item, at) => [item.code, options[at]?.value === item.uuid ? options[at].label : item.name]),
  );
  // "Braking [FN-002]", as Badger's own spreadsheet tells two of one name apart.
  const named = (text: string) => {
    const { code } = parsedReference(text);
    return (code && byCode.get(code)) ?? text;
  };
  if (path === 'personnelUuids')
    return {
      path,
      read: text =>
        text
          .split(/\n|;/)
          .map(part => named(part.trim()))
          .filter(Boolean)
          .join(', '),
    };
  return { path, read: named };
}

/** Rows whose cell lists several situations. */
export function countSeveral({ rows }: ImportTable, mapping: ColumnMapping): number {
  const at = mapping.indexOf(SITUATION);
  return at < 0 ? 0 : rows.filter(({ cells }) => severalInOne(cells[at] ?? '').length > 1).length;
}
