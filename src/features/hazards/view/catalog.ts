import type { ChoiceOption } from '@/ui/worksheet';

/** What the worksheet needs to know of a record that a hazard points at. */
export interface NamedRecord {
  readonly uuid: string;
  readonly code: string;
  readonly name: string;
  readonly description?: string;
  /** The function of a malfunction. */
  readonly functionUuid?: string;
  /** false for a lookup entry that is not offered any more. */
  readonly isActive?: boolean;
}

/** The records that one column chooses from. */
export interface Catalog {
  readonly items: readonly NamedRecord[];
  readonly byUuid: ReadonlyMap<string, NamedRecord>;
  readonly options: readonly ChoiceOption[];
  /** Options of one function, for malfunctions. */
  readonly ofFunction: (functionUuid: string) => readonly ChoiceOption[];
}

export type CatalogName =
  | 'functions'
  | 'malfunctions'
  | 'exposureSituations'
  | 'hazardousEvents'
  | 'machines'
  | 'tasks'
  | 'zones'
  | 'lifecyclePhases'
  | 'personnel'
  | 'energySources'
  | 'hazardTypes';

export type Catalogs = Readonly<Record<CatalogName, Catalog>>;

const catalogs = new WeakMap<readonly NamedRecord[], Catalog>();
const nothing: readonly NamedRecord[] = [];

/** The catalog of a list; the same list gives the same catalog, so that columns stay as they are. */
export function catalogOf(items: readonly NamedRecord[] = nothing): Catalog {
  let catalog = catalogs.get(items);
  if (!catalog) {
    catalog = buildCatalog(items);
    catalogs.set(items, catalog);
  }
  return catalog;
}

function buildCatalog(items: readonly NamedRecord[]): Catalog {
  const names = new Map<string, number>();
  for (const { name } of items) names.set(name, (names.get(name) ?? 0) + 1);
  const optionOf = ({ uuid, code, name, description }: NamedRecord): ChoiceOption => ({
    value: uuid,
    // Two of one name are told apart by their codes.
    label: (names.get(name) ?? 0) > 1 ? `${name} (${code})` : name,
    ...(description ? { description: firstLine(description) } : {}),
  });
  const active = items.filter(item => item.isActive !== false);
  const byFunction = new Map<string, ChoiceOption[]>();
  for (const item of active)
    if (item.functionUuid) {
      const options = byFunction.get(item.functionUuid) ?? [];
      byFunction.set(item.functionUuid, options);
      options.push(optionOf(item));
    }
  const none: readonly ChoiceOption[] = [];
  return {
    items,
    byUuid: new Map(items.map(item => [item.uuid, item])),
    options: active.map(optionOf),
    ofFunction: uuid => byFunction.get(uuid) ?? none,
  };
}

const firstLine = (text: string): string => text.split('\n', 1)[0]?.slice(0, 160) ?? '';
