import { inVisibleProjects } from '../../access/visibility.ts';
import { dataText, type Handler, withoutAsking } from '../../http/handler.ts';
import { changeRecord, recordHandlers } from '../../http/recordHandlers.ts';
import { updateHazardsBatch } from './batchUpdate.ts';
import { setHazardClosed } from './closing.ts';
import { toggleConsensusVotingLock, updateConsensusVotingLocksBatch } from './consensusLock.ts';
import { updateHazardEvaluation as changeEvaluation, setHazardInitialRisk } from './evaluationHandlers.ts';
import { CHECKED_LOOKUPS, completeHazards } from './hazardDefaults.ts';
import { hazardType } from './hazardRecord.ts';
import { addHazardUser, removeHazardUser } from './hazardVoters.ts';
import { setResidualRiskAcceptance } from './residualRiskAcceptance.ts';
import { toggleRiskFreeze, updateRiskFreezesBatch } from './riskFreeze.ts';
import {
  checkVoteChangeRulesViolation,
  loseReference,
  requireConfirmedDelete,
  updateHazard,
} from './votedFieldChanges.ts';

export { DEMANDING, isAnswered, isCountedUse } from './answered.ts';
export { finalBasis, isOutdated } from './finalBasis.ts';
export { hazardLinkRules, requireUnfrozen } from './hazardLinks.ts';
export { hazardEvaluationType, hazardType } from './hazardRecord.ts';
export { statusExpression } from './hazardStatus.ts';
export { finalOf, fingerprint, isResidualRiskAccepted } from './residualRisk.ts';
export { type Basis, namedIn, restedHandlers, settleHazards } from './restingHazards.ts';
export {
  type EvaluationChange,
  type EvaluationValues,
  saveAndReadHazards,
  saveEvaluations,
} from './saveEvaluation.ts';

/** The hazard's own choice of alternatives, guarded by its revision like every other change of it. */
const setHazardSolutionSets: Handler<'setHazardSolutionSets'> = async ({ path, body }, context) => ({
  status: 200,
  body: dataText(await changeRecord(hazardType, {}, path.hazardUuid, body, context)),
});

export const updateHazardEvaluation = withoutAsking(changeEvaluation);

export const hazardHandlers = {
  ...recordHandlers(hazardType, {
    visible: inVisibleProjects,
    completeNew: completeHazards,
    checked: CHECKED_LOOKUPS,
    beforeUnlink: loseReference,
    beforeDelete: requireConfirmedDelete,
  }),
  updateHazard: withoutAsking(updateHazard),
  updateHazardsBatch,
  setHazardInitialRisk: withoutAsking(setHazardInitialRisk),
  addHazardUser,
  removeHazardUser,
  toggleConsensusVotingLock,
  toggleRiskFreeze,
  updateConsensusVotingLocksBatch,
  updateRiskFreezesBatch,
  setResidualRiskAcceptance,
  setHazardClosed,
  checkVoteChangeRulesViolation,
  setHazardSolutionSets,
};
