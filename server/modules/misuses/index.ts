import { defineRecord } from '../../database/records/recordType.ts';
import { misusePersonnel, misuses } from '../../database/schema/index.ts';
import { type Basis, namedIn, restedHandlers } from '../hazards/index.ts';
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

/** Hazards rest on it as they were voted on and accepted (docs/decisions/0041). */
const basis: Basis = {
  hazards: namedIn('misuse_uuid'),
  voted: ['name', 'description', 'personnelUuids', 'taskUuid'],
  accepted: ['disposition', 'dispositionReason', 'duplicateOfUuid', 'likelihoodNote'],
};

export const misuseHandlers = restedHandlers(misuseType, projectRules, basis);
