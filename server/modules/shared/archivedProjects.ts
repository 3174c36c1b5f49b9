/**
 * Filters lists over many projects: by default, archived projects are skipped.
 * @param value SQL of EXCLUDED, INCLUDED or ONLY
 */
export const ofArchivedProjects = (value: string) =>
  `(${value}::text = 'INCLUDED' or (select p.archived_at is not null from projects p where p.uuid = t.project_uuid) = (${value}::text = 'ONLY'))`;
