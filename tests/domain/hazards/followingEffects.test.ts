import { describe, expect, it } from 'vitest';
import { followingEffects } from '../../../domain/hazards/followingEffects.ts';

const usual = (event: string) => ({ leaves: ['driver', 'bystander'], drifts: [] as string[] })[event];
const effect = (hazardEffectTypeUuid: string) => ({
  hazardEffectTypeUuid,
  description: '',
  personsAffected: 'ONE',
  injuryTypeUuids: [],
});

describe('effects that an event brings along (domain model 1.24)', () => {
  const rows: [name: string, hasEffects: boolean, change: object, effects: object[] | undefined][] = [
    ['one of each type', false, { hazardousEventUuid: 'leaves' }, [effect('driver'), effect('bystander')]],
    ['none where the hazard has effects', true, { hazardousEventUuid: 'leaves' }, undefined],
    [
      'none where the change names effects itself',
      false,
      { hazardousEventUuid: 'leaves', hazardEffects: [effect('machine')] },
      undefined,
    ],
    [
      'none where it names an empty list',
      false,
      { hazardousEventUuid: 'leaves', hazardEffects: [] },
      undefined,
    ],
    ['none of an event that usually has none', false, { hazardousEventUuid: 'drifts' }, undefined],
    ['none of an event that is not known', false, { hazardousEventUuid: 'other' }, undefined],
    ['none when the event is cleared', false, { hazardousEventUuid: null }, undefined],
    ['none when another field changes', false, { name: 'Leaves the lane' }, undefined],
  ];
  it.each(rows)('%s', (_name, hasEffects, change, hazardEffects) => {
    const expected = hazardEffects ? { hazardEffects } : {};
    expect(followingEffects(hasEffects, { ...change }, usual)).toEqual(expected);
  });
});
