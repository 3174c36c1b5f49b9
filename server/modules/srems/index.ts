import { inVisibleProjects } from '../../access/visibility.ts';
import { defineRecord, type Link } from '../../database/records/recordType.ts';
import { sremHazards, srems } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { hazardLinkRules } from '../hazards/index.ts';
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

export const sremHandlers = recordHandlers(sremType, {
  visible: inVisibleProjects,
  ...hazardLinkRules(hazardUuids),
});
