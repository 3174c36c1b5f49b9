import type { Pool } from 'pg';
import { configurationItems, featureFlags, navigationEntries } from '../database/schema/platform.ts';
import {
  riskClasses,
  riskLevels,
  riskRatingSets,
  riskRatings,
  riskTableCells,
} from '../database/schema/risk.ts';
import { seedLookups } from './lookups.ts';
import { shippedConfigurationItems, shippedFeatureFlags, shippedNavigationEntries } from './platformItems.ts';
import { shippedRatingSets } from './ratingSets.ts';
import { addRows, inSeedTransaction } from './seedTransaction.ts';

export interface SeedLog {
  info(details: object, message: string): void;
}

/**
 * Adds what every installation needs: lookups, rating sets, feature flags, navigation and configuration. Runs at every
 * start: rows that exist are left as they are, so nothing that people changed is overwritten. One transaction.
 *
 * @returns how many rows were added
 */
export async function seedReference(pool: Pool, log: SeedLog): Promise<number> {
  const sets = shippedRatingSets();
  const added = await inSeedTransaction(pool, async seed => {
    let count = await seedLookups(seed);
    count += await addRows(
      seed,
      riskRatingSets,
      sets.map(set => set.row),
    );
    count += await addRows(
      seed,
      riskLevels,
      sets.flatMap(set => set.levels),
    );
    count += await addRows(
      seed,
      riskClasses,
      sets.flatMap(set => set.classes),
    );
    count += await addRows(
      seed,
      riskRatings,
      sets.flatMap(set => set.ratings),
    );
    count += await addRows(
      seed,
      riskTableCells,
      sets.flatMap(set => set.table),
    );
    count += await addRows(seed, featureFlags, shippedFeatureFlags);
    count += await addRows(seed, navigationEntries, shippedNavigationEntries);
    count += await addRows(seed, configurationItems, shippedConfigurationItems);
    return count;
  });
  if (added > 0) log.info({ rows: added }, 'Reference data added: lookups, rating sets, flags, navigation');
  return added;
}
