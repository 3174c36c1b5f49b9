import { projectsOf, visibleLookups } from '../../access/visibility.ts';
import type { ErrorField } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { quoted, type RecordType } from '../../database/records/recordType.ts';
import type { RecordRules } from '../../http/recordHandlers.ts';
import { requireItems } from './itemProblems.ts';

/** "Robot arm work zone" → "ROBOT_ARM_WORK_ZONE": a readable code where the caller gives none. */
export const codeFromName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .toUpperCase()
    .slice(0, 32) || 'UNNAMED';

/** Lists of choices: shipped, an organization's or a project's own (domain.md §1, shared fields of every lookup). */
export const lookupRules: RecordRules = {
  visible: visibleLookups,
  async beforeCreate(items) {
    for (const item of items) item.code ??= codeFromName(String(item.name));
  },
};

type Fields = Record<string, unknown>;

const word = (text: unknown) => String(text).trim().toLowerCase();

/** What an organization can choose already, but for the entry with this uuid. */
async function chosenWords(type: RecordType, organizationUuid: string, database: Queryable, but?: string) {
  const { rows } = await database.query<{ code: string; name: string }>(
    `select code, name from ${quoted(type.tableName)}
     where project_uuid is null and (organization_uuid is null or organization_uuid = $1) and uuid is distinct from $2::uuid`,
    [organizationUuid, but ?? null],
  );
  return {
    code: new Set(rows.map(({ code }) => word(code))),
    name: new Set(rows.map(({ name }) => word(name))),
  };
}

/**
 * Lists of choices that an organization adds to: beside a shipped entry, or one of its own, there is no second of that
 * code or name, or nobody could tell which of them to choose.
 * @param type the kind that the rules are for
 * @param problemOf what else one entry of this kind must hold
 */
export const organizationLookupRules = (
  type: RecordType,
  problemOf: (entry: Fields) => ErrorField | undefined = () => undefined,
): RecordRules => ({
  ...lookupRules,
  async beforeCreate(items, context, database) {
    await lookupRules.beforeCreate?.(items, context, database);
    const taken = await chosenWords(type, String(context.organizationUuid), database);
    requireItems(items, item => {
      const field = (['name', 'code'] as const).find(key => taken[key].has(word(item[key])));
      for (const key of ['name', 'code'] as const) taken[key].add(word(item[key]));
      return field ? { path: field, message: TAKEN[field] } : problemOf(item);
    });
  },
  async beforeUpdate(uuid, body, context, database) {
    if (body.name !== undefined) {
      const taken = await chosenWords(type, String(context.organizationUuid), database, uuid);
      requireItems([body], ({ name }) =>
        taken.name.has(word(name)) ? { path: 'name', message: TAKEN.name } : undefined,
      );
    }
    const { rows } = await database.query<Fields>(
      `select to_jsonb(t) as stored from ${quoted(type.tableName)} t where t.uuid = $1`,
      [uuid],
    );
    const stored = (rows[0]?.stored ?? {}) as Fields;
    const merged = Object.fromEntries(
      type.columns.map(({ fieldName, sql }) => [fieldName, body[fieldName] ?? stored[sql]]),
    );
    requireItems([merged], problemOf);
  },
});

const TAKEN = {
  name: 'The organization can choose an entry of this name already. Take another name.',
  code: 'The organization can choose an entry of this code already. Take another code.',
};

export const lookupRecord = {
  searched: ['code', 'name', 'description'],
  orderBy: 'order',
  filters: {
    /**
     * What a project can choose from: shipped, its organization's, its own. A project that the caller may not see
     * is treated as nonexistent: its organization's choices would disclose it.
     */
    projectUuid: (uuid: string, caller: () => string) =>
      `(t.project_uuid is null or t.project_uuid = ${uuid}::uuid) and (t.organization_uuid is null or t.organization_uuid = (select p.organization_uuid from projects p where p.uuid = ${uuid}::uuid and p.uuid = any(${projectsOf(caller())})))`,
    /** What an organization can choose from, projects' own left out. */
    organizationUuid: (uuid: string) =>
      `t.project_uuid is null and (t.organization_uuid is null or t.organization_uuid = ${uuid}::uuid)`,
  },
};
