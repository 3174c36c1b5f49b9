import type { ReadPage } from './readTypes.ts';
import type { FoundSuggestion } from './suggestionRules.ts';

/** `jobs.kind` of analyses; the job has the uuid of its analysis. */
export const ANALYSIS_JOB = 'DOCUMENT_ANALYSIS';

/** Parameters of the job. */
export interface AnalysisTask {
  documentRevisionUuid: string;
}

/** What the worker hands over, as JSON. */
export interface AnalysisResult {
  problem: 'UNREADABLE' | 'NO_TEXT' | 'FILE_GONE' | null;
  pages: readonly ReadPage[];
  suggestions: readonly FoundSuggestion[];
  isCut: boolean;
}
