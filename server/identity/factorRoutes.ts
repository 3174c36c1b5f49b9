import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mailNotice, NOTICES } from './accountNotices.ts';
import type { CurrentSession } from './currentSession.ts';
import { keepOneTime, peekOneTime, takeOneTime } from './oneTime.ts';
import { addPasskeyPage, authenticatorPage, recoveryCodesPage } from './pages/factorPages.ts';
import { SECURITY } from './pages/formParts.ts';
import { type Done, deviceOf } from './pages/securityPage.ts';
import { addPasskey, askToCreate, passkeySite, removePasskey } from './passkeys.ts';
import {
  addTotp,
  factorsOf,
  hasSecondFactor,
  makeRecoveryCodes,
  newTotpSecret,
  removeTotp,
  seal,
  stepOf,
  totpAddress,
  unseal,
} from './secondFactor.ts';
import { fieldsOf, prepareSecurity, type SecurityOptions } from './securityAccess.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Setting up and removing what signs somebody in besides their password. */
export async function factorRoutes(fastify: FastifyInstance, options: SecurityOptions): Promise<void> {
  const { pool, settings, factorKey } = options;
  const { show, showWithScript, textsOf, form, confirmed, done, go } = await prepareSecurity(
    fastify,
    options,
  );
  const site = passkeySite(settings.publicUrl);
  const setupOf = ({ uid }: CurrentSession) => `authenticator ${uid}`;
  const challengeOf = ({ uid }: CurrentSession) => `create ${uid}`;

  async function tell(request: FastifyRequest, { userUuid }: CurrentSession, what: keyof typeof NOTICES) {
    request.log.info({ userUuid, what }, 'sign-in changed');
    const { language } = await textsOf(request);
    await mailNotice({ pool, settings, log: request.log, language }, userUuid, NOTICES[what]);
  }

  const showCodes = async (request: FastifyRequest, reply: FastifyReply, { userUuid }: CurrentSession) =>
    show(reply, 200, recoveryCodesPage(await textsOf(request), await makeRecoveryCodes(pool, userUuid)));

  /** With the first factor come the codes that stand in for it. */
  async function added(request: FastifyRequest, reply: FastifyReply, session: CurrentSession, what: Done) {
    const { recoveryCodes } = await factorsOf(pool, session.userUuid);
    return recoveryCodes === 0 ? showCodes(request, reply, session) : done(request, reply, what);
  }

  fastify.get(
    `${SECURITY}/authenticator`,
    confirmed('authenticator', async (request, reply, session) => {
      const secret = newTotpSecret();
      await keepOneTime(pool, setupOf(session), { sealed: seal(secret, factorKey) }, session.userUuid);
      const page = { secret, address: totpAddress(secret, session.email) };
      return show(reply, 200, authenticatorPage(await textsOf(request), page));
    }),
  );

  fastify.post(
    `${SECURITY}/authenticator`,
    form,
    confirmed('authenticator', async (request, reply, session) => {
      const kept = await peekOneTime<{ sealed: string }>(pool, setupOf(session));
      if (!kept) return go(request, reply, `${SECURITY}/authenticator`);
      const secret = unseal(kept.sealed, factorKey);
      const step = stepOf(secret, textOf(fieldsOf(request).code));
      if (step === undefined) {
        const texts = await textsOf(request);
        const problem = texts.text(
          'totp-wrong',
          'This is not the code that the app shows for this key. Enter the present one; the clock of the phone must be right.',
        );
        const address = totpAddress(secret, session.email);
        return show(reply, 422, authenticatorPage(texts, { secret, address, problem }));
      }
      await takeOneTime(pool, setupOf(session));
      await addTotp(pool, factorKey, session.userUuid, { secret, step });
      await tell(request, session, 'authenticatorAdded');
      return added(request, reply, session, 'totp-added');
    }),
  );

  fastify.post(
    `${SECURITY}/authenticator/remove`,
    form,
    confirmed('security', async (request, reply, session) => {
      if (await removeTotp(pool, session.userUuid)) await tell(request, session, 'authenticatorRemoved');
      return done(request, reply, 'totp-removed');
    }),
  );

  fastify.post(
    `${SECURITY}/recovery-codes`,
    form,
    confirmed('security', async (request, reply, session) => {
      if (!hasSecondFactor(await factorsOf(pool, session.userUuid))) return go(request, reply, SECURITY);
      await tell(request, session, 'recoveryCodesMade');
      return showCodes(request, reply, session);
    }),
  );

  if (!site) return;

  const askForNew = async (
    request: FastifyRequest,
    reply: FastifyReply,
    session: CurrentSession,
    problem?: string,
  ) => {
    const created = await askToCreate(pool, site, challengeOf(session), session);
    const page = { options: created, ...(problem !== undefined && { problem }) };
    return showWithScript(
      reply,
      problem === undefined ? 200 : 422,
      addPasskeyPage(await textsOf(request), page),
    );
  };

  fastify.get(
    `${SECURITY}/passkeys`,
    confirmed('passkeys', (request, reply, session) => askForNew(request, reply, session)),
  );

  fastify.post(
    `${SECURITY}/passkeys`,
    form,
    confirmed('passkeys', async (request, reply, session) => {
      const texts = await textsOf(request);
      const isAdded = await addPasskey(pool, site, challengeOf(session), {
        userUuid: session.userUuid,
        answer: textOf(fieldsOf(request).passkey),
        name: deviceOf(request.headers['user-agent'] ?? '', texts),
      });
      if (!isAdded) {
        const problem = texts.text('passkey-not-added', 'The passkey could not be added. Try again.');
        return askForNew(request, reply, session, problem);
      }
      await tell(request, session, 'passkeyAdded');
      return added(request, reply, session, 'passkey-added');
    }),
  );

  fastify.post(
    `${SECURITY}/passkeys/remove`,
    form,
    confirmed('security', async (request, reply, session) => {
      if (await removePasskey(pool, session.userUuid, textOf(fieldsOf(request).passkey)))
        await tell(request, session, 'passkeyRemoved');
      return done(request, reply, 'passkey-removed');
    }),
  );
}
