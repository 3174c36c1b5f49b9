import { describe, expect, it } from 'vitest';
import { levelsWith, usualEffect } from '../../../domain/measures/usualEffect.ts';
import type { Levels } from '../../../domain/rating/parameters.ts';
import { levelUuid, shippedRatingSets } from '../../../server/seed/ratingSets.ts';

const HOUSE = 'HOUSE-SEA-27';
const set = shippedRatingSets().find(({ row }) => row.code === HOUSE);
if (!set) throw new Error(`There is no ${HOUSE}`);
const level = (parameter: 'severity' | 'exposure', code: string) => levelUuid(HOUSE, parameter, code);
const at = (severity: string, exposure: string): Levels => ({
  severityUuid: level('severity', severity),
  exposureUuid: level('exposure', exposure),
});

describe('what a measure usually does', () => {
  it('is read in a set by the codes of its levels; one that the set does not have says nothing', () => {
    expect(usualEffect(set, { severityDelta: -1, exposureTo: 'E0', avoidabilityTo: 'C1' })).toEqual({
      severity: { down: 1 },
      exposure: { to: level('exposure', 'E0') },
    });
    expect(usualEffect(set, {})).toEqual({});
  });

  it('takes a hazard down from where it is, no further than the mildest level', () => {
    const before = at('S2', 'E2');
    expect(levelsWith(set, before, { severity: { down: 1 } })).toEqual({
      severityUuid: level('severity', 'S1'),
    });
    expect(levelsWith(set, before, { severity: { down: 3 } })).toEqual({
      severityUuid: level('severity', 'S1'),
    });
  });

  it('makes nothing worse, and states nothing where it changes nothing', () => {
    const before = at('S1', 'E0');
    expect(levelsWith(set, before, { exposure: { to: level('exposure', 'E1') } })).toEqual({});
    expect(levelsWith(set, before, { exposure: { to: level('exposure', 'E0') } })).toEqual({});
    expect(levelsWith(set, before, { severity: { down: 1 } })).toEqual({});
    // Nobody has rated it yet.
    expect(levelsWith(set, {}, { exposure: { to: level('exposure', 'E0') } })).toEqual({});
  });
});
