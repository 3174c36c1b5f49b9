import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import { STATUSES } from '@/features/shared/hazards/hazardStatuses';
import type { SortOrder } from '@/ui/worksheet';
import type { Catalogs } from './catalog';
import { initialRating, LINK_COLUMNS, levelRank, linkText } from './hazardFields';
import { UNRATED } from './viewParameters';

/** What decides which hazards are shown, and in which order. */
export interface OrderCriteria {
  query: string;
  state: string | null;
  level: string | null;
  sort: SortOrder | null;
  set: RiskRatingSet;
  style: Hazard['style'];
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Uuids of the hazards that match, in order. */
export function orderHazards(
  hazards: readonly Hazard[],
  criteria: OrderCriteria,
  catalogs: Catalogs,
): string[] {
  const matching = hazards.filter(matcher(criteria, catalogs));
  const compare = comparer(criteria, catalogs);
  if (compare) matching.sort(compare);
  return matching.map(({ uuid }) => uuid);
}

function matcher({ query, state, level, set, style }: OrderCriteria, catalogs: Catalogs) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (hazard: Hazard): boolean => {
    if (state !== null && hazard.status !== state) return false;
    if (level !== null && (initialRating(hazard, set)?.code ?? UNRATED) !== level) return false;
    if (words.length === 0) return true;
    const texts = [hazard.code, hazard.name, hazard.description];
    for (const column of LINK_COLUMNS[style]) texts.push(linkText(hazard, column, catalogs));
    const haystack = texts.join('\n').toLowerCase();
    return words.every(word => haystack.includes(word));
  };
}

/** Undefined for the order of the project. */
function comparer({ sort, set, style }: OrderCriteria, catalogs: Catalogs) {
  if (!sort) return undefined;
  const sign = sort.direction === 'descending' ? -1 : 1;
  const by = keyOf(sort.columnKey, set, style, catalogs);
  if (!by) return undefined;
  const keys = new Map<Hazard, string | number>();
  const key = (hazard: Hazard) => {
    let known = keys.get(hazard);
    if (known === undefined) {
      known = by(hazard);
      keys.set(hazard, known);
    }
    return known;
  };
  return (a: Hazard, b: Hazard): number => {
    const [x, y] = [key(a), key(b)];
    // What is empty stands last, whichever way the rest is sorted.
    if (x === '' || y === '') return Number(x === '') - Number(y === '');
    const order = typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(`${x}`, `${y}`);
    return sign * order;
  };
}

function keyOf(
  id: string,
  set: RiskRatingSet,
  style: Hazard['style'],
  catalogs: Catalogs,
): ((hazard: Hazard) => string | number) | undefined {
  const link = LINK_COLUMNS[style].find(column => column.id === id);
  if (link) return hazard => linkText(hazard, link, catalogs);
  switch (id) {
    case 'code':
      return hazard => hazard.code;
    case 'state':
      return hazard => STATUSES.indexOf(hazard.status);
    case 'result':
      return hazard => initialRating(hazard, set)?.rank ?? '';
    case 'severity':
    case 'exposure':
    case 'probability':
    case 'avoidability':
      return hazard => {
        const rank = levelRank(hazard, set, id);
        return rank < 0 ? '' : rank;
      };
    default:
      return undefined;
  }
}

export interface KeptOrder {
  criteria: OrderCriteria;
  /** Uuids of all hazards in the order of the list. */
  seen: readonly string[];
  uuids: readonly string[];
}

/**
 * The order of before, as long as nobody asks for another one: a row does not run away while its cells are filled in.
 * Deleted hazards leave it, new ones are put at its end, whether they match or not.
 */
export function keepOrder(
  before: KeptOrder | null,
  hazards: readonly Hazard[],
  criteria: OrderCriteria,
  catalogs: Catalogs,
): KeptOrder {
  if (before?.criteria !== criteria)
    return {
      criteria,
      seen: hazards.map(({ uuid }) => uuid),
      uuids: orderHazards(hazards, criteria, catalogs),
    };
  // What nearly every key press asks: the same hazards as before.
  if (sameUuids(before.seen, hazards)) return before;
  const seen = hazards.map(({ uuid }) => uuid);
  const [old, now] = [new Set(before.seen), new Set(seen)];
  return {
    criteria,
    seen,
    uuids: [...before.uuids.filter(uuid => now.has(uuid)), ...seen.filter(uuid => !old.has(uuid))],
  };
}

/** Whether the hazards are those of the uuids, in this order. */
export const sameUuids = (uuids: readonly string[], hazards: readonly Hazard[]): boolean =>
  uuids.length === hazards.length && hazards.every(({ uuid }, index) => uuid === uuids[index]);
