import type { HaraMetrics } from '@/api/exports';

export interface Findings {
  /** Records that are wrong by the method, over all checks. */
  errors: number;
  /** Records with a gap that a reviewer would ask about. */
  warnings: number;
  /** What is only worth a look. */
  notes: number;
  /** Findings of any kind that somebody accepted. */
  accepted: number;
  /** Code of the first hazard concerned, the worst kind first. */
  firstHazard: string | undefined;
}

/** What is open in an analysis; nobody has to go to a hazard for notes (domain model 2.7). */
export function countFindings({ checks }: Pick<HaraMetrics, 'checks'>): Findings {
  const of = (severity: HaraMetrics['checks'][number]['severity']) =>
    checks.filter(check => check.severity === severity && check.count > 0);
  const countOf = (found: HaraMetrics['checks']) => found.reduce((sum, { count }) => sum + count, 0);
  const errors = of('ERROR');
  const warnings = of('WARNING');
  const records = [...errors, ...warnings].flatMap(check => check.records);
  return {
    errors: countOf(errors),
    warnings: countOf(warnings),
    notes: countOf(of('NOTE')),
    accepted: checks.reduce((sum, { accepted }) => sum + accepted, 0),
    firstHazard: records.find(({ entity }) => entity === 'Hazard')?.code,
  };
}
