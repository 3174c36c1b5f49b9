import { inVisibleProjects } from '../../access/visibility.ts';
import { defineRecord, type Link } from '../../database/records/recordType.ts';
import { sremHazards, srems } from '../../database/schema/index.ts';
import { hazardLinkRules, restedHandlers } from '../hazards/index.ts';
import { projectRecord } from '../shared/projectRecords.ts';

const hazardUuids: Link = {
  table: sremHazards,
  owner: sremHazards.sremUuid,
  target: sremHazards.hazardUuid,
  project: sremHazards.projectUuid,
};

export const sremType = defineRecord({
  ...projectRecord,
  entity: 'Srem',
  plural: 'Srems',
  table: srems,
  codePrefix: 'SREM',
  links: { hazardUuids },
  onCopy: { status: `case when t.status in ('IMPLEMENTED', 'VERIFIED') then 'AGREED' else t.status end` },
  searched: [...projectRecord.searched, 'text'],
});

/** Whether somebody stands by it: only then an external measure counts (domain model 1.36). */
const isAgreed = (status: unknown) => ['AGREED', 'IMPLEMENTED', 'VERIFIED'].includes(String(status));

export const sremHandlers = restedHandlers(
  sremType,
  { visible: inVisibleProjects, ...hazardLinkRules(hazardUuids) },
  {
    hazards: row =>
      `select h.uuid from hazards h where (exists (select 1 from srem_hazards l where l.hazard_uuid = h.uuid and l.srem_uuid = ${row}.uuid) ` +
      `or exists (select 1 from hazard_rrms l where l.hazard_uuid = h.uuid and l.srem_uuid = ${row}.uuid and l.status <> 'REJECTED'))`,
    accepted: [
      'name',
      'description',
      'text',
      'kind',
      'allocatedTo',
      'integrityCategoryUuid',
      'integrityLevel',
      'safetyTargetUuid',
      'status',
    ],
    isHarmless: (field, before, change) =>
      field === 'status' && (!isAgreed(before.status) || isAgreed(change.status)),
  },
);
