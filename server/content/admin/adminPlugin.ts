import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { deleteRecord, updateRecord } from '../../database/records/writing.ts';
import { apiErrorOf } from '../../http/errorHandling.ts';
import { isFromAnotherSite } from '../../identity/interactions.ts';
import { loadIdentityKeys } from '../../identity/keys.ts';
import { allowedOrigins } from '../../identity/origins.ts';
import { html, type Markup } from '../../identity/pages/html.ts';
import { ICON } from '../../identity/pages/layout.ts';
import { APP_TEXTS, appTextOf } from '../appTexts.ts';
import { glossaryItemType } from '../glossaryItemType.ts';
import { createGlossaryItem, upsertGlossaryItems } from '../upsertGlossaryItems.ts';
import {
  ADMIN_HEADERS,
  ADMIN_ICON_PATH,
  ADMIN_STYLE,
  ADMIN_STYLE_PATH,
  adminPage,
  EXPORT,
  IMPORT,
  itemAddress,
  notice,
} from './adminLayout.ts';
import { type Editor, isEditor, mayEdit, readEditor } from './contentEditors.ts';
import { CALLBACK, editorSignIn, type SignInOptions, START } from './editorSignIn.ts';
import { exportTexts, ImportError, importTexts } from './exchange.ts';
import { importPage } from './importPage.ts';
import { EMPTY_FIELDS, fieldsFrom, type ItemFields, itemOf, LOCALES } from './itemFields.ts';
import { conflictMessage, type ItemPage, itemPage } from './itemPage.ts';
import { filterTexts, type ListQuery, listPage, listTexts, SHOWN } from './listPage.ts';
import { readImport } from './readImport.ts';
import { signedCookies } from './signedCookie.ts';
import { findTwin, listItems, readChanges, readItem, type StoredItem } from './storedItems.ts';

export interface AdminOptions extends Omit<SignInOptions, 'cookies'> {
  pool: Pool;
}

/** A colon in an address is written twice, or the router takes what follows for a parameter. */
const asRoute = (address: string) => address.replaceAll(':', '::');
const ITEM = `${asRoute(START)}/:itemId`;
const FORM_LIMIT = 256 * 1024;
const FILE_LIMIT = 8 * 1024 * 1024;
const ID = /^\d{1,9}$/;

const MESSAGES: Record<string, Markup> = {
  saved: notice('done', 'The text is saved. Badger shows it as soon as its tab is in front again.'),
  unchanged: notice('done', 'Nothing was changed.'),
};
const EXPIRED = notice(
  'problem',
  html`Your sign-in has ended and nothing was saved. What you wrote still stands below: <a href="${START}" target="_blank" rel="noopener">sign in in another tab</a>, then save again.`,
);
const SIGN_IN_FIRST = html`<p role="alert">Nothing was saved. Sign in, then send the form again.</p><a class="button" href="${START}">Sign in</a>`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '') : '');
const pick = <Name extends string>(names: Record<Name, unknown>, value: unknown, fallback: Name): Name =>
  typeof value === 'string' && Object.hasOwn(names, value) ? (value as Name) : fallback;

/**
 * The content service's admin pages at the addresses of specification §2 "Glossary edit mode". Plain pages without a
 * script; whoever is not signed in is sent to the OpenID provider and comes back.
 */
export async function adminPlugin(fastify: FastifyInstance, options: AdminOptions): Promise<void> {
  const { pool, settings } = options;
  const appName = settings.web.glossaryAppName;
  const { cookies: secrets } = await loadIdentityKeys(pool);
  const isSecure = settings.publicUrl.startsWith('https:');
  const signIn = editorSignIn(fastify, { ...options, cookies: signedCookies(secrets, isSecure) });
  await fastify.register(formBody, { bodyLimit: FORM_LIMIT });
  await fastify.register(multipart, { limits: { fileSize: FILE_LIMIT, files: 1, fieldSize: FILE_LIMIT } });

  const show = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).headers(ADMIN_HEADERS).type('text/html; charset=utf-8').send(page);
  const explain = (reply: FastifyReply, status: number, title: string, text: string) =>
    show(reply, status, adminPage(title, html`<p role="alert">${text}</p>`));

  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    const told = apiErrorOf(error);
    if (told.code === 'INTERNAL') request.log.error({ err: error }, 'content page failed');
    return explain(reply, told.status, 'This did not work', told.message);
  });

  const forbidden = (reply: FastifyReply) =>
    explain(
      reply,
      403,
      'Texts of Badger',
      "You don't have permission to view this content. An administrator of the platform can give you the role content editor; an owner or admin of an organization edits the texts of that organization.",
    );
  const noSuchText = (reply: FastifyReply) =>
    explain(
      reply,
      404,
      'There is no such text',
      'It was deleted, or it belongs to an organization that is not yours.',
    );

  const origins = allowedOrigins(settings.publicUrl);
  /** Over plain http browsers tell nothing but the origin, and another port of this host gets the cookie sent too. */
  const isForeignForm = (request: FastifyRequest) => {
    const { origin } = request.headers;
    if (isFromAnotherSite(request)) return true;
    if (origin === undefined) return false;
    return !origins.includes(origin) && !(URL.canParse(origin) && new URL(origin).host === request.host);
  };

  /** The editor who asks; undefined when the answer is given already. */
  async function requireEditor(request: FastifyRequest, reply: FastifyReply): Promise<Editor | undefined> {
    const session = await signIn.read(request);
    if (!session) {
      // The policy keeps a form from being led to another origin, where an external provider stands.
      if (request.method === 'GET') await signIn.start(request, reply, request.url);
      else show(reply, 401, adminPage('Your sign-in has ended', SIGN_IN_FIRST));
      return undefined;
    }
    const editor = await readEditor(pool, session.userUuid);
    if (editor && isEditor(editor)) return editor;
    forbidden(reply);
    return undefined;
  }

  const contextOf = (
    request: FastifyRequest,
    editor: Editor,
    operationId: string,
    organizationUuid?: string | null,
  ) => ({
    userUuid: editor.userUuid,
    organizationUuid: organizationUuid ?? null,
    projectUuid: null,
    operationId,
    requestId: request.id,
  });

  const pageOf = async (editor: Editor, fields: ItemFields, more: Partial<ItemPage> = {}): Promise<string> =>
    itemPage({
      editor,
      fields,
      appText: appTextOf(fields.uiKey, appName),
      keys: APP_TEXTS.map(({ key }) => `${appName}/${key}`),
      ...(more.stored && {
        revision: more.stored.revision,
        changes: await readChanges(pool, more.stored.uuid),
      }),
      ...more,
    });

  for (const [path, type, content] of [
    [ADMIN_STYLE_PATH, 'text/css; charset=utf-8', ADMIN_STYLE],
    [ADMIN_ICON_PATH, 'image/svg+xml', ICON],
  ] as const)
    fastify.get(path, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .type(type)
        .send(content),
    );
  fastify.get('/admin', (_request, reply) => reply.redirect(START, 303));
  fastify.get(CALLBACK, async (request, reply) => {
    if (await signIn.finish(request, reply)) return reply;
    return show(
      reply,
      400,
      adminPage(
        'Sign-in was not completed',
        html`<p role="alert">The identity provider did not confirm the sign-in, or this address was used before.</p><a class="button" href="${START}">Sign in again</a>`,
      ),
    );
  });

  fastify.get<{ Querystring: Record<string, unknown> }>(asRoute(START), async (request, reply) => {
    const editor = await requireEditor(request, reply);
    if (!editor) return reply;
    const raw = request.query;
    const query: ListQuery = {
      search: textOf(raw.search),
      locale: pick(LOCALES, raw.locale, 'en'),
      show: pick(SHOWN, raw.show, 'all'),
      page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
    };
    const items = await listItems(pool, editor.userUuid, query.locale);
    const texts = filterTexts(listTexts(APP_TEXTS, items, appName), query);
    return show(
      reply,
      200,
      listPage(editor, query, texts, raw.deleted === '1' ? 'The text is deleted.' : undefined),
    );
  });

  fastify.get<{ Params: { itemId: string }; Querystring: Record<string, unknown> }>(
    ITEM,
    async (request, reply) => {
      const editor = await requireEditor(request, reply);
      if (!editor) return reply;
      const { itemId } = request.params;
      if (itemId === 'create') {
        const first = editor.isContentEditor ? '' : (editor.organizations[0]?.uuid ?? '');
        const fields = fieldsFrom({ organizationUuid: first, ...request.query });
        return show(reply, 200, await pageOf(editor, fields));
      }
      const stored = ID.test(itemId) ? await readItem(pool, editor.userUuid, Number(itemId)) : undefined;
      if (!stored) return noSuchText(reply);
      const isReadOnly = !mayEdit(editor, stored.organizationUuid || null);
      const message = Object.hasOwn(MESSAGES, textOf(request.query.done))
        ? MESSAGES[textOf(request.query.done)]
        : undefined;
      return show(
        reply,
        200,
        await pageOf(editor, fieldsFrom({ ...stored }), { stored, isReadOnly, message }),
      );
    },
  );

  fastify.post<{ Params: { itemId: string }; Body: Record<string, unknown> | undefined }>(
    ITEM,
    { bodyLimit: FORM_LIMIT },
    async (request, reply) => {
      if (isForeignForm(request))
        return explain(reply, 403, 'This form was sent by another site', 'Nothing was saved.');
      const { body = {}, params } = request;
      const given = fieldsFrom(body);
      const session = await signIn.read(request);
      if (!session) {
        const nobody: Editor = { userUuid: '', name: '', isContentEditor: true, organizations: [] };
        const stored = ID.test(params.itemId) ? { id: Number(params.itemId) } : undefined;
        // Only what the sender has sent is shown: nothing stored is read for somebody who is not signed in.
        return show(
          reply,
          401,
          itemPage({
            editor: nobody,
            fields: given,
            stored: stored && ({ ...EMPTY_FIELDS, ...given, id: stored.id } as StoredItem),
            revision: Number(body.revision) || undefined,
            appText: appTextOf(given.uiKey, appName),
            message: EXPIRED,
          }),
        );
      }
      const editor = await readEditor(pool, session.userUuid);
      if (!editor || !isEditor(editor)) return forbidden(reply);
      const stored = ID.test(params.itemId)
        ? await readItem(pool, editor.userUuid, Number(params.itemId))
        : undefined;
      if (!stored && params.itemId !== 'create') return noSuchText(reply);
      const fields = stored ? { ...given, organizationUuid: stored.organizationUuid } : given;
      if (!mayEdit(editor, fields.organizationUuid || null)) return forbidden(reply);
      const revision = Number(body.revision) || 0;
      const again = async (status: number, more: Partial<ItemPage>) =>
        show(reply, status, await pageOf(editor, fields, { stored, ...(stored && { revision }), ...more }));

      if (body.action === 'preview') return again(200, { withPreview: true });
      if (stored && stored.revision !== revision)
        return again(409, { revision: stored.revision, message: conflictMessage(stored) });
      if (stored && body.action === 'delete') {
        const context = contextOf(request, editor, 'deleteGlossaryItem', stored.organizationUuid || null);
        await deleteRecord(pool, glossaryItemType, stored.uuid, context);
        return reply.redirect(`${START}?deleted=1&locale=${stored.locale}`, 303);
      }
      const { item, problems } = itemOf(fields);
      if (!item) return again(422, { problems });
      const twin = await findTwin(pool, fields);
      if (twin !== undefined && twin !== stored?.id)
        return again(409, {
          message: notice(
            'problem',
            html`There is a text with this key, environment, domain, organization and language already. Nothing was saved; what you wrote still stands below. <a href="${itemAddress(twin)}">Open that text</a>`,
          ),
        });
      const context = contextOf(
        request,
        editor,
        stored ? 'updateGlossaryItem' : 'createGlossaryItem',
        item.organizationUuid ?? null,
      );
      const id = stored?.id ?? (await createGlossaryItem(pool, item, context));
      if (stored) {
        const { organizationUuid, ...changes } = item;
        const { record } = await updateRecord(
          pool,
          glossaryItemType,
          stored.uuid,
          { ...changes, revision },
          context,
        );
        if (!record) {
          const now = await readItem(pool, editor.userUuid, stored.id);
          return now
            ? again(409, { stored: now, revision: now.revision, message: conflictMessage(now) })
            : noSuchText(reply);
        }
      }
      if (id === undefined)
        return again(409, {
          message: notice('problem', 'Somebody else has just added this text. Search for it in the list.'),
        });
      return reply.redirect(`${itemAddress(id)}&done=saved`, 303);
    },
  );

  fastify.get<{ Querystring: Record<string, unknown> }>(EXPORT, async (request, reply) => {
    const editor = await requireEditor(request, reply);
    if (!editor) return reply;
    const locale = pick(LOCALES, request.query.locale, 'en');
    const format = request.query.format === 'json' ? 'json' : 'csv';
    const texts = listTexts(APP_TEXTS, await listItems(pool, editor.userUuid, locale), appName);
    return reply
      .headers(ADMIN_HEADERS)
      .header('content-disposition', `attachment; filename="badger-texts-${locale}.${format}"`)
      .type(format === 'json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8')
      .send(exportTexts(texts, locale, format));
  });

  fastify.get(IMPORT, async (request, reply) => {
    const editor = await requireEditor(request, reply);
    return editor ? show(reply, 200, importPage(editor)) : reply;
  });

  fastify.post(IMPORT, { bodyLimit: FILE_LIMIT }, async (request, reply) => {
    if (isForeignForm(request))
      return explain(reply, 403, 'This form was sent by another site', 'Nothing was saved.');
    const editor = await requireEditor(request, reply);
    if (!editor) return reply;
    try {
      const { items, empty } = importTexts(await readImport(request));
      const foreign = items.filter(({ organizationUuid = null }) => !mayEdit(editor, organizationUuid));
      if (foreign.length > 0)
        throw new ImportError(
          foreign
            .slice(0, 20)
            .map(({ uiKey }) => `${uiKey}: you may not edit the texts of this organization.`),
        );
      const { created, updated } = await upsertGlossaryItems(
        pool,
        items,
        contextOf(request, editor, 'importGlossaryItems'),
      );
      const same = items.length - created - updated;
      const done = `Added: ${created}. Changed: ${updated}. As before: ${same}. Without a text: ${empty}.`;
      return show(reply, 200, importPage(editor, { done }));
    } catch (error) {
      const reasons =
        error instanceof ImportError ? error.reasons : isTwice(error) ? [error.message] : undefined;
      if (!reasons) throw error;
      return show(reply, 422, importPage(editor, { reasons }));
    }
  });
}

const isTwice = (error: unknown): error is Error =>
  error instanceof Error && / twice; nothing was saved\.$/.test(error.message);
