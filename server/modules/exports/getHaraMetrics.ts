import type { components } from '../../contract/generated/operations.ts';
import type { Handler } from '../../http/handler.ts';
import { ANALYSIS_CHECKS, CHECKS_STATEMENT } from './analysisChecks.ts';
import { HAZARDS_STATEMENT, RECORDS_STATEMENT, TREATMENT_STATEMENT } from './metricsStatements.ts';

type Metrics = components['schemas']['HaraMetrics'];

type TreatmentFigures = 'safetyTargets' | 'measures' | 'srems';

interface CheckRow {
  check: string;
  count: number;
  records: Metrics['checks'][number]['records'];
}

/** Domain model 1.42 and 2.7, computed from the records on every call: four statements, whatever the project's size. */
export const getHaraMetrics: Handler<'getHaraMetrics'> = async ({ path: { projectUuid } }, { pool }) => {
  const ask = <Row extends object>(name: string, text: string) =>
    pool.query<Row>({ name, text, values: [projectUuid] });
  const [hazards, treatment, records, checked] = await Promise.all([
    ask<Pick<Metrics, 'hazards'>>('haraMetricsHazards', HAZARDS_STATEMENT),
    ask<Pick<Metrics, TreatmentFigures>>('haraMetricsTreatment', TREATMENT_STATEMENT),
    ask<Omit<Metrics, 'hazards' | TreatmentFigures | 'checks' | 'projectUuid' | 'calculatedAt'>>(
      'haraMetricsRecords',
      RECORDS_STATEMENT,
    ),
    ask<CheckRow>('haraMetricsChecks', CHECKS_STATEMENT),
  ]);
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
