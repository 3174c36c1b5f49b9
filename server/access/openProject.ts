import { archivedProject, notFound } from '../contract/errors.ts';
import type { Queryable } from '../database/records/reading.ts';

/**
 * Keeps the project of a change open until its transaction ends: an archive waits for it, and one that came first since
 * the permission was looked at refuses it. Before any lock on the project's records.
 * @throws ApiError FORBIDDEN when it is archived, NOT_FOUND when it is gone
 */
export async function holdProjectOpen(
  client: Queryable,
  { projectUuid }: { projectUuid: string | null },
): Promise<void> {
  const { rows } = await client.query<{ isArchived: boolean }>({
    name: 'hold-project-open',
    text: 'select archived_at is not null as "isArchived" from projects where uuid = $1 for key share',
    values: [projectUuid],
  });
  if (!rows[0]) throw notFound();
  if (rows[0].isArchived) throw archivedProject();
}
