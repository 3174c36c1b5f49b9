import type { FastifyInstance } from 'fastify';
import { isFromAnotherSite } from '../pages/isFromAnotherSite.ts';
import { mailNotice, NOTICES } from './accountNotices.ts';
import { setPassword, verifyPassword } from './accounts.ts';
import { sessionFinder } from './currentSession.ts';
import { deviceCookie } from './deviceCookie.ts';
import { mismatch, preparePages, problemOf } from './pageRoutes.ts';
import { OTHER_SITE } from './pages/errorPage.ts';
import { changePasswordPage, passwordSetPage } from './pages/passwordPages.ts';
import type { SecurityOptions } from './securityAccess.ts';
import type { SessionsToEnd } from './sessions.ts';
import { signInProblem } from './signInProblem.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The page on which somebody who knows their password chooses another one. */
export async function changeRoutes(fastify: FastifyInstance, options: SecurityOptions): Promise<void> {
  const { pool, settings, deviceKey, provider } = options;
  const { show, explain, textsOf, form } = await preparePages(fastify, options);
  const devices = deviceCookie(settings.publicUrl, deviceKey);
  const findSession = sessionFinder(provider, pool);

  fastify.get('/change-password', async (request, reply) => {
    const session = await findSession(request, reply);
    const page = { email: session?.email ?? '', isSignedIn: session !== undefined, endsOthers: true };
    return show(reply, 200, changePasswordPage(await textsOf(request), page));
  });

  fastify.post<{ Body: Record<string, unknown> | undefined }>(
    '/change-password',
    form,
    async (request, reply) => {
      const { body = {} } = request;
      if (isFromAnotherSite(request)) return explain(reply, 403, OTHER_SITE);
      const texts = await textsOf(request);
      const session = await findSession(request, reply);
      const [email, current, password] = [textOf(body.email), textOf(body.current), textOf(body.password)];
      const endsOthers = body.others === 'end';
      const again = (status: number, problem: string) =>
        show(
          reply,
          status,
          changePasswordPage(texts, { email, problem, isSignedIn: session !== undefined, endsOthers }),
        );
      const differ = mismatch(texts, password, body.repeated);
      if (differ !== undefined) return again(422, differ);
      // Counted as a sign-in: this page is no way around the limit of wrong ones.
      const client = { device: devices.read(request, email), address: request.ip };
      const result = await verifyPassword(pool, email, current, client);
      if (result.outcome !== 'accepted') {
        request.log.warn({ outcome: result.outcome }, 'password not changed');
        return again(result.outcome === 'locked' ? 429 : 401, signInProblem(texts, result));
      }
      const { userUuid } = result;
      const ends = endsOf(session?.userUuid === userUuid ? session.uid : undefined, endsOthers);
      try {
        await setPassword(pool, userUuid, password, { ends });
      } catch (error) {
        return again(422, problemOf(texts, error));
      }
      const context = { pool, settings, log: request.log, language: texts.language };
      await mailNotice(context, userUuid, NOTICES.passwordChanged);
      request.log.info({ userUuid }, 'password changed');
      return show(reply, 200, passwordSetPage(texts, ends));
    },
  );
}

/** Whoever is not signed in here cannot tell which sessions are their own: all of them end. */
const endsOf = (current: string | undefined, endsOthers: boolean): SessionsToEnd => {
  if (current === undefined) return 'all';
  return endsOthers ? { except: current } : 'none';
};
