import type { components } from '../../contract/generated/operations.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import { Parameters, type Queryable, statementName } from '../../database/records/reading.ts';
import type { Handler } from '../../http/handler.ts';
import { ACCEPTANCE, ANALYSIS_CHECKS, findingsSelect, lookedAt } from '../exports/index.ts';

type Finding = components['schemas']['Finding'];
type Severity = components['schemas']['CheckSeverity'];

const SEVERITIES: readonly Severity[] = ['ERROR', 'WARNING', 'NOTE'];
/** The worst first. */
const COMPUTED = SEVERITIES.flatMap(severity =>
  ANALYSIS_CHECKS.filter(check => check.severity === severity && !check.guaranteedBy),
);
const checkOf = new Map(COMPUTED.map(check => [check.check, check]));
const orderOf = (column: string) =>
  `array_position(array[${COMPUTED.map(({ check }) => `'${check}'`).join(', ')}], ${column})`;

/** What somebody has to do with hazard x: they own it, vote on it, or have to bring a measure to it. */
const concerns = (people: string) =>
  `(x.entity = 'Hazard' and (exists (select 1 from hazards p where p.uuid = x.uuid and p.owner_user_uuid = any(${people}::uuid[]))
    or exists (select 1 from hazard_users p where p.hazard_uuid = x.uuid and p.user_uuid = any(${people}::uuid[]))
    or exists (select 1 from hazard_rrms p where p.hazard_uuid = x.uuid and p.responsible_user_uuid = any(${people}::uuid[]) and p.status <> 'REJECTED')))`;

interface Wanted {
  check?: readonly string[] | undefined;
  severity?: readonly Severity[] | undefined;
  state?: readonly string[] | undefined;
  recordUuid?: readonly string[] | undefined;
  personUuid?: readonly string[] | undefined;
  search?: string | undefined;
  limit?: number;
  offset?: number;
}

type Row = Pick<Finding, 'check' | 'entity' | 'uuid' | 'code' | 'name' | 'state' | 'basis' | 'acceptance'>;

/** Findings with their page and how many there are. */
export async function readFindings(
  database: Queryable,
  projectUuid: string,
  wanted: Wanted,
): Promise<{ results: Finding[]; total: number }> {
  const { check, severity, state, recordUuid, personUuid, search, limit = 100, offset = 0 } = wanted;
  const checks = COMPUTED.filter(
    one => (check?.includes(one.check) ?? true) && (severity?.includes(one.severity) ?? true),
  );
  if (checks.length === 0) return { results: [], total: 0 };
  const bound = new Parameters();
  bound.add(projectUuid);
  const conditions = ['true'];
  if (state) conditions.push(`x.state = any(${bound.add(state)}::text[])`);
  if (recordUuid) conditions.push(`x.uuid = any(${bound.add(recordUuid)}::uuid[])`);
  if (personUuid) conditions.push(concerns(bound.add(personUuid)));
  if (search?.trim()) {
    const sought = bound.add(search.trim().toLowerCase());
    conditions.push(`strpos(lower(x.code || ' ' || x.name), ${sought}) > 0`);
  }
  const basis = checks.flatMap(one =>
    Object.keys(one.records).map(
      entity => `when '${one.check} ${entity}' then ${lookedAt(one.check, entity, 'x.uuid')}`,
    ),
  );
  const order = `${orderOf('x."check"')}, x.place, x.position, ${naturally('x.code')}, x.uuid`;
  const text =
    `with found as materialized (select * from (${findingsSelect(checks)}) x where ${conditions.join(' and ')}), ` +
    `page as (select * from found x order by ${order} limit ${bound.add(limit)} offset ${bound.add(offset)}) ` +
    `select (select count(*) from found)::int as total, coalesce((select json_agg(json_build_object('check', x."check", 'entity', x.entity, ` +
    `'uuid', x.uuid, 'code', x.code, 'name', x.name, 'state', x.state, 'basis', case x."check" || ' ' || x.entity ${basis.join(' ')} end, ` +
    `'acceptance', (${ACCEPTANCE('x.acceptance')})) order by ${order}) from page x), '[]'::json) as rows`;
  const { rows } = await database.query<{ total: number; rows: Row[] }>({
    name: statementName(text),
    text,
    values: bound.values,
  });
  const results = (rows[0]?.rows ?? []).map(row => {
    const told = checkOf.get(row.check);
    if (!told) throw new Error(`No check ${row.check}`);
    return { ...row, title: told.title, severity: told.severity, field: told.field };
  });
  return { results, total: rows[0]?.total ?? 0 };
}

export const listFindings: Handler<'listFindings'> = async ({ path, query }, { pool }) => ({
  status: 200,
  body: { data: await readFindings(pool, path.projectUuid, query) },
});

const OF_HAZARDS = COMPUTED.flatMap(({ check, records }) =>
  records.Hazard ? [{ check, records: { Hazard: records.Hazard } }] : [],
);

const list = (condition: string) =>
  `coalesce(json_agg(x."check" order by ${orderOf('x."check"')}) filter (where ${condition}), '[]'::json)`;

const HAZARD_FINDINGS =
  `select x.uuid as "hazardUuid", ${list(`x.state <> 'ACCEPTED'`)} as open, ${list(`x.state = 'ACCEPTED'`)} as accepted ` +
  `from (${findingsSelect(OF_HAZARDS)}) x group by x.uuid`;

export const listHazardFindings: Handler<'listHazardFindings'> = async ({ path }, { pool }) => {
  const { rows } = await pool.query<Omit<components['schemas']['HazardFindings'], 'severity'>>({
    name: 'hazardFindings',
    text: HAZARD_FINDINGS,
    values: [path.projectUuid],
  });
  const results = rows.map(row => ({ ...row, severity: checkOf.get(row.open[0] ?? '')?.severity ?? null }));
  return { status: 200, body: { data: { results } } };
};
