import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { defineTexts, type TextDefinition } from '../../../glossary/defineTexts.ts';
import type { Language } from '../../../glossary/languages.ts';
import { isConnectionError } from '../../database/connection.ts';
import { systemChange } from '../../database/records/writing.ts';
import { apiErrorOf } from '../../http/errorHandling.ts';
import { loadIdentityKeys } from '../../identity/keys.ts';
import { allowedOrigins } from '../../identity/origins.ts';
import { html } from '../../pages/html.ts';
import { isFromAnotherSite } from '../../pages/isFromAnotherSite.ts';
import { fallbackTexts, loadTexts } from '../../texts/loadTexts.ts';
import { languageOfRequest } from '../../texts/requestLanguage.ts';
import { ADMIN_HEADERS, adminPage, type ContentTexts, EDITING_HEADERS } from './adminLayout.ts';
import { type Editor, isEditor, readEditor } from './contentEditors.ts';
import { editorSignIn, type SignInOptions, START } from './editorSignIn.ts';
import { signedCookies } from './signedCookie.ts';

export interface AdminOptions extends Omit<SignInOptions, 'cookies'> {
  pool: Pool;
}

interface Explanation {
  title: TextDefinition;
  text: TextDefinition;
}

const FILE_LIMIT = 8 * 1024 * 1024;
export const LIMITS = { form: 256 * 1024, file: FILE_LIMIT };

const FAILED = defineTexts(
  'content',
  {
    title: 'This did not work',
    text: 'Nothing was saved. Go back and try again; when it happens again, tell the administrator the time at which it did.',
  },
  'failed-',
);
const UNAVAILABLE = defineTexts(
  'content',
  {
    title: 'The texts are not available right now',
    text: 'The database does not answer. Nothing was saved. Wait a moment, then go back and send the form again.',
  },
  'unavailable-',
);
const REFUSED = defineTexts(
  'content',
  {
    title: 'This could not be taken',
    text: 'What was sent is too large or could not be read. Nothing was saved. Go back and change it.',
  },
  'refused-',
);
export const FOREIGN_FORM = defineTexts(
  'content',
  { title: 'This form was sent by another site', text: 'Nothing was saved.' },
  'foreign-form-',
);
export const FORBIDDEN = defineTexts(
  'content',
  {
    title: 'Texts of Badger',
    text: "You don't have permission to view this content. An administrator of the platform can give you the role content editor; an owner or admin of an organization edits the texts of that organization.",
  },
  'forbidden-',
);
export const NO_SUCH_TEXT = defineTexts(
  'content',
  {
    title: 'There is no such text',
    text: 'It was deleted, or it belongs to an organization that is not yours.',
  },
  'no-such-text-',
);

/** Somebody who asks for a page of texts, and what the page is written with. */
export interface Visitor {
  editor: Editor;
  texts: ContentTexts;
}

export type AdminRoutes = Awaited<ReturnType<typeof prepareAdmin>>;

/** What the routes of the admin pages have in common: sign-in, who may, texts in the editor's language, errors. */
export async function prepareAdmin(fastify: FastifyInstance, options: AdminOptions) {
  const { pool, settings } = options;
  const { cookies: secrets } = await loadIdentityKeys(pool, settings.keysSecret);
  const isSecure = settings.publicUrl.startsWith('https:');
  const signIn = editorSignIn(fastify, { ...options, cookies: signedCookies(secrets, isSecure) });
  await fastify.register(formBody, { bodyLimit: LIMITS.form });
  await fastify.register(multipart, { limits: { fileSize: FILE_LIMIT, files: 1, fieldSize: FILE_LIMIT } });

  /** @param chosen language of the editor's preferences; without one that of the request */
  const textsOf = (request: FastifyRequest, chosen?: Language | null): Promise<ContentTexts> =>
    loadTexts(
      { database: pool, web: settings.web, log: request.log },
      'content',
      chosen ?? languageOfRequest(request),
    );
  const send = (headers: Record<string, string>) => (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);
  const show = send(ADMIN_HEADERS);
  const explain = (reply: FastifyReply, status: number, texts: ContentTexts, { title, text }: Explanation) =>
    show(
      reply,
      status,
      adminPage(
        texts,
        texts.text(title),
        html`<p role="alert">${texts.text(text)}</p><div class="actions"><a class="button" href="${START}">${texts.text('all-texts', 'All texts')}</a></div>`,
      ),
    );

  fastify.setErrorHandler(async (error: FastifyError, request, reply) => {
    const { status, code } = apiErrorOf(error);
    if (isConnectionError(error)) {
      request.log.error({ err: error }, 'content page: database not reachable');
      return explain(reply, 503, fallbackTexts('content', languageOfRequest(request)), UNAVAILABLE);
    }
    if (code === 'INTERNAL') request.log.error({ err: error }, 'content page failed');
    return explain(reply, status, await textsOf(request), status < 500 ? REFUSED : FAILED);
  });

  const origins = allowedOrigins(settings.publicUrl);
  return {
    pool,
    appName: settings.web.glossaryAppName,
    signIn,
    textsOf,
    show,
    /** For pages with a form that asks before it is left. */
    showEditing: send(EDITING_HEADERS),
    explain,

    /** Over plain http browsers tell nothing but the origin, and another port of this host gets the cookie sent too. */
    isForeignForm(request: FastifyRequest): boolean {
      const { origin } = request.headers;
      if (isFromAnotherSite(request)) return true;
      if (origin === undefined) return false;
      return !origins.includes(origin) && !(URL.canParse(origin) && new URL(origin).host === request.host);
    },

    /** The editor who asks; undefined when the answer is given already. */
    async requireEditor(request: FastifyRequest, reply: FastifyReply): Promise<Visitor | undefined> {
      const session = await signIn.read(request);
      if (!session) {
        // The policy keeps a form from being led to another origin, where an external provider stands.
        if (request.method === 'GET') await signIn.start(request, reply, request.url);
        else show(reply, 401, signInFirst(await textsOf(request)));
        return undefined;
      }
      const editor = await readEditor(pool, session.userUuid);
      const texts = await textsOf(request, editor?.language);
      if (editor && isEditor(editor)) return { editor, texts };
      explain(reply, 403, texts, FORBIDDEN);
      return undefined;
    },
  };
}

function signInFirst(texts: ContentTexts): string {
  const { text } = texts;
  return adminPage(
    texts,
    text('sign-in-ended', 'Your sign-in has ended'),
    html`<p role="alert">${text('sign-in-first', 'Nothing was saved. Sign in, then send the form again.')}</p><a class="button" href="${START}">${text('sign-in', 'Sign in')}</a>`,
  );
}

export const contextOf = (
  request: FastifyRequest,
  editor: Editor,
  operationId: string,
  organizationUuid?: string | null,
) =>
  systemChange({
    userUuid: editor.userUuid,
    organizationUuid: organizationUuid ?? null,
    operationId,
    requestId: request.id,
  });

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '') : '';

export const pick = <Name extends string>(
  names: Readonly<Record<Name, unknown>>,
  value: unknown,
  fallback: Name,
): Name => (typeof value === 'string' && Object.hasOwn(names, value) ? (value as Name) : fallback);
