import { updateHazardEvaluation } from '../hazards/index.ts';
import { evaluationOfUseHandlers } from './evaluationOfUse.ts';
import { recalculateFinalRatings } from './recalculateHandler.ts';
import { createHazardRrmsBatch } from './useBatch.ts';
import { useHandlers } from './useHandlers.ts';

export { hazardRrmEvaluationType, hazardRrmType } from './hazardRrmRecord.ts';
export { recalculateHazards } from './recalculateHandler.ts';

/** Measures used on hazards, their evaluated effect, and the resulting final ratings. */
export const hazardRrmHandlers = {
  ...useHandlers,
  ...evaluationOfUseHandlers,
  createHazardRrmsBatch,
  recalculateFinalRatings,
  updateHazardEvaluation,
};
