import { createHash, randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { RecordTypes } from '../../database/records/references.ts';
import { type ChangeContext, insertRecords } from '../../database/records/writing.ts';
import { invalid } from './archivedRecords.ts';
import { type ArchivedPerson, NAME_ONLY_DOMAIN, PEOPLE } from './archiveForm.ts';
import type { Archive } from './readArchive.ts';
import { listCheck, propertiesOf } from './recordSchemas.ts';

const check = () =>
  listCheck(PEOPLE, {
    ...propertiesOf('UserSummary', ['uuid', 'firstName', 'lastName']),
    email: { type: ['string', 'null'], maxLength: 320 },
  });

export interface FoundPeople {
  /** Uuid in the archive → uuid here. */
  people: Map<string, string>;
  told: { name: string; isFound: boolean }[];
  /** Those who belong to the organization, by their uuid here. */
  members: Set<string>;
}

/** The address under which an organization keeps the name of somebody. The same person is the same at the next import. */
function nameOnlyAddress(organizationUuid: string, { uuid, email }: ArchivedPerson): string {
  const key = [organizationUuid, email?.toLowerCase() ?? uuid].join('\n');
  return `${createHash('sha256').update(key).digest('hex').slice(0, 32)}${NAME_ONLY_DOMAIN}`;
}

async function uuidsByAddress(client: PoolClient, sql: string, values: unknown[]) {
  const { rows } = await client.query<{ email: string; uuid: string }>(sql, values);
  return new Map(rows.map(({ email, uuid }) => [email, uuid]));
}

/**
 * Finds the people whom an archive names. Only those of the organization are found, so that nobody learns who else has an
 * account; of everybody else there is a person with a name who cannot sign in (docs/decisions/0080).
 * @throws JobError INVALID_RECORD
 */
export async function findPeople(
  client: PoolClient,
  types: RecordTypes,
  archive: Archive,
  organizationUuid: string,
  context: ChangeContext,
): Promise<FoundPeople> {
  const list = archive.json(PEOPLE);
  const problem = check()(list);
  if (problem) throw invalid(`${PEOPLE}: ${problem}`);
  const people = list as ArchivedPerson[];
  const addresses = people.flatMap(({ email }) => email?.toLowerCase() ?? []);
  const members = await uuidsByAddress(
    client,
    `select lower(u.email) as email, u.uuid from users u join organization_users ou on ou.user_uuid = u.uuid
     where ou.organization_uuid = $1 and u.is_active and lower(u.email) = any($2::text[])`,
    [organizationUuid, addresses],
  );
  const nameOnly = people
    .filter(({ email }) => !members.has(email?.toLowerCase() ?? ''))
    .map(person => ({ person, email: nameOnlyAddress(organizationUuid, person) }));
  const known = await uuidsByAddress(client, 'select email, uuid from users where email = any($1::text[])', [
    nameOnly.map(({ email }) => email),
  ]);
  const missing = new Map(
    nameOnly.flatMap(({ person: { firstName, lastName }, email }) =>
      known.has(email) ? [] : [[email, { uuid: randomUUID(), email, firstName, lastName, isActive: false }]],
    ),
  );
  const userType = types.ofEntity('User');
  if (!userType) throw new Error('There is no kind User');
  if (missing.size > 0) await insertRecords(client, userType, [...missing.values()], undefined, context);
  const uuidOf = new Map([
    ...people.flatMap(({ uuid, email }): [string, string][] => {
      const found = members.get(email?.toLowerCase() ?? '');
      return found ? [[uuid, found]] : [];
    }),
    ...nameOnly.map(({ person, email }): [string, string] => [
      person.uuid,
      known.get(email) ?? missing.get(email)?.uuid ?? '',
    ]),
  ]);
  return {
    people: uuidOf,
    told: people.map(({ firstName, lastName, email }) => ({
      name: `${firstName} ${lastName}`.trim(),
      isFound: members.has(email?.toLowerCase() ?? ''),
    })),
    members: new Set(members.values()),
  };
}
