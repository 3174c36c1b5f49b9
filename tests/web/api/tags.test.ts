import { describe, expect, it } from 'vitest';
import { idTag, listTag, onSuccess, queryTag, resourceTags, TAG_TYPES } from '@/api/tags';

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
  it('a record and its dependency tree provide the record', () => {
    expect(tags.getHazard?.providesTags({}, undefined, { hazardUuid: uuid })).toEqual([
      idTag('Hazard', uuid),
    ]);
    expect(tags.getHazardDependencyTree?.providesTags({}, undefined, { hazardUuid: uuid })).toEqual([
      idTag('Hazard', uuid),
    ]);
  });
  it('a change invalidates the record, the lists and the named others', () => {
    const expected = [idTag('Hazard', uuid), listTag('Hazard'), listTag('HaraMetrics')];
    expect(tags.updateHazard?.invalidatesTags({}, undefined, { hazardUuid: uuid })).toEqual(expected);
    expect(tags.createHazardsBatch?.invalidatesTags({}, undefined, { projectUuid: 'p' })).toEqual(
      expected.slice(1),
    );
  });
  it('a change of many invalidates each record that was named, and the lists', () => {
    const result = { data: { results: [{ uuid }, { uuid: 'u-2' }], saved: 1 } };
    expect(tags.updateHazardsBatch?.invalidatesTags(result, undefined, { projectUuid: 'p' })).toEqual([
      idTag('Hazard', uuid),
      idTag('Hazard', 'u-2'),
      listTag('Hazard'),
      listTag('HaraMetrics'),
    ]);
  });
  it('a delete does not ask for the record again', () => {
    expect(tags.deleteHazard?.invalidatesTags(undefined, undefined, { hazardUuid: uuid })).toEqual([
      listTag('Hazard'),
      listTag('HaraMetrics'),
    ]);
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
