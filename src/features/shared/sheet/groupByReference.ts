import type { Grouping } from '@/ui/worksheet';
import type { Catalog, NamedRecord } from './catalog';

const withCode = ({ code, name }: NamedRecord) => `${code} ${name}`;
/** Of what ships with the product: its codes are for machines. */
export const byName = ({ name }: NamedRecord): string => name;

/** Groups in the order of the records that rows point at; their keys are uuids. */
export const groupByReference = <R>(
  catalog: Catalog<NamedRecord>,
  referenceOf: (row: R) => string | null,
  labelOf = withCode,
): Grouping<R> => ({
  groups: catalog.items.map(record => ({ key: record.uuid, label: labelOf(record) })),
  groupOf: row => {
    const uuid = referenceOf(row);
    return uuid && catalog.byUuid.has(uuid) ? uuid : '';
  },
});
