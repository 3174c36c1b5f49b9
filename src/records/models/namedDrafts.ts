import type { ExposureSituation } from '@/api/exposure-situations';
import type { ProjectFunction } from '@/api/functions';
import type { HazardousEvent } from '@/api/hazardous-events';
import type { Machine } from '@/api/machines';
import type { Malfunction } from '@/api/malfunctions';
import type { Task } from '@/api/tasks';
import type { NewRecord } from '../newRecord';

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
  ceaUuids: [],
  ratings: [],
  isConfirmed: false,
  status: 'DRAFT',
  exposureEstimateUuids: [],
});

export const eventDraft = (base: NewRecord): HazardousEvent => base;

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
