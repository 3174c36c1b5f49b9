import { shippedOrOwn } from '../../access/visibility.ts';
import { Parameters, type Queryable } from '../../database/records/reading.ts';
import type { ItemFields } from './itemFields.ts';

/** A text as the admin pages show it. */
export interface StoredItem extends ItemFields {
  uuid: string;
  id: number;
  revision: number;
  organizationName: string;
  /** ISO 8601. */
  updatedAt: string;
  /** Who changed it last; empty for a program. */
  updatedByName: string;
}

const FIELDS =
  `t.uuid, t.id, t.revision, t.ui_key as "uiKey", t.deployment_env as "deploymentEnv", t.domain, t.locale, ` +
  `coalesce(t.organization_uuid::text, '') as "organizationUuid", coalesce(o.name, '') as "organizationName", ` +
  `t.text_type as "textType", coalesce(t.plain_text, '') as "plainText", coalesce(t.markdown_text, '') as "markdownText", ` +
  `t.updated_at::text as "updatedAt", coalesce(trim(u.first_name || ' ' || u.last_name), '') as "updatedByName"`;
const FROM =
  'from glossary_items t left join organizations o on o.uuid = t.organization_uuid left join users u on u.uuid = t.updated_by';

/** A text by its id; also undefined for one of an organization that the user does not belong to. */
export async function readItem(
  database: Queryable,
  userUuid: string,
  id: number,
): Promise<StoredItem | undefined> {
  const parameters = new Parameters();
  const sql = `select ${FIELDS} ${FROM} where t.id = ${parameters.add(id)}${shippedOrOwn(userUuid, parameters)}`;
  return (await database.query<StoredItem>(sql, parameters.values)).rows[0];
}

/** All texts of a language that the user may see, by key. */
export async function listItems(
  database: Queryable,
  userUuid: string,
  locale: string,
): Promise<StoredItem[]> {
  const parameters = new Parameters();
  const sql =
    `select ${FIELDS} ${FROM} where t.locale = ${parameters.add(locale)}${shippedOrOwn(userUuid, parameters)} ` +
    'order by t.ui_key collate "C", t.deployment_env, t.id';
  return (await database.query<StoredItem>(sql, parameters.values)).rows;
}

/** The text with the same identity as the given fields, which prevents saving them. */
export async function findTwin(
  database: Queryable,
  { uiKey, deploymentEnv, domain, organizationUuid, locale }: ItemFields,
): Promise<number | undefined> {
  const { rows } = await database.query<{ id: number }>(
    `select id from glossary_items where ui_key = $1 and deployment_env = $2 and domain = $3 and locale = $4
     and organization_uuid is not distinct from $5::uuid`,
    [uiKey, deploymentEnv, domain, locale, organizationUuid === '' ? null : organizationUuid],
  );
  return rows[0]?.id;
}

/** One change of a text. */
export interface ItemChange {
  /** ISO 8601. */
  at: string;
  who: string;
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  /** The text after the change. */
  text: string;
}

const MAX_CHANGES = 20;

/** The history of a text: who changed it and to what, newest first. */
export async function readChanges(database: Queryable, uuid: string): Promise<ItemChange[]> {
  const { rows } = await database.query<ItemChange>(
    `select a.at::text, coalesce(trim(u.first_name || ' ' || u.last_name), '') as who, a.action,
       coalesce(case a.after->>'textType' when 'MARKDOWN' then a.after->>'markdownText' else a.after->>'plainText' end, '') as text
     from audit_trail a left join users u on u.uuid = a.actor_user_uuid
     where a.record_uuid = $1 order by a.id desc limit $2`,
    [uuid, MAX_CHANGES],
  );
  return rows;
}
