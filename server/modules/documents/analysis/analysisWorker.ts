import { buffer } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import { allowedIn } from '../../../access/readers.ts';
import { JobError } from '../../../jobs/job.ts';
import { type WorkTools, workOn } from '../../../jobs/workOn.ts';
import { type LanguageModelSettings, readSettings } from '../../../settings.ts';
import type { FileStorage } from '../../../storage/fileStorage.ts';
import { openStorage } from '../../../storage/openStorage.ts';
import { rolesWith } from '../../permissions/index.ts';
import { type AnalysisResult, type AnalysisTask, NAMED_BY_NAME } from './analysisTypes.ts';
import { fileKind } from './fileKinds.ts';
import { pointedOut } from './pointedOut.ts';
import { readPages } from './readPages.ts';
import { ReadingRefusal } from './readTypes.ts';
import { type NamedRecord, suggestionsIn, unfoundIn } from './suggestionRules.ts';

/** Module of the process that reads a file and looks for suggestions in it (docs/decisions/0054). */

const NO_ACCESS = 'You may not read this analysis any more, so the file was not read.';

/** Whose names are looked for in sentences. */
const NAMED = [...Object.keys(NAMED_BY_NAME), 'assumptions'];
const NAMES = NAMED.map(table => `select uuid, code, name from ${table} where project_uuid = $1`).join(
  ' union all ',
);

async function resultOf(
  revisionUuid: string,
  database: PoolClient,
  files: FileStorage,
  records: readonly NamedRecord[],
  model: LanguageModelSettings | undefined,
  { report, warn }: Pick<WorkTools, 'report' | 'warn'>,
): Promise<AnalysisResult> {
  const nothing = { pages: [], suggestions: [], isCut: false };
  const { rows } = await database.query<{ sha256: string; mimeType: string }>(
    'select sha256, mime_type as "mimeType" from document_revisions where uuid = $1',
    [revisionUuid],
  );
  const content = rows[0] && (await files.open(rows[0].sha256));
  const kind = fileKind(rows[0]?.mimeType ?? '');
  if (!content || !kind) return { ...nothing, problem: 'FILE_GONE' };
  try {
    const bytes = new Uint8Array(await buffer(content));
    // Reading is half of the work where a model goes over it again.
    const { pages, isCut } = await readPages(kind, bytes, (done, total) =>
      report(done, model ? 2 * total : total),
    );
    const pointed =
      model && (await pointedOut(model, unfoundIn(pages), (done, total) => report(total + done, 2 * total)));
    if (pointed?.problem) warn(`the language model has not read all of the document: ${pointed.problem}`);
    const found = suggestionsIn(pages, records, pointed?.findings);
    return { problem: null, pages, suggestions: found.suggestions, isCut: isCut || found.isCut };
  } catch (error) {
    if (!(error instanceof ReadingRefusal)) throw error;
    return { ...nothing, problem: error.problem };
  }
}

await workOn(async ({ job: { projectUuid, userUuid, parameters }, database, dataFolder, report, warn }) => {
  const { documentRevisionUuid } = parameters as unknown as AnalysisTask;
  // Roles may have changed since somebody asked for it.
  const allowed = await allowedIn(database, projectUuid, [userUuid], [rolesWith('analysis.edit')]);
  if (!allowed.has(userUuid)) throw new JobError('NO_ACCESS', NO_ACCESS);
  // A worker has the environment of the server; the folder is the one that the server works in.
  const settings = readSettings(process.env);
  const files = openStorage({ ...settings, dataFolder });
  const { rows } = await database.query<NamedRecord>(NAMES, [projectUuid]);
  const result = await resultOf(documentRevisionUuid, database, files, rows, settings.languageModel, {
    report,
    warn,
  });
  return {
    fileName: 'analysis.json',
    mimeType: 'application/json',
    content: JSON.stringify(result),
  };
});
