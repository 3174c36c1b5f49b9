import { parsedReference } from '@domain/exchange/columns';
import { severalInOne } from '../columns/severalInOne';

export const TARGETS = 'safetyTargetUuids';
export const REQUIREMENTS = 'sremUuids';
export const MEASURE = 'measure';
const MEASURE_TYPE = 'measure.type';
const MEASURE_STATUS = 'measure.status';

/** What becomes records beside the hazard, not fields of it. */
export const LINK_KEYS: ReadonlySet<string> = new Set([
  TARGETS,
  REQUIREMENTS,
  MEASURE,
  MEASURE_TYPE,
  MEASURE_STATUS,
]);
/** Columns that a file may have several of. */
export const REPEATED_KEYS: ReadonlySet<string> = new Set([MEASURE, MEASURE_TYPE, MEASURE_STATUS]);

/** A measure as a row names it; type and state are empty where it says none. */
export interface NamedMeasure {
  readonly name: string;
  readonly type: string;
  readonly status: string;
}

/** What a row links its hazard with, in the words of the file. */
export interface RowLinks {
  readonly targets: readonly string[];
  readonly requirements: readonly string[];
  readonly measures: readonly NamedMeasure[];
}

export const NO_LINKS: RowLinks = { targets: [], requirements: [], measures: [] };
export const hasLinks = (links: RowLinks) => Object.values(links).some(({ length }) => length > 0);

/** What each column is. */
type Mapping = readonly (string | null)[];
type IsKnown = (name: string) => boolean;

const linesOf = (cell: string) =>
  cell
    .split(/\n|;/)
    .map(line => line.trim())
    .filter(line => line !== '');

/** The names of a cell: one on each line where all of them are known, else as a list is written by hand. */
function namesOf(cell: string, isKnown: IsKnown): string[] {
  const lines = cell
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
  const names = lines.every(isKnown) ? [...new Set(lines)] : severalInOne(cell);
  return names.filter(name => /[\p{L}\p{N}]/u.test(name));
}

const placesOf = (mapping: Mapping, key: string) => mapping.flatMap((own, at) => (own === key ? [at] : []));

/** What the cells of a row name; measures with the type and state that stand in the columns, or lines, of the same number. */
export function rowLinks(
  cells: readonly string[],
  mapping: Mapping,
  known: { readonly target: IsKnown; readonly requirement: IsKnown; readonly measure: IsKnown },
): RowLinks {
  const named = (key: string, isKnown: IsKnown) =>
    placesOf(mapping, key).flatMap(at => namesOf(cells[at] ?? '', isKnown));
  const targets = named(TARGETS, known.target);
  const requirements = named(REQUIREMENTS, known.requirement);
  const places = placesOf(mapping, MEASURE);
  const besides = (key: string) => {
    const own = placesOf(mapping, key);
    return (number: number) => linesOf(cells[own[number] ?? -1] ?? '');
  };
  const [typesOf, statesOf] = [besides(MEASURE_TYPE), besides(MEASURE_STATUS)];
  const measures = places.flatMap((at, number) => {
    const [types, states] = [typesOf(number), statesOf(number)];
    const nth = (texts: readonly string[], index: number) =>
      (texts.length === 1 ? texts[0] : texts[index]) ?? '';
    return namesOf(cells[at] ?? '', known.measure).map((name, index) => ({
      name,
      type: nth(types, index),
      status: nth(states, index),
    }));
  });
  const links = { targets, requirements, measures };
  return hasLinks(links) ? links : NO_LINKS;
}

interface Named {
  readonly uuid: string;
  readonly code: string;
  readonly name: string;
}

/** Records by what a file calls them: "Braking [FN-002]", the name, or the code alone, in any case. */
export class ByName<R extends Named> {
  readonly #byName = new Map<string, R>();
  readonly #byCode: ReadonlyMap<string, R>;

  constructor(records: readonly R[]) {
    this.#byCode = new Map(records.map(record => [record.code.toLocaleLowerCase(), record]));
    // Of two of one name the first one is meant, unless the code is said.
    for (const record of records) {
      const key = record.name.toLocaleLowerCase();
      if (!this.#byName.has(key)) this.#byName.set(key, record);
    }
  }

  find(text: string): R | undefined {
    const whole = this.#byName.get(text.toLocaleLowerCase());
    if (whole) return whole;
    const { code } = parsedReference(text);
    return this.#byCode.get((code ?? text).toLocaleLowerCase());
  }
}
