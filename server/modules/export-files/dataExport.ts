import type { Visibility } from '../../access/visibility.ts';
import { visibleLookups } from '../../access/visibility.ts';
import { type ListQuery, listRecords, parsePage, readRecord } from '../../database/records/reading.ts';
import type { RecordType } from '../../database/records/recordType.ts';
import { votingRecords } from '../hazard-voting/index.ts';
import { projectType } from '../projects/index.ts';
import { recordTypes } from '../recordTypes.ts';
import { ratingSetType } from '../risk-model/index.ts';
import type { ExportContext, ExportMaker } from './exportTypes.ts';
import { fileNameOf } from './fileNameOf.ts';

/** Version of the form (openapi/schemas/exports/AustinExport.yaml). 1 had `items` alone. */
const SCHEMA_VERSION = 2;

/** Records that are read at a time. */
const PAGE = 2000;

/** Kinds of records of a project, in the order in which each refers to those before it, as far as that is possible. */
const PROJECT_KINDS = [
  'ProjectMembers',
  'Assumptions',
  'Machines',
  'MachineHazards',
  'Functions',
  'Malfunctions',
  'Ceas',
  'ExposureSituations',
  'Tasks',
  'HumanTasks',
  'Misuses',
  'HazardousEvents',
  'Hazards',
  'ExposureEstimates',
  'HazardComments',
  'SafetyTargets',
  'Srems',
  'Rrms',
  'SafetyFunctions',
  'SolutionSets',
  'HazardRrms',
  'HaraFigures',
  'Documents',
  'DocumentRevisions',
  'FindingAcceptances',
] as const;

/** Lists to choose from: shipped, of the organization, and of this project alone. */
const LOOKUP_KINDS = [
  'Areas',
  'CeaTypes',
  'EnergySources',
  'ExposureEstimateTypes',
  'ExposureEstimateTypeValues',
  'Guidewords',
  'HazardEffectTypes',
  'HazardTypes',
  'InjuryTypes',
  'LifecyclePhases',
  'Personnel',
  'RrmTypes',
  'SafetyTargetCategories',
  'SafetyTargetTypes',
  'TaskTypes',
  'Zones',
] as const;

const typeNamed = (plural: string): RecordType => {
  const type = recordTypes.all.find(candidate => candidate.plural === plural);
  if (!type) throw new Error(`There is no kind ${plural}`);
  return type;
};

/** @throws where records of the kind do not say whose they are: its list would be that of all projects */
const projectTypeNamed = (plural: string): RecordType => {
  const type = typeNamed(plural);
  if (!type.columnOf.has('projectUuid')) throw new Error(`${plural} have no project of their own`);
  return type;
};

const inCamelCase = (plural: string) => `${plural.charAt(0).toLowerCase()}${plural.slice(1)}`;

type Scope = ReturnType<Visibility>;
type ScopeOf = (...from: Parameters<Visibility>) => Scope;

/** All records of a kind as the pieces of a JSON array. */
async function* recordsOf(
  { database, userUuid }: ExportContext,
  type: RecordType,
  query: ListQuery,
  scope: ScopeOf,
  onPage: (page: string[]) => void = () => {},
): AsyncGenerator<string> {
  yield '[';
  for (let offset = 0, total = 1; offset < total; offset += PAGE) {
    const page = await listRecords(
      database,
      type,
      { ...query, limit: PAGE, offset },
      parameters => scope(userUuid, parameters),
      userUuid,
    );
    total = Number(/\d+(?=\}$)/.exec(page.at(-1) ?? '')?.[0] ?? 0);
    onPage(page);
    const records = page.slice(1, -1);
    if (offset > 0 && records.length > 0) yield ',';
    yield records.join('');
  }
  yield ']';
}

interface Target {
  uuid: string;
  code: string;
  name: string;
  description: string;
  level: string | null;
  hazardUuids: string[];
}

interface Requirement extends Omit<Target, 'level'> {
  kind: 'REQUIREMENT' | 'EXTERNAL_MEASURE';
  text: string;
  integrityLevel: string | null;
}

const textOr = (text: string, other: string) => (text.trim() === '' ? other : text);

const targetItem = ({ uuid, code, name, description, level, hazardUuids }: Target) => ({
  uuid,
  code,
  kind: 'SAFETY_TARGET',
  text: textOr(description, name),
  level,
  hazardUuids,
});

const requirementItem = ({ uuid, code, kind, name, text, integrityLevel, hazardUuids }: Requirement) => ({
  uuid,
  code,
  kind,
  text: textOr(text, name),
  level: integrityLevel,
  hazardUuids,
});

/** The rating sets that the project names, with their tables. */
async function ratingSetsOf({ database, projectUuid, userUuid }: ExportContext): Promise<string[]> {
  const { rows } = await database.query<{ uuid: string }>(
    `select risk_rating_set_uuid as uuid from project_risk_rating_sets where project_uuid = $1
     union select risk_rating_set_uuid from hazards where project_uuid = $1
     union select risk_rating_set_uuid from hazard_evaluations where project_uuid = $1
     union select risk_rating_set_uuid from safety_targets where project_uuid = $1 order by 1`,
    [projectUuid],
  );
  const sets: string[] = [];
  for (const { uuid } of rows) {
    const set = await readRecord(database, ratingSetType, uuid, undefined, userUuid);
    if (set) sets.push(set);
  }
  return sets;
}

async function* documentOf(context: ExportContext, project: string): AsyncGenerator<string> {
  const { database, projectUuid, userUuid, report } = context;
  const total = PROJECT_KINDS.length + LOOKUP_KINDS.length + 2;
  let done = 0;
  const step = () => {
    done += 1;
    report(done, total);
  };
  const items: unknown[] = [];
  yield `{"schemaVersion":${SCHEMA_VERSION},"projectUuid":${JSON.stringify(projectUuid)},`;
  yield `"exportedAt":${JSON.stringify(new Date().toISOString())},"project":${project},"records":{`;
  for (const [place, plural] of PROJECT_KINDS.entries()) {
    yield `${place > 0 ? ',' : ''}${JSON.stringify(inCamelCase(plural))}:`;
    // Who may read the analysis may read these: that was asked at the start of the transaction.
    const onPage = (page: string[]) => {
      if (plural === 'SafetyTargets') items.push(...parsePage<Target>(page).results.map(targetItem));
      if (plural === 'Srems') items.push(...parsePage<Requirement>(page).results.map(requirementItem));
    };
    yield* recordsOf(context, projectTypeNamed(plural), { projectUuid }, () => '', onPage);
    step();
  }
  yield '},"lookups":{';
  for (const [place, plural] of LOOKUP_KINDS.entries()) {
    yield `${place > 0 ? ',' : ''}${JSON.stringify(inCamelCase(plural))}:`;
    const ofThisProject: ScopeOf = (user, parameters) =>
      `${visibleLookups(user, parameters)} and (t.project_uuid is null or t.project_uuid = ${parameters.add(projectUuid)}::uuid) ` +
      `and (t.organization_uuid is null or t.organization_uuid = (select organization_uuid from projects where uuid = ${parameters.add(projectUuid)}::uuid))`;
    yield* recordsOf(context, typeNamed(plural), {}, ofThisProject);
    step();
  }
  yield `},"ratingSets":[${(await ratingSetsOf(context)).join(',')}],"votingRecords":`;
  step();
  const { records } = await votingRecords(database, projectUuid, null, userUuid);
  yield JSON.stringify(records.filter(({ rounds, events }) => rounds.length + events.length > 0));
  step();
  yield `,"items":${JSON.stringify(items)}}`;
}

/** Everything of a project that the caller may see, each record as the contract describes it. */
export const makeData: ExportMaker = async context => {
  const { database, projectUuid, userUuid } = context;
  const project = await readRecord(database, projectType, projectUuid, undefined, userUuid);
  if (!project) throw new Error('The project is gone');
  return {
    fileName: fileNameOf(
      (JSON.parse(project) as { name: string }).name,
      { en: 'data', de: 'Daten' },
      context,
    ),
    mimeType: 'application/json; charset=utf-8',
    content: documentOf(context, project),
  };
};
