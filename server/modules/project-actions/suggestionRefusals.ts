import { holdProjectOpen } from '../../access/openProject.ts';
import type { components } from '../../contract/generated/operations.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { Parameters, type Queryable } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { deleteRecord, insertRecords } from '../../database/records/writing.ts';
import { suggestionRefusals } from '../../database/schema/index.ts';
import { changeContext, type Handler } from '../../http/handler.ts';
import { lockProject } from '../shared/locks.ts';
import { userIn } from '../shared/people.ts';

type Schemas = components['schemas'];
type SuggestionRefusal = Schemas['SuggestionRefusal'];

export const suggestionRefusalType = defineRecord({
  entity: 'SuggestionRefusal',
  plural: 'SuggestionRefusals',
  table: suggestionRefusals,
  searched: ['name', 'reason'],
  orderBy: 'refusedAt',
  label: 'name',
});

interface Wanted {
  kind?: readonly string[] | undefined;
  keys?: readonly string[];
  limit?: number;
  offset?: number;
}

async function readRefusals(
  database: Queryable,
  projectUuid: string,
  { kind, keys, limit = 100, offset = 0 }: Wanted,
): Promise<{ results: SuggestionRefusal[]; total: number }> {
  const bound = new Parameters();
  const conditions = [`t.project_uuid = ${bound.add(projectUuid)}::uuid`];
  if (kind) conditions.push(`t.kind = any(${bound.add(kind)}::text[])`);
  if (keys) conditions.push(`t.key = any(${bound.add(keys)}::text[])`);
  const { rows } = await database.query<SuggestionRefusal & { total: number }>(
    `select t.uuid, t.kind, t.key, t.name, t.reason, 
       to_char(t.refused_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "refusedAt", (${userIn('refused_by')('t')}) as "refusedBy"
     from suggestion_refusals t where ${conditions.join(' and ')}
     order by t.refused_at desc, t.name, t.uuid limit ${bound.add(limit)} offset ${bound.add(offset)}`,
    bound.values,
  );
  const counted = await database.query<{ total: number }>(
    `select count(*)::int as total from suggestion_refusals t where ${conditions.join(' and ')}`,
    bound.values.slice(0, conditions.length),
  );
  return { results: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Keys of the suggestions of a kind that nobody wants to see again. */
export async function refusedKeys(
  database: Queryable,
  projectUuid: string,
  kind: SuggestionRefusal['kind'],
): Promise<string[]> {
  const { rows } = await database.query<{ key: string }>(
    'select key from suggestion_refusals where project_uuid = $1 and kind = $2',
    [projectUuid, kind],
  );
  return rows.map(({ key }) => key);
}

export const listSuggestionRefusals: Handler<'listSuggestionRefusals'> = async (
  { path, query },
  { pool },
) => ({
  status: 200,
  body: { data: await readRefusals(pool, path.projectUuid, query) },
});

export const refuseSuggestions: Handler<'refuseSuggestions'> = async ({ path, body }, context) => {
  const { projectUuid } = path;
  const { kind, reason = '', suggestions } = body;
  const named = new Map(suggestions.map(suggestion => [suggestion.key, suggestion]));
  const data = await inTransaction(context.pool, async client => {
    // Of two who refuse the same, the later one finds it refused.
    await lockProject(client, context);
    await holdProjectOpen(client, context);
    const known = new Set(await refusedKeys(client, projectUuid, kind));
    const fresh = [...named.values()].filter(({ key }) => !known.has(key));
    if (fresh.length > 0)
      await insertRecords(
        client,
        suggestionRefusalType,
        fresh.map(({ key, name }) => ({
          kind,
          key,
          name,
          reason: reason.trim(),
          refusedBy: context.userUuid,
          refusedAt: new Date().toISOString(),
        })),
        { column: 'projectUuid', uuid: projectUuid },
        changeContext(context, reason.trim() || undefined),
      );
    const only = { kind: [kind], keys: [...named.keys()], limit: named.size };
    return readRefusals(client, projectUuid, only);
  });
  return { status: 200, body: { data } };
};

export const proposeSuggestionsAgain: Handler<'proposeSuggestionsAgain'> = async (
  { path, body },
  context,
) => {
  await inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    const { rows } = await client.query<{ uuid: string }>(
      'select uuid from suggestion_refusals where project_uuid = $1 and kind = $2 and key = any($3::text[]) order by uuid for update',
      [path.projectUuid, body.kind, body.keys],
    );
    for (const { uuid } of rows)
      await deleteRecord(client, suggestionRefusalType, uuid, changeContext(context));
  });
  return { status: 204, body: undefined };
};
