import type { Organization } from '@/api/organizations';
import type { Permission } from '@/features/shared/permissions/usePermissions';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

export type ConsensusRule = Organization['consensusRule'];

/** When the voters of a hazard agree (domain model 2.6). */
export const CONSENSUS_LABELS: Readonly<Record<ConsensusRule, TextDefinition>> = defineTexts(
  'organization',
  { UNANIMOUS: 'Unanimous', MAX_WINS: 'Most severe wins', MEDIAN_UP: 'Median, rounded to the severe side' },
  'consensus-',
);
export const CONSENSUS_EXPLANATIONS: Readonly<Record<ConsensusRule, TextDefinition>> = defineTexts(
  'organization',
  {
    UNANIMOUS: 'Every vote has the same levels.',
    MAX_WINS:
      'The most severe level of each parameter counts. A spread of two or more needs a comment first.',
    MEDIAN_UP: 'The median of each parameter counts. A spread of two or more needs a comment first.',
  },
  'consensus-explanation-',
);

/** What a role may allow, in the order of the contract. */
export const PERMISSION_LABELS: Readonly<Record<Permission, TextDefinition>> = defineTexts(
  'permission-name',
  {
    'organization.read': 'See the organization',
    'organization.users.read': 'See its people and roles',
    'organization.update': 'Change the settings',
    'organization.delete': 'Delete the organization',
    'organization.users.manage': 'Add and remove people, give roles',
    'organization.roles.manage': 'Create and change roles',
    'organization.projects.create': 'Create projects',
    'organization.library.manage': 'Manage rating sets, lookups and tags',
    'organization.projects.discover': 'See the names of all projects',
    'project.read': 'See every project',
    'project.update': 'Change projects',
    'project.delete': 'Delete projects',
    'project.members.manage': 'Add and remove project members',
    'analysis.read': 'Read the analyses',
    'analysis.edit': 'Edit functions, situations, machines, tasks',
    'hazards.edit': 'Edit hazards, ratings and measures',
    'comments.write': 'Write comments',
    'votes.cast': 'Vote',
    'voting.manage': 'Run the voting',
    'voting.lock': 'Set and lift the consensus lock',
    'risk.freeze': 'Freeze risks',
    'risk.unfreeze': 'Unfreeze risks',
    'risk.accept': 'Accept residual risks',
    'hazards.close': 'Close hazards',
    'baselines.manage': 'Freeze and delete baselines',
    'baselines.sign': 'Sign and review baselines',
  },
);

export const PERMISSIONS = Object.keys(PERMISSION_LABELS) as Permission[];
export const isProjectPermission = (permission: Permission): boolean =>
  !permission.startsWith('organization.');
