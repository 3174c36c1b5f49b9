import { randomUUID } from 'node:crypto';
import { DatabaseError, type PoolClient } from 'pg';
import type { components } from '../../contract/generated/operations.ts';
import { insertTold, type ToldKind } from '../../database/records/insertTold.ts';
import type { RecordType } from '../../database/records/recordType.ts';
import { type ChangeContext, insertRecords, systemChange } from '../../database/records/writing.ts';
import { projectMemberType } from '../project-members/index.ts';
import { projectType } from '../projects/index.ts';
import { recordTypes } from '../recordTypes.ts';
import { makeFingerprints, setCounters } from './afterRecords.ts';
import { type FileRoom, keptFigure, keptRevision } from './archivedFiles.ts';
import { keepHistory } from './archivedHistory.ts';
import { findLookups, findTags } from './archivedLookups.ts';
import { findPeople } from './archivedPeople.ts';
import { findRatingSets } from './archivedRatingSets.ts';
import { invalid, nameOf, type Renewal, recordsIn, renewed } from './archivedRecords.ts';
import { archivedKinds, FINGERPRINTS, type Fields, isLookup, recordsPath } from './archiveForm.ts';
import type { Archive } from './readArchive.ts';

type Result = components['schemas']['ProjectImportResult'];

/** Where an archive goes and for whom. */
export interface ImportTarget {
  /** Of the new project. */
  projectUuid: string;
  organizationUuid: string;
  userUuid: string;
  name: string | undefined;
  ratingSets: 'MATCH' | 'TAKE_OVER';
  /** The person may manage the organization's libraries. */
  mayManageLibrary: boolean;
  archiveName: string;
}

const PROJECT = 'Project';
const MEMBER = 'ProjectMember';
/** Kinds that are marks on records of any kind. */
const MARKS = 'TagRelationship';

/** A new uuid for every record. @throws JobError where two have the same */
function newUuids(kinds: readonly RecordType[], archive: Archive, target: ImportTarget): Renewal['uuids'] {
  const uuids = new Map<string, string>();
  const counts = new Map(archive.manifest.counts.map(({ entity, count }) => [entity, count]));
  for (const type of kinds) {
    const records = recordsIn(archive, type);
    if (records.length !== (counts.get(type.entity) ?? 0))
      throw invalid(`${recordsPath(type.entity)} has ${records.length} records, which the manifest denies`);
    for (const record of records) {
      const uuid = String(record.uuid);
      if (uuids.has(uuid)) throw invalid(`${nameOf(type, record)} has the uuid of another record`);
      uuids.set(uuid, type.entity === PROJECT ? target.projectUuid : randomUUID());
    }
  }
  return uuids;
}

/** What a record of an archive needs beside its fields to be a row. */
function completed(type: RecordType, { isCurrent: _, ...record }: Fields): Fields {
  if (type.entity === 'FindingAcceptance') return { ...record, basis: '' };
  if (type.entity === 'HazardVote') return { ...record, openRevision: record.revision };
  return record;
}

class ArchiveImport {
  readonly #client: PoolClient;
  readonly #archive: Archive;
  readonly #target: ImportTarget;
  readonly #change: ChangeContext;
  readonly #kinds = archivedKinds(recordTypes);
  readonly #renewal: { uuids: Map<string, string>; people: Map<string, string> };

  constructor(client: PoolClient, archive: Archive, target: ImportTarget) {
    this.#client = client;
    this.#archive = archive;
    this.#target = target;
    const { userUuid, projectUuid, organizationUuid, archiveName } = target;
    const reason = `Imported from ${archiveName}`;
    this.#change = systemChange({
      operationId: 'importProject',
      ...{ userUuid, projectUuid, organizationUuid, reason },
    });
    this.#renewal = { uuids: newUuids(this.#kinds, archive, target), people: new Map() };
  }

  /** @throws JobError */
  async store(room: FileRoom, report: (done: number, total: number) => void): Promise<Result> {
    const [client, archive, change] = [this.#client, this.#archive, this.#change];
    const { organizationUuid, projectUuid, mayManageLibrary, ratingSets: handling } = this.#target;
    const { project: source, exportedAt } = archive.manifest;
    const found = await findPeople(client, recordTypes, archive, organizationUuid, change);
    for (const pair of found.people) this.#renewal.people.set(...pair);
    const provenance = `Taken over with the project ${source.name}, exported on ${exportedAt.slice(0, 10)}`;
    const ratingSets = await findRatingSets(
      client,
      archive,
      { organizationUuid, handling, mayTakeOver: mayManageLibrary, provenance },
      this.#renewal,
      change,
    );
    await this.#storeProject(found.members);
    const added = await findLookups(
      client,
      this.#kinds,
      archive,
      organizationUuid,
      projectUuid,
      this.#renewal,
    );
    const leftTags = await findTags(
      client,
      recordTypes,
      archive,
      { organizationUuid, mayCreate: mayManageLibrary },
      this.#renewal,
      change,
    );
    await this.#storeRecords(added, leftTags, room, report);
    await makeFingerprints(client, projectUuid, this.#current());
    await setCounters(client, recordTypes, projectUuid, archive.manifest.counters);
    await keepHistory(client, archive, projectUuid, room, change);
    return {
      projectUuid,
      manifest: archive.manifest,
      people: found.told,
      ratingSets,
      addedLookups: [...added.values()].reduce((sum, { length }) => sum + length, 0),
      leftTags: [...leftTags.values()].sort((one, other) => one.localeCompare(other)),
    };
  }

  async #storeProject(members: ReadonlySet<string>): Promise<void> {
    const { projectUuid, organizationUuid, userUuid, name } = this.#target;
    const [record] = recordsIn(this.#archive, projectType);
    if (!record) throw invalid('it has no project');
    this.#renewal.uuids.set(String(record.organizationUuid), organizationUuid);
    const { description, style, riskRatingSetUuids, ...told } = renewed(projectType, record, this.#renewal);
    const project = {
      ...{ uuid: projectUuid, description, style, riskRatingSetUuids },
      name: name ?? told.name,
    };
    const scope = { column: 'organizationUuid', uuid: organizationUuid } as const;
    await insertRecords(this.#client, projectType, [project], scope, this.#change);
    const others = recordsIn(this.#archive, projectMemberType).flatMap(({ userUuid: named, role }) => {
      const person = this.#renewal.people.get(String(named));
      return person && person !== userUuid && members.has(person) ? [{ userUuid: person, role }] : [];
    });
    await insertRecords(
      this.#client,
      projectMemberType,
      [{ userUuid, role: 'LEAD' }, ...others],
      { column: 'projectUuid', uuid: projectUuid },
      this.#change,
    );
  }

  async #storeRecords(
    added: ReadonlyMap<string, Fields[]>,
    leftTags: ReadonlyMap<string, string>,
    room: FileRoom,
    report: (done: number, total: number) => void,
  ): Promise<void> {
    const kinds = this.#kinds.filter(({ entity }) => entity !== PROJECT && entity !== MEMBER);
    const read = (type: RecordType) => {
      const records = recordsIn(this.#archive, type).filter(
        ({ tagUuid }) => type.entity !== MARKS || !leftTags.has(String(tagUuid)),
      );
      const own = isLookup(type) ? { organizationUuid: null } : {};
      return records.map(record => completed(type, renewed(type, { ...record, ...own }, this.#renewal)));
    };
    const told = kinds.map(
      (type): ToldKind => ({
        type,
        records: async () => {
          const records = [...(added.get(type.entity) ?? []), ...read(type)];
          const keep = { DocumentRevision: keptRevision, HaraFigure: keptFigure }[type.entity];
          if (!keep) return records;
          const kept: Fields[] = [];
          for (const record of records) kept.push(await keep(record, this.#archive, room));
          return kept;
        },
      }),
    );
    let done = 0;
    await insertTold(this.#client, told, this.#change, {
      onKind: () => {
        done += 1;
        report(done, kinds.length + 2);
      },
    }).catch(error => {
      throw ofDatabase(error);
    });
  }

  /** Records whose fingerprints were those of the present state, by kind. */
  #current(): Map<string, string[]> {
    const kinds = this.#kinds.filter(({ entity }) => FINGERPRINTS[entity]);
    return new Map(
      kinds.map(type => [
        type.entity,
        recordsIn(this.#archive, type).flatMap(({ uuid, isCurrent }) =>
          isCurrent ? (this.#renewal.uuids.get(String(uuid)) ?? []) : [],
        ),
      ]),
    );
  }
}

/** What the database finds fault with is what an archive should not hold. */
function ofDatabase(error: unknown): unknown {
  if (!(error instanceof DatabaseError) || !/^2[23]/.test(error.code ?? '')) return error;
  return invalid(`${error.table ?? 'a record'} breaks the rule ${error.constraint ?? error.message}`);
}

/**
 * Makes a project of an archive, in the transaction of its caller.
 * @throws JobError; then nothing must be committed
 */
export const storeArchive = (
  client: PoolClient,
  archive: Archive,
  target: ImportTarget,
  room: FileRoom,
  report: (done: number, total: number) => void,
): Promise<Result> => new ArchiveImport(client, archive, target).store(room, report);
