import { parsedReference } from '@domain/exchange/columns';
import { foldedRating } from '@domain/rating/publishedRating';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import type { ImportTable } from '@/features/shared/tables/headerRow';
import type { PastedRow } from '@/ui/worksheet';
import type { DetailLists } from '../../columns/detailColumns';
import type { Catalogs } from '../../view/catalog';
import { LINK_COLUMNS } from '../../view/hazardFields';
import { type ColumnMapping, scaleOfKey } from '../columns/guessColumns';
import { type ImportTarget, PUBLISHED } from '../columns/importColumns';
import { levelCode } from '../columns/levelText';
import { severalInOne } from '../columns/severalInOne';
import { LINK_KEYS, type RowLinks, rowLinks } from '../links/rowLinks';

export const SITUATION = 'exposureSituationUuid';
const EXTERNAL_ID = 'externalId';

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
export type RowRefusal = 'twice' | 'there' | 'ambiguous';

/** A row of the file on its way into the worksheet. */
export interface ImportRow extends PastedRow {
  /** Row of the spreadsheet, from 1. */
  readonly line: number;
  /** Of several situations in one cell: which one, from 1; 0 where there is one. */
  readonly part: number;
  readonly refusal: RowRefusal | undefined;
  /** What is no field of the hazard. */
  readonly links: RowLinks;
}

interface BlockContext {
  readonly table: ImportTable;
  readonly targets: readonly ImportTarget[];
  readonly hazards: readonly Hazard[];
  readonly set: RiskRatingSet;
  readonly catalogs: Catalogs;
  /** What only the details of a hazard link it with, by field. */
  readonly lists: DetailLists;
  readonly style: Hazard['style'];
  /** Whether targets and measures of a name are there. */
  readonly known: Parameters<typeof rowLinks>[2];
}

/** The rows of a table as the paste planner takes them. An empty cell changes nothing: it is left out. */
export function importRows(context: BlockContext, options: ImportOptions): ImportRow[] {
  const { table, targets, hazards } = context;
  const known = new KnownHazards(hazards);
  const byKey = new Map(targets.map(target => [target.key, target]));
  const [codeAt, idAt] = [options.mapping.indexOf('code'), options.mapping.indexOf(EXTERNAL_ID)];
  const seenCodes = new Set<string>();
  const seenIds = new Map<string, number>();
  const readers = options.mapping.map(key => readerOf(key, byKey, options.mapping, context));
  /** A row, or a part of one, once it is clear which hazard it means. */
  const rowOf = (
    line: number,
    part: number,
    code: string,
    id: string,
    cells: ImportRow['cells'],
    links: RowLinks,
  ): ImportRow => {
    const byCode = known.byCode(code);
    const isTwice = byCode !== undefined && seenCodes.has(byCode.uuid);
    if (byCode) seenCodes.add(byCode.uuid);
    // A code that nobody here has is what another tool calls it.
    const name = id || (byCode ? '' : code);
    const time = (seenIds.get(name.toLowerCase()) ?? 0) + 1;
    if (name !== '') seenIds.set(name.toLowerCase(), time);
    const ownId = repeatedId(name, time);
    const found = byCode ? [byCode] : known.byId(ownId);
    const refusal: RowRefusal | undefined = isTwice
      ? 'twice'
      : found.length > 1
        ? 'ambiguous'
        : found.length === 1 && options.mode === 'add'
          ? 'there'
          : undefined;
    const rest = cells.filter(({ columnKey }) => columnKey !== EXTERNAL_ID);
    const named = ownId === '' ? rest : [...rest, { columnKey: EXTERNAL_ID, text: ownId }];
    return { line, part, rowKey: found[0]?.uuid ?? null, refusal, cells: named, links };
  };
  return table.rows.flatMap(({ line, cells }): ImportRow[] => {
    const [code = '', id = ''] = [codeAt, idAt].map(at => (cells[at] ?? '').trim());
    const read = readers.flatMap((reader, at) => {
      const text = reader?.read((cells[at] ?? '').trim()) ?? '';
      return reader && text !== '' ? [{ columnKey: reader.path, text }] : [];
    });
    const links = rowLinks(cells, options.mapping, context.known);
    const situation = read.find(({ columnKey }) => columnKey === SITUATION);
    const name = id || code;
    // One hazard stands for the whole row, unless an import made several of it.
    const isOne =
      known.byCode(code) !== undefined ||
      (known.byId(name).length > 0 && known.byId(repeatedId(name, 2)).length === 0);
    const parts = situation && options.splitsSituations && !isOne ? severalInOne(situation.text) : [];
    if (parts.length < 2) return [rowOf(line, 0, code, id, read, links)];
    return parts.map((text, at) => {
      const own = read.map(cell => (cell === situation ? { ...cell, text } : cell));
      return rowOf(line, at + 1, code, id, own, links);
    });
  });
}

/** What the second hazard of one id is called, so that it is found again when the file comes back: "G-4 (2)". */
const repeatedId = (id: string, time: number) => (id === '' || time === 1 ? id : `${id} (${time})`);

/** The hazards that are there, by what a file may call them. */
class KnownHazards {
  readonly #byCode: ReadonlyMap<string, Hazard>;
  readonly #byId: ReadonlyMap<string, readonly Hazard[]>;

  constructor(hazards: readonly Hazard[]) {
    this.#byCode = new Map(hazards.map(hazard => [hazard.code.toLowerCase(), hazard]));
    const byId = new Map<string, Hazard[]>();
    for (const hazard of hazards) {
      const id = hazard.externalId.toLowerCase();
      if (id !== '') byId.set(id, [...(byId.get(id) ?? []), hazard]);
    }
    this.#byId = byId;
  }

  byCode(code: string): Hazard | undefined {
    return this.#byCode.get(code.toLowerCase());
  }

  byId(id: string): readonly Hazard[] {
    return this.#byId.get(id.toLowerCase()) ?? [];
  }
}

interface CellReader {
  readonly path: string;
  read(text: string): string;
}

function readerOf(
  key: string | null,
  targets: ReadonlyMap<string, ImportTarget>,
  mapping: ColumnMapping,
  { set, catalogs, lists, style }: BlockContext,
): CellReader | undefined {
  const path = key === null ? null : (targets.get(key)?.path ?? null);
  if (key === null || path === null || LINK_KEYS.has(key)) return undefined;
  if (key in PUBLISHED)
    // Our own files have both: the level that was looked up, and the published one.
    return mapping.includes(path)
      ? undefined
      : { path, read: text => (foldedRating(text) === '' ? '' : text.replaceAll(/\s+/g, ' ')) };
  if (path.startsWith('levels/')) {
    const scale = scaleOfKey(set, key);
    return { path, read: text => (scale && levelCode(scale, text)) ?? text };
  }
  const link = LINK_COLUMNS[style].find(({ field }) => field === path);
  const catalog = lists[path as keyof DetailLists] ?? (link && catalogs[link.catalog]);
  if (!catalog) return { path, read: text => text };
  const { items, options } = catalog;
  const byCode = new Map(
    items.map((item, at) => [item.code, options[at]?.value === item.uuid ? options[at].label : item.name]),
  );
  // "Braking [FN-002]", as Badger's own spreadsheet tells two of one name apart.
  const named = (text: string) => {
    const { code } = parsedReference(text);
    return (code && byCode.get(code)) ?? text;
  };
  if (path === 'personnelUuids' || path === 'assumptionUuids' || path === 'injuryTypeUuids')
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
