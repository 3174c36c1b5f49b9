import { snapshot } from '../database/records/projection.ts';
import { Parameters, type Queryable } from '../database/records/reading.ts';
import {
  accessCte,
  auditInsert,
  type ChangeContext,
  changeSlot,
  systemChange,
} from '../database/records/writing.ts';
import type { glossaryItems } from '../database/schema/content.ts';
import { glossaryItemType } from './glossaryItemType.ts';

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

/** Of a program that nobody called. */
const NOBODY = systemChange({ operationId: 'importGlossaryItems' });

// Sorted, so that two imports at once wait for each other instead of blocking each other.
const INPUT = (list: string) => `
  select "uiKey" as ui_key, "deploymentEnv" as deployment_env, coalesce("domain", 'SAFETY') as domain,
         "organizationUuid" as organization_uuid, coalesce("locale", 'en') as locale, "textType" as text_type,
         "markdownText" as markdown_text, "plainText" as plain_text
  from json_to_recordset(${list}::json) as item("uiKey" text, "deploymentEnv" text, "domain" text,
    "organizationUuid" uuid, "locale" text, "textType" text, "markdownText" text, "plainText" text)
  order by 1, 2, 3, 4, 5`;

/** The columns of a text that a statement inserts, in the order of INPUT. */
const COLUMNS =
  'ui_key, deployment_env, domain, organization_uuid, locale, text_type, markdown_text, plain_text';

/** `with input …, changed …, audit …` of a statement that writes texts; each change has its audit row. */
function writeStatement(
  items: readonly GlossaryItemInput[],
  onConflict: string,
  context: ChangeContext,
): { text: string; values: unknown[] } {
  const parameters = new Parameters();
  const input = INPUT(parameters.add(JSON.stringify(items)));
  const slot = changeSlot(context, parameters);
  const user = `${slot('userUuid')}::uuid`;
  const entity = glossaryItemType.entity;
  const scope = { organization: 'c.organization_uuid', project: undefined };
  const after = snapshot(glossaryItemType, 'c', { stored: true });
  const created = auditInsert(slot, {
    entity,
    action: 'CREATE',
    uuid: 'c."uuid"',
    before: 'null::jsonb',
    after,
    from: 'changed c where c.revision = 1',
    scope,
  });
  const updated = auditInsert(slot, {
    entity,
    action: 'UPDATE',
    uuid: 'c."uuid"',
    before: snapshot(glossaryItemType, 'b', { stored: true }),
    after,
    from: 'changed c join before b on b."uuid" = c."uuid" where c.revision > 1',
    scope,
  });
  const text =
    `with ${accessCte(context, slot)}, input as materialized (${input}), ` +
    `before as materialized (select g.* from glossary_items g where exists (select 1 from input i where ` +
    `(i.ui_key, i.deployment_env, i.domain, i.locale) = (g.ui_key, g.deployment_env, g.domain, g.locale) ` +
    `and i.organization_uuid is not distinct from g.organization_uuid)), ` +
    `changed as (insert into glossary_items (${COLUMNS}, created_by, updated_by) ` +
    `select ${COLUMNS}, ${user}, ${user} from input order by 1, 2, 3, 4, 5 ` +
    `on conflict on constraint glossary_items_once do ${onConflict} returning *), ` +
    `created_audit as (${created}), updated_audit as (${updated}) select id, revision from changed`;
  return { text, values: parameters.values };
}

const REPLACE = `update
  set text_type = excluded.text_type, markdown_text = excluded.markdown_text, plain_text = excluded.plain_text,
      revision = glossary_items.revision + 1, updated_at = now(), updated_by = excluded.updated_by
  where (glossary_items.text_type, glossary_items.markdown_text, glossary_items.plain_text)
    is distinct from (excluded.text_type, excluded.markdown_text, excluded.plain_text)`;

const identity = ({ uiKey, deploymentEnv, domain, organizationUuid, locale }: GlossaryItemInput) =>
  JSON.stringify([uiKey, deploymentEnv, domain ?? 'SAFETY', organizationUuid ?? null, locale ?? 'en']);

/** A list that holds a text twice. */
export class DuplicateTextError extends Error {
  readonly uiKey: string;
  constructor(item: GlossaryItemInput) {
    super(`The list holds the text ${identity(item)} twice; nothing was saved.`);
    this.uiKey = item.uiKey;
  }
}

/**
 * Saves texts in one statement: new ones are added, changed ones replaced (their revision rises), the others are left
 * alone. A text is known by key, environment, domain, organization and locale.
 * @throws DuplicateTextError naming a text that the list holds twice, before anything is written
 */
export async function upsertGlossaryItems(
  database: Queryable,
  items: readonly GlossaryItemInput[],
  context: ChangeContext = NOBODY,
): Promise<UpsertResult> {
  const seen = new Set<string>();
  for (const item of items) {
    const key = identity(item);
    if (seen.has(key)) throw new DuplicateTextError(item);
    seen.add(key);
  }
  const { rows } = await database.query<{ revision: number }>(writeStatement(items, REPLACE, context));
  const created = rows.filter(row => row.revision === 1).length;
  return { created, updated: rows.length - created };
}

/** Adds one text. @returns its id; undefined when there is one of the same identity */
export async function createGlossaryItem(
  database: Queryable,
  item: GlossaryItemInput,
  context: ChangeContext,
): Promise<number | undefined> {
  const { rows } = await database.query<{ id: number }>(writeStatement([item], 'nothing', context));
  return rows[0]?.id;
}
