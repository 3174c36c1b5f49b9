import type { FieldProblem } from '../fieldProblem.ts';
import { isConfirmed, type ReliedOn } from './finalRating.ts';
import { isLevel } from './integrityLevel.ts';

/** The highest number of measures on one hazard (domain model 2.10). */
export const MAX_MEASURES = 50;

interface Use {
  requiredLevel?: string | null | undefined;
  achievedLevel?: string | null | undefined;
  takesCreditForLowPr?: boolean | undefined;
  creditJustification?: string | undefined;
}

/** A measure brings other hazards along; its own hazard is the one that it answers (domain model 1.32). */
export function newHazardsProblem(use: {
  hazardUuid?: unknown;
  newHazardUuids?: unknown;
}): FieldProblem | undefined {
  const { hazardUuid, newHazardUuids } = use;
  if (!Array.isArray(newHazardUuids) || !newHazardUuids.includes(hazardUuid)) return undefined;
  return {
    path: 'newHazardUuids',
    message: 'A measure brings other hazards along, not the one that it answers. Choose another hazard.',
  };
}

interface Measure {
  isSafetyFunction: boolean;
  canTakeCreditForLowPr: boolean;
  rrmTypeCode: string;
  /** Levels of the rating sets, in small letters. */
  levelsOfSets: readonly string[];
}

/**
 * Why a measure cannot be used like this; undefined when it can. A safety function needs a required level (domain
 * model 1.33, V13); credit for a low probability needs a measure that allows it, a justification and, where it relies on
 * somebody else, their agreement (ISO 13849-1:2015 A.2.3.3; domain model 1.36, V14).
 */
export function problemOfUse(use: Use, measure: Measure, srem: ReliedOn | null): FieldProblem | undefined {
  if (measure.isSafetyFunction && !use.requiredLevel?.trim())
    return {
      path: 'requiredLevel',
      message: 'A safety function needs the level that it has to reach, such as PL d or SIL 2.',
    };
  for (const path of ['requiredLevel', 'achievedLevel'] as const) {
    const level = use[path];
    if (level?.trim() && !isLevel(level, measure.levelsOfSets))
      return {
        path,
        message: 'This is no level of a safety function. Write it such as PL d, SIL 2 or ASIL B.',
      };
  }
  if (!use.takesCreditForLowPr) return undefined;
  if (!measure.canTakeCreditForLowPr)
    return {
      path: 'takesCreditForLowPr',
      message: 'This measure may not take credit for a low probability. Allow it on the measure first.',
    };
  if (!use.creditJustification?.trim())
    return {
      path: 'creditJustification',
      message: 'Credit for a low probability needs a justification: say why the hazardous event is unlikely.',
    };
  if (!isConfirmed(srem, measure.rrmTypeCode))
    return {
      path: 'sremUuid',
      message:
        'The external measure that this is, or relies on, is not agreed yet. Have its owner agree before credit is taken.',
    };
  return undefined;
}
