import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { ArchiveRefusal, checkArchive } from '../../../domain/files/checkArchive.ts';
import { JobError } from '../../jobs/job.ts';
import { type ArchivedPart, FORMAT, MANIFEST, type Manifest, VERSION } from './archiveForm.ts';
import { schemaCheck } from './recordSchemas.ts';

/** An archive whose every byte is what its manifest says. */
export interface Archive {
  manifest: Manifest;
  /** @throws JobError where there is no such part or it is not JSON */
  json(path: string): unknown;
  bytes(path: string): Uint8Array | undefined;
}

const NOTHING = 'Nothing was imported.';

const noArchive = () =>
  new JobError(
    'NOT_AN_ARCHIVE',
    `This file is no archive of a project. Choose the file that "Whole project as an archive" made under Reports and exports. ${NOTHING}`,
  );
const damaged = (what: string) =>
  new JobError(
    'DAMAGED',
    `The archive is damaged: ${what}. Export the project again, or transfer the file again. ${NOTHING}`,
  );
const unknown = (path: string) =>
  new JobError(
    'UNKNOWN_PART',
    `The archive holds something that does not belong there (${path.slice(0, 100)}). Nobody but Badger should change it. ${NOTHING}`,
  );

/** @throws JobError */
async function namesIn(bytes: Uint8Array): Promise<readonly string[]> {
  try {
    return await checkArchive(bytes);
  } catch (error) {
    if (!(error instanceof ArchiveRefusal)) throw error;
    if (error.problem !== 'zip-bomb') throw noArchive();
    throw new JobError(
      'TOO_LARGE',
      `The archive would unpack to more than 300 MB or has more than 2000 files. ${NOTHING} Remove large documents from the project and export it again.`,
    );
  }
}

function parsed(path: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw damaged(`${path} is not JSON`);
  }
}

/** @throws JobError */
function readManifest(bytes: Uint8Array): Manifest {
  const found = parsed(MANIFEST, bytes) as Partial<Manifest> | null;
  if (typeof found !== 'object' || found?.format !== FORMAT) throw noArchive();
  if (found.version !== VERSION)
    throw new JobError(
      'WRONG_VERSION',
      `The archive has version ${Number(found.version)} of its form; this installation reads version ${VERSION}. ${NOTHING} Update the older of both installations and export the project again.`,
    );
  const problem = schemaCheck('ProjectArchiveManifest')(found);
  if (problem) throw damaged(`${MANIFEST}: ${problem}`);
  return found as Manifest;
}

function requireWhole({ path, sizeBytes, sha256 }: ArchivedPart, bytes: Uint8Array | undefined): void {
  if (!bytes) throw damaged(`${path} is missing`);
  if (bytes.length !== sizeBytes || createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw damaged(`${path} differs from its checksum`);
}

/**
 * Looks through an archive before anything of it is used. Nothing is written to the disk, so no name in it leads anywhere.
 * @throws JobError NOT_AN_ARCHIVE, WRONG_VERSION, DAMAGED, TOO_LARGE, UNKNOWN_PART
 */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const names = await namesIn(bytes);
  const parts = unzipSync(bytes);
  const found = parts[MANIFEST];
  if (!found) throw noArchive();
  const manifest = readManifest(found);
  const listed = new Set(manifest.parts.map(({ path }) => path));
  const seen = new Set<string>();
  for (const name of names) {
    if ((name !== MANIFEST && !listed.has(name)) || seen.has(name)) throw unknown(name);
    seen.add(name);
  }
  for (const part of manifest.parts) requireWhole(part, parts[part.path]);
  return {
    manifest,
    json(path) {
      const content = parts[path];
      if (!content) throw damaged(`${path} is missing`);
      return parsed(path, content);
    },
    bytes: path => parts[path],
  };
}
