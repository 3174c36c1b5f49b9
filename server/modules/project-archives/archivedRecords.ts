import type { RecordType } from '../../database/records/recordType.ts';
import { JobError } from '../../jobs/job.ts';
import { type Fields, lookupsPath, recordsPath } from './archiveForm.ts';
import type { Archive } from './readArchive.ts';
import { recordCheck } from './recordSchemas.ts';

const NOTHING = 'Nothing was imported.';

/** How a record is told to a person. */
export const nameOf = (type: RecordType, { code, name, uuid }: Fields): string =>
  `${type.entity} ${String(code ?? name ?? uuid ?? '').slice(0, 60)}`.trim();

export const invalid = (what: string) =>
  new JobError(
    'INVALID_RECORD',
    `A record of the archive cannot be taken: ${what.slice(0, 300)}. ${NOTHING} Export the project again with the version that it is worked on.`,
  );

const foreign = (what: string) =>
  new JobError(
    'FOREIGN_REFERENCE',
    `${what.slice(0, 300)} names something that the archive does not hold. ${NOTHING} Export the project again; nobody but Badger should change an archive.`,
  );

function listIn(archive: Archive, path: string, type: RecordType): Fields[] {
  const list = archive.json(path);
  if (!Array.isArray(list)) throw invalid(`${path} is no list`);
  const check = recordCheck(type);
  for (const [place, record] of (list as Fields[]).entries()) {
    const problem = check(record);
    if (problem) throw invalid(`${nameOf(type, record ?? {}) || path} (number ${place + 1}): ${problem}`);
  }
  return list as Fields[];
}

/** Records of a kind, each as the contract describes it. Read again at each call, so that they need not be kept. */
export const recordsIn = (archive: Archive, type: RecordType): Fields[] =>
  listIn(archive, recordsPath(type.entity), type);

/** Choices that records name and that do not belong to the project. */
export const lookupsIn = (archive: Archive, type: RecordType): Fields[] =>
  listIn(archive, lookupsPath(type.entity), type);

/** What uuids of an archive are here. */
export interface Renewal {
  /** Of records and of what they name. */
  uuids: Map<string, string>;
  people: ReadonlyMap<string, string>;
}

const REFERENCE = /(?:^uuid|Uuids?|By)$/;
const PERSON = /(?:[uU]serUuids?|By)$/;

/**
 * A record under the uuids of this installation. A person whom nobody knows any more is left out.
 * @throws JobError FOREIGN_REFERENCE
 */
export function renewed(type: RecordType, record: Fields, { uuids, people }: Renewal): Fields {
  const resolve = (key: string, uuid: string): string | null => {
    if (PERSON.test(key)) return people.get(uuid) ?? null;
    const known = uuids.get(uuid);
    if (known === undefined) throw foreign(`${nameOf(type, record)}, ${key}`);
    return known;
  };
  const walk = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) {
      const items = value.map(item => walk(item, key));
      return PERSON.test(key) ? items.filter(item => item !== null) : items;
    }
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]));
    return typeof value === 'string' && REFERENCE.test(key) ? resolve(key, value) : value;
  };
  return walk(record, '') as Fields;
}
