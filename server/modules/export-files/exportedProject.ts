import { visibleLookups } from '../../access/visibility.ts';
import { listRecords, parsePage, readRecord } from '../../database/records/reading.ts';
import { projectType } from '../projects/index.ts';
import { recordTypes } from '../recordTypes.ts';
import type { StoredRatingSet } from '../risk-model/index.ts';
import { loadRatingSet } from '../risk-model/index.ts';
import type { ExportContext } from './exportTypes.ts';

export type Fields = Record<string, unknown> & { uuid: string };

/** Read whole, so its code is there too. */
export type CodedRatingSet = StoredRatingSet & { code: string };

interface Named {
  code: string | null;
  name: string;
}

/** Records that are read at a time, in a list with their own fields as its operation answers them. */
const PAGE = 2000;

const LOOKUPS = [
  'CeaTypes',
  'EnergySources',
  'ExposureEstimateTypes',
  'Guidewords',
  'HazardEffectTypes',
  'HazardTypes',
  'InjuryTypes',
  'LifecyclePhases',
  'Personnel',
  'RrmTypes',
  'SafetyTargetTypes',
  'TaskTypes',
  'Zones',
  'Areas',
] as const;

/** What of a project a table is made of. */
export interface ExportedProject {
  name: string;
  style: 'FUNCTION' | 'MACHINE';
  /** ISO 8601, of the last change of what was read. */
  changedAt: string;
  /** By kind. */
  records: ReadonlyMap<string, Fields[]>;
  sets: ReadonlyMap<string, CodedRatingSet>;
  /** What a uuid names, whatever its kind, in a cell. */
  textOf(uuid: unknown): string;
  codeOf(uuid: unknown): string;
  personOf(uuid: unknown): string;
}

export async function recordsOfKind(
  { database, projectUuid, userUuid }: Pick<ExportContext, 'database' | 'projectUuid' | 'userUuid'>,
  plural: string,
  query: Record<string, unknown> = {},
): Promise<Fields[]> {
  const type = recordTypes.all.find(candidate => candidate.plural === plural);
  if (!type) throw new Error(`There is no kind ${plural}`);
  const isLookup = LOOKUPS.some(name => name === plural);
  // Its list would be that of all projects.
  if (!isLookup && !type.columnOf.has('projectUuid'))
    throw new Error(`${plural} have no project of their own`);
  const records: Fields[] = [];
  for (let total = 1; records.length < total; ) {
    const page = parsePage<Fields>(
      await listRecords(
        database,
        type,
        { ...(!isLookup && { projectUuid }), ...query, limit: PAGE, offset: records.length },
        parameters => (isLookup ? visibleLookups(userUuid, parameters) : ''),
        userUuid,
      ),
    );
    total = page.results.length === 0 ? 0 : page.total;
    records.push(...page.results);
  }
  return records;
}

/** Names that several records of a kind have. */
function ambiguous(records: readonly { uuid: string }[]): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { name } of records as unknown as Named[]) {
    if (seen.has(name)) twice.add(name);
    seen.add(name);
  }
  return twice;
}

/**
 * Reads a project.
 * @param kinds of records beside the hazards
 * @param nameIn how a record is named in a cell (domain/exchange `referenceText`)
 */
export async function readProject(
  context: ExportContext,
  kinds: readonly string[],
  nameIn: (record: Named, isAmbiguous: boolean) => string,
): Promise<ExportedProject> {
  const { database, projectUuid, userUuid, filters, report } = context;
  const text = await readRecord(database, projectType, projectUuid, undefined, userUuid);
  if (!text) throw new Error('The project is gone');
  const project = JSON.parse(text) as { name: string; style: 'FUNCTION' | 'MACHINE'; updatedAt: string };
  const records = new Map<string, Fields[]>();
  const names = new Map<string, string>();
  const codes = new Map<string, string>();
  const all = ['Hazards', ...kinds, ...LOOKUPS];
  let changedAt = project.updatedAt;
  for (const [place, kind] of all.entries()) {
    const found = await recordsOfKind(context, kind, kind === 'Hazards' ? { ...filters } : {});
    records.set(kind, found);
    const twice = ambiguous(found);
    for (const record of found) {
      const { name = '', code = null, updatedAt } = record as unknown as Named & { updatedAt?: string };
      names.set(record.uuid, kind === 'Hazards' ? (code ?? '') : nameIn({ name, code }, twice.has(name)));
      codes.set(record.uuid, code ?? '');
      if (!LOOKUPS.some(lookup => lookup === kind) && updatedAt && updatedAt > changedAt)
        changedAt = updatedAt;
    }
    report(place + 1, 2 * all.length);
  }
  return {
    name: project.name,
    style: project.style,
    changedAt,
    records,
    sets: await setsOf(context),
    textOf: uuid => names.get(String(uuid)) ?? '',
    codeOf: uuid => codes.get(String(uuid)) ?? '',
    personOf: await people(context),
  };
}

async function setsOf({ database, projectUuid }: ExportContext) {
  const { rows } = await database.query<{ uuid: string }>(
    `select risk_rating_set_uuid as uuid from project_risk_rating_sets where project_uuid = $1
     union select risk_rating_set_uuid from hazards where project_uuid = $1
     union select risk_rating_set_uuid from hazard_evaluations where project_uuid = $1 order by 1`,
    [projectUuid],
  );
  const sets = new Map<string, CodedRatingSet>();
  for (const { uuid } of rows) {
    const set = await loadRatingSet(database, uuid);
    if (set) sets.set(uuid, set as CodedRatingSet);
  }
  return sets;
}

async function people({ database, projectUuid }: ExportContext): Promise<(uuid: unknown) => string> {
  const { rows } = await database.query<{ uuid: string; name: string; email: string }>(
    `select u.uuid, concat_ws(' ', u.first_name, u.last_name) as name, u.email from project_members m join users u on u.uuid = m.user_uuid
     where m.project_uuid = $1`,
    [projectUuid],
  );
  const twice = ambiguous(rows);
  // An import knows somebody by either; of two of one name only the address tells who is meant.
  const names = new Map(rows.map(({ uuid, name, email }) => [uuid, twice.has(name) ? email : name]));
  return uuid => names.get(String(uuid)) ?? '';
}
