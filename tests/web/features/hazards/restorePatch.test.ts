import { describe, expect, it } from 'vitest';
import { isAgreedField, restorePatch } from '@/features/hazards/page/restorePatch';
import { evaluationWith, hazardWith } from '../../../support/web/hazards.ts';
import { levelsOf, ratingSet } from '../../../support/web/ratingSets.ts';

const set = ratingSet('ISO26262-3-2018');
const severity = (code: string) => levelsOf(set, { severity: code }).severityUuid ?? '';
const [s1, s3] = [severity('S1'), severity('S3')];
const hazard = hazardWith({
  uuid: 'h1',
  name: 'Gate falls',
  personnelUuids: ['p2', 'p1'],
  evaluations: [
    evaluationWith({
      uuid: 'e1',
      riskRatingSetUuid: set.uuid,
      severityUuid: s3,
      rationale: { severity: 'Fatal', exposure: 'Often' },
    }),
  ],
});
const changeOf = (uuid: string, action: 'CREATE' | 'UPDATE' | 'DELETE' = 'UPDATE') => ({
  action,
  record: { uuid, code: null, name: null } as never,
});

describe('putting back what a field held', () => {
  it('is an edit of that field alone', () => {
    expect(restorePatch(hazard, changeOf('h1'), 'name', 'Gate drops')).toEqual({ name: 'Gate drops' });
    expect(restorePatch(hazard, changeOf('h1'), 'zoneUuid', null)).toBeUndefined();
    expect(restorePatch(hazard, changeOf('h1'), 'personnelUuids', ['p1'])).toEqual({
      personnelUuids: ['p1'],
    });
  });

  it('is offered for no step that has its own button, and for no record that was just made', () => {
    expect(restorePatch(hazard, changeOf('h1'), 'isRiskFrozen', true)).toBeUndefined();
    expect(restorePatch(hazard, changeOf('h1'), 'assignedUserUuids', [])).toBeUndefined();
    expect(restorePatch(hazard, changeOf('h1', 'CREATE'), 'name', null)).toBeUndefined();
    expect(restorePatch(hazard, changeOf('r1'), 'status', 'PROPOSED')).toBeUndefined();
  });

  it('is nothing where the value stands there now', () => {
    expect(restorePatch(hazard, changeOf('h1'), 'name', 'Gate falls')).toBeUndefined();
  });

  it('gives a level and the reasons of the initial rating back in the set that they belong to', () => {
    expect(restorePatch(hazard, changeOf('e1'), 'severityUuid', s1)).toEqual({
      [`levels/${set.uuid}/severityUuid`]: s1,
    });
    // Only what differs: the reason for the exposure is the same.
    expect(
      restorePatch(hazard, changeOf('e1'), 'rationale', { severity: 'Bruises', exposure: 'Often' }),
    ).toEqual({
      [`rationale/${set.uuid}/severity`]: 'Bruises',
    });
    expect(restorePatch(hazard, changeOf('e1'), 'ratingUuid', 'x')).toBeUndefined();
  });

  it('leaves what the group agreed on alone, but not what nobody voted on', () => {
    const locked = { ...hazard, isConsensusVotingLocked: true };
    expect(isAgreedField(locked, 'h1', 'name')).toBe(true);
    expect(isAgreedField(locked, 'e1', 'severityUuid')).toBe(true);
    expect(isAgreedField(locked, 'h1', 'ownerUserUuid')).toBe(false);
    expect(isAgreedField(hazard, 'h1', 'name')).toBe(false);
  });
});
