import { createHash, randomBytes } from 'node:crypto';
import type { Operation, OperationId } from '../contract/contract.ts';
import { ApiError } from '../contract/errors.ts';
import type { Queryable } from '../database/records/reading.ts';
import { quoted } from '../database/records/recordType.ts';
import type { RecordTypes } from '../database/records/references.ts';

/** What an API token was made for; whoever it stands for is its person (docs/decisions/0058). */
export interface ApiTokenScope {
  access: 'READ' | 'READ_WRITE';
  organizationUuid: string | null;
}

export interface FoundApiToken extends ApiTokenScope {
  uuid: string;
  userUuid: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Tells tokens of this product from others, also for those who look for leaked ones. */
const PREFIX = 'badger_';

/** 256 random bits. */
export const newApiToken = (): string => PREFIX + randomBytes(32).toString('base64url');
export const isApiToken = (token: string): boolean => token.startsWith(PREFIX);
/** What the database keeps of it. */
export const apiTokenDigest = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Notes the use at most once a minute, so that most requests write nothing. */
const FIND = `
  with found as (
    select uuid, user_uuid, access, organization_uuid, expires_at, last_used_at from api_tokens where token_digest = $1
  ), used as (
    update api_tokens t set last_used_at = date_trunc('minute', now()) from found f
    where t.uuid = f.uuid and f.expires_at > now() and (f.last_used_at is null or f.last_used_at < now() - interval '1 minute')
  )
  select uuid, user_uuid as "userUuid", access, organization_uuid as "organizationUuid",
    (extract(epoch from expires_at) * 1000)::float8 as "expiresAt" from found`;

/** @throws ApiError UNAUTHENTICATED for one that was never made or was revoked, TOKEN_EXPIRED */
export async function findApiToken(database: Queryable, token: string): Promise<FoundApiToken> {
  const { rows } = await database.query<FoundApiToken>({
    name: 'find-api-token',
    text: FIND,
    values: [apiTokenDigest(token)],
  });
  const [found] = rows;
  if (!found)
    throw new ApiError('UNAUTHENTICATED', 'This API token is not known here. It may have been revoked.');
  if (found.expiresAt <= Date.now())
    throw new ApiError('TOKEN_EXPIRED', 'This API token has expired. Make a new one in your account.');
  return found;
}

/** What changes nothing of anybody's although it is no GET. */
const READING: ReadonlySet<OperationId> = new Set<OperationId>([
  'calculateRiskRating',
  'cancelExport',
  'createExport',
  'queryFeatureFlags',
]);

/** The same for every person, whatever they belong to. */
const OF_NOBODY: ReadonlySet<OperationId> = new Set<OperationId>([
  'getFeatureFlag',
  'getStandardGen2Spreadsheet',
  'listConfigurationItems',
  'listUserRoles',
  'queryFeatureFlags',
]);

/** A parameter that may be repeated. */
const textsOf = (value: unknown): string[] => [value].flat().filter(one => typeof one === 'string');

const refused = (message: string) => new ApiError('FORBIDDEN', message);

/** @throws ApiError FORBIDDEN for what no token, or none of this access, is good for */
export function requireTokenFor({ id, method, permission }: Operation, { access }: ApiTokenScope): void {
  const isOwnChange = permission.scope === 'self' && method !== 'GET';
  if (permission.scope === 'admin' || isOwnChange || id === 'getUserTestToken')
    throw refused('API tokens cannot do this. Sign in to do it; nothing was changed.');
  if (access === 'READ' && method !== 'GET' && !READING.has(id))
    throw refused('This API token is for reading only; nothing was changed.');
}

export interface NarrowedRequest {
  operation: Operation;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Where the request's project or organization was found to be; null for what is shipped. */
  organizationUuid: string | null;
  /** Whether the request named a project, an organization or a record. */
  isNamed: boolean;
}

/**
 * What a token of one organization reaches: what is of that organization, and what is shipped.
 * @returns `elsewhere` is answered as what does not exist
 * @throws ApiError FORBIDDEN where an answer could tell of other organizations
 */
export async function isWithin(
  organizationUuid: string,
  { operation: { id, permission }, path, query, isNamed, organizationUuid: found }: NarrowedRequest,
  types: RecordTypes,
  database: Queryable,
): Promise<boolean> {
  const narrow = () =>
    refused(
      'This API token is for one organization. Name the organization or a project of it, where that can be done here.',
    );
  if (permission.scope === 'project' || permission.scope === 'organization') {
    if (!isNamed) throw narrow();
    return found === null || found === organizationUuid;
  }
  if (OF_NOBODY.has(id)) return true;
  if (permission.scope !== 'signed-in') throw narrow();
  const named = textsOf(query.organizationUuid);
  if (named.length > 0) return named.every(uuid => uuid.toLowerCase() === organizationUuid);
  const [[key, value] = ['', '']] = [
    ...Object.entries(query).filter(([name]) => name === 'riskRatingSetUuid'),
    ...Object.entries(path),
  ];
  const type = types.all.find(one => one.key === key && one.stored.has('organizationUuid'));
  if (!type) throw narrow();
  const ofProject = type.stored.has('projectUuid')
    ? '(select p.organization_uuid from projects p where p.uuid = t.project_uuid)'
    : 'null';
  const uuids = [...new Set(textsOf(value))];
  const { rowCount } = await database.query(
    `select 1 from ${quoted(type.tableName)} t where t.uuid = any($1) and coalesce(${ofProject}, t.organization_uuid, $2) = $2`,
    [uuids, organizationUuid],
  );
  return rowCount === uuids.length;
}
