import type { Catalog, NamedRecord } from '@/features/shared/sheet/catalog';
import type { ChoiceOption } from '@/ui/worksheet';

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

/** A record that a hazard points at. */
export interface LinkedRecord extends NamedRecord {
  /** The function of a malfunction. */
  readonly functionUuid?: string;
}

export type Catalogs = Readonly<Record<CatalogName, Catalog<LinkedRecord>>>;

const byFunction = new WeakMap<Catalog<LinkedRecord>, Map<string, readonly ChoiceOption[]>>();
const none: readonly ChoiceOption[] = [];

/** The malfunctions of one function as options; the same list each time. */
export function malfunctionsOf(
  malfunctions: Catalog<LinkedRecord>,
  functionUuid: string,
): readonly ChoiceOption[] {
  let groups = byFunction.get(malfunctions);
  if (!groups) {
    groups = new Map();
    for (const option of malfunctions.options) {
      const own = malfunctions.byUuid.get(option.value)?.functionUuid ?? '';
      groups.set(own, [...(groups.get(own) ?? []), option]);
    }
    byFunction.set(malfunctions, groups);
  }
  return groups.get(functionUuid) ?? none;
}
