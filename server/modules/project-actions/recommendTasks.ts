import { fittingName } from '../../../domain/malfunctionText.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import { Parameters } from '../../database/records/reading.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { wordsOf } from '../shared/textWords.ts';
import { requireInProject } from './knownReferences.ts';
import { closestMatches, confidenceOf, selectSuggestions, TASKS_OF_PHASE } from './recommendationRules.ts';
import { builtInNames, type SayName, saidTo } from './saidTo.ts';
import { phaseKey, similarKey } from './suggestionKeys.ts';
import { refusedKeys } from './suggestionRefusals.ts';
import { elsewhere, known, MAX_COMPARED, type TaskSuggestion, titled } from './suggestions.ts';

const DEFAULT_LIMIT = 50;
const NORMAL_OPERATION = 'NORMAL_OPERATION';

/** The machines asked about; a project without machines is asked about as a whole. $1 project, $2 machines or null. */
const MACHINES = `
  select m.uuid, m.code, m.name, concat_ws(' ', m.name, m.manufacturer, m.model, m.intended_use) as text
  from machines m where m.project_uuid = $1 and ($2::uuid[] is null or m.uuid = any($2::uuid[]))
  order by m.position, ${naturally('m.code')} limit 200`;

/** Phase × task type that belong together (by code, $3), for each machine ($2) without a task of that phase. */
const GAPS = `
  with pair as (select (x->>0) as phase, (x->>1) as type, n from jsonb_array_elements($3::jsonb) with ordinality t(x, n)),
  machine as (select * from unnest($2::uuid[]) with ordinality m(uuid, place))
  select m.uuid as machine_uuid, p.uuid as phase_uuid, p.code as phase_code, p.name as phase_name, y.uuid as type_uuid, y.name as type_name
  from machine m cross join pair
  join lifecycle_phases p on p.code = pair.phase and p.is_active and p.organization_uuid is null and p.project_uuid is null
  join task_types y on y.code = pair.type and y.is_active and y.organization_uuid is null and y.project_uuid is null
  where not exists (
    select 1 from tasks t where t.project_uuid = $1 and t.machine_uuid is not distinct from m.uuid and t.lifecycle_phase_uuid = p.uuid)
  order by m.place, p."order", pair.n`;

interface Machine {
  uuid: string;
  code: string;
  name: string;
  text: string;
}

interface Gap {
  machine_uuid: string | null;
  phase_uuid: string;
  phase_code: string;
  phase_name: string;
  type_uuid: string;
  type_name: string;
}

const machineRecord = ({ uuid, code, name }: Machine, projectUuid: string) => ({
  entity: 'Machine',
  uuid,
  code,
  name,
  projectUuid,
});

async function phaseGaps(
  machines: Machine[],
  projectUuid: string,
  { pool }: RequestContext,
  named: SayName,
): Promise<TaskSuggestion[]> {
  const pairs = Object.entries(TASKS_OF_PHASE).flatMap(([phase, types]) => types.map(type => [phase, type]));
  const uuids = machines.length > 0 ? machines.map(({ uuid }) => uuid) : [null];
  const { rows } = await pool.query<Gap>(GAPS, [projectUuid, uuids, JSON.stringify(pairs)]);
  const machineOf = new Map(machines.map(machine => [machine.uuid, machine]));
  return rows.map(gap => {
    const machine = gap.machine_uuid ? machineOf.get(gap.machine_uuid) : undefined;
    const whose = machine ? `${titled(machine.code, machine.name)} has` : 'The project has';
    const type = named(gap.type_name);
    return {
      key: phaseKey(gap.machine_uuid, gap.phase_uuid, gap.type_uuid),
      payload: {
        name: fittingName(machine ? `${type}: ${machine.name}` : type),
        source: 'RECOMMENDED',
        taskTypeUuid: gap.type_uuid,
        lifecyclePhaseUuid: gap.phase_uuid,
        ...known({ machineUuid: gap.machine_uuid }),
      },
      reason: `${whose} no task in the phase “${gap.phase_name}”; “${gap.type_name}” belongs to it.`,
      confidence: gap.phase_code === NORMAL_OPERATION ? 'HIGH' : 'MEDIUM',
      sourceRef: {
        kind: 'RULE',
        rule: 'Tasks in every phase of the life cycle (ISO 12100, 5.4; domain model 4.5, 4.8)',
        records: machine ? [machineRecord(machine, projectUuid)] : [],
      },
    };
  });
}

interface Elsewhere {
  uuid: string;
  code: string;
  name: string;
  project_uuid: string;
  machine: string;
  machine_name: string;
  task_type_uuid: string | null;
  lifecycle_phase_uuid: string | null;
  frequency_per_year: number | null;
  duration_minutes: number | null;
}

/** Tasks of similar machines in other projects that this one does not have by name. */
async function fromSimilarMachines(
  machines: Machine[],
  projectUuid: string,
  { pool, userUuid, organizationUuid }: RequestContext,
  refused: ReadonlySet<string>,
): Promise<TaskSuggestion[]> {
  if (machines.length === 0) return [];
  const parameters = new Parameters();
  const scope = elsewhere(userUuid, organizationUuid, projectUuid, parameters);
  const { rows } = await pool.query<Elsewhere>(
    `select t.uuid, t.code, t.name, t.project_uuid, concat_ws(' ', m.name, m.manufacturer, m.model, m.intended_use) as machine, m.name as machine_name,
      case when y.project_uuid is null then t.task_type_uuid end as task_type_uuid,
      case when l.project_uuid is null then t.lifecycle_phase_uuid end as lifecycle_phase_uuid,
      t.frequency_per_year, t.duration_minutes
    from tasks t join machines m on m.uuid = t.machine_uuid left join task_types y on y.uuid = t.task_type_uuid
    left join lifecycle_phases l on l.uuid = t.lifecycle_phase_uuid
    where ${scope} order by t.updated_at desc, t.uuid limit ${MAX_COMPARED}`,
    parameters.values,
  );
  if (rows.length === 0) return [];
  const { rows: own } = await pool.query<{ name: string }>('select name from tasks where project_uuid = $1', [
    projectUuid,
  ]);
  const keyOf = (name: string) => [...wordsOf(name)].sort().join(' ');
  const names = new Set(own.map(({ name }) => keyOf(name)));
  const fresh = rows.filter(task => !names.has(keyOf(task.name)));
  // Match in reverse: each task of another project finds the most similar machine here.
  const matches = closestMatches(fresh, machines, {
    own: task => task.machine,
    other: machine => machine.text,
    isWanted: (task, machine) => !refused.has(similarKey(machine.uuid, task.name)),
  });
  return matches.map(({ own: task, other: machine, likeness }) => ({
    key: similarKey(machine.uuid, task.name),
    payload: {
      name: fittingName(task.name),
      source: 'RECOMMENDED' as const,
      machineUuid: machine.uuid,
      ...known({
        taskTypeUuid: task.task_type_uuid,
        lifecyclePhaseUuid: task.lifecycle_phase_uuid,
        frequencyPerYear: task.frequency_per_year,
        durationMinutes: task.duration_minutes,
      }),
    },
    reason: `${titled(task.code, task.name)} was recorded in another project for “${task.machine_name}”, whose description shares ${Math.round(likeness * 100)} % of its words with ${titled(machine.code, machine.name)}.`,
    confidence: confidenceOf(likeness),
    sourceRef: {
      kind: 'SIMILAR_PROJECT' as const,
      rule: 'Tasks of similar machines in the organization (domain model 1.47)',
      records: [
        machineRecord(machine, projectUuid),
        { entity: 'Task', uuid: task.uuid, code: task.code, name: task.name, projectUuid: task.project_uuid },
      ],
    },
  }));
}

const sameTask = ({ payload }: TaskSuggestion) =>
  JSON.stringify([payload.name, payload.machineUuid, payload.lifecyclePhaseUuid]);

export const recommendTasks: Handler<'recommendTasks'> = async ({ path, body }, context) => {
  const { projectUuid } = path;
  const { machineUuids, limit = DEFAULT_LIMIT } = body;
  await requireInProject(context.pool, 'machines', 'machineUuids', machineUuids, projectUuid);
  const { rows: machines } = await context.pool.query<Machine>(MACHINES, [projectUuid, machineUuids ?? null]);
  const named = builtInNames(context.acceptLanguage);
  const refused = new Set(await refusedKeys(context.pool, projectUuid, 'TASK'));
  const gaps = await phaseGaps(machines, projectUuid, context, named);
  const found = [
    ...gaps.filter(({ key }) => !refused.has(key)),
    ...(await fromSimilarMachines(machines, projectUuid, context, refused)),
  ];
  const suggestions = saidTo(context.acceptLanguage, selectSuggestions(found, sameTask, limit));
  return { status: 200, body: { data: { suggestions } } };
};
