import type { Pool } from 'pg';
import type { RecordType } from '../../../server/database/records/recordType.ts';
import { recordTypes } from '../../../server/modules/recordTypes.ts';
import { operations } from '../contract.ts';
import { insertSmallest, someRow } from '../someRecords.ts';
import { type Audience, CALLERS, type Caller, callers, PLACES, type Place } from './expectedTable.ts';
import { isReference } from './requests.ts';
import { insertRow as insert, prepareRatingSet, prepareRecords } from './worldRecords.ts';

/** By the name that addresses and bodies give to its uuid: hazardUuid, riskSeverityUuid, … */
export type Records = Record<string, string>;

export interface World {
  /** A record of every kind in each project, with its organization. */
  places: Record<Place, Records>;
  /** The user behind each caller who is signed in, and what is theirs alone. */
  users: Partial<Record<Caller, string>>;
  personal: Partial<Record<Caller, Records>>;
  /** Uuids and names that not everybody may see, and where they belong. */
  secrets: Map<string, { place: Place; audience: Audience }>;
}

const NAMES: Record<Place, { organization: string; project: string; people: string }> = {
  own: { organization: 'Own organization', project: 'Own project', people: 'near' },
  other: { organization: 'Own organization', project: 'Secluded project', people: 'secluded' },
  elsewhere: { organization: 'Elsewhere organization', project: 'Elsewhere project', people: 'elsewhere' },
};

const emailOf = (name: string) => `${name.toLowerCase()}@world.example`;

const createUser = (pool: Pool, name: string, roles: string[] = []) =>
  insert(pool, 'users', { email: emailOf(name), first_name: name, last_name: 'Person', roles });

/** An organization with the roles that ship with one, as the demo organization got them. */
async function createOrganization(pool: Pool, name: string): Promise<string> {
  const uuid = await insert(pool, 'organizations', { name });
  await pool.query(
    `insert into organization_roles (organization_uuid, name, description, permissions, is_system)
     select $1, r.name, r.description, r.permissions, r.is_system from organization_roles r
     where r.organization_uuid = (select uuid from organizations where name = 'Demo organization')`,
    [uuid],
  );
  return uuid;
}

const join = (pool: Pool, organizationUuid: string, userUuid: string, role: string) =>
  pool.query(
    `insert into organization_users (organization_uuid, user_uuid, organization_role_uuid)
     select $1, $2, uuid from organization_roles where organization_uuid = $1 and name = $3`,
    [organizationUuid, userUuid, role],
  );

async function inviteTo(pool: Pool, organizationUuid: string, email: string): Promise<string> {
  const { rows } = await pool.query<{ uuid: string }>(
    `insert into organization_invitations (organization_uuid, email, organization_role_uuid, token_digest, expires_at)
     select $1, $2, uuid, $2, '2099-01-01' from organization_roles where organization_uuid = $1 and name = 'Member' returning uuid`,
    [organizationUuid, email],
  );
  return rows[0]?.uuid ?? '';
}

const API_TOKEN = { name: 'x', access: 'READ', ending: 'x', expires_at: '2099-01-01T00:00:00Z' };

/** What says where a row of this kind belongs: its project, else its organization, else its rating set. */
function scopeOf({ stored, where, columnOf }: RecordType, records: Records): Record<string, string> {
  const kind = where && columnOf.get(where.column)?.sql;
  const set = { risk_rating_set_uuid: records.riskRatingSetUuid };
  const scope = stored.has('projectUuid')
    ? { project_uuid: records.projectUuid, ...set }
    : stored.has('organizationUuid')
      ? { organization_uuid: records.organizationUuid }
      : stored.has('riskRatingSetUuid')
        ? set
        : {};
  return { ...(scope as Record<string, string>), ...(kind && where && { [kind]: where.equals }) };
}

/** Every name by which an address means a record. */
const recordNames = new Set(
  operations.flatMap(({ parameters }) => parameters.filter(isReference).map(({ name }) => name)),
);

/** A record of every kind; what one needs is taken from those that are there. */
async function addRecords(pool: Pool, records: Records): Promise<void> {
  for (const type of recordTypes.all)
    if (recordNames.has(type.key))
      records[type.key] ??= await someRow(pool, type.tableName, scopeOf(type, records));
  // A measure that no hazard uses yet.
  records.unusedRrmUuid = await insertSmallest(pool, 'rrms', { project_uuid: records.projectUuid ?? '' });
  Object.assign(records, { resourceType: 'Function', resourceUuid: records.functionUuid });
}

/** A project with its people: one whom requests are about, one who may take over, one who wants to join. */
async function addPlace(pool: Pool, place: Place, organizationUuid: string, world: World): Promise<void> {
  const { project, people } = NAMES[place];
  const row = { organization_uuid: organizationUuid, name: project, style: 'FUNCTION' };
  const projectUuid = await insert(pool, 'projects', row);
  const member = (user_uuid: string, role: string) =>
    insert(pool, 'project_members', { project_uuid: projectUuid, user_uuid, role });
  const [userUuid, deputyUuid, applicantUuid] = [
    await createUser(pool, `${people}-colleague`),
    await createUser(pool, `${people}-deputy`),
    await createUser(pool, `${people}-applicant`),
  ];
  const records: Records = { organizationUuid, projectUuid, userUuid, deputyUuid, applicantUuid };
  // Both projects of an organization share its choices.
  for (const [name, uuid] of Object.entries(place === 'other' ? world.places.own : {}))
    if (name.endsWith(' of the organization')) records[name] = uuid;
  world.places[place] = records;
  await join(pool, organizationUuid, userUuid, 'Member');
  records.featureFlagUuid = await insert(pool, 'feature_flags', { name: `flag of ${place}` });
  // A second factor that an administrator may reset.
  await pool.query("insert into identity_totp (user_uuid, secret, last_step) values ($1, 'sealed', 0)", [
    userUuid,
  ]);
  await join(pool, organizationUuid, deputyUuid, 'Owner');
  await join(pool, organizationUuid, applicantUuid, 'Member');
  records.projectMemberUuid = await member(userUuid, 'LEAD');
  await member(deputyUuid, 'LEAD');
  for (const caller of callers) {
    const roles: { project?: string; organization?: string } | undefined = (
      CALLERS[caller].roles as Partial<Record<Place, object>>
    )[place];
    const user = world.users[caller] ?? '';
    if (roles?.organization) await join(pool, organizationUuid, user, roles.organization);
    if (roles?.project) await member(user, roles.project.toUpperCase());
  }
  await prepareRatingSet(pool, records);
  await prepareRecords(pool, records);
  await addRecords(pool, records);
  keepSecrets(world, place);
  records.email = emailOf(`${people}-colleague`);
}

function keepSecrets({ places, secrets }: World, place: Place): void {
  const { project, people } = NAMES[place];
  secrets.set(project, { place, audience: 'project' });
  secrets.set(`${people}-`, { place, audience: 'people' });
  if (place === 'elsewhere') secrets.set('Elsewhere organization', { place, audience: 'organization' });
  for (const [name, uuid] of Object.entries(places[place])) {
    const type = recordTypes.all.find(({ key }) => key === name);
    const isPerson = ['userUuid', 'deputyUuid', 'applicantUuid'].includes(name);
    const isNamed = ['projectUuid', 'resourceUuid', 'unusedRrmUuid'].includes(name);
    const ofProject = isNamed || type?.stored.has('projectUuid');
    const audience = isPerson ? 'people' : ofProject ? 'project' : 'organization';
    // Both projects have one organization.
    if (name !== 'resourceType' && !secrets.has(uuid)) secrets.set(uuid, { place, audience });
  }
}

/**
 * Two organizations, three projects, their people and a record of every kind in each: `own` is where the callers have
 * their roles, `other` a project of the same organization without them, `elsewhere` another organization's.
 * @param before called before `other` and before `elsewhere` come into being, with the people there already
 */
export async function createWorld(
  pool: Pool,
  before: (world: World, place: Place) => Promise<void>,
): Promise<World> {
  const world = { places: {}, users: {}, personal: {}, secrets: new Map() } as unknown as World;
  const inviting = await createOrganization(pool, 'Inviting organization');
  for (const caller of callers) {
    const { isSignedIn, isPlatformAdmin }: { isSignedIn: boolean; isPlatformAdmin?: boolean } =
      CALLERS[caller];
    if (!isSignedIn) continue;
    const user_uuid = await createUser(pool, caller, isPlatformAdmin ? ['ADMIN'] : []);
    world.users[caller] = user_uuid;
    world.personal[caller] = {
      notificationUuid: await insert(pool, 'notifications', { user_uuid, kind: 'MENTIONED', title: 'x' }),
      organizationInvitationUuid: await inviteTo(pool, inviting, emailOf(caller)),
      apiTokenUuid: await insert(pool, 'api_tokens', { user_uuid, ...API_TOKEN, token_digest: caller }),
    };
  }
  const organizations: Record<string, string> = {};
  for (const place of PLACES) {
    if (place !== 'own') await before(world, place);
    const { organization } = NAMES[place];
    organizations[organization] ??= await createOrganization(pool, organization);
    await addPlace(pool, place, organizations[organization], world);
  }
  return world;
}
