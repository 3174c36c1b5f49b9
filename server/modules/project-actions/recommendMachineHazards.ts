import { fittingName } from '../../../domain/malfunctionText.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import type { Queryable } from '../../database/records/reading.ts';
import type { SayName } from './saidTo.ts';
import { CELL, cellKey } from './suggestionKeys.ts';
import { type HazardSuggestion, known, titled } from './suggestions.ts';

/**
 * Cells task × zone × personnel, by the hazard types recorded for the place: machine hazards of the task's machine
 * first, then what other hazards of the zone are of. A cell is filled by a hazard of that task, zone and type that
 * names the persons, or none in particular; what was checked and found absent is not suggested again, be it a hazard type
 * at the machine or the place of the task (domain.md 2.2).
 * $1 project, $2 tasks or null, $3 limit, $4 refused cells, which are left out before they are counted.
 */
const CELLS = `
  with cell as (
    select t.uuid as task_uuid, t.code, t.name, t.position, t.machine_uuid, t.lifecycle_phase_uuid,
      z.uuid as zone_uuid, z.name as zone_name, p.uuid as personnel_uuid
    from tasks t join task_zones l on l.task_uuid = t.uuid join zones z on z.uuid = l.zone_uuid
    left join lateral (
      select distinct hp.personnel_uuid as uuid from human_tasks ht join human_task_personnel hp on hp.human_task_uuid = ht.uuid
      where ht.task_uuid = t.uuid) p on true
    where t.project_uuid = $1 and ($2::uuid[] is null or t.uuid = any($2::uuid[]))),
  danger as (
    select d.machine_uuid, d.zone_uuid, d.hazard_type_uuid, d.energy_source_uuid, d.status, d.uuid, d.code, d.name
    from machine_hazards d where d.project_uuid = $1),
  in_zone as (
    select distinct on (h.zone_uuid, h.hazard_type_uuid) h.zone_uuid, h.hazard_type_uuid, h.energy_source_uuid, h.uuid, h.code, h.name
    from hazards h where h.project_uuid = $1 and h.zone_uuid is not null and h.hazard_type_uuid is not null
    order by h.zone_uuid, h.hazard_type_uuid, h.position, ${naturally('h.code')}),
  typed as (
    select c.*, k.* from cell c left join lateral (
      select * from (
        select distinct on (x.hazard_type_uuid) x.* from (
          select d.hazard_type_uuid, d.energy_source_uuid, d.uuid as source_uuid, d.code as source_code, d.name as source_name,
            case when d.zone_uuid is null then 2 else 1 end as strength
          from danger d where d.status <> 'NOT_PRESENT' and (d.zone_uuid = c.zone_uuid or d.zone_uuid is null)
            and (d.machine_uuid = c.machine_uuid or c.machine_uuid is null)
          union all
          select i.hazard_type_uuid, i.energy_source_uuid, i.uuid, i.code, i.name, 3 from in_zone i where i.zone_uuid = c.zone_uuid) x
        where not exists (
          select 1 from danger n where n.status = 'NOT_PRESENT' and n.hazard_type_uuid = x.hazard_type_uuid
            and n.zone_uuid = c.zone_uuid and (n.machine_uuid = c.machine_uuid or c.machine_uuid is null))
        order by x.hazard_type_uuid, x.strength, ${naturally('x.source_code')}) y) k on true)
  select c.task_uuid, c.code, c.name, c.machine_uuid, c.lifecycle_phase_uuid, c.zone_uuid, c.zone_name, c.hazard_type_uuid,
    c.energy_source_uuid, y.name as hazard_type_name, c.source_uuid, c.source_code, c.source_name, c.strength,
    coalesce(array_agg(c.personnel_uuid order by p."order", p.uuid) filter (where c.personnel_uuid is not null), '{}') as personnel_uuids,
    coalesce(array_agg(p.name order by p."order", p.uuid) filter (where c.personnel_uuid is not null), '{}') as personnel_names
  from typed c left join hazard_types y on y.uuid = c.hazard_type_uuid left join personnel p on p.uuid = c.personnel_uuid
  where not exists (
    select 1 from hazards h where h.task_uuid = c.task_uuid
      and ((h.zone_uuid = c.zone_uuid and (c.hazard_type_uuid is null or h.hazard_type_uuid = c.hazard_type_uuid))
        -- Made of the same machine hazard, whatever became of its type, and of its zone where the machine hazard has one.
        or (c.strength <= 2 and h.machine_hazard_uuid = c.source_uuid and (c.strength = 1 or h.zone_uuid = c.zone_uuid)))
      and (c.personnel_uuid is null
        or exists (select 1 from hazard_personnel hp where hp.hazard_uuid = h.uuid and hp.personnel_uuid = c.personnel_uuid)
        or not exists (select 1 from hazard_personnel hp where hp.hazard_uuid = h.uuid)))
    and not exists (
      select 1 from task_checked_places k where k.task_uuid = c.task_uuid and k.zone_uuid = c.zone_uuid
        and (k.personnel_uuid is null or k.personnel_uuid = c.personnel_uuid))
    and concat_ws(':', '${CELL}', c.task_uuid, c.zone_uuid, coalesce(c.hazard_type_uuid::text, '-'), coalesce(c.personnel_uuid::text, '-')) <> all($4::text[])
  group by c.task_uuid, c.code, c.name, c.position, c.machine_uuid, c.lifecycle_phase_uuid, c.zone_uuid, c.zone_name,
    c.hazard_type_uuid, c.energy_source_uuid, y.name, y."order", c.source_uuid, c.source_code, c.source_name, c.strength
  order by c.strength nulls last, c.position, ${naturally('c.code')}, ${naturally('c.zone_name')}, c.zone_uuid, y."order", c.hazard_type_uuid limit $3`;

interface Cell {
  task_uuid: string;
  code: string;
  name: string;
  machine_uuid: string | null;
  lifecycle_phase_uuid: string | null;
  zone_uuid: string;
  zone_name: string;
  hazard_type_uuid: string | null;
  energy_source_uuid: string | null;
  hazard_type_name: string | null;
  source_uuid: string | null;
  source_code: string;
  source_name: string;
  /** 1: machine hazard of this zone, 2: of the whole machine, 3: another hazard of the zone. */
  strength: 1 | 2 | 3 | null;
  personnel_uuids: string[];
  personnel_names: string[];
}

const MAX_PERSONNEL = 50;

function reasonOf(cell: Cell, named: SayName): string {
  const who = cell.personnel_names.length > 0 ? ` for ${cell.personnel_names.map(named).join(', ')}` : '';
  const task = `The task ${titled(cell.code, cell.name)} in the zone “${cell.zone_name}”`;
  if (!cell.strength)
    return `${task} has no hazard${who}, and no hazard type is recorded for this place. Go through the hazard types, and record what is not present.`;
  const gap = `${task} has no hazard of the type “${cell.hazard_type_name}”${who}.`;
  const source = titled(cell.source_code, cell.source_name);
  const why = {
    1: `The machine hazard ${source} is in this zone.`,
    2: `The machine hazard ${source} is anywhere at the machine.`,
    3: `The hazard ${source} in the same zone is of this type.`,
  };
  return `${gap} ${why[cell.strength]}`.slice(0, 2000);
}

function toSuggestion(cell: Cell, projectUuid: string, named: SayName): HazardSuggestion {
  const records = [
    { entity: 'Task', uuid: cell.task_uuid, code: cell.code, name: cell.name, projectUuid: projectUuid },
  ];
  if (cell.source_uuid)
    records.push({
      entity: cell.strength === 3 ? 'Hazard' : 'MachineHazard',
      uuid: cell.source_uuid,
      code: cell.source_code,
      name: cell.source_name,
      projectUuid,
    });
  const type = cell.hazard_type_name && named(cell.hazard_type_name);
  return {
    key: cellKey(
      cell.task_uuid,
      cell.zone_uuid,
      cell.hazard_type_uuid,
      cell.personnel_uuids.slice(0, MAX_PERSONNEL),
    ),
    payload: {
      style: 'MACHINE',
      source: 'RECOMMENDED',
      name: fittingName([cell.name, type].filter(Boolean).join(' – ')),
      taskUuid: cell.task_uuid,
      zoneUuid: cell.zone_uuid,
      personnelUuids: cell.personnel_uuids.slice(0, MAX_PERSONNEL),
      ...known({
        machineUuid: cell.machine_uuid,
        machineHazardUuid: cell.strength === 3 ? null : cell.source_uuid,
        lifecyclePhaseUuid: cell.lifecycle_phase_uuid,
        hazardTypeUuid: cell.hazard_type_uuid,
        energySourceUuid: cell.energy_source_uuid,
      }),
    },
    reason: reasonOf(cell, named),
    confidence: cell.strength === 1 ? 'HIGH' : cell.strength ? 'MEDIUM' : 'LOW',
    sourceRef: {
      kind: 'RULE',
      rule: 'Every used cell task × zone × personnel, by hazard types (domain model 2.2, step 2; ISO 12100)',
      records,
    },
  };
}

interface WantedCells {
  projectUuid: string;
  taskUuids: string[] | undefined;
  limit: number;
  refused: readonly string[];
}

/** Machine style: cells without a hazard. */
export async function machineStyleSuggestions(
  database: Queryable,
  { projectUuid, taskUuids, limit, refused }: WantedCells,
  named: SayName,
): Promise<HazardSuggestion[]> {
  const { rows } = await database.query<Cell>(CELLS, [projectUuid, taskUuids ?? null, limit, refused]);
  return rows.map(cell => toSuggestion(cell, projectUuid, named));
}
