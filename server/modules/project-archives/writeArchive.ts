import { Readable } from 'node:stream';
import type { PoolClient } from 'pg';
import { snapshot } from '../../database/records/projection.ts';
import { readRecord } from '../../database/records/reading.ts';
import { quoted } from '../../database/records/recordType.ts';
import { JobError } from '../../jobs/job.ts';
import type { MadeFile } from '../../jobs/workOn.ts';
import { readSettings } from '../../settings.ts';
import { openStorage } from '../../storage/openStorage.ts';
import { historyOf } from '../projects/index.ts';
import { recordTypes } from '../recordTypes.ts';
import { ratingSetType } from '../risk-model/index.ts';
import {
  type ArchivedPerson,
  type ArchivedTag,
  archivedFields,
  archivedKinds,
  FORMAT,
  filePath,
  HISTORY,
  isLookup,
  lookupsPath,
  MANIFEST,
  type Manifest,
  NAME_ONLY_DOMAIN,
  PEOPLE,
  RATING_SETS,
  recordsPath,
  TAGS,
  VERSION,
} from './archiveForm.ts';
import { archivedRecordsSql } from './archiveSql.ts';
import { ZipWriter } from './zipWriter.ts';

/** What an archive is made with. */
export interface ArchiveRequest {
  database: PoolClient;
  dataFolder: string;
  projectUuid: string;
  report(done: number, total: number): void;
}

const UUIDS = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** Rows that are fetched at a time. */
const PAGE = 2000;

const PACKED = /^image\/(?!svg)|zip|officedocument|opendocument|pdf/;

/** Whether files of a type are packed already. */
export const isPacked = (mimeType: string): boolean => PACKED.test(mimeType);

/** The rows of a statement by pages, so that no kind has to fit into memory. */
async function* pagesOf<Row extends object>(database: PoolClient, sql: string, values: unknown[]) {
  await database.query(`declare archived no scroll cursor for ${sql}`, values);
  try {
    for (;;) {
      const { rows } = await database.query<Row>(`fetch ${PAGE} from archived`);
      if (rows.length > 0) yield rows;
      if (rows.length < PAGE) return;
    }
  } finally {
    await database.query('close archived');
  }
}

/** A JSON list of what a statement's column `record` holds; every uuid in it is noted. */
async function* listOf(
  database: PoolClient,
  sql: string,
  values: unknown[],
  named: Set<string>,
  onPage: (count: number) => void = () => {},
): AsyncGenerator<string> {
  yield '[';
  let isFirst = true;
  for await (const rows of pagesOf<{ record: string }>(database, sql, values)) {
    const records = rows.map(({ record }) => record);
    for (const record of records) for (const [uuid] of record.matchAll(UUIDS)) named.add(uuid);
    onPage(records.length);
    yield `${isFirst ? '' : ','}\n${records.join(',\n')}`;
    isFirst = false;
  }
  yield ']\n';
}

/** A set also comes along where only one of its levels is named: in what a measure usually does. */
const SETS_SQL = `select uuid from risk_rating_sets where uuid = any($1::uuid[])
  union select risk_rating_set_uuid from risk_levels where uuid = any($1::uuid[])
  union select risk_rating_set_uuid from risk_classes where uuid = any($1::uuid[])
  union select risk_rating_set_uuid from risk_ratings where uuid = any($1::uuid[]) order by 1`;
const PEOPLE_SQL = `select u.uuid, case when right(u.email, ${NAME_ONLY_DOMAIN.length}) = '${NAME_ONLY_DOMAIN}' then null else u.email end as email,
  u.first_name as "firstName", u.last_name as "lastName" from users u where u.uuid = any($1::uuid[]) order by u.uuid`;
const TAGS_SQL = `select g.uuid, g.name, g.description, g.color from tags g where g.uuid = any($1::uuid[]) order by g.uuid`;
/** Files of a project, each content once; $1 is the project. */
export const FILES_SQL = `select distinct on (sha256) sha256, mime_type as "mimeType", size_bytes::float8 as "sizeBytes" from (
    select r.sha256, r.mime_type, r.size_bytes from document_revisions r where r.project_uuid = $1
    union all select f.sha256, g.mime_type, f.size_bytes from hara_figures g join stored_files f on f.uuid = g.image_file_uuid where g.project_uuid = $1) x
  order by sha256`;

const COUNTERS_SQL =
  'select prefix, last from project_code_counters where project_uuid = $1 and last > 0 order by prefix';

const FILE_GONE =
  'A file of the project cannot be found in the storage, so no archive was made. Tell the operator; a report can be made without it.';

const asJson = (value: unknown) => [`${JSON.stringify(value, null, 1)}\n`];

/** Everything of a project in one file, as `importProject` takes it. Who may read the analysis was asked before. */
class ArchiveMaker {
  readonly #request: ArchiveRequest;
  readonly #zip = new ZipWriter();
  /** Every uuid that a record names. */
  readonly #named = new Set<string>();
  readonly #counts: Manifest['counts'] = [];
  #done = 0;

  constructor(request: ArchiveRequest) {
    this.#request = request;
  }

  #step(total: number): void {
    this.#done += 1;
    this.#request.report(this.#done, total);
  }

  async *make(project: Manifest['project']): AsyncGenerator<Buffer> {
    const { database, projectUuid } = this.#request;
    const kinds = archivedKinds(recordTypes);
    const files = await database.query<{ sha256: string; mimeType: string }>(FILES_SQL, [projectUuid]);
    const total = kinds.length + files.rows.length + 3;
    for (const type of kinds) {
      let count = 0;
      const records = listOf(database, archivedRecordsSql(type), [projectUuid], this.#named, found => {
        count += found;
      });
      yield* this.#zip.add(recordsPath(type.entity), records);
      if (count > 0) this.#counts.push({ entity: type.entity, count });
      this.#step(total);
    }
    yield* this.#namedThings();
    this.#step(total);
    yield* this.#zip.add(HISTORY, this.#history());
    this.#step(total);
    for (const file of files.rows) {
      yield* this.#file(file);
      this.#step(total);
    }
    const counters = await database.query<{ prefix: string; last: number }>(COUNTERS_SQL, [projectUuid]);
    const manifest: Manifest = {
      format: FORMAT,
      version: VERSION,
      exportedAt: new Date().toISOString(),
      project,
      counts: this.#counts,
      counters: counters.rows,
      parts: [...this.#zip.parts],
    };
    yield* this.#zip.add(MANIFEST, asJson(manifest));
    yield* this.#zip.end();
    this.#step(total);
  }

  /** What records name and does not belong to the project: choices, rating sets, tags, people. */
  async *#namedThings(): AsyncGenerator<Buffer> {
    const { database, projectUuid } = this.#request;
    for (const type of archivedKinds(recordTypes).filter(isLookup)) {
      const fields = new Set(archivedFields(type));
      const sql =
        `select ${snapshot(type, 't', { stored: true, fields })}::text as record from ${quoted(type.tableName)} t ` +
        `where t."uuid" = any($1::uuid[]) and t.project_uuid is distinct from $2::uuid order by t."uuid"`;
      const records = listOf(database, sql, [[...this.#named], projectUuid], this.#named);
      yield* this.#zip.add(lookupsPath(type.entity), records);
    }
    const named = [[...this.#named]];
    const sets = await database.query<{ uuid: string }>(SETS_SQL, named);
    const texts: string[] = [];
    for (const { uuid } of sets.rows) texts.push((await readRecord(database, ratingSetType, uuid)) ?? 'null');
    yield* this.#zip.add(RATING_SETS, [`[${texts.join(',\n')}]\n`]);
    const tags = await database.query<ArchivedTag>(TAGS_SQL, named);
    yield* this.#zip.add(TAGS, asJson(tags.rows));
    const people = await database.query<ArchivedPerson>(PEOPLE_SQL, named);
    yield* this.#zip.add(PEOPLE, asJson(people.rows));
  }

  async *#history(): AsyncGenerator<string> {
    const { database, projectUuid } = this.#request;
    yield '[';
    let isFirst = true;
    for await (const entries of historyOf(database, recordTypes, projectUuid)) {
      yield `${isFirst ? '' : ','}\n${entries.map(entry => JSON.stringify(entry)).join(',\n')}`;
      isFirst = false;
    }
    yield ']\n';
  }

  async *#file({ sha256, mimeType }: { sha256: string; mimeType: string }): AsyncGenerator<Buffer> {
    const storage = openStorage({ ...readSettings(process.env), dataFolder: this.#request.dataFolder });
    const content = await storage.open(sha256);
    if (!content) throw new JobError('INTERNAL', FILE_GONE);
    yield* this.#zip.add(filePath(sha256), content as AsyncIterable<Buffer>, isPacked(mimeType));
  }
}

/** @throws JobError where a file of the project is gone */
export async function makeArchive(request: ArchiveRequest): Promise<MadeFile> {
  const { database, projectUuid } = request;
  const { rows } = await database.query<Manifest['project']>(
    'select uuid, name from projects where uuid = $1',
    [projectUuid],
  );
  const project = rows[0];
  if (!project) throw new Error('The project is gone');
  return {
    fileName: `${project.name}.badger.zip`,
    mimeType: 'application/zip',
    content: Readable.from(new ArchiveMaker(request).make(project)),
  };
}
