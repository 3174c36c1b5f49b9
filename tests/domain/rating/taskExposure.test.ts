import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { taskExposure } from '../../../domain/rating/taskExposure.ts';
import { TASK_TIMES } from '../../../server/seed/palletisingCellProject.ts';
import { shippedSet } from '../../support/modelSets.ts';

const palletisingCell = JSON.parse(
  readFileSync('server/seed/data/machine_demo_palletising_cell.json', 'utf8'),
) as { hazards: { task: string; initial: { IEC62061: { exposure: string } } }[] };

const of = (set: string, frequencyPerYear: number | null, durationMinutes: number | null) =>
  taskExposure(shippedSet(set), { frequencyPerYear, durationMinutes });

describe('IEC 62061 (domain.md 3.4, Festo safety booklet page 13)', () => {
  const fr = (perYear: number, minutes: number) => {
    const found = of('IEC62061-2005-2015', perYear, minutes);
    return found?.kind === 'points' ? [found.level.code, found.points, found.isMildest] : undefined;
  };

  it.each<[string, number, string, number, string, number]>([
    // What, times a year, level and points from ten minutes on, level and points below.
    ['hourly', 8760, 'Fr5', 5, 'Fr5', 5],
    ['every two hours', 4380, 'Fr5b', 5, 'Fr4', 4],
    ['daily', 365, 'Fr5b', 5, 'Fr4', 4],
    ['every other day', 182, 'Fr4', 4, 'Fr3', 3],
    ['every two weeks', 365 / 14, 'Fr4', 4, 'Fr3', 3],
    ['monthly', 12, 'Fr3', 3, 'Fr2', 2],
    ['yearly', 1, 'Fr3', 3, 'Fr2', 2],
  ])('%s', (_what, perYear, long, longPoints, short, shortPoints) => {
    expect(fr(perYear, 10)).toEqual([long, longPoints, false]);
    expect(fr(perYear, 9.9)).toEqual([short, shortPoints, false]);
  });

  it('leads from the times of the demo tasks to the levels that their hazards have', () => {
    const rated = palletisingCell.hazards.map(({ task, initial }) => [task, initial.IEC62061.exposure]);
    const proposed = Object.entries(TASK_TIMES).map(([task, { frequencyPerYear, durationMinutes }]) => [
      task,
      fr(frequencyPerYear, durationMinutes)?.[0],
    ]);
    expect(proposed).toEqual(rated);
  });

  it('every other year has 2 points, and for a short time 1, for which the set has no level', () => {
    expect(fr(0.5, 30)).toEqual(['Fr2', 2, false]);
    expect(fr(0.5, 1)).toEqual(['Fr2', 1, true]);
  });
});

describe('ISO 13849-1 (domain.md 3.1: F1 up to a twentieth of the operating time, not more often than every 15 minutes)', () => {
  const f = (perYear: number, minutes: number) => {
    const found = of('ISO13849-1', perYear, minutes);
    return found?.kind === 'if-running' ? found.hours : found?.kind === 'long' ? found.level.code : undefined;
  };

  it('takes a machine that runs twenty times as long as somebody is there', () => {
    // 2,000 times 3 minutes are 100 hours.
    expect(f(2000, 3)).toBe(2000);
  });

  it('takes a machine that runs a quarter of an hour for each time', () => {
    expect(f(4000, 0.1)).toBe(1000);
  });

  it('is F2 where no year has hours enough', () => {
    // 438 hours are a twentieth of the 8,760 of a year.
    expect(f(438, 60)).toBe(8760);
    expect(f(439, 60)).toBe('F2');
    expect(f(35_041, 0)).toBe('F2');
  });
});

it('says nothing without times, and nothing about sets that count otherwise', () => {
  expect(of('IEC62061-2005-2015', null, 5)).toBeUndefined();
  expect(of('IEC62061-2005-2015', 5, null)).toBeUndefined();
  expect(of('IEC62061-2005-2015', 0, 5)).toBeUndefined();
  expect(of('ISO26262-3-2018', 100, 5)).toBeUndefined();
});
