import type { AvoidanceFactors } from '../../../domain/rating/avoidanceFactors.ts';
import type { Placeholder } from '../../database/records/prepared.ts';
import { projection, snapshot } from '../../database/records/projection.ts';
import { Parameters, type Queryable, statementName } from '../../database/records/reading.ts';
import type { RecordType } from '../../database/records/recordType.ts';
import {
  accessCte,
  allowed,
  auditInsert,
  type ChangeContext,
  changeSlot,
  projectOf,
} from '../../database/records/writing.ts';
import { finalBasis } from './finalBasis.ts';
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
  /** Of the initial stage; left out, what is stored stays. */
  avoidanceFactors?: AvoidanceFactors;
  origin: 'MANUAL' | 'CONSENSUS' | 'RECALCULATED' | 'IMPORT';
}

/** SQL: the agreed values of the stage of `i` are locked on the hazard `t`; they are written before the lock is set. */
const IS_LOCKED =
  "case i.stage when 'INITIAL' then t.is_consensus_voting_locked else t.is_final_consensus_voting_locked end";

const KEY = ['hazardUuid', 'stage', 'riskRatingSetUuid'];

const KEYS =
  '(e.hazard_uuid, e.stage, e.risk_rating_set_uuid) = (i.hazard_uuid, i.stage, i.risk_rating_set_uuid)';

/** SQL of the fingerprint that the written evaluation of `i` keeps. */
const BASIS =
  `case when i.stage = 'FINAL' then case when i.keeps_basis then (select e.basis from before e where ${KEYS}) ` +
  `else ${finalBasis('i.hazard_uuid', 'i.risk_rating_set_uuid')} end end`;

/** An evaluation to write, and the revision of its hazard on which it is made. */
export interface EvaluationChange {
  values: EvaluationValues;
  hazardRevision: number;
  /** Only reasons of a final rating: what its levels were written on stays (docs/decisions/0040). */
  keepsBasis?: boolean;
}

/**
 * Writes evaluations, each hazard's next revision and all audit rows, in one statement: an evaluation is a part of its
 * hazard, so the hazard's revision guards it. A hazard at another revision, a frozen one, and one whose stage is locked, is left as it is.
 * @returns the hazards that were changed
 * @throws ApiError when the access does not hold
 */
export async function saveEvaluations(
  database: Queryable,
  changes: EvaluationChange[],
  context: ChangeContext,
): Promise<string[]> {
  const saved = await write(database, changes, context, 'select uuid from hazard_after');
  return saved.map(({ uuid }) => uuid);
}

/** The same. @returns the changed hazards as JSON texts by uuid */
export async function saveAndReadHazards(
  database: Queryable,
  changes: EvaluationChange[],
  context: ChangeContext,
): Promise<Map<string, string>> {
  const saved = await write(
    database,
    changes,
    context,
    `${WITH_WRITTEN} ${recordSql(hazardType, 'hazard_after')}`,
  );
  return new Map(saved.map(({ uuid, record }) => [uuid, record ?? '']));
}

/**
 * The same for one evaluation.
 * @returns the hazard, or the evaluation itself, as JSON text; undefined when nothing was changed
 */
export async function saveEvaluation(
  database: Queryable,
  change: EvaluationChange,
  context: ChangeContext,
  answer: 'hazard' | 'evaluation',
): Promise<string | undefined> {
  const select =
    answer === 'hazard'
      ? recordSql(hazardType, 'hazard_after')
      : recordSql(hazardEvaluationType, 'evaluation');
  const [saved] = await write(database, [change], context, `${WITH_WRITTEN} ${select}`);
  return saved?.record;
}

/** Rows that were written, as records. */
const recordSql = (type: RecordType, from: string) =>
  `select a.uuid, (select row_to_json(r)::text from (select ${projection(type, 'a')}) r) as record from ${from} a`;

/**
 * What follows reads the evaluations as they are after the statement, whose own rows it would not see otherwise. Not
 * materialized, so that each hazard finds its own by the index.
 */
const WITH_WRITTEN =
  ', hazard_evaluations as not materialized (select * from evaluation union all select o.* from hazard_evaluations o ' +
  'where o.hazard_uuid in (select uuid from hazard_after) and o.uuid not in (select uuid from evaluation))';

interface Saved {
  uuid: string;
  record?: string;
}

/** @param end more CTEs, and the SELECT of what comes back: a row for each changed hazard */
async function write(
  database: Queryable,
  changes: EvaluationChange[],
  context: ChangeContext,
  end: string,
): Promise<Saved[]> {
  const parameters = new Parameters();
  const columns = Object.keys(changes[0]?.values ?? {}).map(fieldName => {
    const column = hazardEvaluationType.columnOf.get(fieldName);
    if (!column) throw new Error(`hazard_evaluations has no ${fieldName}`);
    return { fieldName, name: `"${column.sql}"`, type: column.type };
  });
  const rows = changes.map(({ values, hazardRevision, keepsBasis = false }) => ({
    ...Object.fromEntries(
      columns.map(({ fieldName, name }) => [name.slice(1, -1), values[fieldName as keyof EvaluationValues]]),
    ),
    hazard_revision: hazardRevision,
    keeps_basis: keepsBasis,
  }));
  const source = parameters.add(JSON.stringify(rows));
  const placeholder = changeSlot(context, parameters);
  const sql = `${writing(source, columns, context, placeholder)}${end}`;
  const { rows: saved } = await database.query<Saved>({
    name: statementName(sql),
    text: sql,
    values: parameters.values,
  });
  if (saved.length > 0) context.access.held();
  if (saved.length < new Set(changes.map(({ values }) => values.hazardUuid)).size)
    await context.access.requireHeld(database);
  return saved;
}

/** The CTEs that write: `hazard_after` and `evaluation` are the changed rows. */
function writing(
  source: string,
  columns: { fieldName: string; name: string; type: string }[],
  context: ChangeContext,
  placeholder: Placeholder,
): string {
  const user = `${placeholder('userUuid')}::uuid`;
  const rowtype = [
    ...columns.map(({ name, type }) => `${name} ${type}`),
    'hazard_revision integer',
    'keeps_basis boolean',
  ].join(', ');
  const names = columns.map(({ name }) => name);
  const updates = columns
    .filter(({ fieldName }) => !KEY.includes(fieldName))
    .map(({ name }) => `${name} = excluded.${name}`);
  const evaluationAudit = (action: 'CREATE' | 'UPDATE') =>
    auditInsert(placeholder, {
      entity: hazardEvaluationType.entity,
      action,
      uuid: 'e.uuid',
      before: action === 'UPDATE' ? snapshot(hazardEvaluationType, 'b', { stored: true }) : 'null::jsonb',
      after: snapshot(hazardEvaluationType, 'e', { stored: true }),
      from:
        action === 'UPDATE'
          ? 'evaluation e join before b on b.uuid = e.uuid'
          : 'evaluation e where not exists (select 1 from before b where b.uuid = e.uuid)',
    });
  return (
    `with ${accessCte(context, placeholder)}, item as materialized (select * from jsonb_to_recordset(${source}::jsonb) as v(${rowtype})), ` +
    'hazard_before as materialized (select h.* from hazards h where h.uuid in (select hazard_uuid from item)), ' +
    `hazard_after as (update hazards t set revision = t.revision + 1, updated_at = now(), updated_by = ${user} ` +
    'from (select distinct hazard_uuid, hazard_revision from item) i ' +
    'where t.uuid = i.hazard_uuid and t.revision = i.hazard_revision and not t.is_risk_frozen ' +
    `and not exists (select 1 from item i where i.hazard_uuid = t.uuid and ${IS_LOCKED}) ` +
    `and ${allowed(context, projectOf(hazardType, 't'))} returning t.*), ` +
    `before as materialized (select e.* from hazard_evaluations e join item i on ${KEYS}), ` +
    `evaluation as (insert into hazard_evaluations as t (project_uuid, created_by, updated_by, calculated_at, basis, ${names.join(', ')}) ` +
    `select h.project_uuid, ${user}, ${user}, now(), ${BASIS}, ${names.map(name => `i.${name}`).join(', ')} from item i join hazard_after h on h.uuid = i.hazard_uuid ` +
    'on conflict (hazard_uuid, stage, risk_rating_set_uuid) do update ' +
    `set ${updates.join(', ')}, basis = excluded.basis, calculated_at = now(), updated_at = now(), updated_by = excluded.updated_by, revision = t.revision + 1 returning t.*), ` +
    `hazard_audit as (${auditInsert(placeholder, {
      entity: hazardType.entity,
      action: 'UPDATE',
      uuid: 'a.uuid',
      before: snapshot(hazardType, 'b', { stored: true }),
      after: snapshot(hazardType, 'a', { stored: true }),
      from: 'hazard_after a join hazard_before b on b.uuid = a.uuid',
    })}), ` +
    `created_audit as (${evaluationAudit('CREATE')}), updated_audit as (${evaluationAudit('UPDATE')}) `
  );
}
