import type { FastifyInstance } from 'fastify';
import { serveAssets } from '../../pages/assets.ts';
import { html } from '../../pages/html.ts';
import { APP_TEXTS } from '../appTexts.ts';
import { ADMIN_ICON, ADMIN_STYLE, adminPage, UNSAVED_SCRIPT } from './adminLayout.ts';
import { type AdminOptions, pick, prepareAdmin, textOf } from './adminRoutes.ts';
import { CALLBACK, START } from './editorSignIn.ts';
import { exchangeRoutes } from './exchangeRoutes.ts';
import { LOCALES } from './itemFields.ts';
import { asRoute, itemRoutes } from './itemRoutes.ts';
import { filterTexts, type ListQuery, listPage, listTexts, SHOWN } from './listPage.ts';
import { listItems } from './storedItems.ts';

/**
 * The content service's admin pages at the addresses of specification §2 "Glossary edit mode". Plain pages that
 * work without a script; whoever is not signed in is sent to the OpenID provider and comes back.
 */
export async function adminPlugin(fastify: FastifyInstance, options: AdminOptions): Promise<void> {
  const admin = await prepareAdmin(fastify, options);
  const { pool, appName, signIn, textsOf, show, requireEditor } = admin;

  serveAssets(fastify, [ADMIN_STYLE, ADMIN_ICON, UNSAVED_SCRIPT]);
  fastify.get('/admin', (_request, reply) => reply.redirect(START, 303));

  fastify.get(CALLBACK, async (request, reply) => {
    if (await signIn.finish(request, reply)) return reply;
    const texts = await textsOf(request);
    const { text } = texts;
    return show(
      reply,
      400,
      adminPage(
        texts,
        text('sign-in-incomplete', 'Sign-in was not completed'),
        html`<p role="alert">${text('sign-in-incomplete-help', 'The identity provider did not confirm the sign-in, or this address was used before.')}</p><a class="button" href="${START}">${text('sign-in-again', 'Sign in again')}</a>`,
      ),
    );
  });

  fastify.get<{ Querystring: Record<string, unknown> }>(asRoute(START), async (request, reply) => {
    const visitor = await requireEditor(request, reply);
    if (!visitor) return reply;
    const { editor, texts } = visitor;
    const raw = request.query;
    const query: ListQuery = {
      search: textOf(raw.search),
      locale: pick(LOCALES, raw.locale, texts.language),
      show: pick(SHOWN, raw.show, 'all'),
      page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
    };
    const items = await listItems(pool, editor.userUuid, query.locale);
    const listed = filterTexts(listTexts(APP_TEXTS, items, appName), query);
    const done = raw.deleted === '1' ? texts.text('deleted', 'The text is deleted.') : undefined;
    return show(reply, 200, listPage(visitor, query, listed, done));
  });

  itemRoutes(fastify, admin);
  exchangeRoutes(fastify, admin);
}
