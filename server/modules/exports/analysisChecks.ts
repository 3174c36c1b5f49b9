import type { AnalysisCheck } from './checkSql.ts';
import { COVERAGE_CHECKS } from './coverageChecks.ts';
import { RATING_CHECKS } from './ratingChecks.ts';
import { TREATMENT_CHECKS } from './treatmentChecks.ts';

const numberOf = ({ check }: AnalysisCheck) => Number(check.slice(1));

/** The checks of domain.md 2.7, in the order of their numbers. */
export const ANALYSIS_CHECKS: readonly AnalysisCheck[] = [
  ...RATING_CHECKS,
  ...TREATMENT_CHECKS,
  ...COVERAGE_CHECKS,
].sort((one, other) => numberOf(one) - numberOf(other));

/** Maximum number of records that one check names. */
const MAX_NAMED = 50;

const namedRecords = ({ records }: AnalysisCheck) =>
  Object.entries(records)
    .map(
      ([entity, sql], place) =>
        `select ${place} as place, '${entity}' as entity, r.uuid, r.code, r.name, r.position from (${sql}) r`,
    )
    .join(' union all ');

/** All checks in one statement: rows of check, count and the first records. */
export const CHECKS_STATEMENT = ANALYSIS_CHECKS.filter(({ guaranteedBy }) => !guaranteedBy)
  .map(
    check =>
      `select '${check.check}' as "check", count(*)::int as count, coalesce(json_agg(json_build_object(
      'entity', x.entity, 'uuid', x.uuid, 'code', x.code, 'name', x.name) order by x.n) filter (where x.n <= ${MAX_NAMED}), '[]'::json) as records
    from (select y.*, row_number() over (order by y.place, y.position, y.code, y.uuid) as n from (${namedRecords(check)}) y) x`,
  )
  .join('\nunion all\n');
