import { LEVEL_FIELDS, type LevelField, type Levels } from '../rating/parameters.ts';

export type Rationale = Readonly<Record<string, string>>;

/** The levels of one stage in one rating set, with the reason for each by parameter. */
export interface Evaluated {
  levels: Readonly<Record<LevelField, string | null>>;
  rationale: Rationale;
}

/** What a change leaves out stays; null clears a level, an empty text a reason (domain model 1.27). */
export function mergeEvaluation(
  stored: Levels & { readonly rationale?: Rationale | null | undefined },
  change: Levels & { readonly rationale?: Rationale | undefined },
): Evaluated {
  const levels = Object.values(LEVEL_FIELDS).map(field => {
    const changed = change[field];
    return [field, (changed === undefined ? stored[field] : changed) ?? null];
  });
  const rationale = Object.entries({ ...stored.rationale, ...change.rationale }).filter(
    ([, text]) => text !== '',
  );
  return {
    levels: Object.fromEntries(levels) as Evaluated['levels'],
    rationale: Object.fromEntries(rationale),
  };
}
