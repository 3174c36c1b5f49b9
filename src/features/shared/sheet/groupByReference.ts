import type { Grouping } from '@/ui/worksheet';
import type { Catalog, NamedRecord } from './catalog';

/** Groups in the order of the records that rows point at, those without a shown row left out; their keys are uuids. */
export const groupByReference =
  <R>(catalog: Catalog<NamedRecord>, referenceOf: (row: R) => string | null) =>
  (rows: readonly R[]): Grouping<R> => {
    const used = new Set(rows.map(referenceOf));
    return {
      groups: catalog.items
        .filter(({ uuid }) => used.has(uuid))
        .map(({ uuid, code, name }) => ({ key: uuid, label: `${code} ${name}` })),
      groupOf: row => {
        const uuid = referenceOf(row);
        return uuid && catalog.byUuid.has(uuid) ? uuid : '';
      },
    };
  };
