import { defineRecord } from '../../database/records/recordType.ts';
import { exposureSituationCeas, exposureSituations } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { inVisibleProjects } from '../../http/visibility.ts';
import { projectRecord } from '../shared/projectRecords.ts';
import { elementHandlers } from './elementHandlers.ts';
import { requireExclusiveTypes } from './elements.ts';

export const exposureSituationType = defineRecord({
  ...projectRecord,
  entity: 'ExposureSituation',
  plural: 'ExposureSituations',
  table: exposureSituations,
  codePrefix: 'SIT',
  links: {
    ceaUuids: {
      table: exposureSituationCeas,
      owner: exposureSituationCeas.exposureSituationUuid,
      target: exposureSituationCeas.ceaUuid,
      position: exposureSituationCeas.position,
      project: exposureSituationCeas.projectUuid,
    },
  },
});

export const exposureSituationHandlers = {
  ...recordHandlers(exposureSituationType, {
    visible: inVisibleProjects,
    beforeCreate: (items, _context, database) => requireExclusiveTypes(items, database),
    beforeUpdate: (_uuid, body, _context, database) => requireExclusiveTypes([body], database),
  }),
  ...elementHandlers(exposureSituationType),
};
