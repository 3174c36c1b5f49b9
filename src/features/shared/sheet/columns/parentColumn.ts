import type { ColumnOptions, WorksheetColumn } from '@/ui/worksheet';
import type { Catalog, NamedRecord } from '../catalog';
import { referenceColumn } from './referenceColumn';

interface ParentColumnOptions<R extends NamedRecord> extends ColumnOptions<R, string | null> {
  /** Of the sheet's own records. */
  readonly catalog: Catalog<R>;
}

/** The record of the same sheet that a row is part of; the row itself and what is part of it are not offered. */
export function parentColumn<R extends NamedRecord>(
  options: ParentColumnOptions<R>,
): WorksheetColumn<R, string | null> {
  const { catalog, getValue } = options;
  const isWithin = (uuid: string, above: string): boolean => {
    const passed = new Set<string>();
    let at: string | null = uuid;
    while (at !== null && !passed.has(at)) {
      if (at === above) return true;
      passed.add(at);
      const record = catalog.byUuid.get(at);
      at = record ? getValue(record) : null;
    }
    return false;
  };
  return referenceColumn<R>({ ...options, isOffered: (uuid, row) => !isWithin(uuid, row.uuid) });
}
