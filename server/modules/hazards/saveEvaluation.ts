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

/** SQL: the agreed values of the stage of `i` are locked on the hazard `t`; they are written before the lock is set. */
const IS_LOCKED =
  "case i.stage when 'INITIAL' then t.is_consensus_voting_locked else t.is_final_consensus_voting_locked end";

const KEY = ['hazardUuid', 'stage', 'riskRatingSetUuid'];

const KEYS =
  '(e.hazard_uuid, e.stage, e.risk_rating_set_uuid) = (i.hazard_uuid, i.stage, i.risk_rating_set_uuid)';

/** An evaluation to write, and the revision of its hazard on which it is made. */
export interface EvaluationChange {
  values: EvaluationValues;
  hazardRevision: number;
}

/**
 * Writes evaluations, each hazard's next revision and all audit rows, in one statement: an evaluation is a part of its
 * hazard, so the hazard's revision guards it. A hazard at another revision, a frozen one, and one whose stage is locked, is left as it is.
 * @returns the hazards that were changed
 */
export async function saveEvaluations(
  database: Queryable,
  changes: EvaluationChange[],
  context: ChangeContext,
): Promise<string[]> {
  const parameters = new Parameters();
  const columns = Object.keys(changes[0]?.values ?? {}).map(wire => {
    const column = hazardEvaluationType.columnOf.get(wire);
    if (!column) throw new Error(`hazard_evaluations has no ${wire}`);
    return { wire, name: `"${column.sql}"`, type: column.type };
  });
  const rows = changes.map(({ values, hazardRevision }) => ({
    ...Object.fromEntries(
      columns.map(({ wire, name }) => [name.slice(1, -1), values[wire as keyof EvaluationValues]]),
    ),
    hazard_revision: hazardRevision,
  }));
  const source = parameters.add(JSON.stringify(rows));
  const user = `${parameters.add(context.userUuid)}::uuid`;
  const rowtype = [...columns.map(({ name, type }) => `${name} ${type}`), 'hazard_revision integer'].join(
    ', ',
  );
  const names = columns.map(({ name }) => name);
  const updates = columns
    .filter(({ wire }) => !KEY.includes(wire))
    .map(({ name }) => `${name} = excluded.${name}`);
  const evaluationAudit = (action: 'CREATE' | 'UPDATE') =>
    auditInsert(context, parameters, {
      entity: hazardEvaluationType.entity,
      action,
      uuid: 'e.uuid',
      before: action === 'UPDATE' ? image(hazardEvaluationType, 'b', { stored: true }) : 'null::jsonb',
      after: image(hazardEvaluationType, 'e', { stored: true }),
      from:
        action === 'UPDATE'
          ? 'evaluation e join before b on b.uuid = e.uuid'
          : 'evaluation e where not exists (select 1 from before b where b.uuid = e.uuid)',
    });
  const sql =
    `with item as materialized (select * from jsonb_to_recordset(${source}::jsonb) as v(${rowtype})), ` +
    'hazard_before as materialized (select h.* from hazards h where h.uuid in (select hazard_uuid from item)), ' +
    `hazard_after as (update hazards t set revision = t.revision + 1, updated_at = now(), updated_by = ${user} ` +
    'from (select distinct hazard_uuid, hazard_revision from item) i ' +
    'where t.uuid = i.hazard_uuid and t.revision = i.hazard_revision and not t.is_risk_frozen ' +
    `and not exists (select 1 from item i where i.hazard_uuid = t.uuid and ${IS_LOCKED}) returning t.*), ` +
    `before as materialized (select e.* from hazard_evaluations e join item i on ${KEYS}), ` +
    `evaluation as (insert into hazard_evaluations as t (project_uuid, created_by, updated_by, calculated_at, ${names.join(', ')}) ` +
    `select h.project_uuid, ${user}, ${user}, now(), ${names.map(name => `i.${name}`).join(', ')} from item i join hazard_after h on h.uuid = i.hazard_uuid ` +
    'on conflict (hazard_uuid, stage, risk_rating_set_uuid) do update ' +
    `set ${updates.join(', ')}, calculated_at = now(), updated_at = now(), updated_by = excluded.updated_by, revision = t.revision + 1 returning t.*), ` +
    `hazard_audit as (${auditInsert(context, parameters, {
      entity: hazardType.entity,
      action: 'UPDATE',
      uuid: 'a.uuid',
      before: image(hazardType, 'b', { stored: true }),
      after: image(hazardType, 'a', { stored: true }),
      from: 'hazard_after a join hazard_before b on b.uuid = a.uuid',
    })}), ` +
    `created_audit as (${evaluationAudit('CREATE')}), updated_audit as (${evaluationAudit('UPDATE')}) ` +
    'select uuid from hazard_after';
  const { rows: saved } = await database.query<{ uuid: string }>({
    name: statementName(sql),
    text: sql,
    values: parameters.values,
  });
  return saved.map(({ uuid }) => uuid);
}
