import { RecordTypes } from '../database/records/references.ts';
import { apiTokenType } from './api-tokens/index.ts';
import { assumptionType } from './assumptions/index.ts';
import { baselineTypes } from './baselines/index.ts';
import { ceaTypeType } from './cea-types/index.ts';
import { ceaType } from './ceas/index.ts';
import { documentAnalysisType, documentRevisionType, documentType } from './documents/index.ts';
import { exposureEstimateTypeValueType } from './exposure-estimate-type-values/index.ts';
import { exposureEstimateTypeType } from './exposure-estimate-types/index.ts';
import { exposureEstimateType } from './exposure-estimates/index.ts';
import { exposureSituationType } from './exposure-situations/index.ts';
import { featureFlagType } from './feature-flags/index.ts';
import { findingAcceptanceType } from './findings/index.ts';
import { functionType } from './functions/index.ts';
import { haraFigureType } from './hara-figures/index.ts';
import { hazardCommentType } from './hazard-comments/index.ts';
import { hazardRrmEvaluationType, hazardRrmType } from './hazard-rrms/index.ts';
import { votingTypes } from './hazard-voting/index.ts';
import { hazardousEventType } from './hazardous-events/index.ts';
import { hazardEvaluationType, hazardType } from './hazards/index.ts';
import { humanTaskType } from './human-tasks/index.ts';
import { lookupTypes } from './lookups/index.ts';
import { machineHazardType } from './machine-hazards/index.ts';
import { machineType } from './machines/index.ts';
import { malfunctionType } from './malfunctions/index.ts';
import { misuseType } from './misuses/index.ts';
import { notificationType } from './notifications/index.ts';
import { organizationRoleType } from './organization-roles/index.ts';
import { organizationInvitationType, organizationType, organizationUserType } from './organizations/index.ts';
import { suggestionRefusalType } from './project-actions/index.ts';
import { projectAttributeTypes } from './project-attributes/index.ts';
import { projectAccessRequestType, projectMemberType } from './project-members/index.ts';
import { projectType } from './projects/index.ts';
import { riskModelTypes } from './risk-model/index.ts';
import { rrmType } from './rrms/index.ts';
import { safetyFunctionType } from './safety-functions/index.ts';
import { sremType } from './srems/index.ts';
import { tagRelationshipType, tagType } from './tags/index.ts';
import { taskType } from './tasks/index.ts';
import { toolTypes } from './tool-connections/index.ts';
import {
  organizationUserPreferencesType,
  projectUserPreferencesType,
  userPreferencesType,
} from './user-preferences/index.ts';
import { userType } from './users/index.ts';

/** All record types of the platform. */
export const recordTypes = new RecordTypes([
  apiTokenType,
  assumptionType,
  ceaType,
  ceaTypeType,
  documentAnalysisType,
  documentRevisionType,
  documentType,
  exposureEstimateType,
  exposureEstimateTypeType,
  exposureEstimateTypeValueType,
  exposureSituationType,
  featureFlagType,
  findingAcceptanceType,
  functionType,
  haraFigureType,
  hazardCommentType,
  hazardousEventType,
  hazardEvaluationType,
  hazardRrmEvaluationType,
  hazardRrmType,
  hazardType,
  humanTaskType,
  machineHazardType,
  machineType,
  malfunctionType,
  misuseType,
  notificationType,
  organizationRoleType,
  organizationType,
  organizationUserType,
  organizationInvitationType,
  organizationUserPreferencesType,
  ...projectAttributeTypes,
  projectAccessRequestType,
  projectMemberType,
  projectType,
  projectUserPreferencesType,
  userPreferencesType,
  rrmType,
  safetyFunctionType,
  sremType,
  suggestionRefusalType,
  userType,
  tagRelationshipType,
  tagType,
  taskType,
  ...lookupTypes,
  ...toolTypes,
  ...baselineTypes,
  ...riskModelTypes,
  ...votingTypes,
]);
