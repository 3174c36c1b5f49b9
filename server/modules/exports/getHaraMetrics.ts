import type { components } from '../../contract/generated/operations.ts';
import type { Handler } from '../../http/handler.ts';
import { ANALYSIS_CHECKS, CHECKS_STATEMENT } from './analysisChecks.ts';
import { HAZARDS_STATEMENT, RECORDS_STATEMENT, TREATMENT_STATEMENT } from './metricsStatements.ts';

type Metrics = components['schemas']['HaraMetrics'];

type TreatmentFigures = 'safetyTargets' | 'measures' | 'srems';

interface CheckRow {
  check: string;
  count: number;
  accepted: number;
  records: Metrics['checks'][number]['records'];
  acceptedRecords: Metrics['checks'][number]['acceptedRecords'];
}

/**
 * Domain model 1.42 and 2.7, computed from the records on every call: four statements, whatever the project's size. One after
 * the other, as they take seconds in a large project and four connections at once are almost half of all.
 */
export const getHaraMetrics: Handler<'getHaraMetrics'> = async ({ path: { projectUuid } }, { pool }) => {
  const ask = <Row extends object>(name: string, text: string) =>
    pool.query<Row>({ name, text, values: [projectUuid] });
  const hazards = await ask<Pick<Metrics, 'hazards'>>('haraMetricsHazards', HAZARDS_STATEMENT);
  const treatment = await ask<Pick<Metrics, TreatmentFigures>>('haraMetricsTreatment', TREATMENT_STATEMENT);
  const records = await ask<
    Omit<Metrics, 'hazards' | TreatmentFigures | 'checks' | 'projectUuid' | 'calculatedAt'>
  >('haraMetricsRecords', RECORDS_STATEMENT);
  const checked = await ask<CheckRow>('haraMetricsChecks', CHECKS_STATEMENT);
  if (!hazards.rows[0] || !treatment.rows[0] || !records.rows[0])
    throw new Error('A count came back without a row');
  const found = new Map(checked.rows.map(row => [row.check, row]));
  const checks = ANALYSIS_CHECKS.map(({ check, title, severity, field, guaranteedBy = null }) => ({
    check,
    title,
    severity,
    field,
    guaranteedBy,
    count: found.get(check)?.count ?? 0,
    records: found.get(check)?.records ?? [],
    accepted: found.get(check)?.accepted ?? 0,
    acceptedRecords: found.get(check)?.acceptedRecords ?? [],
  }));
  const data = {
    projectUuid,
    calculatedAt: new Date().toISOString(),
    ...records.rows[0],
    ...treatment.rows[0],
    hazards: hazards.rows[0].hazards,
    checks,
  };
  return { status: 200, body: { data } };
};
