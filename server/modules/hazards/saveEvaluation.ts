import { image } from '../../database/records/projection.ts';
import { Parameters, type Queryable, statementName } from '../../database/records/reading.ts';
import { auditInsert, type ChangeContext } from '../../database/records/writing.ts';
import { hazardEvaluationType, hazardType } from './hazardRecord.ts';

/** What is stored of an evaluation; every level belongs to `riskRatingSetUuid`, the result was looked up. */
export interface EvaluationValues {
  hazardUuid: string;
  stage: 'INITIAL' | 'FINAL';
  riskRatingSetUuid: string;
  ratingSetVersion: string;
  severityUuid: string | null;
  exposureUuid: string | null;
  probabilityUuid: string | null;
  avoidabilityUuid: string | null;
  classUuid: string | null;
  ratingUuid: string | null;
  score: number | null;
  rationale: Record<string, string>;
  origin: 'MANUAL' | 'CONSENSUS' | 'RECALCULATED' | 'IMPORT';
}

/** Column of the hazard that locks the agreed values of a stage; they are written before it is set. */
const LOCK_OF = { INITIAL: 'is_consensus_voting_locked', FINAL: 'is_final_consensus_voting_locked' } as const;

const KEY = ['hazardUuid', 'stage', 'riskRatingSetUuid'];

/**
 * Writes the evaluation of a hazard at one stage in one set, with the hazard's next revision and both audit rows, in
 * one statement: an evaluation is a part of its hazard, so the hazard's revision guards it.
 * @param known whether the evaluation exists already (the guard makes sure that this still holds)
 * @returns false when the hazard is no longer at this revision, or the stage is locked
 */
export async function saveEvaluation(
  database: Queryable,
  values: EvaluationValues,
  hazardRevision: number,
  known: boolean,
  context: ChangeContext,
): Promise<boolean> {
  const parameters = new Parameters();
  const hazard = parameters.add(values.hazardUuid);
  const revision = parameters.add(hazardRevision);
  const user = `${parameters.add(context.userUuid)}::uuid`;
  const columns = Object.entries(values).map(([wire, value]) => {
    const column = hazardEvaluationType.columnOf.get(wire);
    if (!column) throw new Error(`hazard_evaluations has no ${wire}`);
    const stored = column.type === 'jsonb' ? JSON.stringify(value) : value;
    return {
      name: `"${column.sql}"`,
      value: `${parameters.add(stored)}::${column.type}`,
      isKey: KEY.includes(wire),
    };
  });
  const names = columns.map(column => column.name).join(', ');
  const updates = columns
    .filter(column => !column.isKey)
    .map(column => `${column.name} = excluded.${column.name}`);
  const sql =
    `with hazard_before as materialized (select * from hazards where uuid = ${hazard}), ` +
    `hazard_after as (update hazards t set revision = t.revision + 1, updated_at = now(), updated_by = ${user} ` +
    `where t.uuid = ${hazard} and t.revision = ${revision} and not t.is_risk_frozen and not t.${LOCK_OF[values.stage]} returning t.*), ` +
    'before as materialized (select e.* from hazard_evaluations e ' +
    `where e.hazard_uuid = ${hazard} and e.stage = ${parameters.add(values.stage)} and e.risk_rating_set_uuid = ${parameters.add(values.riskRatingSetUuid)}::uuid), ` +
    `evaluation as (insert into hazard_evaluations as t (project_uuid, created_by, updated_by, calculated_at, ${names}) ` +
    `select h.project_uuid, ${user}, ${user}, now(), ${columns.map(column => column.value).join(', ')} from hazard_after h ` +
    'on conflict (hazard_uuid, stage, risk_rating_set_uuid) do update ' +
    `set ${updates.join(', ')}, calculated_at = now(), updated_at = now(), updated_by = excluded.updated_by, revision = t.revision + 1 returning t.*), ` +
    `hazard_audit as (${auditInsert(context, parameters, {
      entity: hazardType.entity,
      action: 'UPDATE',
      uuid: 'a.uuid',
      before: image(hazardType, 'b', { stored: true }),
      after: image(hazardType, 'a', { stored: true }),
      from: 'hazard_after a, hazard_before b',
    })}), ` +
    `audit as (${auditInsert(context, parameters, {
      entity: hazardEvaluationType.entity,
      action: known ? 'UPDATE' : 'CREATE',
      uuid: 'e.uuid',
      before: known ? image(hazardEvaluationType, 'b', { stored: true }) : 'null::jsonb',
      after: image(hazardEvaluationType, 'e', { stored: true }),
      from: known ? 'evaluation e, before b' : 'evaluation e',
    })}) select 1 from evaluation`;
  const { rowCount } = await database.query({
    name: statementName(sql),
    text: sql,
    values: parameters.values,
  });
  return rowCount === 1;
}
