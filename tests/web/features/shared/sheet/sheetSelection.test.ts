import { act, renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSelectionStore } from '@/features/shared/sheet/selectionStore';
import { useSheetSelection } from '@/features/shared/sheet/useSheetSelection';
import type { ProjectRecord } from '@/records/recordModel';

const RECORDS = ['A', 'B', 'C'].map(code => ({ uuid: code.toLowerCase(), code }) as ProjectRecord);
const find = (uuid: string | null | undefined) => RECORDS.find(record => record.uuid === uuid);
/** The address is told a quarter of a second after a row was selected. */
const TOLD_AFTER = 250;

/** Somewhere to go back to. */
const Visited = ({ children }: PropsWithChildren) =>
  createElement(MemoryRouter, { initialEntries: ['/first', '/second'] }, children);

function open(atFirst: string) {
  const store = createSelectionStore();
  const told: unknown[] = [];
  const changeAddress = (part: object) => void told.push(...Object.values(part));
  const { result, rerender } = renderHook(
    ({ addressed }: { addressed: string | null }) => ({
      ...useSheetSelection({ records: RECORDS, find, store, name: 'row', addressed, changeAddress }),
      go: useNavigate(),
    }),
    { initialProps: { addressed: atFirst }, wrapper: Visited },
  );
  return {
    told,
    selected: () => store.get(),
    requested: () => result.current.requested,
    address: (addressed: string) => rerender({ addressed }),
    back: () => act(async () => result.current.go(-1)),
    select(uuid: string) {
      result.current.select(uuid);
      vi.advanceTimersByTime(TOLD_AFTER);
    },
  };
}

describe('the selected row', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is not given up for one that the address was told before and shows late', () => {
    const sheet = open('A');
    sheet.select('b');
    sheet.select('c');
    expect(sheet.told).toEqual(['B', 'C']);
    sheet.address('B');
    expect(sheet.selected()).toBe('c');
    sheet.address('C');
    expect(sheet.selected()).toBe('c');
    expect(sheet.requested()).toBe('a');
  });

  it('follows the address where somebody else changed it: a link, Back and Forward', () => {
    const sheet = open('A');
    sheet.select('b');
    sheet.select('c');
    // The router shows the last of two steps alone.
    sheet.address('C');
    sheet.address('B');
    expect([sheet.selected(), sheet.requested()]).toEqual(['b', 'b']);
    sheet.address('C');
    expect([sheet.selected(), sheet.requested()]).toEqual(['c', 'c']);
  });

  it('follows Back to an address that looks as before, because what was told was never drawn', async () => {
    const sheet = open('A');
    sheet.select('b');
    expect(sheet.told).toEqual(['B']);
    await sheet.back();
    expect([sheet.selected(), sheet.requested()]).toEqual(['a', 'a']);
  });

  it('is told once, and again when it was left meanwhile', () => {
    const sheet = open('A');
    sheet.select('b');
    sheet.select('b');
    expect(sheet.told).toEqual(['B']);
    sheet.select('a');
    sheet.select('b');
    expect(sheet.told).toEqual(['B', 'A', 'B']);
    for (const code of ['B', 'A', 'B']) {
      sheet.address(code);
      expect(sheet.selected()).toBe('b');
    }
  });
});
