import { Readable } from 'node:stream';
import { writeCsv } from 'hucre/csv';
import type { components } from '../../contract/generated/operations.ts';
import type { Parameters } from '../../database/records/reading.ts';
import { attachment } from '../../http/downloads.ts';
import type { FileAnswer } from '../../http/handler.ts';

type Entry = Pick<
  components['schemas']['ProjectHistoryEntry'],
  'at' | 'actor' | 'action' | 'operationId' | 'reason' | 'record' | 'fields'
> & { entity: string };

/** What of the audit trail is asked for. */
export interface HistoryFilter {
  actorUuid?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** The same as SQL over rows `l`. */
export function historyFilter({ actorUuid, action, from, until }: HistoryFilter, bound: Parameters): string {
  const conditions = [
    actorUuid && `l.actor_user_uuid = ${bound.add(actorUuid)}`,
    action && `l.action = ${bound.add(action)}`,
    from && `l.at >= ${bound.add(from)}::timestamptz`,
    until && `l.at < ${bound.add(until)}::timestamptz`,
  ];
  return conditions.map(condition => (condition ? ` and ${condition}` : '')).join('');
}

/** Changes of one file; who needs older ones asks for a time before. */
export const MAX_CHANGES = 20_000;
const AT_ONCE = 1000;

const COLUMNS = [
  ...['at', 'actor', 'email', 'action', 'entity', 'uuid', 'code', 'name'],
  ...['field', 'before', 'after', 'reason', 'operationId'],
];

const shown = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** One row for each field that changed; one where none tells anything. */
function rowsOf({ at, actor, action, entity, record, fields, reason, operationId }: Entry): string[][] {
  const name = actor ? `${actor.firstName} ${actor.lastName}`.trim() : '';
  const begin = [at, name, actor?.email ?? '', action, entity, record.uuid, record.code ?? '', record.name];
  const end = [reason ?? '', operationId];
  if (fields.length === 0) return [[...begin, '', '', '', ...end]];
  return fields.map(({ field, before, after }) => [...begin, field, shown(before), shown(after), ...end]);
}

/**
 * The changes as CSV, the newest first. Titles are names of the contract in every language, for programs.
 * @param page reads up to `limit` changes before a place; `next` is null after the last one
 */
export async function historyFile(
  name: string,
  page: (before: number | undefined, limit: number) => Promise<{ entries: Entry[]; next: number | null }>,
): Promise<FileAnswer> {
  const csv = (rows: string[][]) => writeCsv(rows, { escapeFormulae: true });
  // With a byte order mark, by which Excel knows UTF-8.
  const parts = [Buffer.from(`\uFEFF${csv([COLUMNS])}`)];
  let before: number | undefined;
  for (let read = 0; read < MAX_CHANGES; read += AT_ONCE) {
    const { entries, next } = await page(before, AT_ONCE);
    const rows = entries.flatMap(rowsOf);
    if (rows.length > 0) parts.push(Buffer.from(`\r\n${csv(rows)}`));
    if (next === null) break;
    before = next;
  }
  const bytes = Buffer.concat(parts);
  return attachment(Readable.from([bytes]), {
    fileName: `${name}.csv`,
    mimeType: 'text/csv; charset=utf-8',
    sizeBytes: bytes.length,
  });
}
