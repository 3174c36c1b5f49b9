import type { Queryable } from '../../database/records/reading.ts';
import type { RequestContext } from '../../http/handler.ts';

/** SQL of the user whom a row names. */
const ofPerson =
  (columns: string, reference = 'user_uuid') =>
  (alias: string) =>
    `select ${columns} from users u where u.uuid = ${alias}.${reference}`;

const SUMMARY = `json_build_object('uuid', u.uuid, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email, 'avatarImageUrl', u.avatar_image_url)`;

/** A person as others see them: the contract's UserSummary. */
export const userSummary = ofPerson(SUMMARY);

/** The same of another column. */
export const userIn = (column: string) => ofPerson(SUMMARY, column);

/** The person behind a row of the audit trail. */
export const actorSummary = userIn('actor_user_uuid');

/** The person who created a record. */
export const authorSummary = userIn('created_by');

/** Search fields and label of a record about a person. */
export const personRecord = {
  expressions: {
    name: ofPerson(`concat_ws(' ', u.first_name, u.last_name)`),
    email: ofPerson('u.email'),
  },
  searched: ['name', 'email'],
  orderBy: 'name',
};

/** SQL for a copied record: its person, if they are a member of the copied project too. */
export const memberOf = (column: string) => (project: string) =>
  `(select m.user_uuid from project_members m where m.project_uuid = ${project} and m.user_uuid = t.${column})`;

/**
 * Users who are not members of the request's project: nobody can be made responsible for what they cannot see, and no
 * response discloses which other users exist.
 */
export async function nonMembers(
  users: unknown[],
  { pool, projectUuid }: RequestContext,
  database: Queryable = pool,
): Promise<Set<unknown>> {
  const uuids = users.filter(uuid => typeof uuid === 'string');
  if (uuids.length === 0) return new Set();
  const { rows } = await database.query<{ uuid: string }>(
    'select u.uuid from unnest($1::uuid[]) u(uuid) where not exists (select 1 from project_members m where m.project_uuid = $2 and m.user_uuid = u.uuid)',
    [uuids, projectUuid],
  );
  return new Set(rows.map(row => row.uuid));
}

/** The owner of a record has to be a member of its project. */
export const ownerProblem = (item: Record<string, unknown>, strangers: ReadonlySet<unknown>) =>
  strangers.has(item.ownerUserUuid)
    ? { path: 'ownerUserUuid', message: 'The owner has to be a member of the project; add them first.' }
    : undefined;
