import { expect, it } from 'vitest';
import { treeRows } from '@/features/shared/sheet/treeRows';

interface Part {
  uuid: string;
  parent: string | null;
}

/** "a a.b a.b.c" would need dots in uuids: each part is written "uuid<parent". */
const rowsOf = (text: string): Part[] =>
  text.split(' ').map(word => {
    const [uuid = '', parent = null] = word.split('<');
    return { uuid, parent };
  });

function shown(text: string, { visible, collapsed = '' }: { visible?: string; collapsed?: string } = {}) {
  const all = rowsOf(text);
  const { rows, places } = treeRows(
    all.filter(({ uuid }) => visible?.split(' ').includes(uuid) ?? true),
    {
      parentOf: ({ parent }) => parent,
      find: uuid => all.find(row => row.uuid === uuid),
      collapsed: new Set(collapsed.split(' ')),
    },
  );
  return rows.map(({ uuid }) => {
    const place = places.get(uuid);
    return `${'-'.repeat(place?.depth ?? 99)}${uuid}${place?.hasParts ? (place.isCollapsed ? '+' : ':') : ''}`;
  });
}

it('parts stand below what they are part of, in their own order', () => {
  expect(shown('c<a a b d<c e<a')).toEqual(['a:', '-c:', '--d', '-e', 'b']);
});

it('what is folded hides all of its parts', () => {
  expect(shown('a b<a c<b d', { collapsed: 'a' })).toEqual(['a+', 'd']);
  expect(shown('a b<a c<b d', { collapsed: 'b c' })).toEqual(['a:', '-b+', 'd']);
});

it('a part whose parent is filtered away stands below the nearest that is shown', () => {
  expect(shown('a b<a c<b d<z', { visible: 'a c d' })).toEqual(['a:', '-c', 'd']);
});

it('a circle, and what hangs on it, loses no row', () => {
  expect(shown('a<b b<a c<a').sort()).toEqual(['a', 'b', 'c']);
});

it('tells the row before with the same parent', () => {
  const { places } = treeRows(rowsOf('a b<a c<a d'), {
    parentOf: ({ parent }) => parent,
    find: () => undefined,
    collapsed: new Set(),
  });
  expect([...places].map(([uuid, { before }]) => `${uuid} ${before}`)).toEqual([
    'a null',
    'b null',
    'c b',
    'd a',
  ]);
});
