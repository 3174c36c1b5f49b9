import { defineRecord } from '../../database/records/recordType.ts';
import { ceas } from '../../database/schema/index.ts';
import { type Basis, restedHandlers } from '../hazards/index.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const ceaType = defineRecord({
  ...projectRecord,
  entity: 'Cea',
  plural: 'Ceas',
  table: ceas,
  codePrefix: 'CEA',
});

/** Hazards rest on it as they were voted on and accepted (docs/decisions/0041). */
const basis: Basis = {
  hazards: row =>
    `select h.uuid from exposure_situation_ceas l join hazards h on h.exposure_situation_uuid = l.exposure_situation_uuid where l.cea_uuid = ${row}.uuid`,
  voted: ['name', 'description', 'ceaTypeUuid'],
  accepted: ['share', 'shareSource'],
};

export const ceaHandlers = restedHandlers(ceaType, projectRules, basis);
