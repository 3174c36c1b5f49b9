import { recordHandlers } from '../../http/recordHandlers.ts';
import { inVisibleProjects } from '../../http/visibility.ts';
import { toggleConsensusVotingLock } from './consensusLock.ts';
import { setHazardInitialRisk } from './evaluationHandlers.ts';
import { completeHazards } from './hazardDefaults.ts';
import { hazardType } from './hazardRecord.ts';
import { addHazardUser, removeHazardUser } from './hazardVoters.ts';
import { checkVoteChangeRulesViolation, updateHazard } from './judgedChanges.ts';
import { toggleRiskFreeze } from './riskFreeze.ts';

export { updateHazardEvaluation } from './evaluationHandlers.ts';
export { hazardEvaluationType, hazardType } from './hazardRecord.ts';

export const hazardHandlers = {
  ...recordHandlers(hazardType, {
    visible: inVisibleProjects,
    beforeCreate: completeHazards,
  }),
  updateHazard,
  setHazardInitialRisk,
  addHazardUser,
  removeHazardUser,
  toggleConsensusVotingLock,
  toggleRiskFreeze,
  checkVoteChangeRulesViolation,
};
