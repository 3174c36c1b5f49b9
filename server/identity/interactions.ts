import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';
import { isFromAnotherSite } from '../pages/isFromAnotherSite.ts';
import { languageOf, UI_LOCALES } from '../texts/requestLanguage.ts';
import { type SignInResult, verifyPassword } from './accounts.ts';
import { FREE_ATTEMPTS } from './attempts.ts';
import { deviceCookie } from './deviceCookie.ts';
import { type PageRoutesOptions, preparePages } from './pageRoutes.ts';
import { OTHER_SITE } from './pages/errorPage.ts';
import type { IdentityTexts } from './pages/layout.ts';
import { type DemoAccount, signInPage } from './pages/signInPage.ts';

interface InteractionOptions extends PageRoutesOptions {
  provider: Provider;
  /** A secret of the provider, for the cookie of known devices. */
  deviceKey: string;
  demoAccounts: DemoAccount[];
}

interface SignInForm {
  email?: unknown;
  password?: unknown;
}

const MINUTE = 60_000;

/** The sign-in page: GET shows the form, POST checks it and sends the browser on (specification §2 "/login"). */
export async function interactionRoutes(
  fastify: FastifyInstance,
  options: InteractionOptions,
): Promise<void> {
  const { provider, pool, demoAccounts, headers, settings, deviceKey } = options;
  const devices = deviceCookie(settings.publicUrl, deviceKey);
  const { show, explain, textsOf, form } = await preparePages(fastify, options);

  /** The interaction is found by its cookie, so a form posted from another site, which lacks it, is refused. */
  async function findInteraction(request: FastifyRequest, reply: FastifyReply) {
    const { uid } = request.params as { uid: string };
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    if (interaction.uid !== uid) throw new errors.SessionNotFound('interaction of another page');
    const { params } = interaction;
    const texts = await textsOf(request, languageOf(params[UI_LOCALES], request.headers['accept-language']));
    return { uid, params, texts };
  }

  fastify.get('/interaction/:uid', async (request, reply) => {
    const { uid, params, texts } = await findInteraction(request, reply);
    const email = typeof params.login_hint === 'string' ? params.login_hint : '';
    return show(reply, 200, signInPage(texts, { uid, email, demoAccounts }));
  });

  fastify.post<{ Body: SignInForm | undefined }>('/interaction/:uid', form, async (request, reply) => {
    if (isFromAnotherSite(request)) return explain(reply, 403, OTHER_SITE);
    const { uid, texts } = await findInteraction(request, reply);
    const email = textOf(request.body?.email);
    const password = textOf(request.body?.password);
    const again = (status: number, problem: string) =>
      show(reply, status, signInPage(texts, { uid, email, problem, demoAccounts }));
    if (!email || !password)
      return again(400, texts.text('sign-in-empty', 'Enter your e-mail and password.'));

    const device = devices.read(request, email);
    const result = await verifyPassword(pool, email, password, { device, address: request.ip });
    if (result.outcome !== 'accepted') {
      request.log.warn({ outcome: result.outcome }, 'sign-in refused');
      return again(result.outcome === 'locked' ? 429 : 401, signInProblem(texts, result));
    }
    request.log.info({ userUuid: result.userUuid }, 'signed in');
    const returnTo = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login: { accountId: result.userUuid, amr: ['pwd'] } },
      { mergeWithLastSubmission: false },
    );
    if (!device) devices.write(reply, email);
    return reply.headers(headers).redirect(returnTo, 303);
  });
}

/** Why somebody was not signed in. */
export function signInProblem(
  { language, text }: IdentityTexts,
  result: Exclude<SignInResult, { outcome: 'accepted' }>,
): string {
  switch (result.outcome) {
    case 'refused':
      return text(
        'sign-in-refused',
        'E-mail or password is wrong. After {1} failed sign-ins you have to wait before each further one, longer every time.',
        { values: [FREE_ATTEMPTS] },
      );
    case 'disabled':
      return text(
        'sign-in-disabled',
        'This account is disabled. Ask an administrator of your organization to enable it.',
      );
    case 'locked':
      return text(
        'sign-in-locked',
        'This account is locked until {1} because of failed sign-ins; the wait grows with each further one. Nothing in it has changed. Try again then, or choose a new password.',
        { values: [clock(result.until, language)] },
      );
  }
}

/** hh:mm in the server's time zone, which is named because the browser's may differ. */
function clock(moment: Date, language: IdentityTexts['language']): string {
  // The lock ends within this minute: the next full one is the first at which a new try can work.
  const nextMinute = new Date(Math.ceil(moment.getTime() / MINUTE) * MINUTE);
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(nextMinute);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
