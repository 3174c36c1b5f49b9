import { describe, expect, test } from 'vitest';
import { followingFields } from '../../../domain/hazards/followingFields.ts';
import {
  followingOwners,
  type OwnerOf,
  orphanProblem,
  ownerProblem,
  triggerProblem,
} from '../../../domain/hazards/links.ts';
import { overrideProblem } from '../../../domain/hazards/override.ts';

/** Malfunctions m1 and m2 belong to function f1, m3 to f2; machine hazard h1 belongs to machine a. */
const OWNERS: Record<string, string> = { m1: 'f1', m2: 'f1', m3: 'f2', h1: 'a' };
const ownerOf: OwnerOf = (_field, uuid) => OWNERS[uuid];
const held = { functionUuid: 'f1', malfunctionUuid: 'm1', machineUuid: 'a', machineHazardUuid: 'h1' };
const empty = { functionUuid: null, malfunctionUuid: null, machineUuid: null, machineHazardUuid: null };

describe('fields that an edit of a hazard brings along', () => {
  test.each([
    ['a malfunction fills its function', empty, { malfunctionUuid: 'm3' }, { functionUuid: 'f2' }],
    [
      'a malfunction of another function moves the hazard to it',
      held,
      { malfunctionUuid: 'm3' },
      { functionUuid: 'f2' },
    ],
    ['another malfunction of the same function brings nothing', held, { malfunctionUuid: 'm2' }, {}],
    [
      'a malfunction wins over a function that is cleared with it',
      held,
      { malfunctionUuid: 'm1', functionUuid: null },
      { functionUuid: 'f1' },
    ],
    [
      'a function that is chosen with a malfunction is kept',
      held,
      { malfunctionUuid: 'm3', functionUuid: 'f1' },
      {},
    ],
    ['a malfunction that is not known brings nothing', held, { malfunctionUuid: 'new' }, {}],
    ['clearing the malfunction keeps the function', held, { malfunctionUuid: null }, {}],
    [
      'another function clears a malfunction that is not its own',
      held,
      { functionUuid: 'f2' },
      { malfunctionUuid: null },
    ],
    ['clearing the function clears its malfunction', held, { functionUuid: null }, { malfunctionUuid: null }],
    ['the same function again brings nothing', held, { functionUuid: 'f1' }, {}],
    ['a machine hazard fills its machine', empty, { machineHazardUuid: 'h1' }, { machineUuid: 'a' }],
    [
      'another machine clears a machine hazard that is not its own',
      held,
      { machineUuid: 'b' },
      { machineHazardUuid: null },
    ],
    [
      'reopening clears the reason and the original',
      held,
      { statusOverride: null },
      { statusReason: '', duplicateOfUuid: null },
    ],
    [
      'a rejected hazard has no original',
      held,
      { statusOverride: 'REJECTED', statusReason: 'Not present.' },
      { duplicateOfUuid: null },
    ],
    [
      'a duplicate keeps the original that it names',
      held,
      { statusOverride: 'DUPLICATE', duplicateOfUuid: 'd' },
      {},
    ],
    ['what has no rule brings nothing', held, { name: 'Crushing' }, {}],
  ])('%s', (_title, record, change, expected) => {
    expect(followingFields(record, change, ownerOf)).toEqual(expected);
  });

  test('an owner never takes its owned record away on the server, which refuses instead', () => {
    expect(followingOwners(held, { functionUuid: 'f2' }, ownerOf)).toEqual({});
    expect(ownerProblem({ ...held, functionUuid: 'f2' }, ownerOf)?.path).toBe('malfunctionUuid');
    expect(ownerProblem({ ...held, machineUuid: 'b' }, ownerOf)?.path).toBe('machineHazardUuid');
    expect(ownerProblem(held, ownerOf)).toBeUndefined();
  });

  test('an owner cannot be cleared while what belongs to it stays', () => {
    expect(orphanProblem(held, { functionUuid: null })?.path).toBe('functionUuid');
    expect(orphanProblem(held, { machineUuid: null })?.path).toBe('machineUuid');
    expect(orphanProblem(held, { functionUuid: null, malfunctionUuid: null })).toBeUndefined();
    expect(orphanProblem(empty, { functionUuid: null })).toBeUndefined();
  });
});

test('a hazard has one trigger, a malfunction or a misuse', () => {
  expect(triggerProblem({ malfunctionUuid: 'm1', misuseUuid: 'u1' })?.path).toBe('misuseUuid');
  expect(triggerProblem({ malfunctionUuid: 'm1', misuseUuid: null })).toBeUndefined();
  expect(triggerProblem({ misuseUuid: 'u1' })).toBeUndefined();
});

test.each([
  ['a rejection needs a reason', { statusOverride: 'REJECTED', statusReason: ' ' }, 'statusReason'],
  [
    'a rejection with a reason is accepted',
    { statusOverride: 'REJECTED', statusReason: 'Not present.' },
    undefined,
  ],
  ['a duplicate names the hazard that covers it', { statusOverride: 'DUPLICATE' }, 'duplicateOfUuid'],
  [
    'a duplicate with its original is accepted',
    { statusOverride: 'DUPLICATE', duplicateOfUuid: 'd' },
    undefined,
  ],
  [
    'only a duplicate names another hazard',
    { statusOverride: null, duplicateOfUuid: 'd' },
    'duplicateOfUuid',
  ],
])('%s', (_title, item, path) => {
  expect(overrideProblem(item)?.path).toBe(path);
});
