import { RecordTypes } from '../database/records/references.ts';
import { ceaTypeType } from './cea-types/index.ts';
import { ceaType } from './ceas/index.ts';
import { exposureSituationType } from './exposure-situations/index.ts';
import { functionType } from './functions/index.ts';
import { hazardousEventType } from './hazardous-events/index.ts';
import { hazardEvaluationType, hazardType } from './hazards/index.ts';
import { lookupTypes } from './lookups/index.ts';
import { machineType } from './machines/index.ts';
import { malfunctionType } from './malfunctions/index.ts';
import { organizationRoleType } from './organization-roles/index.ts';
import { organizationType, organizationUserType } from './organizations/index.ts';
import { projectMemberType } from './project-members/index.ts';
import { projectType } from './projects/index.ts';
import { riskModelTypes } from './risk-model/index.ts';
import { taskType } from './tasks/index.ts';
import { userType } from './users/index.ts';

/** Every kind of record that the platform keeps. */
export const recordTypes = new RecordTypes([
  ceaType,
  ceaTypeType,
  exposureSituationType,
  functionType,
  hazardousEventType,
  hazardEvaluationType,
  hazardType,
  machineType,
  malfunctionType,
  organizationRoleType,
  organizationType,
  organizationUserType,
  projectMemberType,
  projectType,
  userType,
  taskType,
  ...lookupTypes,
  ...riskModelTypes,
]);
