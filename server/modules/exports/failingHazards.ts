import { ANALYSIS_CHECKS } from './analysisChecks.ts';
import { findingsSelect } from './findingsSql.ts';

/**
 * SQL of the uuids of hazards with an open finding of any of these checks; checks that stored data cannot fail, or that are about other
 * kinds of records, name none.
 * @param project SQL of the project's uuid
 */
export function failingHazards(checks: readonly string[], project: string): string {
  const selects = ANALYSIS_CHECKS.filter(({ check }) => checks.includes(check)).flatMap(
    ({ check, guaranteedBy, records }) =>
      guaranteedBy || !records.Hazard ? [] : findingsSelect([{ check, records: { Hazard: records.Hazard } }]),
  );
  const named = selects.map(
    sql => `select x.uuid from (${sql.replaceAll(/\$1\b/g, () => project)}) x where x.state <> 'ACCEPTED'`,
  );
  return named.length > 0 ? named.join(' union all ') : `select ${project} where false`;
}
