import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { isFromAnotherSite } from '../pages/isFromAnotherSite.ts';
import { languageOf, UI_LOCALES } from '../texts/requestLanguage.ts';
import { mailNotice, NOTICES } from './accountNotices.ts';
import { verifyPassword } from './accounts.ts';
import { countAsGood, countAttempt } from './attempts.ts';
import { deviceCookie } from './deviceCookie.ts';
import { keepOneTime, peekOneTime, takeOneTime } from './oneTime.ts';
import { preparePages } from './pageRoutes.ts';
import { OTHER_SITE } from './pages/errorPage.ts';
import { secondStepPage } from './pages/factorPages.ts';
import { inLanguage } from './pages/formParts.ts';
import type { IdentityTexts } from './pages/layout.ts';
import { type DemoAccount, signInPage } from './pages/signInPage.ts';
import { acceptPasskey, askForPasskey, passkeySite } from './passkeys.ts';
import { acceptRecoveryCode, acceptTotp, factorsOf, hasSecondFactor } from './secondFactor.ts';
import type { SecurityOptions } from './securityAccess.ts';
import { METHODS } from './signInMethods.ts';
import { signInProblem } from './signInProblem.ts';

interface InteractionOptions extends SecurityOptions {
  demoAccounts: DemoAccount[];
}

type Form = Record<string, unknown> | undefined;

/** Somebody whose password was right and who has a second factor as well. */
interface Pending {
  userUuid: string;
  email: string;
}

/** The sign-in page: GET shows the form, POST checks it and sends the browser on (specification §2 "/login"). */
export async function interactionRoutes(
  fastify: FastifyInstance,
  options: InteractionOptions,
): Promise<void> {
  const { provider, pool, demoAccounts, headers, settings, deviceKey, factorKey } = options;
  const devices = deviceCookie(settings.publicUrl, deviceKey);
  const site = passkeySite(settings.publicUrl);
  const { show, showWithScript, explain, textsOf, form } = await preparePages(fastify, options);

  /** The interaction is found by its cookie, so a form posted from another site, which lacks it, is refused. */
  async function findInteraction(request: FastifyRequest, reply: FastifyReply) {
    const { uid } = request.params as { uid: string };
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    if (interaction.uid !== uid) throw new errors.SessionNotFound('interaction of another page');
    const { params } = interaction;
    const texts = await textsOf(request, languageOf(params[UI_LOCALES], request.headers['accept-language']));
    return { uid, params, texts };
  }

  interface SignInForm {
    uid: string;
    texts: IdentityTexts;
    email: string;
    status?: number;
    problem?: string;
  }

  async function showSignIn(reply: FastifyReply, { uid, texts, email, status = 200, problem }: SignInForm) {
    const passkey = site && (await askForPasskey(pool, site, signInOf(uid)));
    const page = signInPage(texts, { uid, email, problem, passkey, demoAccounts });
    return (site ? showWithScript : show)(reply, status, page);
  }

  /** Hands the person over to the provider, whose answer leads back to the app. */
  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    { userUuid, email }: Pending,
    method: keyof typeof METHODS,
  ) {
    request.log.info({ userUuid, method }, 'signed in');
    const returnTo = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login: { accountId: userUuid, ...METHODS[method] } },
      { mergeWithLastSubmission: false },
    );
    if (!devices.read(request, email)) devices.write(reply, email);
    return reply.headers(headers).redirect(returnTo, 303);
  }

  fastify.get('/interaction/:uid', async (request, reply) => {
    const { uid, params, texts } = await findInteraction(request, reply);
    const email = typeof params.login_hint === 'string' ? params.login_hint : '';
    return showSignIn(reply, { uid, texts, email });
  });

  fastify.post<{ Body: Form }>('/interaction/:uid', form, async (request, reply) => {
    if (isFromAnotherSite(request)) return explain(reply, 403, OTHER_SITE);
    const { uid, texts } = await findInteraction(request, reply);
    const email = textOf(request.body?.email);
    const again = (status: number, problem: string) =>
      showSignIn(reply, { uid, texts, email, status, problem });
    if (site && request.body?.passkey !== undefined) {
      const answer = textOf(request.body.passkey);
      const owner = await acceptPasskey(pool, site, signInOf(uid), { answer });
      if (owner) return finish(request, reply, owner, 'passkey');
      request.log.warn('passkey refused');
      return again(401, texts.text('passkey-refused', 'This passkey does not sign in here.'));
    }
    const password = textOf(request.body?.password);
    if (!email || !password)
      return again(400, texts.text('sign-in-empty', 'Enter your e-mail and password.'));

    const device = devices.read(request, email);
    const result = await verifyPassword(pool, email, password, { device, address: request.ip });
    if (result.outcome !== 'accepted') {
      request.log.warn({ outcome: result.outcome }, 'sign-in refused');
      return again(result.outcome === 'locked' ? 429 : 401, signInProblem(texts, result));
    }
    const person = { userUuid: result.userUuid, email };
    if (!hasSecondFactor(await factorsOf(pool, person.userUuid)))
      return finish(request, reply, person, 'password');
    await keepOneTime<Pending>(pool, pendingOf(uid), person, person.userUuid);
    return reply.headers(headers).redirect(inLanguage(`/interaction/${uid}/second`, texts), 303);
  });

  async function showSecond(
    reply: FastifyReply,
    { uid, texts, status = 200, problem }: Omit<SignInForm, 'email'>,
    { userUuid }: Pending,
  ) {
    const { totpSince, passkeys } = await factorsOf(pool, userUuid);
    const passkey =
      site && passkeys.length > 0 ? await askForPasskey(pool, site, secondOf(uid), userUuid) : undefined;
    const page = {
      uid,
      hasTotp: totpSince !== undefined,
      passkey,
      ...(problem !== undefined && { problem }),
    };
    return (passkey ? showWithScript : show)(reply, status, secondStepPage(texts, page));
  }

  fastify.get('/interaction/:uid/second', async (request, reply) => {
    const { uid, texts } = await findInteraction(request, reply);
    const pending = await peekOneTime<Pending>(pool, pendingOf(uid));
    if (!pending) return reply.headers(headers).redirect(inLanguage(`/interaction/${uid}`, texts), 303);
    return showSecond(reply, { uid, texts }, pending);
  });

  fastify.post<{ Body: Form }>('/interaction/:uid/second', form, async (request, reply) => {
    if (isFromAnotherSite(request)) return explain(reply, 403, OTHER_SITE);
    const { uid, texts } = await findInteraction(request, reply);
    const pending = await peekOneTime<Pending>(pool, pendingOf(uid));
    if (!pending) return reply.headers(headers).redirect(inLanguage(`/interaction/${uid}`, texts), 303);
    const { userUuid, email } = pending;
    const again = (status: number, problem: string) =>
      showSecond(reply, { uid, texts, status, problem }, pending);
    // Counted like passwords, apart from them: a right password does not set these back.
    const subject = `second factor of ${userUuid}`;
    const client = { device: devices.read(request, email), address: request.ip };
    const until = await countAttempt(pool, subject, client);
    if (until) return again(429, signInProblem(texts, { outcome: 'locked', until }));
    const method = await secondMethod(request, uid, userUuid);
    if (!method) {
      request.log.warn('second factor refused');
      return again(
        401,
        texts.text('second-refused', 'This is not right, or was used before. Wait for the next code.'),
      );
    }
    await countAsGood(pool, subject, client);
    // Two second steps at once: one of them signs in.
    if (!(await takeOneTime(pool, pendingOf(uid))))
      return reply.headers(headers).redirect(inLanguage(`/interaction/${uid}`, texts), 303);
    return finish(request, reply, pending, method);
  });

  /** What the second step was passed with; undefined if it was not. */
  async function secondMethod(request: FastifyRequest<{ Body: Form }>, uid: string, userUuid: string) {
    const { passkey, code } = request.body ?? {};
    if (site && passkey !== undefined) {
      const answer = { answer: textOf(passkey), userUuid };
      return (await acceptPasskey(pool, site, secondOf(uid), answer)) ? 'passwordAndPasskey' : undefined;
    }
    if (await acceptTotp(pool, factorKey, userUuid, textOf(code))) return 'passwordAndCode';
    if (!(await acceptRecoveryCode(pool, userUuid, textOf(code)))) return undefined;
    const { language } = await textsOf(request);
    const context = { pool, settings, log: request.log, language };
    await mailNotice(context, userUuid, NOTICES.recoveryCodeUsed);
    return 'passwordAndCode';
  }
}

const pendingOf = (uid: string) => `pending ${uid}`;
const signInOf = (uid: string) => `sign-in ${uid}`;
const secondOf = (uid: string) => `second ${uid}`;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
