import type { Queryable } from '../database/records/reading.ts';
import type { glossaryItems } from '../database/schema/content.ts';

/** A text to be saved; left out: domain SAFETY, no organization, locale en, no text. */
export type GlossaryItemInput = Pick<
  typeof glossaryItems.$inferInsert,
  | 'uiKey'
  | 'deploymentEnv'
  | 'domain'
  | 'organizationUuid'
  | 'locale'
  | 'textType'
  | 'markdownText'
  | 'plainText'
>;

/** How many rows were written; a text that stands there already counts as neither. */
export interface UpsertResult {
  created: number;
  updated: number;
}

// Sorted, so that two imports at once wait for each other instead of blocking each other.
const UPSERT = `
  insert into glossary_items (ui_key, deployment_env, domain, organization_uuid, locale, text_type, markdown_text, plain_text)
  select "uiKey", "deploymentEnv", coalesce("domain", 'SAFETY'), "organizationUuid", coalesce("locale", 'en'),
         "textType", "markdownText", "plainText"
  from json_to_recordset($1::json) as item("uiKey" text, "deploymentEnv" text, "domain" text,
    "organizationUuid" uuid, "locale" text, "textType" text, "markdownText" text, "plainText" text)
  order by 1, 2, 3, 4, 5
  on conflict on constraint glossary_items_once do update
  set text_type = excluded.text_type, markdown_text = excluded.markdown_text, plain_text = excluded.plain_text,
      revision = glossary_items.revision + 1, updated_at = now()
  where (glossary_items.text_type, glossary_items.markdown_text, glossary_items.plain_text)
    is distinct from (excluded.text_type, excluded.markdown_text, excluded.plain_text)
  returning revision`;

const identity = ({ uiKey, deploymentEnv, domain, organizationUuid, locale }: GlossaryItemInput) =>
  JSON.stringify([uiKey, deploymentEnv, domain ?? 'SAFETY', organizationUuid ?? null, locale ?? 'en']);

/**
 * Saves texts in one statement: new ones are added, changed ones replaced (their revision rises), the others are left
 * alone. A text is known by key, environment, domain, organization and locale.
 * @throws Error naming a text that the list holds twice, before anything is written
 */
export async function upsertGlossaryItems(
  database: Queryable,
  items: readonly GlossaryItemInput[],
): Promise<UpsertResult> {
  const seen = new Set<string>();
  for (const item of items) {
    const key = identity(item);
    if (seen.has(key)) throw new Error(`The list holds the text ${key} twice; nothing was saved.`);
    seen.add(key);
  }
  const { rows } = await database.query<{ revision: number }>(UPSERT, [JSON.stringify(items)]);
  const created = rows.filter(row => row.revision === 1).length;
  return { created, updated: rows.length - created };
}
