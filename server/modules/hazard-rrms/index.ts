import { updateHazardEvaluation } from '../hazards/index.ts';
import { evaluationOfUseHandlers } from './evaluationOfUse.ts';
import { recalculateFinalRatings } from './recalculateHandler.ts';
import { useHandlers } from './useHandlers.ts';

export { hazardRrmEvaluationType, hazardRrmType } from './hazardRrmRecord.ts';

/** Measures used on hazards, their judged effect, and the ratings that follow from both. */
export const hazardRrmHandlers = {
  ...useHandlers,
  ...evaluationOfUseHandlers,
  recalculateFinalRatings,
  updateHazardEvaluation,
};
