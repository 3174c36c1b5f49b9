import { updateHazardEvaluation } from '../hazards/index.ts';

/** So far the evaluations; measures and their effect follow. */
export const hazardRrmHandlers = { updateHazardEvaluation };
