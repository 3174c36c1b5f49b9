import { nameFromText } from '@domain/nameFromText';
import {
  type Assumption,
  createAssumptionsBatch,
  deleteAssumption,
  updateAssumption,
  updateAssumptionsBatch,
} from '@/api/assumptions';
import { type Cea, createCeasBatch, deleteCea, updateCea, updateCeasBatch } from '@/api/ceas';
import {
  createMisusesBatch,
  deleteMisuse,
  type Misuse,
  updateMisuse,
  updateMisusesBatch,
} from '@/api/misuses';
import type { RecordModel } from '../recordModel';
import { sheetModel, UNTRACKED } from '../sheetModel';

// What surrounds an analysis: misuses, elements of situations, assumptions.

export const misuseModel = sheetModel<Misuse>('Misuse')({
  inherits: ['taskUuid'],
  created: [
    'uuid',
    'name',
    'description',
    'taskUuid',
    'likelihoodNote',
    'disposition',
    'dispositionReason',
    'duplicateOfUuid',
    'personnelUuids',
  ],
  update: (dispatch, misuseUuid, misuseUpdate) =>
    dispatch(updateMisuse.initiate({ misuseUuid, misuseUpdate }, UNTRACKED)),
  remove: (dispatch, misuseUuid, how) => dispatch(deleteMisuse.initiate({ misuseUuid, ...how }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(updateMisusesBatch.initiate({ projectUuid, misuseBatchUpdate: { items } }, UNTRACKED)),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createMisusesBatch.initiate(
        { projectUuid, allOrNothing: false, misuseBatchCreate: { items } },
        UNTRACKED,
      ),
    ),
});

export const ceaModel = sheetModel<Cea>('Cea')({
  inherits: ['ceaTypeUuid'],
  created: ['uuid', 'name', 'description', 'ceaTypeUuid', 'share', 'shareSource'],
  update: (dispatch, ceaUuid, ceaUpdate) => dispatch(updateCea.initiate({ ceaUuid, ceaUpdate }, UNTRACKED)),
  remove: (dispatch, ceaUuid, how) => dispatch(deleteCea.initiate({ ceaUuid, ...how }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(updateCeasBatch.initiate({ projectUuid, ceaBatchUpdate: { items } }, UNTRACKED)),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createCeasBatch.initiate({ projectUuid, allOrNothing: false, ceaBatchCreate: { items } }, UNTRACKED),
    ),
});

export const assumptionModel = sheetModel<Assumption>('Assumption')({
  created: [
    'uuid',
    'name',
    'description',
    'text',
    'category',
    'rationale',
    'ownerUserUuid',
    'dueDate',
    'validationMethod',
    'status',
  ],
  // The name is that of its text, until somebody gives it one of its own.
  follows: ({ name, text }, patch) =>
    typeof patch.text === 'string' && name === nameFromText(text) ? { name: nameFromText(patch.text) } : {},
  update: (dispatch, assumptionUuid, assumptionUpdate) =>
    dispatch(updateAssumption.initiate({ assumptionUuid, assumptionUpdate }, UNTRACKED)),
  remove: (dispatch, assumptionUuid, how) =>
    dispatch(deleteAssumption.initiate({ assumptionUuid, ...how }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(updateAssumptionsBatch.initiate({ projectUuid, assumptionBatchUpdate: { items } }, UNTRACKED)),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createAssumptionsBatch.initiate(
        { projectUuid, allOrNothing: false, assumptionBatchCreate: { items } },
        UNTRACKED,
      ),
    ),
});

export const CONTEXT_MODELS: readonly RecordModel[] = [misuseModel, ceaModel, assumptionModel];
