import { isLanguage } from '../../../glossary/languages.ts';
import { inVisibleOrganizations, visibleProjects } from '../../access/visibility.ts';
import { fieldProblem, notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import {
  type ListQuery,
  listRecords,
  Parameters,
  parsePage,
  type Queryable,
} from '../../database/records/reading.ts';
import { deleteRecord, insertRecords } from '../../database/records/writing.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { normalizeEmail } from '../../identity/accounts.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { loadTexts } from '../../texts/loadTexts.ts';
import { languageOf } from '../../texts/requestLanguage.ts';
import { PROJECT_ROLE_PERMISSIONS, type ProjectRole } from '../permissions/index.ts';
import { lockOrganization } from '../shared/locks.ts';
import { countInvitation } from './invitationQuota.ts';
import { digestOf, newToken, organizationInvitationType } from './invitationRecord.ts';
import { INVITATION_DAYS, invitationMail } from './organizationRules.ts';
import { emailOfKnown, requireGivable, requireNew } from './organizationUsers.ts';

const DAY = 24 * 3600_000;

interface InvitedProject {
  projectUuid: string;
  role: string;
}
interface Invitation {
  projects: InvitedProject[];
}

/** Names the projects of invitations, except those that the caller may not see. */
async function withNames<Record extends Invitation>(
  records: Record[],
  { pool, userUuid }: RequestContext,
): Promise<Record[]> {
  const uuids = records.flatMap(({ projects }) => projects.map(({ projectUuid }) => projectUuid));
  if (uuids.length === 0) return records;
  const parameters = new Parameters();
  const { rows } = await pool.query<{ uuid: string; name: string }>(
    `select t.uuid, t.name from projects t where t.uuid = any(${parameters.add(uuids)}::uuid[])${visibleProjects(userUuid, parameters)}`,
    parameters.values,
  );
  const names = new Map(rows.map(({ uuid, name }) => [uuid, name]));
  return records.map(record => ({
    ...record,
    projects: record.projects.flatMap(project => {
      const name = names.get(project.projectUuid);
      return name === undefined ? [] : [{ ...project, name }];
    }),
  }));
}

/** The project roles with the permission to manage members. */
const MANAGING = (Object.keys(PROJECT_ROLE_PERMISSIONS) as ProjectRole[]).filter(role =>
  PROJECT_ROLE_PERMISSIONS[role].includes('project.members.manage'),
);

/** @throws ApiError RULE_VIOLATED for a project to which the caller could not add the person */
async function requireManagedProjects(
  projects: readonly InvitedProject[],
  { organizationUuid, userUuid, permissions }: RequestContext,
  database: Queryable,
): Promise<void> {
  const { rows } = await database.query<{ uuid: string }>(
    `select p.uuid from projects p where p.uuid = any($1::uuid[]) and p.organization_uuid = $2 and p.archived_at is null
       and ($3 or exists (select 1 from project_members m where m.project_uuid = p.uuid and m.user_uuid = $4 and m.role = any($5)))`,
    [
      projects.map(({ projectUuid }) => projectUuid),
      organizationUuid,
      permissions.has('project.read') && permissions.has('project.members.manage'),
      userUuid,
      MANAGING,
    ],
  );
  const managed = new Set(rows.map(({ uuid }) => uuid));
  const seen = new Set<string>();
  projects.forEach(({ projectUuid }, place) => {
    const path = `projects.${place}.projectUuid`;
    if (!managed.has(projectUuid))
      throw fieldProblem(path, 'You cannot add people to this project; choose others of the organization.');
    if (seen.has(projectUuid)) throw fieldProblem(path, 'This project is named twice; name it once.');
    seen.add(projectUuid);
  });
}

/**
 * The inviter's language: invited people may have no account and so no setting, and the mail must not tell whether they
 * have one.
 */
async function wordsOfInvitation(
  organizationUuid: string,
  { pool, settings, log, userUuid, acceptLanguage }: RequestContext,
) {
  const { rows } = await pool.query<{ organization: string; person: string; chosen: unknown }>(
    `select o.name as organization, concat_ws(' ', u.first_name, u.last_name) as person, p.language as chosen
     from organizations o, users u left join user_preferences p on p.user_uuid = u.uuid where o.uuid = $1 and u.uuid = $2`,
    [organizationUuid, userUuid],
  );
  const { organization = '', person = '', chosen } = rows[0] ?? {};
  const language = isLanguage(chosen) ? chosen : languageOf(undefined, acceptLanguage);
  // Never an organization's own texts: anybody can have one, and the mail goes to strangers under our sender.
  const { text } = await loadTexts({ database: pool, web: settings.web, log }, 'mail', language);
  return { text, organization, person };
}

/** Who is invited to what. */
interface NewInvitation {
  email: string;
  organizationRoleUuid: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  projects?: readonly InvitedProject[] | undefined;
}

/**
 * Invites somebody to the request's organization. Only the newest invitation is valid: older ones to the same address are
 * deleted. Answer and mail do not depend on whether the address has an account, or a stranger could ask for it.
 */
async function invite(
  { email: typed, organizationRoleUuid, firstName = '', lastName = '', projects = [] }: NewInvitation,
  context: RequestContext,
) {
  const organizationUuid = context.organizationUuid ?? '';
  const { publicUrl, externalIssuer, mail } = context.settings;
  const email = normalizeEmail(typed);
  const token = newToken();
  const link = externalIssuer ? `${publicUrl}/badger/welcome` : `${publicUrl}/invitation?token=${token}`;
  const { text, organization, person } = await wordsOfInvitation(organizationUuid, context);
  const change = changeContext(context);
  const record = await inTransaction(context.pool, async client => {
    await lockOrganization(client, context);
    await requireGivable(organizationRoleUuid, context, client);
    await requireManagedProjects(projects, context, client);
    await requireNew(email, context, client);
    const isMailed = await countInvitation(client, email, context);
    const { rows } = await client.query<{ uuid: string }>(
      'select uuid from organization_invitations where organization_uuid = $1 and email = $2 and accepted_at is null',
      [organizationUuid, email],
    );
    for (const { uuid } of rows) await deleteRecord(client, organizationInvitationType, uuid, change);
    const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY).toISOString();
    const invitation = {
      email,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      organizationRoleUuid,
      projects,
      tokenDigest: digestOf(token),
      expiresAt,
    };
    const scope = { column: 'organizationUuid', uuid: organizationUuid } as const;
    const [created] = await insertRecords(client, organizationInvitationType, [invitation], scope, change);
    if (isMailed) await queueMail(client, [invitationMail(text, { to: email, organization, person, link })]);
    return created;
  });
  const [invitation] = await withNames([JSON.parse(record ?? 'null') as Invitation], context);
  // Without a mail server nobody would ever get the link. With one, it proves that the address is its reader's.
  const told = mail.smtpUrl ? invitation : { ...invitation, link };
  return { status: 201 as const, body: dataText(JSON.stringify(told)) };
}

const inviteNewOrganizationUser: Handler<'inviteNewOrganizationUser'> = ({ body }, context) =>
  invite(body, context);

const addOrganizationUser: Handler<'addOrganizationUser'> = async ({ body }, context) => {
  const { organizationRoleUuid } = body;
  const email = body.email ?? (await emailOfKnown(body.userUuid, context));
  return invite({ email, organizationRoleUuid }, context);
};

const listOrganizationInvitations: Handler<'listOrganizationInvitations'> = async ({ query }, context) => {
  const page = await listRecords(
    context.pool,
    organizationInvitationType,
    query as ListQuery,
    () => ' and t.accepted_at is null',
  );
  const list = parsePage<Invitation>(page);
  const results = await withNames(list.results, context);
  return { status: 200, body: dataText(JSON.stringify({ ...list, results })) };
};

const { deleteOrganizationInvitation } = recordHandlers(organizationInvitationType, {
  visible: inVisibleOrganizations,
  lock: lockOrganization,
  async beforeDelete(uuid, context, database) {
    const { rows } = await database.query<{ role: string }>(
      'select organization_role_uuid as role from organization_invitations where uuid = $1 and accepted_at is null',
      [uuid],
    );
    // Somebody accepted it meanwhile and belongs to the organization now.
    if (!rows[0]) throw notFound('open invitation');
    await requireGivable(rows[0].role, context, database);
  },
});

export const organizationInvitationHandlers = {
  addOrganizationUser,
  inviteNewOrganizationUser,
  listOrganizationInvitations,
  deleteOrganizationInvitation,
};
