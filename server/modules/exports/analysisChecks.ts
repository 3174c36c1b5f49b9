import { naturally } from '../../database/records/naturalOrder.ts';
import type { AnalysisCheck } from './checkSql.ts';
import { COVERAGE_CHECKS } from './coverageChecks.ts';
import { ACCEPTANCE, findingsSelect } from './findingsSql.ts';
import { INTEGRITY_CHECKS } from './integrityChecks.ts';
import { RATING_CHECKS } from './ratingChecks.ts';
import { TREATMENT_CHECKS } from './treatmentChecks.ts';

const numberOf = ({ check }: AnalysisCheck) => Number(check.slice(1));

/** The checks of domain.md 2.7, in the order of their numbers. */
export const ANALYSIS_CHECKS: readonly AnalysisCheck[] = [
  ...RATING_CHECKS,
  ...TREATMENT_CHECKS,
  ...INTEGRITY_CHECKS,
  ...COVERAGE_CHECKS,
].sort((one, other) => numberOf(one) - numberOf(other));

/** Maximum number of records that one check names in the metrics, open ones and accepted ones each. */
const MAX_NAMED = 50;

const NAMED = `'entity', x.entity, 'uuid', x.uuid, 'code', x.code, 'name', x.name`;

const first = (fields: string, condition: string) =>
  `coalesce(json_agg(json_build_object(${fields}) order by x.n) filter (where ${condition} and x.n <= ${MAX_NAMED}), '[]'::json)`;

/** All checks in one statement: rows of check, counts and the first records; $1 is the project. */
export const CHECKS_STATEMENT = ANALYSIS_CHECKS.filter(({ guaranteedBy }) => !guaranteedBy)
  .map(
    check =>
      `select '${check.check}' as "check", (count(*) filter (where not x.is_accepted))::int as count,
      (count(*) filter (where x.is_accepted))::int as accepted, ${first(NAMED, 'not x.is_accepted')} as records,
      ${first(`${NAMED}, 'acceptance', (${ACCEPTANCE('x.acceptance')})`, 'x.is_accepted')} as "acceptedRecords"
    from (select y.*, y.state = 'ACCEPTED' as is_accepted,
        row_number() over (partition by y.state = 'ACCEPTED' order by y.place, y.position, ${naturally('y.code')}, y.uuid) as n
      from (${findingsSelect([check])}) y) x`,
  )
  .join('\nunion all\n');
