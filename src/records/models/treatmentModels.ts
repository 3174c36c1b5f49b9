import { createHazardRrmsBatch, deleteHazardRrm, type HazardRrm, updateHazardRrm } from '@/api/hazard-rrms';
import {
  createSafetyTargetsBatch,
  createSolutionSetsBatch,
  deleteSafetyTarget,
  deleteSolutionSet,
  type SafetyTarget,
  type SolutionSet,
  updateSafetyTarget,
  updateSafetyTargetsBatch,
  updateSolutionSet,
  updateSolutionSetsBatch,
} from '@/api/lookups';
import { createRrmsBatch, deleteRrm, type Rrm, updateRrm, updateRrmsBatch } from '@/api/rrms';
import {
  createSafetyFunctionsBatch,
  deleteSafetyFunction,
  type SafetyFunction,
  updateSafetyFunction,
  updateSafetyFunctionsBatch,
} from '@/api/safety-functions';
import { createSremsBatch, deleteSrem, type Srem, updateSrem, updateSremsBatch } from '@/api/srems';
import { givenFields } from '../newRecord';
import type { RecordModel } from '../recordModel';
import { regularModel } from '../regularModel';
import { sheetModel, UNTRACKED } from '../sheetModel';

/** A risk reduction measure of the project's library (domain model 1.31). */
export const measureModel = sheetModel<Rrm>('Rrm')({
  inherits: ['rrmTypeUuid'],
  created: [
    'uuid',
    'name',
    'description',
    'rrmTypeUuid',
    'isSafetyFunction',
    'canTakeCreditForLowPr',
    'creditJustificationTemplate',
    'standardReference',
    'cost',
    'safetyTargetUuid',
  ],
  update: (dispatch, rrmUuid, rrmUpdate) => dispatch(updateRrm.initiate({ rrmUuid, rrmUpdate }, UNTRACKED)),
  remove: (dispatch, rrmUuid, how) => dispatch(deleteRrm.initiate({ rrmUuid, ...how }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(updateRrmsBatch.initiate({ projectUuid, rrmBatchUpdate: { items } }, UNTRACKED)),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createRrmsBatch.initiate({ projectUuid, allOrNothing: false, rrmBatchCreate: { items } }, UNTRACKED),
    ),
});

/** A safety requirement or external measure (domain model 1.36). */
export const requirementModel = sheetModel<Srem>('Srem')({
  inherits: ['safetyTargetUuids', 'parentUuid'],
  created: [
    'uuid',
    'name',
    'description',
    'kind',
    'text',
    'safetyTargetUuids',
    'parentUuid',
    'decomposedLevel',
    'independence',
    'allocatedTo',
    'verificationMethod',
    'status',
    'externalId',
    'externalUrl',
    'hazardUuids',
  ],
  update: (dispatch, sremUuid, sremUpdate) =>
    dispatch(updateSrem.initiate({ sremUuid, sremUpdate }, UNTRACKED)),
  remove: (dispatch, sremUuid, how) => dispatch(deleteSrem.initiate({ sremUuid, ...how }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(updateSremsBatch.initiate({ projectUuid, sremBatchUpdate: { items } }, UNTRACKED)),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createSremsBatch.initiate({ projectUuid, allOrNothing: false, sremBatchCreate: { items } }, UNTRACKED),
    ),
});

/** A target that the design must reach for its hazards (domain model 1.34). */
export const targetModel = sheetModel<SafetyTarget>('SafetyTarget')({
  created: [
    'uuid',
    'name',
    'description',
    'safetyTargetTypeUuid',
    'riskRatingSetUuid',
    'raisedRatingUuid',
    'raiseReason',
    'externalId',
    'safeState',
    'fttiMs',
    'faultDetectionMs',
    'faultReactionMs',
    'emergencyOperationMs',
    'warningConcept',
    'degradationConcept',
    'status',
    'hazardUuids',
  ],
  update: (dispatch, safetyTargetUuid, safetyTargetUpdate) =>
    dispatch(updateSafetyTarget.initiate({ safetyTargetUuid, safetyTargetUpdate }, UNTRACKED)),
  remove: (dispatch, safetyTargetUuid, how) =>
    dispatch(deleteSafetyTarget.initiate({ safetyTargetUuid, ...how }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(
      updateSafetyTargetsBatch.initiate({ projectUuid, safetyTargetBatchUpdate: { items } }, UNTRACKED),
    ),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createSafetyTargetsBatch.initiate(
        { projectUuid, allOrNothing: false, safetyTargetBatchCreate: { items } },
        UNTRACKED,
      ),
    ),
});

/** What the control system of a machine does so that a risk is small enough (domain model 1.49). */
export const safetyFunctionModel = sheetModel<SafetyFunction>('SafetyFunction')({
  created: [
    'uuid',
    'name',
    'description',
    'riskRatingSetUuid',
    'achievedLevel',
    'architectureCategory',
    'pfhd',
    'responseTimeMs',
    'stopCategory',
    'evidence',
    'evidenceDocumentUuid',
    'status',
    'rrmUuids',
    'hazardUuids',
  ],
  update: (dispatch, safetyFunctionUuid, safetyFunctionUpdate) =>
    dispatch(updateSafetyFunction.initiate({ safetyFunctionUuid, safetyFunctionUpdate }, UNTRACKED)),
  remove: (dispatch, safetyFunctionUuid, how) =>
    dispatch(deleteSafetyFunction.initiate({ safetyFunctionUuid, ...how }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(
      updateSafetyFunctionsBatch.initiate({ projectUuid, safetyFunctionBatchUpdate: { items } }, UNTRACKED),
    ),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createSafetyFunctionsBatch.initiate(
        { projectUuid, allOrNothing: false, safetyFunctionBatchCreate: { items } },
        UNTRACKED,
      ),
    ),
});

/** A named alternative of measures (domain model 1.35). */
export const solutionSetModel = sheetModel<SolutionSet>('SolutionSet')({
  created: ['uuid', 'name', 'description', 'kind', 'isSelected', 'cost', 'note'],
  update: (dispatch, solutionSetUuid, solutionSetUpdate) =>
    dispatch(updateSolutionSet.initiate({ solutionSetUuid, solutionSetUpdate }, UNTRACKED)),
  remove: (dispatch, solutionSetUuid, how) =>
    dispatch(deleteSolutionSet.initiate({ solutionSetUuid, ...how }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(updateSolutionSetsBatch.initiate({ projectUuid, solutionSetBatchUpdate: { items } }, UNTRACKED)),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createSolutionSetsBatch.initiate(
        { projectUuid, allOrNothing: false, solutionSetBatchCreate: { items } },
        UNTRACKED,
      ),
    ),
});

/** The use of a measure on a hazard (domain model 1.32). It has no code of its own. */
export type MeasureUse = HazardRrm & { readonly code: string };
const withoutCode = (use: HazardRrm): MeasureUse => ({ ...use, code: '' });

const USE_CREATED = ['uuid', 'hazardUuid', 'rrmUuid', 'status', 'requiredLevel'] as const;

export const measureUseModel = regularModel<MeasureUse>({
  entity: 'HazardRrm',
  requests: {
    // The level that a safety function needs is that of the hazard's rating.
    waitsForEdits: true,
    single: async (dispatch, { uuid: hazardRrmUuid, revision, patch }) => {
      const update = { hazardRrmUuid, hazardRrmUpdate: { revision, ...patch } };
      const { data, error } = await dispatch(updateHazardRrm.initiate(update, UNTRACKED));
      return data ? { data: { data: withoutCode(data.data) } } : { error };
    },
    remove: (dispatch, hazardRrmUuid, { revision }) =>
      dispatch(
        deleteHazardRrm.initiate({ hazardRrmUuid, ...(revision !== undefined && { revision }) }, UNTRACKED),
      ),
    create: async (dispatch, projectUuid, records) => {
      const items = records.map(record => givenFields(record, USE_CREATED));
      const { data, error } = await dispatch(
        createHazardRrmsBatch.initiate({ projectUuid, hazardRrmBatchCreate: { items } }, UNTRACKED),
      );
      return data
        ? { data: { data: { ...data.data, records: data.data.records.map(withoutCode) } } }
        : { error };
    },
  },
});

export const TREATMENT_MODELS: readonly RecordModel[] = [
  measureUseModel,
  measureModel,
  requirementModel,
  targetModel,
  safetyFunctionModel,
  solutionSetModel,
];
