import { type ColumnOptions, choiceColumn, type EditStart, type WorksheetColumn } from '@/ui/worksheet';
import type { Catalog } from '../catalog';

interface ReferenceColumnOptions<R> extends ColumnOptions<R, string | null> {
  readonly catalog: Catalog;
  /** The cell cannot be emptied. */
  readonly isRequired?: boolean;
  /** A text that is no record's name means the only record whose name has all of its words. */
  readonly isFoundByWords?: boolean;
  /** Whether a record of the catalog may be chosen in this row. */
  isOffered?(uuid: string, row: R): boolean;
  /** Offers to make a record that the catalog does not have; resolves to its uuid, `null` when nothing came of it. */
  onCreateOption?(name: string, row: R, start: EditStart): Promise<string | null>;
  readonly maxCreatedLength?: number;
  /** Name of a record that the catalog does not hold. */
  getLabel?(row: R): string | undefined;
}

/** Another record, by its name; code and description are one glance away. */
export function referenceColumn<R>({
  catalog,
  getLabel,
  ...column
}: ReferenceColumnOptions<R>): WorksheetColumn<R, string | null> {
  const recordOf = (row: R) => catalog.byUuid.get(column.getValue(row) ?? '');
  return choiceColumn<R>({
    ...column,
    options: catalog.options,
    getLabel: row => recordOf(row)?.name ?? getLabel?.(row),
    getTooltip: row => {
      const record = recordOf(row);
      return record && [`${record.code}  ${record.name}`, record.description].filter(Boolean).join('\n');
    },
  });
}
