import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listEdits } from '@/lib/listEdits';

const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });

it('tells what stands in the place of what, whichever lists were asked about before', () => {
  fc.assert(
    fc.property(
      fc.array(list, { minLength: 2, maxLength: 4 }),
      fc.array(fc.nat({ max: 15 })),
      (lists, order) => {
        for (const n of order) {
          const [before = [], now = []] = [lists[n % lists.length], lists[Math.floor(n / 4) % lists.length]];
          const places = before.flatMap((was, at) => (was === now[at] ? [] : [{ was, is: now[at] }]));
          expect(listEdits(before, now)).toEqual(before.length === now.length ? places : undefined);
        }
      },
    ),
  );
});

it('gives up where much differs', () => {
  const before = Array.from({ length: 20 }, (_, n) => n);
  const changed = (count: number) => before.map(n => (n < count ? -n - 1 : n));
  expect(listEdits(before, changed(16))).toHaveLength(16);
  expect(listEdits(before, changed(17))).toBeUndefined();
});
