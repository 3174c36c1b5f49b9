import type { ChoiceOption } from '@/ui/worksheet';

/** What a sheet needs to know of a record that a row points at. */
export interface NamedRecord {
  readonly uuid: string;
  readonly code: string;
  readonly name: string;
  /** What it is called in the database, where the name is said in another language. */
  readonly storedName?: string;
  readonly description?: string;
  /** false for a lookup entry that is not offered any more. */
  readonly isActive?: boolean;
}

/** The records that one column chooses from. */
export interface Catalog<R extends NamedRecord = NamedRecord> {
  readonly items: readonly R[];
  readonly byUuid: ReadonlyMap<string, R>;
  readonly options: readonly ChoiceOption[];
}

const catalogs = new WeakMap<readonly NamedRecord[], Catalog>();
const nothing: readonly never[] = [];

/** The catalog of a list; the same list gives the same catalog, so that columns stay as they are. */
export function catalogOf<R extends NamedRecord>(items: readonly R[] = nothing): Catalog<R> {
  let catalog = catalogs.get(items) as Catalog<R> | undefined;
  if (!catalog) {
    catalog = buildCatalog(items);
    catalogs.set(items, catalog);
  }
  return catalog;
}

function buildCatalog<R extends NamedRecord>(items: readonly R[]): Catalog<R> {
  const names = new Map<string, number>();
  for (const { name } of items) names.set(name, (names.get(name) ?? 0) + 1);
  const optionOf = ({ uuid, code, name, storedName, description }: NamedRecord): ChoiceOption => ({
    value: uuid,
    // Two of one name are told apart by their codes.
    ...((names.get(name) ?? 0) > 1 ? { label: `${name} (${code})`, name } : { label: name }),
    ...(storedName !== undefined && { otherName: storedName }),
    ...(description ? { description: firstLine(description) } : {}),
  });
  return {
    items,
    byUuid: new Map(items.map(item => [item.uuid, item])),
    options: items.filter(item => item.isActive !== false).map(optionOf),
  };
}

const firstLine = (text: string): string => text.split('\n', 1)[0]?.slice(0, 160) ?? '';
