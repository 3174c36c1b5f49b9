import type { components } from '../../contract/generated/operations.ts';
import type { MadeFile, WorkTools } from '../../jobs/workOn.ts';

type Schemas = components['schemas'];
export type ExportKindName = Schemas['ExportKind'];
export type ExportFormat = Schemas['ExportFormat'];
export type ExportLanguage = Schemas['ExportLanguage'];
export type ExportFilters = Schemas['ExportFilters'];

/** What was asked for. */
export interface ExportRequest {
  kind: ExportKindName;
  format: ExportFormat;
  language: ExportLanguage;
  filters: ExportFilters;
  /** Made of this baseline; left out: of the project as it is. */
  baselineUuid?: string | undefined;
}

/** What a maker works with. */
export interface ExportContext extends Pick<WorkTools, 'database' | 'dataFolder' | 'report'> {
  /** Whose file it is: it has what they may see. */
  userUuid: string;
  projectUuid: string;
  format: ExportFormat;
  language: ExportLanguage;
  filters: ExportFilters;
  baselineUuid?: string | undefined;
}

export type ExportMaker = (context: ExportContext) => Promise<MadeFile>;
