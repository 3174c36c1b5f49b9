import { describe, expect, it } from 'vitest';
import { projectNamesakes } from '@/features/shared/names/namesakes';
import { naturalOrder } from '@/lib/naturalOrder';
import { nameKey, tellApart } from '@/lib/tellApart';

const of = (name: string, organization: string, uuid: string) => ({ name, organization, uuid });
const beside = (...things: ReturnType<typeof of>[]) =>
  things.map(
    (thing, _index, all) =>
      tellApart(
        all,
        ({ name }) => name,
        ({ organization }) => organization,
        ({ uuid }) => uuid,
      ).get(thing) ?? '',
  );

describe('names that are alike', () => {
  it('differ in case, white space and punctuation only', () => {
    expect(nameKey('Robot-Cell  2')).toBe(nameKey('robot cell 2.'));
    expect(nameKey('Robot cell 2')).not.toBe(nameKey('Robot cell 3'));
    expect(nameKey('Größe')).not.toBe(nameKey('Grße'));
  });
  it('are not made of signs that differ', () => expect(nameKey('++')).not.toBe(nameKey('--')));
});

describe('projects that are alike', () => {
  const organizations = [
    { organizationUuid: 'acme', name: 'Acme' },
    { organizationUuid: 'zenith', name: 'Zenith' },
  ];
  const cell = { uuid: '0190b3c4-0000-7000-8000-0000000000a1', name: 'Cell', organizationUuid: 'acme' };
  it('have their organization beside them', () => {
    const other = { ...cell, uuid: 'b', name: 'cell', organizationUuid: 'zenith' };
    expect([...projectNamesakes([cell, other], organizations).values()]).toEqual(['Acme', 'Zenith']);
  });
  it('have the end of their uuid where that is the same', () => {
    const other = { ...cell, uuid: '0190b3c4-0000-7000-8000-0000000000b2' };
    expect([...projectNamesakes([cell, other], organizations).values()]).toEqual(['…000000a1', '…000000b2']);
  });
});

describe('what stands beside them', () => {
  it('is nothing where names differ', () =>
    expect(beside(of('A', 'Acme', '1'), of('B', 'Acme', '2'))).toEqual(['', '']));
  it('is the first mark that tells all of them apart', () =>
    expect(beside(of('Cell', 'Acme', '1'), of('cell ', 'Zenith', '2'), of('Other', 'Acme', '3'))).toEqual([
      'Acme',
      'Zenith',
      '',
    ]));
  it('is the next one where that is the same', () =>
    expect(beside(of('Cell', 'Acme', '1'), of('CELL', 'Acme', '2'))).toEqual(['1', '2']));
});

describe('the natural order', () => {
  it('counts', () =>
    expect(['Hazard 10', 'hazard 2', 'H-10', 'H-2'].toSorted(naturalOrder('en'))).toEqual([
      'H-2',
      'H-10',
      'hazard 2',
      'Hazard 10',
    ]));
  it('follows the language', () => {
    expect(['z', 'ä'].toSorted(naturalOrder('de'))).toEqual(['ä', 'z']);
    expect(['ä', 'z'].toSorted(naturalOrder('sv'))).toEqual(['z', 'ä']);
  });
});
