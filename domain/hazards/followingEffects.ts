import type { Fields } from './links.ts';

/** An effect of a hazard, as a hazard lists them. */
export interface ListedEffect {
  hazardEffectTypeUuid: string;
  description: string;
  personsAffected: 'ONE' | 'FEW' | 'MANY';
  injuryTypeUuids: string[];
}

/** One effect of a type, of which nobody said more yet. */
export const effectOf = (hazardEffectTypeUuid: string): ListedEffect => ({
  hazardEffectTypeUuid,
  description: '',
  personsAffected: 'ONE',
  injuryTypeUuids: [],
});

/** The event whose usual effects a change could bring along; undefined where it names none, or effects itself. */
export const eventOfEffects = ({ hazardousEventUuid, ...change }: Fields): string | undefined =>
  typeof hazardousEventUuid === 'string' && !('hazardEffects' in change) ? hazardousEventUuid : undefined;

/**
 * The effects that a hazard gets from the event that it takes (domain model 1.24): one of each type that the event usually
 * has. What somebody wrote down is never replaced.
 * @param hasEffects whether the hazard has effects already
 */
export function followingEffects(
  hasEffects: boolean,
  change: Fields,
  usualEffects: (hazardousEventUuid: string) => readonly string[] | undefined,
): { hazardEffects?: ListedEffect[] } {
  const event = hasEffects ? undefined : eventOfEffects(change);
  const types = event === undefined ? undefined : usualEffects(event);
  return types?.length ? { hazardEffects: types.map(effectOf) } : {};
}
