import type { PgTable } from 'drizzle-orm/pg-core';
import { exposureEstimateTypes, exposureEstimateTypeValues } from '../database/schema/exposure.ts';
import * as schema from '../database/schema/lookups.ts';
import { readSeedData } from './seedData.ts';
import { addRows, type SeedTransaction } from './seedTransaction.ts';
import { seedUuid } from './seedUuid.ts';

/** Every lookup table under its name in lookups.json. */
const LOOKUPS = {
  areas: schema.areas,
  ceaTypes: schema.ceaTypes,
  energySources: schema.energySources,
  exposureEstimateTypes,
  guidewords: schema.guidewords,
  hazardEffectTypes: schema.hazardEffectTypes,
  hazardTypes: schema.hazardTypes,
  injuryTypes: schema.injuryTypes,
  lifecyclePhases: schema.lifecyclePhases,
  personnel: schema.personnel,
  rrmTypes: schema.rrmTypes,
  safetyTargetCategories: schema.safetyTargetCategories,
  safetyTargetTypes: schema.safetyTargetTypes,
  taskTypes: schema.taskTypes,
  zones: schema.zones,
} satisfies Record<string, PgTable>;

export type LookupKind = keyof typeof LOOKUPS;

/** A row of lookups.json: columns of its table by their field names. */
type LookupRow = { code: string; name: string } & Record<string, unknown>;

/** Uuid of a shipped lookup; the code is one of lookups.json. */
export const lookupUuid = (kind: LookupKind, code: string) => seedUuid(kind, code);

/** A band of a shipped exposure estimate type, which it names by its code. */
interface BandRow {
  type: string;
  code: string;
  name: string;
  min: number;
  max: number | null;
}

/** Adds the shipped lookups (domain model 4), in the order of the file. @returns how many were added */
export async function seedLookups(seed: SeedTransaction): Promise<number> {
  const data = readSeedData<Record<LookupKind, LookupRow[]> & { exposureEstimateTypeValues: BandRow[] }>(
    'lookups.json',
  );
  let added = 0;
  for (const kind of Object.keys(LOOKUPS) as LookupKind[]) {
    const rows = data[kind].map((row, index) => ({
      ...row,
      uuid: lookupUuid(kind, row.code),
      order: index + 1,
    }));
    added += await addRows<PgTable>(seed, LOOKUPS[kind], rows);
  }
  const bands = data.exposureEstimateTypeValues.map(({ type, ...row }, index) => ({
    ...row,
    uuid: seedUuid('exposureEstimateTypeValues', row.code),
    exposureEstimateTypeUuid: lookupUuid('exposureEstimateTypes', type),
    order: index + 1,
  }));
  return added + (await addRows(seed, exposureEstimateTypeValues, bands));
}
