import { defineRecord } from '../../database/records/recordType.ts';
import { projectRiskRatingSets, projects } from '../../database/schema/index.ts';

const countOf = (table: string, alias: string) =>
  `(select count(*) from ${table} counted where counted.project_uuid = ${alias}."uuid")`;

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
    counts: alias =>
      `json_build_object('hazards', ${countOf('hazards', alias)}, 'functions', ${countOf('functions', alias)}, 'members', ${countOf('project_members', alias)})`,
  },
  silentParts: ['ProjectMember', 'ProjectUserPreferences', 'ProjectAccessRequest', 'TagRelationship'],
});
