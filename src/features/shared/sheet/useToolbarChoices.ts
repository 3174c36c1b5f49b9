import { useMemo } from 'react';
import { useTexts } from '@/glossary/useText';
import type { ProjectRecord } from '@/records/recordModel';
import type { SheetGroup, SheetProps, ToolbarChoice } from './sheetTypes';

/** Group and filters as choices of the toolbar; the id of each is its name in the address. */
export function useToolbarChoices<R extends ProjectRecord>(
  { groups, filters, choices }: Pick<SheetProps<R>, 'groups' | 'filters' | 'choices'>,
  group: SheetGroup<R> | undefined,
  address: URLSearchParams,
): readonly ToolbarChoice[] {
  const text = useTexts('sheet');
  return useMemo(
    () => [
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
      ...(filters ?? []).map(({ id, label, options }) => ({
        id,
        label,
        value: address.get(id) ?? '',
        options: [{ value: '', label: text('any', 'Any') }, ...options],
      })),
    ],
    [choices, groups, group, filters, address, text],
  );
}
