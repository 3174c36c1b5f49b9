import { ORGANIZATION_ROLES, type OrganizationRoleName } from '../permissions/index.ts';

/** The shipped role that an organization is never without. */
export const OWNER_ROLE: OrganizationRoleName = 'Owner';

/** The roles that ship with every organization, as new records. */
export const shippedRoles = () =>
  Object.entries(ORGANIZATION_ROLES).map(([name, { description, permissions }]) => ({
    name,
    description,
    permissions: [...permissions],
    isSystem: true,
  }));

/**
 * Why somebody can not leave an organization, as the last lead of projects; the names are told only to those who may
 * know them.
 */
export function lastLeadMessage(projects: readonly string[], mayKnow: boolean): string {
  const where = mayKnow
    ? projects.join(', ')
    : projects.length === 1
      ? 'a project'
      : `${projects.length} projects`;
  return `This person is the last lead of ${where}. Name another lead there first; nothing was changed.`;
}

/** How long the link of an invitation is good. */
export const INVITATION_DAYS = 7;

interface InvitationMail {
  to: string;
  organization: string;
  person: string;
  link: string;
}

/** The mail that asks somebody into an organization. */
export const invitationMail = ({ to, organization, person, link }: InvitationMail) => ({
  to,
  subject: `Invitation to ${organization} in Badger`,
  text: [
    `${person || 'Somebody'} invites you to ${organization}, to work on hazard analyses in Badger.`,
    'Open this link to join:',
    link,
    `The link is good for ${INVITATION_DAYS} days and for this e-mail address. If you do not know what it is about, do nothing.`,
  ].join('\n\n'),
});
