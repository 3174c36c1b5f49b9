import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defineTexts } from '../../glossary/defineTexts.ts';
import { isFromAnotherSite } from '../pages/isFromAnotherSite.ts';
import { mismatch, type PageRoutesOptions, preparePages, problemOf } from './pageRoutes.ts';
import { donePage, invitationPage, knownPersonPage } from './pages/invitationPage.ts';

/** Invited people; what they are invited to is up to the product. */
export interface Invitations {
  find(token: string): Promise<Invited | undefined>;
  /**
   * Creates the account and the memberships in one transaction.
   * @returns false for an invalid or expired link, and for somebody who has an account: they accept after signing in
   * @throws AccountError for a password out of bounds
   */
  accept(token: string, person: { firstName: string; lastName: string; password: string }): Promise<boolean>;
}

interface Invited {
  email: string;
  organizationName: string;
  firstName: string;
  lastName: string;
  hasAccount: boolean;
}

interface InvitationOptions extends PageRoutesOptions {
  invitations: Invitations;
}

const NAME_LENGTH = 200;

const NOT_GOOD = defineTexts(
  'identity',
  {
    title: 'This invitation is no longer valid',
    text: 'It was used, replaced by a newer one, or is older than seven days. Sign in if you have an account; else ask whoever invited you for a new one.',
  },
  'invitation-not-good-',
);

const textOf = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/\p{Cc}/gu, '')
        .trim()
        .slice(0, NAME_LENGTH)
    : '';

/** The page behind an invitation link: asks for name and password and creates the account. */
export async function invitationRoutes(fastify: FastifyInstance, options: InvitationOptions): Promise<void> {
  const { invitations } = options;
  const { show, explain, textsOf, form } = await preparePages(fastify, options);

  async function findInvitation(request: FastifyRequest, token: string) {
    const invitation = token === '' ? undefined : await invitations.find(token);
    if (!invitation) return undefined;
    // Never an organization's own texts: anybody can have one, and this page asks for a password.
    return { invitation, texts: await textsOf(request) };
  }

  fastify.get<{ Querystring: { token?: unknown } }>('/invitation', async (request, reply) => {
    const token = textOf(request.query.token);
    const found = await findInvitation(request, token);
    if (!found) return explain(reply, 404, NOT_GOOD);
    const { invitation, texts } = found;
    if (invitation.hasAccount) return show(reply, 200, knownPersonPage(texts, invitation));
    return show(reply, 200, invitationPage(texts, { token, ...invitation }));
  });

  fastify.post<{ Body: Record<string, unknown> | undefined }>('/invitation', form, async (request, reply) => {
    const { body = {} } = request;
    const token = textOf(body.token);
    const found = isFromAnotherSite(request) ? undefined : await findInvitation(request, token);
    if (!found) return explain(reply, 404, NOT_GOOD);
    const { invitation, texts } = found;
    const person = { firstName: textOf(body.firstName), lastName: textOf(body.lastName) };
    const again = (problem: string) =>
      show(reply, 422, invitationPage(texts, { token, ...invitation, ...person, problem }));
    const password = typeof body.password === 'string' ? body.password : '';
    const differ = mismatch(texts, password, body.repeated);
    if (differ !== undefined) return again(differ);
    try {
      if (!(await invitations.accept(token, { ...person, password }))) return explain(reply, 404, NOT_GOOD);
    } catch (error) {
      return again(problemOf(texts, error));
    }
    request.log.info('invitation accepted');
    return show(reply, 200, donePage(texts, invitation));
  });
}
