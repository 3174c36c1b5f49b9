import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '@/glossary/useText';
import { sameValue } from '@/lib/sameValue';
import type { ProjectRecord } from '@/records/recordModel';
import { useDensity } from '@/theme/density';
import type { MaxLines, SheetGroup, SheetProps, ToolbarChoice } from './sheetTypes';
import { LINES } from './useSheetView';

const LINE_CHOICES = ['1', '2', '4'];

/**
 * Lines that a text may take, as the address says it. Without: as many as the sheet's texts usually take, and one
 * where everything is to be dense.
 */
export function useMaxLines(address: URLSearchParams, usual: MaxLines = 4): MaxLines {
  const { density } = useDensity();
  const chosen = address.get(LINES);
  if (chosen === 'all') return chosen;
  if (chosen && LINE_CHOICES.includes(chosen)) return Number(chosen);
  return density === 'compact' ? 1 : usual;
}

/** Group and filters as choices of the toolbar; the id of each is its name in the address. */
export function useToolbarChoices<R extends ProjectRecord>(
  { groups, filters, choices }: Pick<SheetProps<R>, 'groups' | 'filters' | 'choices'>,
  group: SheetGroup<R> | undefined,
  address: URLSearchParams,
  maxLines: MaxLines,
): readonly ToolbarChoice[] {
  const text = useTexts('sheet');
  // One text for all, so that another part of the address, such as the selected row, does not render the toolbar.
  const chosen = (filters ?? []).map(({ id }) => address.get(id) ?? '').join('\n');
  const offered = useMemo(() => {
    const values = chosen.split('\n');
    return [
      ...(choices ?? []),
      ...(groups && group
        ? [
            {
              id: 'group',
              label: text('group-by', 'Group'),
              value: group.id,
              options: groups.map(({ id, label }) => ({ value: id, label })),
            },
          ]
        : []),
      ...(filters ?? [])
        .map((filter, at) => ({ ...filter, value: values[at] ?? '' }))
        .filter(({ value, isFromCounts }) => !isFromCounts || value)
        .map(({ id, label, value, options }) => ({
          id,
          label,
          value,
          options: [{ value: '', label: text('any', 'Any') }, ...options],
        })),
      {
        id: LINES,
        label: text('lines', 'Lines'),
        value: String(maxLines),
        options: [
          ...LINE_CHOICES.map(count => ({ value: count, label: count })),
          { value: 'all', label: text('lines-all', 'All') },
        ],
      },
    ];
  }, [choices, groups, group, filters, chosen, maxLines, text]);
  return useKept(offered);
}

/** A filter changes with its records, but its options seldom do: choices that are equal stay the same objects. */
function useKept(offered: readonly ToolbarChoice[]): readonly ToolbarChoice[] {
  const kept = useRef(offered);
  const next = useMemo(() => {
    const before = kept.current;
    const choices = offered.map((choice, at) => {
      const known = before[at];
      return known && sameValue(known, choice) ? known : choice;
    });
    return sameItems(before, choices) ? before : choices;
  }, [offered]);
  useEffect(() => {
    kept.current = next;
  }, [next]);
  return next;
}

const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);
