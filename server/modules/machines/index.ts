import { defineRecord } from '../../database/records/recordType.ts';
import { machines } from '../../database/schema/index.ts';
import { type Basis, namedIn, restedHandlers } from '../hazards/index.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const machineType = defineRecord({
  ...projectRecord,
  entity: 'Machine',
  plural: 'Machines',
  table: machines,
  codePrefix: 'MC',
});

/** Hazards rest on it as they were voted on and accepted (docs/decisions/0041). */
const basis: Basis = {
  hazards: namedIn('machine_uuid'),
  voted: ['name', 'description'],
  accepted: ['machineType', 'variant', 'intendedUse', 'spaceLimits', 'timeLimits', 'otherLimits'],
};

export const machineHandlers = restedHandlers(machineType, projectRules, basis);
