import type { ExportFormat, ExportKindName, ExportMaker } from './exportTypes.ts';

/**
 * A kind of file that leaves a project. To add one:
 * 1. add its name to `ExportKind`, and new formats to `ExportFormat`, in openapi/schemas/exports/enums.yaml;
 * 2. add its entry to EXPORT_KINDS below; the compiler asks for it;
 * 3. add its name on the screen (src/features/exports/exportTexts.ts); the compiler asks for that too.
 *
 * A maker runs in a process of its own (server/jobs/workerProcess.ts), so it may compute as long as it likes
 * and blocks nobody. It gets a connection in a read-only transaction of one moment; who asked was found to be allowed
 * `analysis.read` in the same moment. What is narrower than that (blind votes) the maker reads for `userUuid`, by the functions that
 * answer requests: `listRecords(database, type, query, scope, userUuid)`, `votingRecords(database, project, null, userUuid)`.
 * It returns name, type and bytes; large ones as an async iterable, which is written to disk while it is made. The same
 * content should be the same bytes: a file must not tell by its clock that a blind vote was changed. `report(done, total)`
 * moves the bar on the screen.
 *
 * A maker's code is loaded only when it is needed, hence the dynamic import; other modules are reached through their index.ts.
 */
export interface ExportKind {
  /** The first one is taken where none is named. */
  formats: readonly [ExportFormat, ...ExportFormat[]];
  maker(): Promise<ExportMaker>;
  /** Can be made of a baseline: it is made of nothing else than what a baseline keeps. */
  isOfBaselines?: true;
  /** Made of the hazards that filters let through. */
  isFiltered?: true;
}

export const EXPORT_KINDS: Readonly<Record<ExportKindName, ExportKind>> = {
  SPREADSHEET: {
    isFiltered: true,
    formats: ['xlsx', 'csv'],
    maker: async () => (await import('./spreadsheetExport.ts')).makeSpreadsheet,
  },
  DATA: { formats: ['json'], maker: async () => (await import('./dataExport.ts')).makeData },
  REPORT: {
    isOfBaselines: true,
    formats: ['docx', 'pdf', 'html'],
    maker: async () => (await import('../reports/index.ts')).makeReport,
  },
  LIGHT_REPORT: {
    isOfBaselines: true,
    formats: ['docx', 'pdf', 'html'],
    maker: async () => (await import('../reports/index.ts')).makeLightReport,
  },
  MANAGEMENT_PLAN: {
    isOfBaselines: true,
    formats: ['docx', 'pdf', 'html'],
    maker: async () => (await import('../reports/index.ts')).makePlan,
  },
  MANAGEMENT_PLAN_X: {
    isOfBaselines: true,
    formats: ['xlsx'],
    maker: async () => (await import('../reports/index.ts')).makePlan,
  },
  ARCHIVE: {
    formats: ['zip'],
    maker: async () => (await import('../project-archives/index.ts')).makeArchive,
  },
  REQIF: {
    formats: ['reqif'],
    maker: async () => (await import('./reqifExport.ts')).makeReqif,
  },
};
