import type { components } from '../../contract/generated/operations.ts';
import type { RecordType } from '../../database/records/recordType.ts';
import type { RecordTypes } from '../../database/records/references.ts';
import { kindsOf } from '../baseline-snapshots/index.ts';

type Schemas = components['schemas'];

/** `manifest.json` of an archive (openapi/schemas/project-archives/ProjectArchiveManifest.yaml). */
export type Manifest = Schemas['ProjectArchiveManifest'];
export type ArchivedPart = Manifest['parts'][number];
export type Fields = Record<string, unknown>;

export const FORMAT = 'badger-project';
/** 1: the first one. */
export const VERSION = 1;

export const MANIFEST = 'manifest.json';
export const PEOPLE = 'people.json';
export const TAGS = 'tags.json';
export const RATING_SETS = 'rating-sets.json';
export const HISTORY = 'history.json';
export const recordsPath = (entity: string) => `records/${entity}.json`;
export const lookupsPath = (entity: string) => `lookups/${entity}.json`;
export const filePath = (sha256: string) => `files/${sha256}`;

/** Tools are connected to one installation, by its secrets. */
const LEFT_OUT = new Set(['ToolConnection', 'ToolStatus']);

/** Kinds of records that an archive has, the project itself among them. */
export const archivedKinds = (types: RecordTypes): RecordType[] =>
  kindsOf(types).filter(({ entity }) => !LEFT_OUT.has(entity));

/** Lists to choose from: shipped, of an organization, or of one project. */
export const isLookup = ({ stored }: RecordType): boolean =>
  stored.has('organizationUuid') && stored.has('projectUuid');

/**
 * Fingerprints are made of uuids, which are others after an import. In their place an archive says whether they were those of the
 * present state, and the import makes them anew.
 */
export const FINGERPRINTS: Readonly<Record<string, string>> = {
  FindingAcceptance: 'basis',
  Hazard: 'residualRiskBasis',
  HazardEvaluation: 'basis',
};

/** What only the server needs: it follows from the rest. */
const DERIVED: Readonly<Record<string, readonly string[]>> = { HazardVote: ['openRevision'] };

/** Fields of a record in an archive, by the names of the contract. */
export function archivedFields(type: RecordType): string[] {
  const left = [FINGERPRINTS[type.entity], ...(DERIVED[type.entity] ?? [])];
  return [...type.audited.map(({ fieldName }) => fieldName), ...type.lists].filter(
    name => !left.includes(name),
  );
}

/** Fields that an archive has beside those of the record. */
export const ADDED_FIELDS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  FindingAcceptance: { isCurrent: { type: 'boolean' } },
  HaraFigure: { imageSha256: { type: 'string', pattern: '^[0-9a-f]{64}$' } },
  Hazard: { isCurrent: { type: 'boolean' } },
  HazardEvaluation: { isCurrent: { type: 'boolean' } },
};

/** The address of a person who is known by name only: RFC 2606 keeps the domain for nobody, so no mail reaches it. */
export const NAME_ONLY_DOMAIN = '@imported.invalid';

export interface ArchivedPerson {
  uuid: string;
  /** null: known by name only. */
  email: string | null;
  firstName: string;
  lastName: string;
}

export interface ArchivedTag {
  uuid: string;
  name: string;
  description: string;
  color: string | null;
}
