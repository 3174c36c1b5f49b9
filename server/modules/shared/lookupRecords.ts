import { projectsOf, visibleLookups } from '../../access/visibility.ts';
import type { RecordRules } from '../../http/recordHandlers.ts';

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
