import type { components } from '../../contract/generated/operations.ts';
import type { Queryable } from '../../database/records/reading.ts';
import type { Handler } from '../../http/handler.ts';
import { SILENT, type Snapshot } from '../shared/fieldChanges.ts';
import { TOLD_RECORD, TOLD_RECORD_JOINS } from './toldRecord.ts';

type ProjectChange = components['schemas']['ProjectChange'];

/**
 * Kinds of records whose changes are listed: those that every reader of the analysis can see. Rounds, votes and
 * comments on rounds are left out, so that the history never discloses who voted, or what, before the reveal
 * (docs/decisions/0006).
 */
const TOLD: readonly ProjectChange['entity'][] = [
  'Assumption',
  'Baseline',
  'BaselineReview',
  'BaselineSignature',
  'Document',
  'ExposureSituation',
  'FindingAcceptance',
  'Function',
  'HaraFigure',
  'Hazard',
  'HazardComment',
  'HazardEvaluation',
  'HazardRrm',
  'HazardRrmEvaluation',
  'HazardousEvent',
  'HumanTask',
  'Machine',
  'MachineHazard',
  'Malfunction',
  'Misuse',
  'Project',
  'ProjectAttribute',
  'ProjectMember',
  'ReviewFinding',
  'Rrm',
  'SafetyFunction',
  'SafetyTarget',
  'SolutionSet',
  'Srem',
  'SuggestionRefusal',
  'Task',
  'ToolConnection',
];

/** Maximum number of audit rows read for one response: an import of thousands must not be read for one line. */
const MAX_ROWS = 2000;
/** Maximum number of records named per change. */
const NAMED = 3;

/** What one request did to records of one kind, newest first. */
const GROUPS = `
  with recent as materialized (
    select id, request_id, entity, action from audit_trail
    where project_uuid = $1 and entity = any($2) and id < coalesce($3::bigint, 9223372036854775807)
    order by id desc limit ${MAX_ROWS})
  select max(id) as last, count(*)::int as count, (array_agg(id order by id desc))[1:${NAMED}] as named,
    (select count(*) = ${MAX_ROWS} from recent) as "isFull", (select min(id) from recent) as oldest
  from recent group by request_id, entity, action order by 1 desc limit $4`;

const ROWS = `
  select l.id, l.at, l.action, l.entity, l.reason, l.before, l.after, ${TOLD_RECORD}
  from audit_trail l ${TOLD_RECORD_JOINS} where l.id = any($1::bigint[])`;

interface Group {
  last: number;
  count: number;
  named: number[];
  isFull: boolean;
  oldest: number;
}

interface Row extends Omit<ProjectChange, 'count' | 'records' | 'fields'> {
  record: components['schemas']['ProjectChangeRecord'];
  before: Snapshot;
  after: Snapshot;
}

/** Names of the fields that differ; empty for created and deleted records. */
export function changedFields(before: Snapshot, after: Snapshot): string[] {
  if (!before || !after) return [];
  return Object.keys(after).filter(
    field => !SILENT.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

async function rowsOf(groups: Group[], database: Queryable): Promise<Map<number, Row>> {
  const ids = groups.flatMap(({ named }) => named.map(Number));
  const { rows } = await database.query<Row>(ROWS, [ids]);
  return new Map(rows.map(row => [Number(row.id), row]));
}

export const listProjectChanges: Handler<'listProjectChanges'> = async ({ path, query }, { pool }) => {
  const { before, limit = 20 } = query;
  const { rows: groups } = await pool.query<Group>(GROUPS, [
    path.projectUuid,
    TOLD,
    before ?? null,
    limit + 1,
  ]);
  const shown = groups.slice(0, limit);
  const rows = await rowsOf(shown, pool);
  const results = shown.flatMap(({ named, count }): ProjectChange[] => {
    const told = named.flatMap(id => rows.get(Number(id)) ?? []);
    const [newest] = told;
    if (!newest) return [];
    const { id, at, actor, action, entity, reason } = newest;
    return [
      {
        id: Number(id),
        at: new Date(at).toISOString(),
        actor,
        action,
        entity,
        count,
        reason,
        records: told.map(({ record }) => record),
        fields: [...new Set(told.flatMap(row => changedFields(row.before, row.after)))],
      },
    ];
  });
  // The next page begins with the first group that did not fit, or after the last row read.
  const following = groups[limit];
  const [first] = groups;
  const next = following ? Number(following.last) + 1 : first?.isFull ? Number(first.oldest) : null;
  return { status: 200, body: { data: { results, next } } };
};
