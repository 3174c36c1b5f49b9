import { expect, it } from 'vitest';
import { isFirstPart, LONG_LIST, wholeOnly } from '@/api/firstPart';

const answer = (here: number, total: number) => ({
  data: { results: Array.from({ length: here }, (_, uuid) => ({ uuid })), total },
});
const ALL = { limit: 20_000 };

/** What a screen gets that needs the whole list. */
function asked(arg: object, current: ReturnType<typeof answer>) {
  const query = { data: current, currentData: current, isSuccess: true, isLoading: false, isFetching: true };
  const useList = (_arg: object) => query;
  return { query, seen: wholeOnly(useList)(arg) };
}

it('the first part of a list is no answer yet for whoever needs the whole', () => {
  const { seen } = asked(ALL, answer(200, LONG_LIST + 1));
  expect(seen).toEqual({
    data: undefined,
    currentData: undefined,
    isSuccess: false,
    isLoading: true,
    isFetching: true,
  });
});

it.each([
  ['a whole list', ALL, answer(1_001, 1_001)],
  ['an empty one', ALL, answer(0, 0)],
  ['one that the limit cuts', { limit: 2_000 }, answer(2_000, 2_500)],
  ['a page of a few', { limit: 50 }, answer(50, 1_001)],
  ['a page without a limit', {}, answer(100, 1_001)],
  ['the last page', { limit: 50, offset: 1_000 }, answer(1, 1_001)],
])('%s is what it is', (_name, arg, current) => {
  const { query, seen } = asked(arg, current);
  expect(seen).toBe(query);
  expect(isFirstPart(current, arg)).toBe(false);
});
