import { describe, expect, it } from 'vitest';
import type { HazardVoteEvent } from '@/api/hazard-voting';
import type { ProjectHistoryEntry } from '@/api/projects';
import { changesSince } from '@/features/voting/queue/ChangesSinceVote';
import { nextPending } from '@/features/voting/queue/useVoteQueue';

const round = (uuid: string) => ({ uuid }) as HazardVoteEvent;
const [first, second, third] = [round('1'), round('2'), round('3')];

describe('the next one that waits', () => {
  const open = [first, second, third];
  it.each([
    ['is the one after this one', [first, second, third], second, third],
    ['skips what has my vote', [first, third], first, third],
    ['begins again with what was left out', [first, third], third, first],
    ['is none after the last one', [second], second, undefined],
    ['is the first one from a round that is open no more', [second, third], round('4'), second],
  ])('%s', (_name, pending, current, next) => {
    expect(nextPending({ open, pending }, current)).toBe(next);
  });
});

describe('what became of a hazard since a vote', () => {
  const entry = (at: string, field: string, before: unknown, after: unknown) =>
    ({ at, fields: [{ field, before, after }] }) as ProjectHistoryEntry;
  const VOTED_AT = '2026-03-01T10:00:00.000000+00:00';

  it('is told once for each field, from what was voted on to what it is now', () => {
    expect(
      changesSince(
        [
          entry('2026-03-01T12:00:00.000Z', 'name', 'Second', 'Third'),
          entry('2026-03-01T11:00:00.000Z', 'name', 'First', 'Second'),
          entry('2026-03-01T09:00:00.000Z', 'name', 'Zeroth', 'First'),
        ],
        VOTED_AT,
      ),
    ).toEqual([{ field: 'name', before: 'First', after: 'Third' }]);
  });

  it('is nothing where the last change emptied the field', () => {
    expect(
      changesSince(
        [
          entry('2026-03-01T12:00:00.000Z', 'taskUuid', 'b', null),
          entry('2026-03-01T11:00:00.000Z', 'taskUuid', 'a', 'b'),
        ],
        VOTED_AT,
      ),
    ).toEqual([{ field: 'taskUuid', before: 'a', after: null }]);
  });

  it('leaves out what nobody votes on, and what is again as it was', () => {
    expect(
      changesSince(
        [
          entry('2026-03-01T12:00:00.000Z', 'zoneUuid', 'b', 'a'),
          entry('2026-03-01T11:30:00.000Z', 'zoneUuid', 'a', 'b'),
          entry('2026-03-01T11:00:00.000Z', 'ownerUserUuid', null, 'x'),
        ],
        VOTED_AT,
      ),
    ).toEqual([]);
  });
});
