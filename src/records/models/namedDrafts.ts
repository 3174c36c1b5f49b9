import { isUsuallySafetyFunction } from '@domain/measures/safetyFunctionTypes';
import type { ExposureSituation } from '@/api/exposure-situations';
import type { ProjectFunction } from '@/api/functions';
import type { HazardousEvent } from '@/api/hazardous-events';
import type { SafetyTarget, Zone } from '@/api/lookups';
import type { Machine } from '@/api/machines';
import type { Malfunction } from '@/api/malfunctions';
import type { Misuse } from '@/api/misuses';
import type { Rrm } from '@/api/rrms';
import type { Srem } from '@/api/srems';
import type { Task } from '@/api/tasks';
import type { NewRecord } from '../newRecord';
import type { MeasureUse } from './treatmentModels';

// What hazards are made of, until it is created: added in its own sheet, or by a hazard that names it.

export const functionDraft = (base: NewRecord): ProjectFunction => ({
  ...base,
  parentFunctionUuid: null,
  machineUuid: null,
  operatingModes: [],
  inputs: '',
  outputs: '',
  isSafetyRelated: false,
  status: 'DRAFT',
  assumptionUuids: [],
});

export const malfunctionDraft = (base: NewRecord, functionUuid: string): Malfunction => ({
  ...base,
  functionUuid,
  guidewordUuid: null,
  effect: '',
  disposition: 'ANALYSE',
  dispositionReason: '',
  duplicateOfUuid: null,
});

export const situationDraft = (base: NewRecord): ExposureSituation => ({
  ...base,
  disposition: 'USED',
  dispositionReason: '',
  duplicateOfUuid: null,
  generatedName: '',
  ceaUuids: [],
  ratings: [],
  isConfirmed: false,
  status: 'DRAFT',
  exposureEstimateUuids: [],
});

export const eventDraft = (base: NewRecord): HazardousEvent => ({ ...base, defaultEffectTypeUuids: [] });

export const machineDraft = (base: NewRecord): Machine => ({
  ...base,
  manufacturer: '',
  model: '',
  machineType: '',
  variant: '',
  intendedUse: '',
  spaceLimits: '',
  timeLimits: '',
  otherLimits: '',
  parentMachineUuid: null,
});

export const taskDraft = (base: NewRecord, machineUuid: string | null | undefined): Task => ({
  ...base,
  taskTypeUuid: null,
  machineUuid: machineUuid ?? null,
  lifecyclePhaseUuid: null,
  operatingMode: '',
  frequencyPerYear: null,
  durationMinutes: null,
  zoneUuids: [],
  checkedPlaces: [],
});

/** A zone of the project; its code is made from its name. */
export const zoneDraft = (base: NewRecord): Zone & { projectUuid: string } => ({
  ...base,
  organizationUuid: null,
  order: 0,
  isDefault: false,
  isActive: true,
  accessControlled: false,
  polygon: null,
  machineUuid: null,
});

/** A measure of the project's library. @param rrmType its type, by which it is a safety function or not */
export const measureDraft = (base: NewRecord, rrmType: { uuid: string; code: string | undefined }): Rrm => ({
  ...base,
  rrmTypeUuid: rrmType.uuid,
  isSafetyFunction: isUsuallySafetyFunction(rrmType.code),
  canTakeCreditForLowPr: false,
  creditJustificationTemplate: '',
  defaultEffect: {},
  standardReference: '',
  cost: null,
  safetyTargetUuid: null,
});

/** A safety target; its hazards are compared in a rating set of the project. */
export const targetDraft = (base: NewRecord, riskRatingSetUuid: string): SafetyTarget => ({
  ...base,
  safetyTargetTypeUuid: null,
  safetyTargetCategoryUuid: null,
  riskRatingSetUuid,
  raisedRatingUuid: null,
  raiseReason: '',
  externalId: '',
  safeState: '',
  fttiMs: null,
  faultDetectionMs: null,
  faultReactionMs: null,
  emergencyOperationMs: null,
  warningConcept: '',
  degradationConcept: '',
  status: 'DRAFT',
  hazardUuids: [],
  hazardsRatingUuid: null,
  ratingUuid: null,
  level: null,
  levelRank: null,
});

/** A safety requirement; its level is that of the targets that it serves. */
export const requirementDraft = (base: NewRecord): Srem => ({
  ...base,
  kind: 'REQUIREMENT',
  text: '',
  safetyTargetUuids: [],
  parentUuid: null,
  decomposedLevel: null,
  independence: '',
  allocatedTo: '',
  integrityCategoryUuid: null,
  integrityLevel: null,
  verificationMethod: '',
  status: 'DRAFT',
  externalId: '',
  externalUrl: null,
  hazardUuids: [],
});

/** The use of a measure on a hazard; the level that a safety function needs follows from the hazard. */
export const measureUseDraft = (
  { uuid, projectUuid, createdAt, updatedAt }: NewRecord,
  hazardUuid: string,
  rrmUuid: string,
  status: MeasureUse['status'],
): MeasureUse => ({
  uuid,
  projectUuid,
  code: '',
  revision: 0,
  createdAt,
  createdBy: null,
  updatedAt,
  updatedBy: null,
  hazardUuid,
  rrmUuid,
  status,
  order: 0,
  solutionSetUuid: null,
  sremUuid: null,
  responsibleUserUuid: null,
  dueDate: null,
  takesCreditForLowPr: false,
  creditJustification: '',
  requiredLevel: null,
  achievedLevel: null,
  evidence: '',
  evidenceDocumentUuid: null,
  newHazardUuids: [],
  evaluation: null,
  evaluations: [],
});

/** A misuse until it is created. */
export const misuseDraft = (base: NewRecord): Misuse => ({
  ...base,
  taskUuid: null,
  likelihoodNote: '',
  disposition: 'ANALYSE',
  dispositionReason: '',
  duplicateOfUuid: null,
  personnelUuids: [],
});
