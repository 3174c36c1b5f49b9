import { shippedOrOwn } from '../access/visibility.ts';
import { Parameters, type Queryable } from '../database/records/reading.ts';
import type { glossaryItems } from '../database/schema/content.ts';
import { GLOSSARY_ITEM } from '../texts/glossaryItemSql.ts';

type Row = typeof glossaryItems.$inferSelect;

/** An interface text as the content service returns it (specification §3, Glossary item). */
export interface GlossaryItem {
  id: number;
  attributes: Pick<
    Row,
    'uiKey' | 'deploymentEnv' | 'domain' | 'organizationUuid' | 'textType' | 'markdownText' | 'plainText'
  >;
}

export interface GlossaryItemsQuery {
  /** Prefix of the key, taken literally; empty for all. */
  prefix: string;
  /** From 1; beyond the last one the page is empty. */
  page: number;
  pageSize: number;
  /** Language of the texts. */
  locale?: string;
  /** Without the count, `total` and `pageCount` are left out. */
  withCount: boolean;
}

export interface GlossaryItemsPage {
  data: GlossaryItem[];
  meta: { pagination: { page: number; pageSize: number; pageCount?: number; total?: number } };
}

/** The default language of a request (specification §9 "Admin link locale"). */
const DEFAULT_LOCALE = 'en';

/** By code point, so that pages are the same on every database; this is the order of the index. */
const ORDER = 'ui_key using ~<~, id';

/**
 * A page of the texts that the user may read: those of no organization and those of the user's own
 * (specification §7 "Glossary service").
 * @returns undefined when there is no such user, or none that may sign in
 */
export async function listGlossaryItems(
  database: Queryable,
  userUuid: string,
  { prefix, page, pageSize, withCount, locale = DEFAULT_LOCALE }: GlossaryItemsQuery,
): Promise<GlossaryItemsPage | undefined> {
  const parameters = new Parameters();
  // ^@ is "starts with": unlike LIKE it has no wildcards to escape.
  const items =
    `from glossary_items t where t.locale = ${parameters.add(locale)} ` +
    `and t.ui_key ^@ ${parameters.add(prefix)}${shippedOrOwn(userUuid, parameters)}`;
  const limit = `limit ${parameters.add(pageSize)} offset ${parameters.add((page - 1) * pageSize)}`;
  // Not a named statement: only a plan for the concrete prefix can use the index.
  const { rows } = await database.query<{ data: GlossaryItem[]; total: number | null }>(
    `select (select coalesce(json_agg(${GLOSSARY_ITEM} order by ${ORDER}), '[]') from (select t.* ${items} order by ${ORDER} ${limit}) i) as data, ` +
      `${withCount ? `(select count(*)::integer ${items})` : 'null'} as total ` +
      `from users u where u.uuid = ${parameters.add(userUuid)} and u.is_active`,
    parameters.values,
  );
  const found = rows[0];
  if (!found) return undefined;
  const { data, total } = found;
  const count = total === null ? {} : { pageCount: Math.ceil(total / pageSize), total };
  return { data, meta: { pagination: { page, pageSize, ...count } } };
}
