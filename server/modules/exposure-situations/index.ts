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
    beforeCreate: (items, context) => requireExclusiveTypes(items, context),
    beforeUpdate: (_uuid, body, context) => requireExclusiveTypes([body], context),
  }),
  ...elementHandlers(exposureSituationType),
};
