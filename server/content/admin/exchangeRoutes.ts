import type { FastifyInstance } from 'fastify';
import { APP_TEXTS } from '../appTexts.ts';
import { DuplicateTextError, upsertGlossaryItems } from '../upsertGlossaryItems.ts';
import { ADMIN_HEADERS, EXPORT, IMPORT } from './adminLayout.ts';
import { type AdminRoutes, contextOf, FOREIGN_FORM, LIMITS, pick } from './adminRoutes.ts';
import { mayEdit } from './contentEditors.ts';
import { exportTexts, ImportError, importTexts } from './exchange.ts';
import { importPage } from './importPage.ts';
import { LOCALES } from './itemFields.ts';
import { listTexts } from './listPage.ts';
import { readImport } from './readImport.ts';
import { listItems } from './storedItems.ts';

const MAX_REASONS = 20;

/** Export and import of all texts of a language. */
export function exchangeRoutes(fastify: FastifyInstance, admin: AdminRoutes): void {
  const { pool, appName, show, explain, requireEditor, isForeignForm, textsOf } = admin;

  fastify.get<{ Querystring: Record<string, unknown> }>(EXPORT, async (request, reply) => {
    const visitor = await requireEditor(request, reply);
    if (!visitor) return reply;
    const locale = pick(LOCALES, request.query.locale, 'en');
    const format = request.query.format === 'json' ? 'json' : 'csv';
    const listed = listTexts(APP_TEXTS, await listItems(pool, visitor.editor.userUuid, locale), appName);
    return reply
      .headers(ADMIN_HEADERS)
      .header('content-disposition', `attachment; filename="badger-texts-${locale}.${format}"`)
      .type(format === 'json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8')
      .send(exportTexts(listed, locale, format));
  });

  fastify.get(IMPORT, async (request, reply) => {
    const visitor = await requireEditor(request, reply);
    return visitor ? show(reply, 200, importPage(visitor)) : reply;
  });

  fastify.post(IMPORT, { bodyLimit: LIMITS.file }, async (request, reply) => {
    if (isForeignForm(request)) return explain(reply, 403, await textsOf(request), FOREIGN_FORM);
    const visitor = await requireEditor(request, reply);
    if (!visitor) return reply;
    const { editor, texts } = visitor;
    const { text } = texts;
    try {
      const { items, empty } = await importTexts(await readImport(request, texts), texts);
      const foreign = items.filter(({ organizationUuid = null }) => !mayEdit(editor, organizationUuid));
      if (foreign.length > 0)
        throw new ImportError(
          foreign.slice(0, MAX_REASONS).map(({ uiKey }) =>
            text('import-foreign', '{1}: you may not edit the texts of this organization.', {
              values: [uiKey],
            }),
          ),
        );
      const { created, updated } = await upsertGlossaryItems(
        pool,
        items,
        contextOf(request, editor, 'importGlossaryItems'),
      );
      const same = items.length - created - updated;
      const done = text('import-done', 'Added: {1}. Changed: {2}. As before: {3}. Without a text: {4}.', {
        values: [created, updated, same, empty],
      });
      return show(reply, 200, importPage(visitor, { done }));
    } catch (error) {
      if (!(error instanceof ImportError) && !(error instanceof DuplicateTextError)) throw error;
      const reasons =
        error instanceof ImportError
          ? error.reasons
          : [text('import-twice', '{1} appears twice.', { values: [error.uiKey] })];
      return show(reply, 422, importPage(visitor, { reasons }));
    }
  });
}
