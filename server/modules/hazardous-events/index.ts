import { defineRecord } from '../../database/records/recordType.ts';
import { hazardousEventEffectTypes, hazardousEvents } from '../../database/schema/index.ts';
import { type Basis, namedIn, restedHandlers } from '../hazards/index.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const hazardousEventType = defineRecord({
  ...projectRecord,
  entity: 'HazardousEvent',
  plural: 'HazardousEvents',
  table: hazardousEvents,
  codePrefix: 'EV',
  links: {
    defaultEffectTypeUuids: {
      table: hazardousEventEffectTypes,
      owner: hazardousEventEffectTypes.hazardousEventUuid,
      target: hazardousEventEffectTypes.hazardEffectTypeUuid,
    },
  },
});

/** Hazards rest on it as they were voted on and accepted (docs/decisions/0041). */
const basis: Basis = {
  hazards: namedIn('hazardous_event_uuid'),
  voted: ['name', 'description'],
};

export const hazardousEventHandlers = restedHandlers(hazardousEventType, projectRules, basis);
