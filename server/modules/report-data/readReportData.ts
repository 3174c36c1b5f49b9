import { notFound } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { readFindings } from '../findings/index.ts';
import { peopleOf, votingRecords } from '../hazard-voting/index.ts';
import { loadRatingSet, type StoredRatingSet } from '../risk-model/index.ts';
import { type HistoryDay, type ReasonedChange, readHistory } from './history.ts';
import { type LookupName, lookupNames } from './lookupNames.ts';
import { byUuid, grouped, type ReportedRecords, recordsOf, type Schemas } from './records.ts';

interface ProjectRow {
  uuid: string;
  name: string;
  description: string;
  /** The item definition; baselines of before have none. */
  itemPurpose?: string;
  itemBoundary?: string;
  itemInterfaces?: string;
  itemModes?: string;
  legalRequirements?: string;
  style: 'FUNCTION' | 'MACHINE';
  archivedAt: string | null;
  createdAt: string;
  updatedAt: string;
  organizationUuid: string;
  organization: string;
  consensusRule: Schemas['ConsensusRule'];
  minimumVotes: number;
  setUuids: string[];
  attributes: { name: string; value: string }[];
  members: { userUuid: string; role: Schemas['ProjectRole'] }[];
}

/** A set as it is stored: with its source and what its levels mean. */
export type ReportedSet = StoredRatingSet & Schemas['RiskRatingSet'];

type Named = { uuid: string; name: string; isGone: boolean };

/** Everything that reports and plans tell of a project, read at one moment. */
export interface ReportData {
  /** ISO 8601: the day on which it was read. */
  at: string;
  project: Omit<ProjectRow, 'setUuids'>;
  /** The project's sets, the default first, then others that its hazards are rated in. */
  sets: Map<string, ReportedSet>;
  lookups: Map<string, LookupName>;
  people: Map<string, Named>;
  hazards: ReportedRecords['Hazard'][];
  hazardsByUuid: Map<string, ReportedRecords['Hazard']>;
  functions: Map<string, ReportedRecords['Function']>;
  malfunctions: Map<string, ReportedRecords['Malfunction']>;
  misuses: Map<string, ReportedRecords['Misuse']>;
  ceas: Map<string, ReportedRecords['Cea']>;
  situations: Map<string, ReportedRecords['ExposureSituation']>;
  events: Map<string, ReportedRecords['HazardousEvent']>;
  machines: Map<string, ReportedRecords['Machine']>;
  machineHazards: Map<string, ReportedRecords['MachineHazard']>;
  tasks: Map<string, ReportedRecords['Task']>;
  humanTasks: Map<string, ReportedRecords['HumanTask']>;
  assumptions: Map<string, ReportedRecords['Assumption']>;
  targets: Map<string, ReportedRecords['SafetyTarget']>;
  srems: Map<string, ReportedRecords['Srem']>;
  safetyFunctions: Map<string, ReportedRecords['SafetyFunction']>;
  measures: Map<string, ReportedRecords['Rrm']>;
  solutionSets: Map<string, ReportedRecords['SolutionSet']>;
  /** Uses of measures by hazard. */
  uses: Map<string, ReportedRecords['HazardRrm'][]>;
  figures: ReportedRecords['HaraFigure'][];
  figureFiles: Map<string, string>;
  documents: Map<string, ReportedRecords['Document']>;
  toolStatuses: ReportedRecords['ToolStatus'][];
  toolConnections: ReportedRecords['ToolConnection'][];
  findings: Schemas['Finding'][];
  voting: Schemas['VotingRecord'][];
  history: { days: HistoryDay[]; reasoned: ReasonedChange[] };
  /** The baseline that is told of; absent where it is the project as it is. */
  baseline?: ReportedBaseline;
}

/** What a report says of the baseline that it was made of. */
export interface ReportedBaseline {
  code: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
  /** Who stands for it, with their functions. */
  signedBy: string[];
}

/** All records of a kind, in the order of the lists. */
export type ReadRecords = <Entity extends keyof ReportedRecords>(
  entity: Entity,
) => Promise<ReportedRecords[Entity][]>;

const PROJECT = `select p.uuid, p.name, p.description, p.item_purpose as "itemPurpose", p.item_boundary as "itemBoundary", p.item_interfaces as "itemInterfaces",
  p.item_modes as "itemModes", p.legal_requirements as "legalRequirements", p.style, p.archived_at as "archivedAt", p.created_at as "createdAt", p.updated_at as "updatedAt",
  p.organization_uuid as "organizationUuid", o.name as organization, o.consensus_rule as "consensusRule", o.minimum_votes as "minimumVotes",
  (select coalesce(json_agg(s.risk_rating_set_uuid order by s.position), '[]') from project_risk_rating_sets s where s.project_uuid = p.uuid) as "setUuids",
  (select coalesce(json_agg(json_build_object('name', t.name, 'value', coalesce((select c.name from project_attribute_type_values c where c.uuid = a.project_attribute_type_value_uuid), a.value, '')) order by t.position, t.name), '[]')
    from project_attributes a join project_attribute_types t on t.uuid = a.project_attribute_type_uuid where a.project_uuid = p.uuid) as attributes,
  (select coalesce(json_agg(json_build_object('userUuid', m.user_uuid, 'role', m.role) order by array_position(array['LEAD', 'APPROVER', 'ENGINEER', 'VOTER', 'VIEWER'], m.role), m.created_at, m.uuid), '[]') from project_members m where m.project_uuid = p.uuid) as members
  from projects p join organizations o on o.uuid = p.organization_uuid where p.uuid = $1`;

const FIGURE_FILES = `select g.uuid, f.sha256 from hara_figures g join stored_files f on f.uuid = g.image_file_uuid where g.project_uuid = $1`;

/** Nobody: a report goes from hand to hand, so the reader's own blind votes are not in it either. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const ALL = 2_147_483_647;

/** People that records name. */
function* personsIn(data: Pick<ReportData, 'hazards' | 'uses' | 'assumptions' | 'history' | 'project'>) {
  for (const { userUuid } of data.project.members) yield userUuid;
  for (const { ownerUserUuid, residualRiskAcceptedByUserUuid } of data.hazards) {
    yield ownerUserUuid;
    yield residualRiskAcceptedByUserUuid;
  }
  for (const uses of data.uses.values())
    for (const { responsibleUserUuid, evaluations } of uses) {
      yield responsibleUserUuid;
      for (const { verifiedByUserUuid, evaluatorUserUuid } of evaluations) {
        yield verifiedByUserUuid;
        yield evaluatorUserUuid;
      }
    }
  for (const { ownerUserUuid } of data.assumptions.values()) yield ownerUserUuid;
  for (const { by } of data.history.days) yield by;
  for (const { by } of data.history.reasoned) yield by;
}

/**
 * Reads a project for its reports: one statement for each kind of record, whatever the project's size.
 * @param database in a transaction of one snapshot, so that no part contradicts another
 */
export async function readReportData(database: Queryable, projectUuid: string): Promise<ReportData> {
  const found = await database.query<ProjectRow>(PROJECT, [projectUuid]);
  const [row] = found.rows;
  if (!row) throw notFound('project');
  const { setUuids, ...project } = row;
  const read: ReadRecords = entity => recordsOf(database, entity, projectUuid);
  const hazards = await read('Hazard');
  const files = await database.query<{ uuid: string; sha256: string }>(FIGURE_FILES, [projectUuid]);
  const { records: voting, sets: votedSets } = await votingRecords(database, projectUuid, null, NOBODY);
  const sets = new Map<string, ReportedSet>();
  const rated = hazards.flatMap(({ riskRatingSetUuid, evaluations }) => [
    riskRatingSetUuid,
    ...evaluations.map(evaluation => evaluation.riskRatingSetUuid),
  ]);
  for (const uuid of new Set([...setUuids, ...rated, ...votedSets.keys()])) {
    const set = votedSets.get(uuid) ?? (await loadRatingSet(database, uuid));
    if (set) sets.set(uuid, set as ReportedSet);
  }
  const { results: findings } = await readFindings(database, projectUuid, { limit: ALL });
  const data = {
    at: new Date().toISOString().slice(0, 10),
    project,
    sets,
    lookups: await lookupNames(database, projectUuid, project.organizationUuid),
    ...(await readParts(read, hazards)),
    figureFiles: new Map(files.rows.map(({ uuid, sha256 }) => [uuid, sha256])),
    findings,
    voting,
    history: await readHistory(database, projectUuid),
  };
  const uuids = new Set([...personsIn(data)].filter(uuid => typeof uuid === 'string'));
  return { ...data, people: await peopleOf(database, uuids) };
}

/** The records of all kinds that reports tell of. */
export async function readParts(read: ReadRecords, hazards: ReportedRecords['Hazard'][]) {
  return {
    hazards,
    hazardsByUuid: byUuid(hazards),
    functions: byUuid(await read('Function')),
    malfunctions: byUuid(await read('Malfunction')),
    misuses: byUuid(await read('Misuse')),
    ceas: byUuid(await read('Cea')),
    situations: byUuid(await read('ExposureSituation')),
    events: byUuid(await read('HazardousEvent')),
    machines: byUuid(await read('Machine')),
    machineHazards: byUuid(await read('MachineHazard')),
    tasks: byUuid(await read('Task')),
    humanTasks: byUuid(await read('HumanTask')),
    assumptions: byUuid(await read('Assumption')),
    targets: byUuid(await read('SafetyTarget')),
    srems: byUuid(await read('Srem')),
    safetyFunctions: byUuid(await read('SafetyFunction')),
    measures: byUuid(await read('Rrm')),
    solutionSets: byUuid(await read('SolutionSet')),
    uses: grouped(await read('HazardRrm'), use => use.hazardUuid),
    figures: await read('HaraFigure'),
    documents: byUuid(await read('Document')),
    toolStatuses: await read('ToolStatus'),
    toolConnections: await read('ToolConnection'),
  };
}
