import { describe, expect, it } from 'vitest';
import { type DayChange, progressByDay } from '../../../../server/modules/exports/progressRules.ts';

const change = (day: string, kind: DayChange['kind'], uuid: string, more: Partial<DayChange> = {}) => ({
  day,
  kind,
  uuid,
  isGone: false,
  hazardUuid: kind === 'Hazard' ? null : 'H1',
  riskRatingSetUuid: 'SET',
  isCounted: true,
  stage: null,
  ...more,
});
const rating = (day: string, stage: string, more: Partial<DayChange> = {}) =>
  change(day, 'HazardEvaluation', stage, { stage, ...more });
const use = (day: string, uuid: string, status: string) =>
  change(day, 'HazardRrm', uuid, { stage: status, isCounted: !['PROPOSED', 'REJECTED'].includes(status) });
const figures = (changes: DayChange[]) =>
  progressByDay(changes).map(({ day, identified, rated, mitigated, verified }) => [
    day,
    identified,
    rated,
    mitigated,
    verified,
  ]);

describe('how an analysis grew', () => {
  it('counts a hazard up to the furthest step that it has reached at the end of the day', () => {
    expect(
      figures([
        change('1', 'Hazard', 'H1'),
        change('1', 'Hazard', 'H2'),
        rating('2', 'INITIAL'),
        use('3', 'guard', 'ACCEPTED'),
        rating('3', 'FINAL'),
        use('4', 'guard', 'VERIFIED'),
        use('5', 'lamp', 'IMPLEMENTED'),
        use('6', 'lamp', 'REJECTED'),
      ]),
    ).toEqual([
      ['1', 2, 0, 0, 0],
      ['2', 2, 1, 0, 0],
      ['3', 2, 1, 1, 0],
      ['4', 2, 1, 1, 1],
      ['5', 2, 1, 1, 0],
      ['6', 2, 1, 1, 1],
    ]);
  });
  it('goes back with a delete, and forth with what a restore writes', () => {
    expect(
      figures([
        change('1', 'Hazard', 'H1'),
        rating('1', 'INITIAL'),
        change('2', 'Hazard', 'H1', { isGone: true }),
        // The audit trail tells parts that went along after their hazard or before it.
        rating('2', 'INITIAL', { isGone: true, isCounted: false }),
        change('3', 'Hazard', 'H1'),
        rating('3', 'INITIAL'),
      ]),
    ).toEqual([
      ['1', 1, 1, 0, 0],
      ['2', 0, 0, 0, 0],
      ['3', 1, 1, 0, 0],
    ]);
  });
  it('asks for the own set of the hazard, and leaves rejected ones and duplicates out', () => {
    expect(
      figures([
        change('1', 'Hazard', 'H1'),
        rating('1', 'INITIAL', { riskRatingSetUuid: 'OTHER' }),
        change('2', 'Hazard', 'H1', { riskRatingSetUuid: 'OTHER' }),
        change('3', 'Hazard', 'H1', { riskRatingSetUuid: 'OTHER', isCounted: false }),
      ]),
    ).toEqual([
      ['1', 1, 0, 0, 0],
      ['2', 1, 1, 0, 0],
      ['3', 0, 0, 0, 0],
    ]);
  });
  it('says nothing of a project in which nothing happened', () => {
    expect(progressByDay([])).toEqual([]);
  });
});
