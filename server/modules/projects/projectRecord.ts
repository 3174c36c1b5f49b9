import { defineRecord } from '../../database/records/recordType.ts';
import { projectRiskRatingSets, projects } from '../../database/schema/index.ts';
import { PROJECT_ROLE_PERMISSIONS } from '../permissions/index.ts';

const countOf = (table: string, alias: string) =>
  `(select count(*) from ${table} counted where counted.project_uuid = ${alias}."uuid")`;

const permissionsOfRole = Object.entries(PROJECT_ROLE_PERMISSIONS)
  .map(([role, held]) => `when '${role}' then array[${held.map(name => `'${name}'`).join(', ')}]`)
  .join(' ');

/** The same permissions that the authorizer finds for the caller, from the roles in project and organization. */
const permissionsOf = (alias: string, user: string) =>
  `select coalesce(json_agg(held.name order by held.name), '[]'::json) from (
     select unnest(case m.role ${permissionsOfRole} end) as name from project_members m
     where m.project_uuid = ${alias}."uuid" and m.user_uuid = ${user}
     union select unnest(r.permissions) from organization_users ou
     join organization_roles r on r.uuid = ou.organization_role_uuid
     where ou.organization_uuid = ${alias}."organization_uuid" and ou.user_uuid = ${user}) held
   where ${alias}."archived_at" is null or held.name like '%.read' or held.name in ('project.update', 'project.delete') or held.name like 'organization.%'`;

export const projectType = defineRecord({
  entity: 'Project',
  plural: 'Projects',
  table: projects,
  searched: ['name', 'description'],
  orderBy: 'name',
  links: {
    riskRatingSetUuids: {
      table: projectRiskRatingSets,
      owner: projectRiskRatingSets.projectUuid,
      target: projectRiskRatingSets.riskRatingSetUuid,
      position: projectRiskRatingSets.position,
    },
  },
  computed: {
    myRole: (alias, caller) =>
      `select m.role from project_members m where m.project_uuid = ${alias}."uuid" and m.user_uuid = ${caller()}`,
    permissions: (alias, caller) => permissionsOf(alias, caller()),
    counts: alias =>
      `json_build_object('hazards', ${countOf('hazards', alias)}, 'functions', ${countOf('functions', alias)}, 'machines', ${countOf('machines', alias)}, 'members', ${countOf('project_members', alias)})`,
  },
  filters: {
    archived: value =>
      `(${value}::text = 'INCLUDED' or (t.archived_at is not null) = (${value}::text = 'ONLY'))`,
  },
  silentParts: ['ProjectMember', 'ProjectUserPreferences', 'ProjectAccessRequest', 'TagRelationship'],
});
