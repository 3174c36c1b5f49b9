import { allowedIn } from '../../access/readers.ts';
import { JobError } from '../../jobs/job.ts';
import { workOn } from '../../jobs/workOn.ts';
import { rolesWith } from '../permissions/index.ts';
import { EXPORT_KINDS } from './exportKinds.ts';
import type { ExportRequest } from './exportTypes.ts';

/** Module of the process that makes one file (docs/decisions/0052). */

const READING = [rolesWith('project.read'), rolesWith('analysis.read')];

const NO_ACCESS =
  'You may not read this analysis any more, so no file was made. Ask a project lead for access.';

await workOn(async ({ job: { projectUuid, userUuid, parameters }, database, dataFolder, report }) => {
  const { kind, ...request } = parameters as unknown as ExportRequest;
  // Roles may have changed since somebody asked for it.
  const allowed = await allowedIn(database, projectUuid, [userUuid], READING);
  if (!allowed.has(userUuid)) throw new JobError('NO_ACCESS', NO_ACCESS);
  const make = await EXPORT_KINDS[kind].maker();
  return make({ ...request, projectUuid, userUuid, database, dataFolder, report });
});
