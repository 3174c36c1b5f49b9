import type { FastifyInstance } from 'fastify';
import { defineTexts } from '../../../glossary/defineTexts.ts';
import { deleteRecord, updateRecord } from '../../database/records/writing.ts';
import { html, type Markup } from '../../pages/html.ts';
import { APP_TEXTS, appTextOf, fallbackOf } from '../appTexts.ts';
import { glossaryItemType } from '../glossaryItemType.ts';
import { createGlossaryItem } from '../upsertGlossaryItems.ts';
import { type ContentTexts, itemAddress, notice } from './adminLayout.ts';
import {
  type AdminRoutes,
  contextOf,
  FORBIDDEN,
  FOREIGN_FORM,
  LIMITS,
  NO_SUCH_TEXT,
  textOf,
  type Visitor,
} from './adminRoutes.ts';
import { type Editor, isEditor, mayEdit, readEditor } from './contentEditors.ts';
import { START } from './editorSignIn.ts';
import { doubtsAbout } from './itemDoubts.ts';
import { EMPTY_FIELDS, fieldsFrom, type ItemFields, itemOf } from './itemFields.ts';
import { conflictMessage, type ItemPage, itemPage } from './itemPage.ts';
import { findTwin, readChanges, readItem, type StoredItem } from './storedItems.ts';

/** Doubles a colon in an address, or the router would treat what follows as a parameter. */
export const asRoute = (address: string) => address.replaceAll(':', '::');
const ITEM = `${asRoute(START)}/:itemId`;
const ID = /^\d{1,9}$/;

const DONE = defineTexts(
  'content',
  {
    saved: 'The text is saved. Badger shows it as soon as its tab is in front again.',
    unchanged: 'Nothing was changed.',
  },
  'done-',
);

const endedMessage = ({ text }: ContentTexts): Markup =>
  notice(
    'problem',
    html`${text('sign-in-ended-kept', 'Your sign-in has ended and nothing was saved. What you wrote is still below. Sign in in another tab, then save again.')} <a href="${START}" target="_blank" rel="noopener">${text('sign-in-other-tab', 'Sign in in another tab')}</a>`,
  );

/** The page of one text and its form actions. */
export function itemRoutes(fastify: FastifyInstance, admin: AdminRoutes): void {
  const { pool, appName, signIn, showEditing, explain, requireEditor, isForeignForm, textsOf } = admin;

  /** A new text begins with what Badger shows without it. */
  const startFrom = (fields: ItemFields): ItemFields => ({
    ...fields,
    plainText: fields.plainText || (fallbackOf(appTextOf(fields.uiKey, appName), fields.locale) ?? ''),
  });

  const pageOf = async (
    visitor: Visitor,
    fields: ItemFields,
    more: Partial<ItemPage> = {},
  ): Promise<string> =>
    itemPage({
      ...visitor,
      fields,
      appText: appTextOf(fields.uiKey, appName),
      keys: APP_TEXTS.map(({ key }) => `${appName}/${key}`),
      ...(more.stored && {
        revision: more.stored.revision,
        changes: await readChanges(pool, more.stored.uuid),
      }),
      ...more,
    });

  fastify.get<{ Params: { itemId: string }; Querystring: Record<string, unknown> }>(
    ITEM,
    async (request, reply) => {
      const visitor = await requireEditor(request, reply);
      if (!visitor) return reply;
      const { editor, texts } = visitor;
      const { itemId } = request.params;
      if (itemId === 'create') {
        const first = editor.isContentEditor ? '' : (editor.organizations[0]?.uuid ?? '');
        const fields = startFrom(fieldsFrom({ organizationUuid: first, ...request.query }));
        return showEditing(reply, 200, await pageOf(visitor, fields));
      }
      const stored = ID.test(itemId) ? await readItem(pool, editor.userUuid, Number(itemId)) : undefined;
      if (!stored) return explain(reply, 404, texts, NO_SUCH_TEXT);
      const isReadOnly = !mayEdit(editor, stored.organizationUuid || null);
      const done = textOf(request.query.done);
      const message = Object.hasOwn(DONE, done)
        ? notice('done', texts.text(DONE[done as keyof typeof DONE]))
        : undefined;
      return showEditing(
        reply,
        200,
        await pageOf(visitor, fieldsFrom({ ...stored }), { stored, isReadOnly, message }),
      );
    },
  );

  fastify.post<{ Params: { itemId: string }; Body: Record<string, unknown> | undefined }>(
    ITEM,
    { bodyLimit: LIMITS.form },
    async (request, reply) => {
      if (isForeignForm(request)) return explain(reply, 403, await textsOf(request), FOREIGN_FORM);
      const { body = {}, params } = request;
      const given = fieldsFrom(body);
      const session = await signIn.read(request);
      if (!session)
        return showEditing(
          reply,
          401,
          pageOfNobody(await textsOf(request), given, params.itemId, Number(body.revision) || undefined),
        );
      const editor = await readEditor(pool, session.userUuid);
      const texts = await textsOf(request, editor?.language);
      if (!editor || !isEditor(editor)) return explain(reply, 403, texts, FORBIDDEN);
      const stored = ID.test(params.itemId)
        ? await readItem(pool, editor.userUuid, Number(params.itemId))
        : undefined;
      if (!stored && params.itemId !== 'create') return explain(reply, 404, texts, NO_SUCH_TEXT);
      const fields = stored ? { ...given, organizationUuid: stored.organizationUuid } : given;
      if (!mayEdit(editor, fields.organizationUuid || null)) return explain(reply, 403, texts, FORBIDDEN);
      const visitor: Visitor = { editor, texts };
      const { text } = texts;
      const revision = Number(body.revision) || 0;
      const again = async (status: number, more: Partial<ItemPage>) =>
        showEditing(
          reply,
          status,
          await pageOf(visitor, fields, { stored, ...(stored && { revision }), isUnsaved: true, ...more }),
        );

      if (body.action === 'preview') return again(200, { withPreview: true });
      if (stored && stored.revision !== revision)
        return again(409, { revision: stored.revision, message: conflictMessage(texts, stored) });
      if (stored && body.action === 'delete') {
        const context = contextOf(request, editor, 'deleteGlossaryItem', stored.organizationUuid || null);
        await deleteRecord(pool, glossaryItemType, stored.uuid, context);
        return reply.redirect(`${START}?deleted=1&locale=${stored.locale}`, 303);
      }
      const { item, problems } = itemOf(fields, texts);
      if (!item) return again(422, { problems });
      const doubts = doubtsAbout(item, appTextOf(item.uiKey, appName), appName, texts);
      if (doubts.length > 0 && body.confirmed !== doubts.join(' ')) return again(422, { doubts });
      const twin = await findTwin(pool, fields);
      if (twin !== undefined && twin !== stored?.id)
        return again(409, {
          message: notice(
            'problem',
            html`${text('twin', 'There is a text with this key, environment, domain, organization and language already. Nothing was saved; what you wrote is still below.')} <a href="${itemAddress(twin)}">${text('twin-open', 'Open that text')}</a>`,
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
            ? again(409, { stored: now, revision: now.revision, message: conflictMessage(texts, now) })
            : explain(reply, 404, texts, NO_SUCH_TEXT);
        }
      }
      if (id === undefined)
        return again(409, {
          message: notice(
            'problem',
            text('added-meanwhile', 'Somebody else has just added this text. Search for it in the list.'),
          ),
        });
      return reply.redirect(`${itemAddress(id)}&done=saved`, 303);
    },
  );

  /** Shows only what the sender has sent: nothing stored is read for somebody who is not signed in. */
  function pageOfNobody(
    texts: ContentTexts,
    given: ItemFields,
    itemId: string,
    revision: number | undefined,
  ): string {
    const editor: Editor = {
      userUuid: '',
      name: '',
      language: null,
      isContentEditor: true,
      organizations: [],
    };
    const stored = ID.test(itemId) ? { id: Number(itemId) } : undefined;
    return itemPage({
      editor,
      texts,
      fields: given,
      stored: stored && ({ ...EMPTY_FIELDS, ...given, id: stored.id } as StoredItem),
      revision,
      appText: appTextOf(given.uiKey, appName),
      isUnsaved: true,
      message: endedMessage(texts),
    });
  }
}
