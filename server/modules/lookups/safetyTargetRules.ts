import type { ErrorField } from '../../contract/errors.ts';

/**
 * Why a target cannot be raised like this; undefined when it can. The level of a target is the highest of its hazards
 * (ISO 26262-3:2018 6.4.4); by hand it is only ever raised above them (domain model 1.34).
 * @param raised rank of the rating to which it is raised; undefined: it is not of the set
 * @param ofHazards highest rank of its hazards; null: none is rated
 */
export function problemOfRaise(
  raised: number | undefined,
  ofHazards: number | null,
  reason: string,
): ErrorField | undefined {
  if (raised === undefined)
    return { path: 'raisedRatingUuid', message: 'This rating is not one of the rating set of the target.' };
  if (ofHazards !== null && raised <= ofHazards)
    return {
      path: 'raisedRatingUuid',
      message: 'A target can only be raised above its hazards. Choose a higher rating, or none.',
    };
  if (!reason.trim())
    return { path: 'raiseReason', message: 'Say why the target is raised above its hazards.' };
  return undefined;
}
