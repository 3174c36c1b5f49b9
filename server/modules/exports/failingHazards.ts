import { ANALYSIS_CHECKS } from './analysisChecks.ts';

/**
 * SQL of the uuids of hazards that fail any of these checks; checks that stored data cannot fail, or that are about other
 * kinds of records, name none.
 * @param project SQL of the project's uuid
 */
export function failingHazards(checks: readonly string[], project: string): string {
  const selects = ANALYSIS_CHECKS.filter(({ check }) => checks.includes(check)).flatMap(
    ({ guaranteedBy, records }) => (guaranteedBy ? [] : (records.Hazard ?? [])),
  );
  const named = selects.map(sql => `select x.uuid from (${sql.replaceAll(/\$1\b/g, () => project)}) x`);
  return named.length > 0 ? named.join(' union all ') : `select ${project} where false`;
}
