import { zipSync } from 'fflate';
import { expect, vi } from 'vitest';
import type { Answer, Person, TestApp } from './app.ts';
import { UNTIL } from './until.ts';
import { download, type FormPart, filePart, upload } from './uploads.ts';
import { readZip, sha256 } from './zipFile.ts';

type Fields = Record<string, unknown>;

export interface ImportAnswer {
  uuid: string;
  state: string;
  progress: number;
  result: {
    projectUuid: string;
    manifest: { version: number; project: { name: string }; counts: { entity: string; count: number }[] };
    people: { name: string; isFound: boolean }[];
    ratingSets: { riskRatingSetUuid: string; name: string; isTakenOver: boolean }[];
    addedLookups: number;
    leftTags: string[];
  } | null;
  error: { code: string; message: string } | null;
}

/** The files of an archive. */
export type Parts = Map<string, Buffer>;

export const listIn = (parts: Parts, path: string): Fields[] =>
  JSON.parse(parts.get(path)?.toString('utf8') ?? 'null');

/** Kinds of records in an archive. */
export const kindsIn = (parts: Parts) =>
  [...parts.keys()].flatMap(path => /^records\/(\w+)\.json$/.exec(path)?.[1] ?? []);

export class ProjectArchives {
  readonly app: TestApp;
  constructor(app: TestApp) {
    this.app = app;
  }

  /** What the server says of jobs that failed. */
  faults = () => this.app.logged.filter(line => line.includes('a job failed')).join('');

  /** Exports a project and downloads the archive. */
  async export(projectUuid: string, person: Person = 'lead'): Promise<Buffer> {
    const path = `/user-api/projects/${projectUuid}/exports`;
    const asked = await this.app.call<{ data: { uuid: string } }>(person, 'POST', path, {
      body: { kind: 'ARCHIVE' },
    });
    expect(asked.status, JSON.stringify(asked.body)).toBe(202);
    const { uuid } = asked.body.data;
    const read = () =>
      this.app.call<{ data: { state: string; error: unknown } }>(person, 'GET', `${path}/${uuid}`);
    await vi.waitFor(async () => expect((await read()).body.data.state).toMatch(/DONE|FAILED/), UNTIL);
    expect((await read()).body.data.error, this.faults()).toBeNull();
    return (await download(this.app, person, `${path}/${uuid}/file`)).content;
  }

  send(
    organizationUuid: string,
    archive: Uint8Array,
    fields: FormPart[] = [],
    person: Person = 'lead',
  ): Promise<Answer<{ data: ImportAnswer; code: string }>> {
    const path = `/user-api/organizations/${organizationUuid}/project-imports`;
    return upload(this.app, person, path, [filePart('archive.zip', archive), ...fields]);
  }

  /** Imports an archive and waits until that has ended. */
  async import(
    organizationUuid: string,
    archive: Uint8Array,
    fields: FormPart[] = [],
    person: Person = 'lead',
  ): Promise<ImportAnswer> {
    const sent = await this.send(organizationUuid, archive, fields, person);
    expect(sent.status, JSON.stringify(sent.body)).toBe(202);
    return this.ended(organizationUuid, sent.body.data.uuid, person);
  }

  async read(organizationUuid: string, uuid: string, person: Person = 'lead'): Promise<ImportAnswer> {
    const path = `/user-api/organizations/${organizationUuid}/project-imports/${uuid}`;
    return (await this.app.call<{ data: ImportAnswer }>(person, 'GET', path)).body.data;
  }

  async ended(organizationUuid: string, uuid: string, person: Person = 'lead'): Promise<ImportAnswer> {
    const read = () => this.read(organizationUuid, uuid, person);
    await vi.waitFor(async () => expect((await read()).state).toMatch(/DONE|FAILED|CANCELLED/), UNTIL);
    return read();
  }
}

/** An archive with other parts; the manifest has their checksums, as somebody would make it who wants it to be taken. */
export function repacked(parts: Parts, changed: Record<string, unknown>): Uint8Array {
  const all = new Map(parts);
  for (const [path, value] of Object.entries(changed))
    if (value === undefined) all.delete(path);
    else all.set(path, Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value)));
  const manifest = JSON.parse(parts.get('manifest.json')?.toString('utf8') ?? '{}');
  if (!('manifest.json' in changed)) {
    all.delete('manifest.json');
    manifest.parts = [...all].map(([path, bytes]) => ({
      path,
      sizeBytes: bytes.length,
      sha256: sha256(bytes),
    }));
    manifest.counts = kindsIn(all).flatMap(entity => {
      const list = listIn(all, `records/${entity}.json`);
      return Array.isArray(list) && list.length > 0 ? [{ entity, count: list.length }] : [];
    });
    all.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  }
  return zipSync(Object.fromEntries(all), { level: 1 });
}

/** The set of a project with another result in one cell of its table. */
export function withOtherTable(parts: Parts): Record<string, Fields[]> {
  const list = listIn(parts, 'rating-sets.json');
  const [set] = list as { ratings: Fields[]; table: Fields[] }[];
  const cell = set?.table[0];
  const other = set?.ratings.find(({ uuid }) => uuid !== cell?.ratingUuid);
  if (cell) cell.ratingUuid = other?.uuid;
  return { 'rating-sets.json': list };
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** What an archive names beside its records, as words that mean the same everywhere. */
function outerLabels(parts: Parts, organizationUuid: string): Map<string, string> {
  const labels = new Map<string, string>([[organizationUuid, 'organization']]);
  for (const { uuid, firstName, lastName } of listIn(parts, 'people.json'))
    labels.set(String(uuid), `person ${firstName} ${lastName}`);
  for (const { uuid, name } of listIn(parts, 'tags.json')) labels.set(String(uuid), `tag ${name}`);
  for (const set of listIn(parts, 'rating-sets.json')) {
    labels.set(String(set.uuid), `set ${set.code}`);
    for (const list of ['levels', 'classes', 'ratings'])
      for (const { uuid, parameter, code } of set[list] as Fields[])
        labels.set(String(uuid), `${set.code} ${list} ${parameter ?? ''} ${code}`);
  }
  for (const [path, bytes] of parts)
    if (path.startsWith('lookups/'))
      for (const { uuid, name } of JSON.parse(bytes.toString('utf8')) as Fields[])
        labels.set(String(uuid), `${path} ${name}`);
  return labels;
}

/**
 * The records of an archive without uuids: in their place stands what they name, so that two archives of the same project are the same
 * texts. A record without a code is called by its own content.
 */
export function withoutUuids(parts: Parts): Map<string, string[]> {
  const [project] = listIn(parts, 'records/Project.json');
  const labels = outerLabels(parts, String(project?.organizationUuid));
  labels.set(String(project?.uuid), 'project');
  const open = new Map<string, { entity: string; record: Fields }>();
  const contents = new Map<string, string[]>();
  for (const entity of kindsIn(parts))
    for (const record of listIn(parts, `records/${entity}.json`)) {
      open.set(String(record.uuid), { entity, record });
      if (record.code && entity !== 'Project') labels.set(String(record.uuid), `${entity} ${record.code}`);
    }
  const told = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const items = value.map(told);
      // Lists of uuids are read in the order of their uuids, which are others.
      return value.some(item => typeof item === 'string' && UUID.test(item)) ? items.sort() : items;
    }
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, told(inner)]));
    if (typeof value !== 'string' || !UUID.test(value)) return value;
    const label = labels.get(value);
    if (label === undefined) throw new Error(value);
    return label;
  };
  for (let before = -1; open.size > 0; ) {
    if (before === open.size) throw new Error('Records name something that is not in the archive');
    before = open.size;
    for (const [uuid, { entity, record }] of open) {
      try {
        const content = JSON.stringify(told({ ...record, uuid: null }));
        if (!labels.has(uuid)) labels.set(uuid, `${entity} ${content}`);
        contents.set(entity, [...(contents.get(entity) ?? []), content]);
        open.delete(uuid);
      } catch {
        // Something that it names comes later.
      }
    }
  }
  return new Map([...contents].map(([entity, list]) => [entity, list.sort()]));
}

export { readZip, sha256 };
