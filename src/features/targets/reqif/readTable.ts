import { type ExchangeColumn, parsedReference } from '@domain/exchange/columns';
import { type ExchangeSheet, MODEL_SHEETS } from '@domain/exchange/modelColumns';
import { valueOfText } from '@domain/exchange/values';
import { findHeaderRow, meantBy, tableBelow } from '@/features/shared/tables/headerRow';
import type { ReadBook, ReadSheet } from '@/features/shared/tables/readTypes';
import { REQIF_LIMITS, type ReqifFile, type ReqifObject, ReqifRefusal } from './readReqif';

type Kind = 'target' | 'requirement';
interface Named {
  readonly uuid: string;
  readonly code: string;
  readonly name: string;
}
interface Known {
  readonly projectUuid: string;
  readonly targets: readonly Named[];
  readonly requirements: readonly Named[];
}

const SHEETS: Readonly<Record<Kind, ExchangeSheet | undefined>> = {
  target: MODEL_SHEETS.find(({ kind }) => kind === 'SafetyTargets'),
  requirement: MODEL_SHEETS.find(({ kind }) => kind === 'Srems'),
};
/** Columns that tell the two kinds apart. */
const TELLING: Readonly<Record<Kind, readonly string[]>> = {
  target: [
    'safeState',
    'fttiMs',
    'faultDetectionMs',
    'faultReactionMs',
    'warningConcept',
    'degradationConcept',
  ],
  requirement: ['text', 'kind', 'safetyTargetUuids', 'parentUuid', 'allocatedTo', 'verificationMethod'],
};
const LINKS: Readonly<Record<string, 'satisfies' | 'refines'>> = {
  safetyTargetUuids: 'satisfies',
  parentUuid: 'refines',
};
const KINDS: readonly Kind[] = ['target', 'requirement'];

interface Table {
  readonly kind: Kind;
  readonly sheet: string;
  /** What each column is. */
  readonly columns: readonly (ExchangeColumn | undefined)[];
  readonly rows: ReturnType<typeof tableBelow>['rows'];
}

/**
 * Targets and requirements of a spreadsheet as a ReqIF file has them: of its sheets of them, or of any sheet whose columns
 * say which of the two it is. An empty cell changes nothing.
 * @throws ReqifRefusal
 */
export function readTable({ sheets }: ReadBook, known: Known): ReqifFile {
  const tables = sheets.filter(({ isHidden }) => !isHidden).flatMap(sheet => tableOf(sheet) ?? []);
  if (tables.length === 0) throw new ReqifRefusal('no-table');
  const file: TableFile = { known, objects: [], relations: [] };
  const rows = tables.flatMap(table => table.rows.map(row => ({ table, ...row })));
  if (rows.length > REQIF_LIMITS.objects) throw new ReqifRefusal('too-many');
  const ids = new Ids(known);
  for (const { table, line, cells } of rows) ids.add(table, line, cells);
  for (const { table, line, cells } of rows) addObject(file, table, line, cells, ids);
  // The codes of hazards in a table are those of the project.
  return { identifier: `_${known.projectUuid}`, objects: file.objects, relations: file.relations };
}

interface TableFile {
  readonly known: Known;
  readonly objects: ReqifObject[];
  readonly relations: ReqifFile['relations'][number][];
}

function tableOf({ name, rows }: ReadSheet): Table | undefined {
  const found = KINDS.flatMap(kind => {
    const sheet = SHEETS[kind];
    if (!sheet) return [];
    const headerRow = findHeaderRow(rows, sheet.columns);
    if (headerRow < 0) return [];
    const table = tableBelow(rows, headerRow);
    const columns = table.headers.map(header => meantBy(sheet.columns, header)[0]?.column);
    const keys = columns.flatMap(column => column?.key ?? []);
    const isNamed = [sheet.name.en, sheet.name.de].includes(name);
    const telling = TELLING[kind].filter(key => keys.includes(key)).length + (isNamed ? 100 : 0);
    const says = keys.includes('name') || keys.includes('text') || keys.includes('code');
    return telling > 0 && says ? [{ telling, table: { kind, sheet: name, columns, rows: table.rows } }] : [];
  });
  return found.sort((a, b) => b.telling - a.telling)[0]?.table;
}

const textOf = (table: Table, cells: readonly string[], key: string) => {
  const at = table.columns.findIndex(column => column?.key === key);
  return at < 0 ? '' : (cells[at] ?? '').trim();
};

/** What rows and records are called: by code, id of another tool, or name. */
class Ids {
  readonly #known: Known;
  readonly #byWord: Readonly<Record<Kind, Map<string, string>>> = {
    target: new Map(),
    requirement: new Map(),
  };
  readonly #ofRow = new Map<string, string>();

  constructor(known: Known) {
    this.#known = known;
    for (const kind of KINDS)
      for (const { uuid, code, name } of this.#records(kind)) {
        const words = this.#byWord[kind];
        words.set(code.toLowerCase(), `_${uuid}`);
        // Of two of one name none is meant.
        words.set(name.toLowerCase(), words.has(name.toLowerCase()) ? '' : `_${uuid}`);
      }
  }

  #records = (kind: Kind) => (kind === 'target' ? this.#known.targets : this.#known.requirements);

  /** The record that a row is, by its code, else by its name where it gives no id of another tool. */
  recordOf(table: Table, cells: readonly string[]): string | undefined {
    const [code, name] = [textOf(table, cells, 'code'), textOf(table, cells, 'name')].map(text =>
      text.toLowerCase(),
    );
    const records = this.#records(table.kind);
    const byCode = records.find(record => code !== '' && record.code.toLowerCase() === code);
    if (byCode || code !== '' || textOf(table, cells, 'externalId') !== '') return byCode?.uuid;
    const byName = records.filter(record => name !== '' && record.name.toLowerCase() === name);
    return byName.length === 1 ? byName[0]?.uuid : undefined;
  }

  add(table: Table, line: number, cells: readonly string[]): void {
    const uuid = this.recordOf(table, cells);
    const identifier = uuid ? `_${uuid}` : `${table.sheet} ${line}`;
    const row = `${table.sheet} ${line}`;
    // Twice the same record stays visible as two rows of one identifier.
    this.#ofRow.set(row, identifier);
    for (const key of ['code', 'externalId', 'name']) {
      const word = textOf(table, cells, key).toLowerCase();
      if (word !== '') this.#byWord[table.kind].set(word, identifier);
    }
  }

  identifierOf = (row: string): string => this.#ofRow.get(row) ?? row;

  find(kind: Kind, text: string): string | undefined {
    const { name, code } = parsedReference(text);
    const words = this.#byWord[kind];
    return words.get((code ?? name).toLowerCase()) || words.get(text.toLowerCase()) || undefined;
  }
}

function addObject(
  { objects, relations }: TableFile,
  table: Table,
  line: number,
  cells: readonly string[],
  ids: Ids,
): void {
  const row = `${table.sheet} ${line}`;
  const identifier = ids.identifierOf(row);
  const values = new Map<string, string>();
  let unknown: string | undefined;
  for (const column of table.columns) {
    if (!column) continue;
    const { key, values: list } = column;
    const text = textOf(table, cells, key);
    if (text === '' || key === 'code') continue;
    const link = LINKS[key];
    if (link) {
      for (const name of key === 'parentUuid' ? [text] : linesOf(text)) {
        const to = ids.find(link === 'satisfies' ? 'target' : 'requirement', name);
        if (to) relations.push({ kind: link, from: identifier, to });
        else unknown ??= name;
      }
    } else if (key === 'hazardUuids')
      values.set(
        'hazards',
        text
          .split(/[\n,;]/)
          .map(code => code.trim())
          .filter(Boolean)
          .join(', '),
      );
    else values.set(key, list ? (valueOfText(list, text) ?? text) : text);
  }
  if (values.size === 0) return;
  // A code that nobody here has is what another tool calls it.
  const uuid = ids.recordOf(table, cells);
  const id = textOf(table, cells, 'externalId') || (uuid ? '' : textOf(table, cells, 'code'));
  objects.push({
    identifier,
    kind: table.kind,
    values: Object.fromEntries(values),
    place: { row, id, uuid, unknown },
  });
}

const linesOf = (cell: string) =>
  cell
    .split(/\n|;/)
    .map(line => line.trim())
    .filter(line => line !== '');
