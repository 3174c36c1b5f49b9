import { type Fields, recordsOfKind } from './exportedProject.ts';
import type { ExportContext } from './exportTypes.ts';

/** An object of a requirements tool. */
export interface ReqifRecord {
  uuid: string;
  kind: string;
  updatedAt: string;
  parentUuid: string | null;
  /** Texts by field; empty ones are left out. */
  values: Record<string, string>;
}

export interface ExportedRequirements {
  name: string;
  /** ISO 8601, of the last change of what was read: the same content is the same file. */
  changedAt: string;
  /** Fields of each kind. */
  fields: Readonly<Record<string, readonly string[]>>;
  records: ReqifRecord[];
  /** `satisfies`: a requirement and its target; `refines`: a requirement and the one that it is a part of. */
  relations: { kind: string; from: string; to: string }[];
}

const HAZARDS = 'hazards';

/** Fields of targets and requirements, `text` being what a reader of the document reads. */
const FIELDS = {
  SafetyTarget: [
    ...['code', 'name', 'text', 'level', 'safeState', 'fttiMs', 'faultDetectionMs', 'faultReactionMs'],
    ...['warningConcept', 'degradationConcept', 'status', 'externalId', HAZARDS],
  ],
  Requirement: [
    ...['code', 'name', 'text', 'kind', 'integrityLevel', 'decomposedLevel', 'independence', 'allocatedTo'],
    ...['verificationMethod', 'status', 'externalId', 'externalUrl', 'description', HAZARDS],
  ],
} as const;

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value));

export async function exportedRequirements(context: ExportContext): Promise<ExportedRequirements> {
  const { database, projectUuid } = context;
  const project = await database.query<{ name: string; updatedAt: string }>(
    'select name, updated_at as "updatedAt" from projects where uuid = $1',
    [projectUuid],
  );
  const hazards = await database.query<{ uuid: string; code: string }>(
    'select uuid, code from hazards where project_uuid = $1',
    [projectUuid],
  );
  const codeOf = new Map(hazards.rows.map(({ uuid, code }) => [uuid, code]));
  const targets = await recordsOfKind(context, 'SafetyTargets');
  const requirements = await recordsOfKind(context, 'Srems');
  const known = new Set([...targets, ...requirements].map(({ uuid }) => uuid));

  const recordOf = (kind: keyof typeof FIELDS, record: Fields, text: unknown): ReqifRecord => {
    const named = (record.hazardUuids as string[]).flatMap(uuid => codeOf.get(uuid) ?? []).sort();
    const told: Record<string, unknown> = { ...record, text, [HAZARDS]: named.join(', ') };
    const values = FIELDS[kind].map(field => [field, asText(told[field])]).filter(([, value]) => value);
    const parent = record.parentUuid as string | null | undefined;
    return {
      uuid: record.uuid,
      kind,
      updatedAt: String(record.updatedAt),
      parentUuid: parent && known.has(parent) ? parent : null,
      values: Object.fromEntries(values),
    };
  };
  const records = [
    ...targets.map(target => recordOf('SafetyTarget', target, target.description)),
    ...requirements.map(requirement => recordOf('Requirement', requirement, requirement.text)),
  ];
  const relations = requirements.flatMap(({ uuid, safetyTargetUuids, parentUuid }) => [
    ...(safetyTargetUuids as string[]).map(to => ({ kind: 'satisfies', from: uuid, to })),
    ...(parentUuid ? [{ kind: 'refines', from: uuid, to: parentUuid as string }] : []),
  ]);
  const moments = [project.rows[0]?.updatedAt ?? '', ...records.map(({ updatedAt }) => updatedAt)];
  return {
    name: project.rows[0]?.name ?? '',
    changedAt:
      moments
        .map(moment => new Date(moment).toISOString())
        .sort()
        .at(-1) ?? '',
    fields: FIELDS,
    records,
    relations,
  };
}
