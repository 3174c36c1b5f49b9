import type { FastifyInstance } from 'fastify';
import { isFromAnotherSite } from '../pages/isFromAnotherSite.ts';
import { setPassword, verifyPassword } from './accounts.ts';
import { deviceCookie } from './deviceCookie.ts';
import { signInProblem } from './interactions.ts';
import { mismatch, type PageRoutesOptions, preparePages, problemOf } from './pageRoutes.ts';
import { OTHER_SITE } from './pages/errorPage.ts';
import { changePasswordPage, passwordSetPage } from './pages/passwordPages.ts';
import { mailPasswordChanged } from './passwordReset.ts';

interface ChangeOptions extends PageRoutesOptions {
  /** A secret of the provider, for the cookie of known devices. */
  deviceKey: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The page on which somebody who knows their password chooses another one. */
export async function changeRoutes(fastify: FastifyInstance, options: ChangeOptions): Promise<void> {
  const { pool, settings, deviceKey } = options;
  const { show, explain, textsOf, form } = await preparePages(fastify, options);
  const devices = deviceCookie(settings.publicUrl, deviceKey);

  fastify.get('/change-password', async (request, reply) =>
    show(reply, 200, changePasswordPage(await textsOf(request), {})),
  );

  fastify.post<{ Body: Record<string, unknown> | undefined }>(
    '/change-password',
    form,
    async (request, reply) => {
      const { body = {} } = request;
      if (isFromAnotherSite(request)) return explain(reply, 403, OTHER_SITE);
      const texts = await textsOf(request);
      const [email, current, password] = [textOf(body.email), textOf(body.current), textOf(body.password)];
      const again = (status: number, problem: string) =>
        show(reply, status, changePasswordPage(texts, { email, problem }));
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
      try {
        await setPassword(pool, userUuid, password);
      } catch (error) {
        return again(422, problemOf(texts, error));
      }
      const context = { pool, settings, log: request.log, language: texts.language };
      await mailPasswordChanged(context, userUuid);
      request.log.info({ userUuid }, 'password changed');
      return show(reply, 200, passwordSetPage(texts));
    },
  );
}
