import { recordHandlers } from '../../http/recordHandlers.ts';
import { inVisibleProjects } from '../../http/visibility.ts';
import { setHazardInitialRisk } from './evaluationHandlers.ts';
import { completeHazards, completeUpdate } from './hazardDefaults.ts';
import { hazardType } from './hazardRecord.ts';

export { updateHazardEvaluation } from './evaluationHandlers.ts';
export { hazardEvaluationType, hazardType } from './hazardRecord.ts';

export const hazardHandlers = {
  ...recordHandlers(hazardType, {
    visible: inVisibleProjects,
    beforeCreate: completeHazards,
    beforeUpdate: completeUpdate,
  }),
  setHazardInitialRisk,
};
