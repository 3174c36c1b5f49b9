import type { Catalog, NamedRecord } from '@/features/shared/sheet/catalog';

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
  /** null for an entry of the product or of an organization, which no project changes. */
  readonly projectUuid?: string | null;
}

export type Catalogs = Readonly<Record<CatalogName, Catalog<LinkedRecord>>>;
