import { inVisibleProjects } from '../../access/visibility.ts';
import { ApiError, type ErrorField } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { type Computed, defineRecord, type Link } from '../../database/records/recordType.ts';
import { sremHazards, sremSafetyTargets, srems } from '../../database/schema/index.ts';
import type { RecordRules } from '../../http/recordHandlers.ts';
import { type Basis, hazardLinkRules } from '../hazards/index.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { projectRecord } from '../shared/projectRecords.ts';
import { LEVEL_TEXT, requirementLevelSql } from './levelSql.ts';

type Fields = Record<string, unknown>;

const hazardUuids: Link = {
  table: sremHazards,
  owner: sremHazards.sremUuid,
  target: sremHazards.hazardUuid,
  project: sremHazards.projectUuid,
};
const safetyTargetUuids: Link = {
  table: sremSafetyTargets,
  owner: sremSafetyTargets.sremUuid,
  target: sremSafetyTargets.safetyTargetUuid,
  project: sremSafetyTargets.projectUuid,
};

const CATEGORY = `select c.uuid from safety_target_categories c
  where c.code = v.category and c.organization_uuid is null and c.project_uuid is null`;

const ofLevel =
  (expression: string): Computed =>
  (srem, _caller, written) =>
    `select ${expression} from (${requirementLevelSql(srem, written.safetyTargetUuids)}) v`;

export const sremType = defineRecord({
  ...projectRecord,
  entity: 'Srem',
  plural: 'Srems',
  table: srems,
  codePrefix: 'SREM',
  links: { hazardUuids, safetyTargetUuids },
  computed: {
    integrityCategoryUuid: ofLevel(`(${CATEGORY})`),
    integrityLevel: ofLevel(LEVEL_TEXT),
  },
  filters: {
    integrityCategoryUuid: uuids =>
      `(select (${CATEGORY}) from (${requirementLevelSql('t')}) v) = any(${uuids}::uuid[])`,
  },
  onCopy: { status: `case when t.status in ('IMPLEMENTED', 'VERIFIED') then 'AGREED' else t.status end` },
  searched: [...projectRecord.searched, 'text'],
});

/** Whether somebody stands by it: only then an external measure counts (domain model 1.36). */
const isAgreed = (status: unknown) => ['AGREED', 'IMPLEMENTED', 'VERIFIED'].includes(String(status));

/** Hazards rest on it as it was when their risk was accepted (docs/decisions/0041). */
export const sremBasis: Basis = {
  hazards: row =>
    `select h.uuid from hazards h where (exists (select 1 from srem_hazards l where l.hazard_uuid = h.uuid and l.srem_uuid = ${row}.uuid) ` +
    `or exists (select 1 from hazard_rrms l where l.hazard_uuid = h.uuid and l.srem_uuid = ${row}.uuid and l.status <> 'REJECTED'))`,
  accepted: [
    'name',
    'description',
    'text',
    'kind',
    'allocatedTo',
    'safetyTargetUuids',
    'parentUuid',
    'decomposedLevel',
    'independence',
    'status',
  ],
  isHarmless: (field, before, change) =>
    field === 'status' && (!isAgreed(before.status) || isAgreed(change.status)),
};

const problemOfShare = ({ decomposedLevel, parentUuid }: Fields): ErrorField | undefined =>
  decomposedLevel && !parentUuid
    ? {
        path: 'decomposedLevel',
        message: 'Only a part of another requirement carries a share of its level. Name that one first.',
      }
    : undefined;

const links = hazardLinkRules(hazardUuids);

export const sremRules: RecordRules = {
  visible: inVisibleProjects,
  ...links,
  async beforeCreate(items, context, database) {
    requireItems(items, problemOfShare);
    await links.beforeCreate(items, context, database);
  },
  async beforeUpdate(uuid, body, context, database) {
    await links.beforeUpdate(uuid, body, context, database);
    await settleShare(uuid, body, database);
  },
  async beforeUnlink(_uuid, field) {
    return field === 'parentUuid' ? { decomposedLevel: null } : undefined;
  },
};

/** A requirement that is taken out of another one carries no share of it any more. */
async function settleShare(uuid: string, body: Fields, database: Queryable): Promise<void> {
  if (body.parentUuid === null && !body.decomposedLevel) body.decomposedLevel = null;
  if (!body.decomposedLevel) return;
  const { rows } = await database.query<Fields>(
    'select parent_uuid as "parentUuid" from srems where uuid = $1',
    [uuid],
  );
  const problem = problemOfShare({ ...rows[0], ...body });
  if (problem) throw new ApiError('RULE_VIOLATED', problem.message, { fields: [problem] });
}
