import { shippedRatingSets, levelUuid as uuidOfLevel } from '../../server/seed/ratingSets.ts';
import { type ModelSet, PARAMETERS, type Parameter } from './finalRatingModel.ts';

const SHIPPED = shippedRatingSets();

const sets = new Map<string, ReturnType<typeof findSet>>();
const uuids = new Map<string, string>();

/** The uuid of a level; each is worked out once, as histories ask for millions. */
export function levelUuid(set: string, parameter: Parameter, code: string): string {
  const key = `${set} ${parameter} ${code}`;
  const known = uuids.get(key) ?? uuidOfLevel(set, parameter, code);
  uuids.set(key, known);
  return known;
}

export function shippedSet(code: string) {
  const known = sets.get(code) ?? findSet(code);
  sets.set(code, known);
  return known;
}

function findSet(code: string) {
  const set = SHIPPED.find(({ row }) => row.code === code);
  if (!set) throw new Error(`There is no ${code}`);
  return { ...set, uuid: String(set.row.uuid), version: set.row.version };
}

/** A shipped set as codes, looked up cell by cell in its published table. */
export function modelSet(code: string): ModelSet {
  const { levels, table, ratings } = shippedSet(code);
  const scale = (parameter: string) =>
    levels
      .filter(level => level.parameter === parameter)
      .toSorted((a, b) => a.rank - b.rank)
      .map(level => level.code);
  const codeOf = new Map(levels.map(({ uuid, code: level }) => [uuid, level]));
  const ratingOfCell = new Map(
    table.map(row => [
      keyOf(parameter => codeOf.get(row[`${parameter}Uuid`] ?? '')),
      ratings.find(({ uuid }) => uuid === row.ratingUuid)?.code,
    ]),
  );
  return {
    code,
    levels: Object.fromEntries(
      PARAMETERS.flatMap(parameter => (scale(parameter).length > 0 ? [[parameter, scale(parameter)]] : [])),
    ),
    ratingOf: codes => ratingOfCell.get(keyOf(parameter => codes[parameter])),
  };
}

const keyOf = (of: (parameter: (typeof PARAMETERS)[number]) => string | null | undefined) =>
  PARAMETERS.map(parameter => of(parameter) ?? '-').join(' ');
