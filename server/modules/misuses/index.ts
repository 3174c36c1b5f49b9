import { defineRecord } from '../../database/records/recordType.ts';
import { misusePersonnel, misuses } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const misuseType = defineRecord({
  ...projectRecord,
  entity: 'Misuse',
  plural: 'Misuses',
  table: misuses,
  codePrefix: 'MU',
  links: {
    personnelUuids: {
      table: misusePersonnel,
      owner: misusePersonnel.ownerUuid,
      target: misusePersonnel.targetUuid,
    },
  },
});

export const misuseHandlers = recordHandlers(misuseType, projectRules);
