import { ApiError } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import { Parameters } from '../../database/records/reading.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { fieldChanges, type Snapshot } from '../shared/fieldChanges.ts';
import { type HistoryFilter, historyFile, historyFilter } from '../shared/historyFile.ts';
import { actorSummary } from '../shared/people.ts';

type Entry = components['schemas']['OrganizationHistoryEntry'];
type Entity = components['schemas']['OrganizationHistoryEntity'];

/** Kinds of records, with the permissions in the organization of which one lets somebody see them elsewhere. */
const SEEN_BY: Readonly<Record<Entity, readonly string[]>> = {
  Organization: ['organization.read'],
  OrganizationInvitation: ['organization.users.manage'],
  OrganizationRiskRatingSet: ['organization.read'],
  OrganizationRole: ['organization.read'],
  OrganizationUser: ['organization.users.read', 'organization.users.manage'],
  Project: ['project.read'],
  Tag: ['organization.read'],
};

interface Row extends Omit<Entry, 'fields'> {
  id: number;
  before: Snapshot;
  after: Snapshot;
}

interface Wanted extends HistoryFilter {
  entity?: Entity[] | undefined;
  limit: number;
  before: number | undefined;
}

/** Of a person and an invitation, what lists name them by. */
const NAME = `case l.entity when 'OrganizationUser' then
    (select concat_ws(' ', u.first_name, u.last_name) from users u where u.uuid = (coalesce(l.after, l.before)->>'userUuid')::uuid)
  when 'OrganizationInvitation' then coalesce(l.after, l.before)->>'email' else coalesce(l.after, l.before)->>'name' end`;

async function pageOf(
  { entity, limit, before, ...filter }: Wanted,
  { pool, types, permissions, organizationUuid }: RequestContext,
): Promise<{ entries: Entry[]; next: number | null }> {
  const seen = (Object.keys(SEEN_BY) as Entity[]).filter(one =>
    SEEN_BY[one].some(permission => permissions.has(permission)),
  );
  const bound = new Parameters();
  const kinds = bound.add(entity ? seen.filter(one => entity.includes(one)) : seen);
  const place = before === undefined ? '' : ` and l.id < ${bound.add(before)}`;
  const { rows } = await pool.query<Row>(
    `select l.id::int8 as id, l.at, l.action, l.entity, l.operation_id as "operationId", l.reason, l.before, l.after,
       (coalesce(l.after, l.before)->>'revision')::int as revision, (${actorSummary('l')}) as actor,
       json_build_object('uuid', l.record_uuid, 'code', null, 'name', coalesce(${NAME}, ''), 'hazard', null) as record
     from audit_trail l where l.organization_uuid = ${bound.add(organizationUuid)}
       and (project_uuid is null or entity = 'Project') and l.entity = any(${kinds})${historyFilter(filter, bound)}${place}
     order by l.id desc limit ${limit + 1}`,
    bound.values,
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const entries = shown.flatMap(({ id: _id, at, before: was, after, ...told }): Entry[] => {
    const type = types.ofEntity(told.entity);
    return type ? [{ ...told, at: new Date(at).toISOString(), fields: fieldChanges(type, was, after) }] : [];
  });
  return { entries, next: last ? Number(last.id) : null };
}

const unknownPlace = () => {
  const message = 'This is no place in the history of this organization. Begin without `after`.';
  return new ApiError('VALIDATION_FAILED', message, { fields: [{ path: 'after', message }] });
};

export const listOrganizationHistory: Handler<'listOrganizationHistory'> = async (
  { path, query },
  context,
) => {
  const { after, limit = 50, ...filter } = query;
  // Sealed, as the numbers of audit rows count what nobody may see; the uuid keeps one history's places out of others.
  const uuid = path.organizationUuid.toLowerCase();
  const cursors = context.live.history;
  const cursor = after === undefined ? undefined : cursors.read(after);
  const before = cursor?.projectUuid === uuid && 'before' in cursor ? cursor.before : undefined;
  if (after !== undefined && before === undefined) throw unknownPlace();
  const { entries, next } = await pageOf({ ...filter, limit, before }, context);
  const told = next === null ? null : cursors.write({ projectUuid: uuid, before: next });
  return { status: 200, body: { data: { results: entries, next: told } } };
};

export const exportOrganizationHistory: Handler<'exportOrganizationHistory'> = async (
  { query },
  context,
) => ({
  status: 200,
  body: await historyFile('organization-history', (before, limit) =>
    pageOf({ ...query, limit, before }, context),
  ),
});
