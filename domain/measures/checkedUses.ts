import { isCounted, leavesSeverity, type UsedMeasure } from './finalRating.ts';

/**
 * What checks ask of the measures of a hazard, of those that count (domain model 2.7). Lists ask it in SQL
 * (`server/modules/exports/treatmentChecks.ts`), which a test over random hazards holds to what stands here.
 */

type Counting = Pick<UsedMeasure, 'status' | 'solutionSetUuid'>;

/** A safety function has no required level (V13). */
export const lacksRequiredLevel = (
  uses: readonly (Counting & { isSafetyFunction: boolean; requiredLevel: string })[],
  solutionSets: readonly string[],
): boolean =>
  uses.some(
    use => isCounted(use, solutionSets) && use.isSafetyFunction && use.requiredLevel.trim().length === 0,
  );

/** Ranks of a severity by rating set. */
export type SeverityRanks = Readonly<Record<string, number>>;

const isLower = (ranks: SeverityRanks, initial: SeverityRanks) =>
  Object.entries(ranks).some(([set, rank]) => rank < (initial[set] ?? Number.NEGATIVE_INFINITY));

/** A measure that leaves the harm as it is states a lower severity, or a final one can only come from such measures (V12). */
export function lowersSeverityUnduly(
  uses: readonly (Counting &
    Pick<UsedMeasure, 'hierarchyRank' | 'rrmTypeCode'> & { stated: SeverityRanks })[],
  solutionSets: readonly string[],
  { initial, final }: { initial: SeverityRanks; final: SeverityRanks },
): boolean {
  const counted = uses.filter(use => isCounted(use, solutionSets));
  if (counted.some(use => leavesSeverity(use) && isLower(use.stated, initial))) return true;
  return counted.length > 0 && counted.every(leavesSeverity) && isLower(final, initial);
}
