import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { RecordPlaces } from '@/lib/RecordPlaces';

const lists = fc.uniqueArray(fc.constantFrom(...'abcdefgh')).map(uuids => uuids.map(uuid => ({ uuid })));

it('finds in each list what stands in it, whichever lists it was asked about before', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(lists, fc.constantFrom(...'abcdefgh'))), asked => {
      const places = new RecordPlaces();
      for (const [records, uuid] of asked) {
        expect(places.find(records, uuid)).toBe(records.find(record => record.uuid === uuid));
        expect(places.placeOf(records, uuid)).toBe(records.findIndex(record => record.uuid === uuid));
      }
    }),
  );
});

it('does not go through a list in which one record of many was replaced', () => {
  const places = new RecordPlaces();
  const before = Array.from({ length: 100 }, (_, index) => ({ uuid: `${index}`, name: 'old' }));
  expect(places.find(before, '3')).toBe(before[3]);
  const after = before.with(3, { uuid: '3', name: 'new' });
  const map = vi.spyOn(after, 'map');
  expect(places.find(after, '3')?.name).toBe('new');
  expect(places.find(after, '99')).toBe(before[99]);
  expect(map).not.toHaveBeenCalled();
});
