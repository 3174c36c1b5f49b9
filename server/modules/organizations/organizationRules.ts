import { defineTexts } from '../../../glossary/defineTexts.ts';
import type { TextFunction } from '../../../glossary/textFunction.ts';
import { ORGANIZATION_ROLES, type OrganizationRoleName } from '../permissions/index.ts';

/** The shipped role that every organization keeps. */
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
 * Why somebody cannot leave an organization as the last lead of projects; projects are named only to those who may see
 * them.
 */
export function lastLeadMessage(projects: readonly string[], mayKnow: boolean): string {
  const where = mayKnow
    ? projects.join(', ')
    : projects.length === 1
      ? 'a project'
      : `${projects.length} projects`;
  return `This person is the last lead of ${where}. Name another lead there first; nothing was changed.`;
}

/** How long an invitation link is valid. */
export const INVITATION_DAYS = 7;

const MAIL = defineTexts(
  'mail',
  {
    subject: 'Invitation to {1} in Badger',
    reason: '{1} invites you to {2}, to work on hazard analyses in Badger.',
    reasonOfSomebody: 'Somebody invites you to {1}, to work on hazard analyses in Badger.',
    open: 'Open this link to join:',
    limits:
      'The link is valid for {1} days and for this e-mail address. If you were not expecting it, ignore this mail.',
  },
  'invitation-',
);

interface InvitationMail {
  to: string;
  organization: string;
  person: string;
  link: string;
}

const MAX_NAME = 80;

/**
 * A name as a mail may carry it to strangers: one line, short, without what a mail program turns into a link or what
 * makes the sentence around it read differently.
 */
export function nameInMail(name: string): string {
  const line = name
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\b(?:\w+:\/\/|www\.)\S*/giu, '…')
    // "example.com" is a link for most programs; a full stop before a blank ends a sentence.
    .replace(/\.(?=\S)/gu, ' ')
    .trim();
  return line.length > MAX_NAME ? `${line.slice(0, MAX_NAME - 1).trimEnd()}…` : line;
}

/** The mail that invites somebody to an organization. */
export const invitationMail = (text: TextFunction<'mail'>, mail: InvitationMail) =>
  inviting(text, { ...mail, organization: nameInMail(mail.organization), person: nameInMail(mail.person) });

const inviting = (text: TextFunction<'mail'>, { to, organization, person, link }: InvitationMail) => ({
  to,
  subject: text(MAIL.subject, { values: [organization] }),
  text: [
    person
      ? text(MAIL.reason, { values: [person, organization] })
      : text(MAIL.reasonOfSomebody, { values: [organization] }),
    text(MAIL.open),
    link,
    text(MAIL.limits, { values: [INVITATION_DAYS] }),
  ].join('\n\n'),
});
