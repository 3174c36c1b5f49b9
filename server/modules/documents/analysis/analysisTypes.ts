import type { ReadPage } from './readTypes.ts';
import type { FoundSuggestion } from './suggestionRules.ts';

/** `jobs.kind` of analyses; the job has the uuid of its analysis. */
export const ANALYSIS_JOB = 'DOCUMENT_ANALYSIS';

/** Kinds of records that sentences name by code or name, by their tables; assumptions, whose name is their text, are looked for beside them. */
export const NAMED_BY_NAME: Readonly<Record<string, string>> = {
  functions: 'Function',
  malfunctions: 'Malfunction',
  hazards: 'Hazard',
  machines: 'Machine',
  tasks: 'Task',
  hazardous_events: 'HazardousEvent',
  safety_targets: 'SafetyTarget',
  srems: 'Srem',
};

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
