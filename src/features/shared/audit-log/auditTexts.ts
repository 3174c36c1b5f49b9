import type { OrganizationHistoryEntry } from '@/api/organizations';
import type { ProjectHistoryEntry } from '@/api/projects';
import { ENTITY_LABELS, FIELD_LABELS } from '@/features/shared/history/changeTexts';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import { FURTHER_FIELD_LABELS } from './fieldTexts';

export type AuditEntry = ProjectHistoryEntry | OrganizationHistoryEntry;
export type AuditEntity = AuditEntry['entity'];

/** What no list of recent changes tells. */
const FURTHER_ENTITIES = defineTexts(
  'audit-log',
  {
    Area: 'Area',
    Cea: 'Element',
    CeaType: 'Type of element',
    DocumentRevision: 'Revision of a document',
    ExposureEstimate: 'Exposure estimate',
    ExposureEstimateType: 'Type of exposure estimate',
    ExposureEstimateTypeValue: 'Band of an exposure estimate',
    HazardVote: 'Vote',
    HazardVoteEvent: 'Voting round',
    HazardVoteEventComment: 'Comment on a voting round',
    Organization: 'Organization',
    OrganizationInvitation: 'Invitation',
    OrganizationRiskRatingSet: 'Rating set of the organization',
    OrganizationRole: 'Role',
    OrganizationUser: 'Person in the organization',
    Personnel: 'Personnel',
    Tag: 'Tag',
    TagRelationship: 'Tag of a record',
    Zone: 'Zone',
  },
  'entity-',
);

export const AUDIT_ENTITY_LABELS: Readonly<Record<AuditEntity, TextDefinition>> = {
  ...ENTITY_LABELS,
  ...FURTHER_ENTITIES,
};

/** Names of fields; only one that the contract gets later is told by its name there. */
export const AUDIT_FIELD_LABELS: Readonly<Record<string, TextDefinition>> = {
  ...FURTHER_FIELD_LABELS,
  ...FIELD_LABELS,
  ...defineTexts(
    'audit-log',
    {
      email: 'e-mail',
      firstName: 'first name',
      lastName: 'last name',
      permissions: 'permissions',
      userUuid: 'person',
      organizationRoleUuid: 'role',
      expiresAt: 'expires',
      isDefault: 'default',
      isActive: 'active',
      color: 'colour',
      projects: 'projects',
      projectUuid: 'project',
      revealedAt: 'revealed',
      revealedBy: 'revealed by',
      revealedSpread: 'widest spread',
      closedAt: 'closed',
      closedBy: 'closed by',
      minimumVotes: 'least number of votes',
      consensusRule: 'consensus rule',
      round: 'round',
      stage: 'stage',
      state: 'state',
      text: 'text',
      rationale: 'rationale',
      castAt: 'voted',
      changedAt: 'changed',
    },
    'field-',
  ),
};
