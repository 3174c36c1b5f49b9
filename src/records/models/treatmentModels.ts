import { createRrmsBatch, deleteRrm, type Rrm, updateRrm, updateRrmsBatch } from '@/api/rrms';
import { createSremsBatch, deleteSrem, type Srem, updateSrem, updateSremsBatch } from '@/api/srems';
import type { RecordModel } from '../recordModel';
import { sheetModel, UNTRACKED } from '../sheetModel';

/** A risk reduction measure of the project's library (domain model 1.31). */
export const measureModel = sheetModel<Rrm>('Rrm')({
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
  remove: (dispatch, rrmUuid, confirm) => dispatch(deleteRrm.initiate({ rrmUuid, confirm }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(updateRrmsBatch.initiate({ projectUuid, rrmBatchUpdate: { items } }, UNTRACKED)),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createRrmsBatch.initiate({ projectUuid, allOrNothing: false, rrmBatchCreate: { items } }, UNTRACKED),
    ),
});

/** A safety requirement or external measure (domain model 1.36). */
export const requirementModel = sheetModel<Srem>('Srem')({
  created: [
    'uuid',
    'name',
    'description',
    'kind',
    'text',
    'safetyTargetUuid',
    'allocatedTo',
    'integrityCategoryUuid',
    'integrityLevel',
    'verificationMethod',
    'status',
    'externalId',
    'externalUrl',
  ],
  update: (dispatch, sremUuid, sremUpdate) =>
    dispatch(updateSrem.initiate({ sremUuid, sremUpdate }, UNTRACKED)),
  remove: (dispatch, sremUuid, confirm) => dispatch(deleteSrem.initiate({ sremUuid, confirm }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(updateSremsBatch.initiate({ projectUuid, sremBatchUpdate: { items } }, UNTRACKED)),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createSremsBatch.initiate({ projectUuid, allOrNothing: false, sremBatchCreate: { items } }, UNTRACKED),
    ),
});

export const TREATMENT_MODELS: readonly RecordModel[] = [measureModel, requirementModel];
