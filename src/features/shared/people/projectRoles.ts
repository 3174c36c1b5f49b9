import type { Project } from '@/api/projects';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

export type ProjectRole = NonNullable<Project['myRole']>;

/** Roles in a project (domain model 2.8). */
export const PROJECT_ROLE_LABELS: Readonly<Record<ProjectRole, TextDefinition>> = defineTexts(
  'project-role',
  { LEAD: 'Lead', ENGINEER: 'Engineer', VOTER: 'Voter', APPROVER: 'Approver', VIEWER: 'Viewer' },
);

/** What each of them may do. */
export const PROJECT_ROLE_EXPLANATIONS: Readonly<Record<ProjectRole, TextDefinition>> = defineTexts(
  'project-role',
  {
    LEAD: 'Edits, runs the voting, freezes risks, manages project and members',
    ENGINEER: 'Edits the analysis and the hazards, comments, votes',
    VOTER: 'Comments, and votes where named',
    APPROVER: 'Comments, votes, freezes risks and undoes a freeze',
    VIEWER: 'Reads and exports',
  },
  'explanation-',
);

export const PROJECT_ROLES = Object.keys(PROJECT_ROLE_LABELS) as ProjectRole[];
