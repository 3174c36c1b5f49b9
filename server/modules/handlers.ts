import type { Handlers } from '../http/handler.ts';
import { adminHandlers } from './admin/index.ts';
import { apiTokenHandlers } from './api-tokens/index.ts';
import { assumptionHandlers } from './assumptions/index.ts';
import { baselineSnapshotHandlers } from './baseline-snapshots/index.ts';
import { baselineHandlers } from './baselines/index.ts';
import { bucketHandlers } from './buckets/index.ts';
import { ceaTypeHandlers } from './cea-types/index.ts';
import { ceaHandlers } from './ceas/index.ts';
import { configurationHandlers } from './configuration/index.ts';
import { documentHandlers } from './documents/index.ts';
import { exportFileHandlers } from './export-files/index.ts';
import { exportHandlers } from './exports/index.ts';
import { exposureEstimateTypeValueHandlers } from './exposure-estimate-type-values/index.ts';
import { exposureEstimateTypeHandlers } from './exposure-estimate-types/index.ts';
import { exposureEstimateHandlers } from './exposure-estimates/index.ts';
import { exposureSituationHandlers } from './exposure-situations/index.ts';
import { featureFlagHandlers } from './feature-flags/index.ts';
import { findingHandlers } from './findings/index.ts';
import { functionHandlers } from './functions/index.ts';
import { haraFigureHandlers } from './hara-figures/index.ts';
import { hazardCommentHandlers } from './hazard-comments/index.ts';
import { hazardListHandlers } from './hazard-lists/index.ts';
import { hazardRrmHandlers } from './hazard-rrms/index.ts';
import { hazardVotingHandlers } from './hazard-voting/index.ts';
import { hazardousEventHandlers } from './hazardous-events/index.ts';
import { hazardHandlers } from './hazards/index.ts';
import { humanTaskHandlers } from './human-tasks/index.ts';
import { libraryHandlers } from './libraries/index.ts';
import { lookupHandlers } from './lookups/index.ts';
import { machineHazardHandlers } from './machine-hazards/index.ts';
import { machineHandlers } from './machines/index.ts';
import { malfunctionHandlers } from './malfunctions/index.ts';
import { misuseHandlers } from './misuses/index.ts';
import { navigationHandlers } from './navigation/index.ts';
import { notificationHandlers } from './notifications/index.ts';
import { organizationLogoHandlers } from './organization-logos/index.ts';
import { organizationRoleHandlers } from './organization-roles/index.ts';
import { organizationHandlers } from './organizations/index.ts';
import { projectActionHandlers } from './project-actions/index.ts';
import { projectArchiveHandlers } from './project-archives/index.ts';
import { projectAttributeHandlers } from './project-attributes/index.ts';
import { projectEventHandlers } from './project-events/index.ts';
import { projectMemberHandlers } from './project-members/index.ts';
import { projectHandlers } from './projects/index.ts';
import { ratingSetMoveHandlers } from './rating-set-moves/index.ts';
import { riskModelHandlers } from './risk-model/index.ts';
import { rrmHandlers } from './rrms/index.ts';
import { safetyFunctionHandlers } from './safety-functions/index.ts';
import { sremHandlers } from './srems/index.ts';
import { systemHandlers } from './system/index.ts';
import { tagHandlers } from './tags/index.ts';
import { taskHandlers } from './tasks/index.ts';
import { toolConnectionHandlers } from './tool-connections/index.ts';
import { userPreferencesHandlers } from './user-preferences/index.ts';
import { userHandlers } from './users/index.ts';

/** operationId → handler. An operation of the contract without a handler does not compile. */
export const handlers = {
  ...apiTokenHandlers,
  ...assumptionHandlers,
  ...baselineHandlers,
  ...baselineSnapshotHandlers,
  ...ceaHandlers,
  ...ceaTypeHandlers,
  ...exposureEstimateHandlers,
  ...exposureEstimateTypeHandlers,
  ...exposureEstimateTypeValueHandlers,
  ...exportFileHandlers,
  ...exportHandlers,
  ...exposureSituationHandlers,
  ...findingHandlers,
  ...functionHandlers,
  ...haraFigureHandlers,
  ...hazardCommentHandlers,
  ...hazardRrmHandlers,
  ...hazardVotingHandlers,
  ...hazardousEventHandlers,
  ...hazardHandlers,
  ...hazardListHandlers,
  ...humanTaskHandlers,
  ...lookupHandlers,
  ...machineHazardHandlers,
  ...machineHandlers,
  ...malfunctionHandlers,
  ...misuseHandlers,
  ...ratingSetMoveHandlers,
  ...riskModelHandlers,
  ...adminHandlers,
  ...rrmHandlers,
  ...safetyFunctionHandlers,
  ...sremHandlers,
  ...bucketHandlers,
  ...configurationHandlers,
  ...documentHandlers,
  ...featureFlagHandlers,
  ...navigationHandlers,
  ...notificationHandlers,
  ...organizationLogoHandlers,
  ...organizationRoleHandlers,
  ...organizationHandlers,
  ...projectArchiveHandlers,
  ...projectAttributeHandlers,
  ...libraryHandlers,
  ...projectActionHandlers,
  ...projectEventHandlers,
  ...projectMemberHandlers,
  ...projectHandlers,
  ...userHandlers,
  ...toolConnectionHandlers,
  ...userPreferencesHandlers,
  ...tagHandlers,
  ...systemHandlers,
  ...taskHandlers,
} satisfies Handlers;
