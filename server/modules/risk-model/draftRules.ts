import { randomUUID } from 'node:crypto';
import type { StoredRatingSet } from './ratingSets.ts';

/** Longest code of a set. */
const MAX_CODE = 32;

/** "ISO26262-3-2018" → "ISO26262-3-2018-OWN", with a number where that is taken. */
export function freeCode(code: string, taken: readonly string[]): string {
  const known = new Set(taken.map(one => one.toLowerCase()));
  const stem = code.replace(/-OWN(?:-\d+)?$/, '');
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '-OWN' : `-OWN-${number}`;
    const candidate = `${stem.slice(0, MAX_CODE - ending.length)}${ending}`;
    if (!known.has(candidate.toLowerCase())) return candidate;
  }
}

/** The content of a draft that starts as a copy: the same words, levels and cells under uuids of their own. */
export function copiedSet(source: StoredRatingSet) {
  const fresh = new Map<string, string>();
  const renewed = (uuid: string) => {
    const known = fresh.get(uuid) ?? randomUUID();
    fresh.set(uuid, known);
    return known;
  };
  const orNull = (uuid: string | null) => uuid && renewed(uuid);
  const { name, standard, version, resultLabel, rule, disclaimer, parameters } = source;
  return {
    ...{ name, standard, version, resultLabel, rule, disclaimer, parameters },
    provenance: source.organizationUuid
      ? source.provenance
      : `Copy of ${source.name} (${source.standard}, ${source.version})`,
    levels: source.levels.map(
      ({ uuid, parameter, code, label, definition, rank, examples, order, band }) => ({
        ...{ uuid: renewed(uuid), parameter, code, label, definition, rank, examples, order, band },
      }),
    ),
    classes: source.classes.map(({ uuid, code, label, definition, rank, lower, upper }) => ({
      ...{ uuid: renewed(uuid), code, label, definition, rank, lower, upper },
    })),
    ratings: source.ratings.map(
      ({ uuid, code, label, definition, rank, color, acceptance, targetCategory, targetLevel }) => ({
        ...{ uuid: renewed(uuid), code, label, definition, rank },
        ...{ color, acceptance, targetCategory, targetLevel },
      }),
    ),
    table: source.table.map(cell => ({
      severityUuid: renewed(cell.severityUuid ?? ''),
      exposureUuid: orNull(cell.exposureUuid),
      probabilityUuid: orNull(cell.probabilityUuid),
      avoidabilityUuid: orNull(cell.avoidabilityUuid),
      classUuid: orNull(cell.classUuid),
      ratingUuid: renewed(cell.ratingUuid),
      score: cell.score,
    })),
    explanations: source.explanations.map(({ parameter, text, ...cell }) => ({
      parameter,
      severityUuid: orNull(cell.severityUuid),
      exposureUuid: orNull(cell.exposureUuid),
      probabilityUuid: orNull(cell.probabilityUuid),
      avoidabilityUuid: orNull(cell.avoidabilityUuid),
      classUuid: orNull(cell.classUuid),
      text,
    })),
  };
}
