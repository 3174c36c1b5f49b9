import { toldSince } from './toldRecords';

/** The part of a record that lists are judged by. */
export interface CachedRecord {
  readonly uuid: string;
  readonly revision: number;
}

export interface CachedList {
  results: CachedRecord[];
  total: number;
}

/** Arguments that say how a list is cut and sorted, not what is in it. */
const PRESENTATION = new Set(['orderBy', 'order', 'limit', 'offset']);
/** Filters that a change of the record itself does not touch: the project's archive, and tags. */
const OUTSIDE = new Set(['archived', 'tagUuid']);
const DEFAULT_LIMIT = 100;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether a record belongs in a list with these arguments; undefined when only the server can tell (a search, a filter
 * over other records).
 *
 * @param isListed whether the list holds an earlier state of it
 */
export function belongs(record: CachedRecord, args: unknown, isListed: boolean): boolean | undefined {
  const fields = record as unknown as Fields;
  let isCertain = true;
  for (const [name, wanted] of Object.entries((args ?? {}) as Fields)) {
    if (wanted === undefined || PRESENTATION.has(name)) continue;
    if (isListed && OUTSIDE.has(name)) continue;
    const held = name in fields ? fields[name] : fields[`${name}s`];
    if (held === undefined) isCertain = false;
    else {
      const values = [held].flat();
      if (![wanted].flat().some(value => values.includes(value))) return false;
    }
  }
  return isCertain ? true : undefined;
}

/**
 * The list with the record in its place, the list itself where nothing changes; undefined when only the server can tell.
 *
 * @param list the untouched one; never written to
 * @param index where the list has the record, -1 where it has not
 */
export function withRecord(
  list: CachedList,
  args: unknown,
  record: CachedRecord,
  index = list.results.findIndex(({ uuid }) => uuid === record.uuid),
): CachedList | undefined {
  const { results, total } = list;
  const before = results[index];
  if (before && before.revision > record.revision) return list;
  const isMember = belongs(record, args, before !== undefined);
  const {
    orderBy,
    order,
    offset = 0,
    limit = DEFAULT_LIMIT,
  } = (args ?? {}) as {
    orderBy?: string;
    order?: 'asc' | 'desc';
    offset?: number;
    limit?: number;
  };
  const isWhole = offset === 0 && results.length === total;
  if (isMember === undefined || (!isWhole && !before))
    return isMember === false && isWhole ? list : undefined;
  if (!isMember && !before) return list;
  if (!isMember)
    return isWhole ? { results: results.filter(item => item !== before), total: total - 1 } : undefined;
  // What a list is sorted by may be no field of the record (the rank of a rating): only the server can tell then.
  if (orderBy && !(orderBy in record)) return undefined;
  const isInPlace = before && (!orderBy || keyOf(before, orderBy) === keyOf(record, orderBy));
  if (isInPlace) return { results: results.with(index, record), total };
  const others = before ? results.filter(item => item !== before) : results;
  if (!before && others.length >= limit) return undefined;
  const place = placeOf(others, record, orderBy ?? 'position', order ?? 'asc');
  return place === undefined || !isWhole
    ? undefined
    : { results: others.toSpliced(place, 0, record), total: others.length + 1 };
}

/** Where the record goes in a sorted list; undefined for an order by text, which is the database's own. */
function placeOf(
  others: readonly CachedRecord[],
  record: CachedRecord,
  orderBy: string,
  order: 'asc' | 'desc',
): number | undefined {
  const key = keyOf(record, orderBy);
  const isMoment = orderBy === 'createdAt' || orderBy === 'updatedAt';
  if (typeof key !== 'number' && !(isMoment && typeof key === 'string')) return undefined;
  const after = others.findIndex(other => {
    const theirs = keyOf(other, orderBy) as typeof key;
    return order === 'asc' ? theirs > key : theirs < key;
  });
  return after < 0 ? others.length : after;
}

const keyOf = (record: CachedRecord, field: string): unknown => (record as unknown as Fields)[field];

/**
 * An answer that was made before a change must not bring the older record back, nor take away one that has come since: a
 * row would go from under whoever types into it.
 * @param startedAt when the answer was asked for, ms since 1970; left out where nobody knows
 */
export function keepNewer<T>(current: T, incoming: T, startedAt = Number.POSITIVE_INFINITY): T {
  const held = (current as { data?: unknown }).data;
  const come = (incoming as { data?: unknown }).data;
  if (isList(held) && isList(come)) {
    const revisions = new Map(held.results.map(record => [record.uuid, record]));
    const results = come.results.map(record => {
      const known = revisions.get(record.uuid);
      return known && known.revision > record.revision ? known : record;
    });
    return { ...incoming, data: { ...come, ...withTold(held, { ...come, results }, startedAt) } };
  }
  return isRecord(held) && isRecord(come) && held.uuid === come.uuid && held.revision > come.revision
    ? current
    : incoming;
}

/** The answer without what went since it was asked for, and with what came, behind the record that it stood behind. */
function withTold(held: CachedList, come: CachedList, startedAt: number): CachedList {
  const results = come.results.filter(({ uuid }) => toldSince(uuid, startedAt) !== false);
  const listed = new Set(come.results.map(({ uuid }) => uuid));
  for (const [index, record] of held.results.entries()) {
    if (listed.has(record.uuid) || toldSince(record.uuid, startedAt) !== true) continue;
    const before = held.results[index - 1]?.uuid;
    results.splice(results.findIndex(({ uuid }) => uuid === before) + 1, 0, record);
  }
  return { results, total: come.total + results.length - come.results.length };
}

const isRecord = (value: unknown): value is CachedRecord =>
  typeof value === 'object' && value !== null && 'uuid' in value && 'revision' in value;
const isList = (value: unknown): value is CachedList =>
  typeof value === 'object' && value !== null && 'results' in value && Array.isArray(value.results);
