import type { Queryable } from '../../database/records/reading.ts';
import { changeContext, type RequestContext } from '../../http/handler.ts';
import { message, notify } from '../notifications/index.ts';

/** Maximum length of the excerpt of a comment in a notification. */
const EXCERPT = 300;

/** Notifies people that a comment mentions them, in the transaction that saves it. */
export async function tellMentioned(
  database: Queryable,
  comment: { hazardUuid: string; text: string; userUuids: readonly string[] },
  context: RequestContext,
): Promise<void> {
  if (comment.userUuids.length === 0) return;
  const { rows } = await database.query<{ code: string; name: string; author: string }>(
    `select h.code, h.name, concat_ws(' ', u.first_name, u.last_name) as author from hazards h join users u on u.uuid = $2 where h.uuid = $1`,
    [comment.hazardUuid, context.userUuid],
  );
  const { code = '', name = '', author = '' } = rows[0] ?? {};
  const items = comment.userUuids.map(userUuid => ({
    userUuid,
    kind: 'COMMENT_MENTION' as const,
    title: message('COMMENT_MENTION', author, [code, name].filter(Boolean).join(' ')),
    text: comment.text.length > EXCERPT ? `${comment.text.slice(0, EXCERPT - 1)}…` : comment.text,
    link: `/projects/${context.projectUuid}/hazards/${comment.hazardUuid}#comments`,
  }));
  await notify(database, items, {
    change: changeContext(context),
    mailFrom: context.settings.publicUrl,
  });
}
