import type { HaraCheck } from '@/api/exports';
import { SEVERITIES } from '@/features/shared/hazards/checkSeverities';

export interface CheckFilter {
  severity: string;
  check: string;
  /** Part of the code or name of a record. */
  search: string;
}

/** A check with the records that are shown of it. */
export interface ShownCheck {
  check: HaraCheck;
  records: HaraCheck['records'];
  /** Failing records that are not among those that the answer names. */
  more: number;
}

/** Checks that find something, the worst first, with their records by what somebody looks for. */
export function filterChecks(
  checks: readonly HaraCheck[],
  { severity, check: code, search }: CheckFilter,
): ShownCheck[] {
  const wanted = search.trim().toLowerCase();
  return SEVERITIES.flatMap(one => checks.filter(check => check.severity === one && check.count > 0))
    .filter(check => (!severity || check.severity === severity) && (!code || check.check === code))
    .map(check => {
      const records = check.records.filter(
        record => !wanted || `${record.code} ${record.name}`.toLowerCase().includes(wanted),
      );
      return { check, records, more: wanted ? 0 : check.count - check.records.length };
    })
    .filter(({ records, more }) => records.length > 0 || more > 0);
}
