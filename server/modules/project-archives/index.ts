import { notFound } from '../../contract/errors.ts';
import type { Handler } from '../../http/handler.ts';
import { keepFile } from '../../storage/storedFiles.ts';
import { getArchiveSize } from './archiveSize.ts';
import { cancelOpen, importNamed, importsOf, insertImport } from './importRows.ts';

// Archives are made of records of all kinds, so they have a module of their own above those of the kinds.

export { IMPORT_JOB } from './importRows.ts';
export { makeArchive } from './writeArchive.ts';

const importProject: Handler<'importProject'> = async ({ body }, context) => {
  const { file, name, ratingSets = 'MATCH' } = body;
  const fileUuid = await keepFile(context.pool, context.files, file);
  const asked = { name: name ?? null, ratingSets, archiveName: file.fileName };
  return { status: 202, body: { data: await insertImport(asked, fileUuid, context) } };
};

const listProjectImports: Handler<'listProjectImports'> = async ({ query }, context) => ({
  status: 200,
  body: { data: await importsOf(context, query) },
});

const getProjectImport: Handler<'getProjectImport'> = async ({ path }, context) => {
  const data = await importNamed(context, path.projectImportUuid);
  if (!data) throw notFound('record');
  return { status: 200, body: { data } };
};

const cancelProjectImport: Handler<'cancelProjectImport'> = async ({ path }, context) => {
  await cancelOpen(path.projectImportUuid, context);
  const data = await importNamed(context, path.projectImportUuid);
  if (!data) throw notFound('record');
  return { status: 200, body: { data } };
};

export const projectArchiveHandlers = {
  cancelProjectImport,
  getArchiveSize,
  getProjectImport,
  importProject,
  listProjectImports,
};
