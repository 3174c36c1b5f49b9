import type { Language } from '../../../glossary/languages.ts';
import type { Visibility } from '../../access/visibility.ts';
import { notFound } from '../../contract/errors.ts';
import { snapshot } from '../../database/records/projection.ts';
import { listRecords, Parameters, type Queryable } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import {
  accessCte,
  allowed,
  auditInsert,
  type ChangeContext,
  changeSlot,
  insertRecords,
  systemChange,
} from '../../database/records/writing.ts';
import { notifications } from '../../database/schema/index.ts';
import { changeContext, dataText, type Handler } from '../../http/handler.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { allChoices, type Choices, type NotificationKind } from './choiceRules.ts';
import { inWords, type NotificationMessage, type Said, translatable } from './messageRules.ts';
import { sayIn } from './messageWords.ts';
import { mailOf, shortened } from './notificationRules.ts';

export {
  allChoices,
  type Choices,
  DEFAULT_CHOICES,
  hiddenAnswer,
  type NotificationKind,
  ownChoices,
} from './choiceRules.ts';
export {
  message,
  type NotificationMessage,
  type NotificationMessageId,
  type Said,
  words,
} from './messageRules.ts';

/** What somebody should know of. */
export interface NewNotification {
  userUuid: string;
  kind: NotificationKind;
  /** One line; a plain one is in the words of a person or a tool. Longer ones than 200 characters are shortened. */
  title: string | NotificationMessage;
  text?: Said | undefined;
  /** Path within the web app, such as `/projects/…`. */
  link?: string;
}

interface NotifyOptions {
  /** Tells the audit trail by whom and why; left out: by the platform itself. */
  change?: ChangeContext;
  /** Public address of the installation: filled, the same goes out as mail to all who chose so for its kind. */
  mailFrom?: string;
}

export const notificationType = defineRecord({
  entity: 'Notification',
  plural: 'Notifications',
  table: notifications,
  searched: ['title'],
  orderBy: 'createdAt',
  label: 'title',
});

const BY_PLATFORM = systemChange({ operationId: 'notify' });

interface Person {
  uuid: string;
  email: string;
  language: Language;
  wantsMails: boolean;
  choices: Partial<Choices> | null;
}

const PEOPLE = `select u.uuid, u.email, coalesce(p.language, 'en') as language,
    coalesce(p.notification_mails, true) as "wantsMails", p.notification_choices as choices
  from users u left join user_preferences p on p.user_uuid = u.uuid where u.is_active and u.uuid = any($1::uuid[])`;

const titleIn = (title: string | NotificationMessage, language: Language) =>
  typeof title === 'string' ? title : sayIn(language)(title);

/** What the record shows to clients that know nothing of messages. */
export const inEnglish = (said: Said) => inWords(said, sayIn('en'));

/** The record: what other clients show is in English, whatever the reader's language. */
const recordOf = ({ title, text = '', ...item }: NewNotification) => ({
  ...item,
  title: shortened(titleIn(title, 'en')),
  titleMessage: typeof title === 'string' ? null : title,
  text: inEnglish(text),
  textMessages: translatable(text),
});

/**
 * Tells people something as they chose for its kind, in the transaction in which it happened. Accounts that are disabled
 * are told nothing.
 *
 * @param database the transaction's connection, or the pool
 * @returns whom it reaches, in the app or by mail
 */
export async function notify(
  database: Queryable,
  items: readonly NewNotification[],
  { change = BY_PLATFORM, mailFrom }: NotifyOptions = {},
): Promise<ReadonlySet<string>> {
  if (items.length === 0) return new Set();
  const { rows } = await database.query<Person>(PEOPLE, [items.map(({ userUuid }) => userUuid)]);
  const people = new Map(rows.map(row => [row.uuid, row]));
  const reached = items.flatMap(item => {
    const person = people.get(item.userUuid);
    if (!person) return [];
    const { inApp, byMail } = allChoices(person.choices)[item.kind];
    return [{ item, person, inApp, byMail: byMail && person.wantsMails && mailFrom !== undefined }];
  });
  const records = reached.flatMap(({ item, inApp }) => (inApp ? [recordOf(item)] : []));
  const { userUuid, operationId, requestId, reason } = change;
  // A personal message stands in no project's or organization's trail, and nobody needs a permission to be told.
  const told = systemChange({ userUuid, operationId, requestId, reason });
  if (records.length > 0) await insertRecords(database, notificationType, records, undefined, told);
  const mails = reached.flatMap(({ item, person: { email, language }, byMail }) => {
    if (!byMail || mailFrom === undefined) return [];
    const said = { title: titleIn(item.title, language), text: inWords(item.text ?? '', sayIn(language)) };
    return [mailOf({ ...said, link: item.link }, email, mailFrom)];
  });
  await queueMail(database, mails);
  return new Set(reached.flatMap(({ person, inApp, byMail }) => (inApp || byMail ? [person.uuid] : [])));
}

/** Nobody sees the notifications of somebody else. */
const own: Visibility = (userUuid, parameters) => ` and t.user_uuid = ${parameters.add(userUuid)}::uuid`;

const listNotifications: Handler<'listNotifications'> = async ({ query }, { pool, userUuid }) => {
  if (query.userUuid && query.userUuid !== userUuid) throw notFound('user');
  const scope = (parameters: Parameters) => own(userUuid, parameters);
  return {
    status: 200,
    body: dataText(await listRecords(pool, notificationType, query, scope, userUuid)),
  };
};

const markAllNotificationsRead: Handler<'markAllNotificationsRead'> = async (_request, context) => {
  const parameters = new Parameters();
  const change = changeContext(context);
  const slot = changeSlot(change, parameters);
  const user = `${slot('userUuid')}::uuid`;
  const sql =
    `with ${accessCte(change, slot)}, before as materialized (select * from notifications where user_uuid = ${user} and not read for update), ` +
    `changed as (update notifications t set read = true, revision = t.revision + 1, updated_at = now(), updated_by = ${user} ` +
    `from before b where t.uuid = b.uuid and ${allowed(change, undefined)} returning t.*), ` +
    `audit as (${auditInsert(slot, {
      entity: notificationType.entity,
      action: 'UPDATE',
      uuid: 'c."uuid"',
      before: snapshot(notificationType, 'b', { stored: true }),
      after: snapshot(notificationType, 'c', { stored: true }),
      from: 'changed c join before b on b.uuid = c.uuid',
    })}) select count(*)::int as marked from changed`;
  const { rows } = await context.pool.query<{ marked: number }>(sql, parameters.values);
  return { status: 200, body: { data: { marked: rows[0]?.marked ?? 0 } } };
};

const regular = recordHandlers(notificationType, {
  visible: own,
  async beforeUpdate(uuid, _body, { userUuid }, database) {
    const { rowCount } = await database.query(
      'select 1 from notifications where uuid = $1 and user_uuid = $2',
      [uuid, userUuid],
    );
    if (rowCount === 0) throw notFound('notification');
  },
});

export const notificationHandlers = { ...regular, listNotifications, markAllNotificationsRead };
