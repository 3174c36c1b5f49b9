import { createNextState } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { idTag, listTag, mergeNewer, onSuccess, queryTag, resourceTags, TAG_TYPES } from '@/api/cacheTags';

const tags = resourceTags('Hazard', { also: ['HaraMetrics'] });
const uuid = 'u-1';

describe('TAG_TYPES', () => {
  it('names every entity once, singular and in PascalCase', () => {
    expect(new Set(TAG_TYPES).size).toBe(TAG_TYPES.length);
    for (const type of TAG_TYPES) expect(type).toMatch(/^[A-Z][A-Za-z]+$/);
  });
});

describe('resourceTags', () => {
  it('names the endpoints of a regular resource', () => {
    expect(Object.keys(tags).sort()).toEqual([
      'createHazard',
      'createHazardsBatch',
      'deleteHazard',
      'getHazard',
      'getHazardDependencyTree',
      'listHazards',
      'updateHazard',
      'updateHazardsBatch',
    ]);
    expect(Object.keys(resourceTags('Personnel', { plural: 'Personnel' }))).toContain('listPersonnel');
  });
  it('a list provides itself and every record in it', () => {
    const result = { data: { results: [{ uuid }, { uuid: 'u-2' }, {}], total: 3 } };
    expect(tags.listHazards?.providesTags(result, undefined, {})).toEqual([
      listTag('Hazard'),
      queryTag('Hazard', {}),
      idTag('Hazard', uuid),
      idTag('Hazard', 'u-2'),
    ]);
    expect(tags.listHazards?.providesTags(undefined, { status: 500 }, {})).toEqual([
      listTag('Hazard'),
      queryTag('Hazard', {}),
    ]);
  });
  // Which reads each change has to reach is tested as a table over the platform itself (tests/cache).
  it('an open record is read again with a change of what it shows, and not with its own delete', () => {
    const open = tags.getHazard?.providesTags({}, undefined, { hazardUuid: uuid });
    const isReached = (invalidated: readonly object[] | undefined) =>
      invalidated?.some(tag => open?.some(own => JSON.stringify(own) === JSON.stringify(tag)));
    const shownIn = resourceTags('Function', { also: ['Hazard'] });
    expect(isReached(tags.updateHazard?.invalidatesTags({}, undefined, { hazardUuid: uuid }))).toBe(true);
    expect(isReached(shownIn.updateFunction?.invalidatesTags({}, undefined, { functionUuid: 'f' }))).toBe(
      true,
    );
    expect(isReached(tags.deleteHazard?.invalidatesTags({}, undefined, { hazardUuid: uuid }))).toBe(false);
  });
  it('a delete also reaches the lists whose records pointed there, a change does not', () => {
    const tags = resourceTags('Function', { unlinks: ['Hazard'] });
    const hazards = { type: 'Hazard', id: 'LIST' };
    expect(tags.deleteFunction?.invalidatesTags(undefined, undefined, { functionUuid: uuid })).toContainEqual(
      hazards,
    );
    expect(tags.updateFunction?.invalidatesTags({}, undefined, { functionUuid: uuid })).not.toContainEqual(
      hazards,
    );
  });

  it('a failed change invalidates nothing', () => {
    expect(tags.updateHazard?.invalidatesTags(undefined, { status: 409 }, { hazardUuid: uuid })).toEqual([]);
    expect(onSuccess({ status: 500 }, [listTag('Hazard')])).toEqual([]);
  });
});

describe('mergeNewer', () => {
  it('compares with the records themselves, not through the drafts of the store around them', () => {
    const held = { data: { results: [{ uuid, revision: 1 }], total: 1 } };
    const incoming = structuredClone(held);
    let merged: unknown;
    createNextState({ held }, store => {
      createNextState(store.held, answer => {
        merged = mergeNewer(answer, incoming);
      });
    });
    expect(merged).toBe(held);
  });
});
