import { getAnalysisProgress } from './getAnalysisProgress.ts';
import { getHaraMetrics } from './getHaraMetrics.ts';
import { getHazardCounts } from './getHazardCounts.ts';

export { ANALYSIS_CHECKS } from './analysisChecks.ts';
export { failingHazards } from './failingHazards.ts';
export { ACCEPTANCE, findingsSelect } from './findingsSql.ts';
export { lookedAt } from './lookedAt.ts';

export const exportHandlers = {
  getAnalysisProgress,
  getHaraMetrics,
  getHazardCounts,
};
