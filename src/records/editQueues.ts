import { retryDelay } from '@/api/baseQuery';
import type { TagType } from '@/api/cacheTags';
import { applyRecords, findCachedDetail, findCachedRecord } from '@/api/recordCache';
import { EditQueue } from './EditQueue';
import { createEditStorage, createOpenPages, type OpenPages } from './editStorage';
import { modelOf } from './models/modelOf';
import type { ProjectRecord, RecordDispatch } from './recordModel';
import { restoreRecords, sendChanges, sendNewRecords } from './sendChanges';

/** What a queue needs of the store. */
export interface RecordStore {
  dispatch: RecordDispatch;
  getState: () => unknown;
}

interface StoreQueues {
  pages: OpenPages;
  queues: Map<string, EditQueue>;
}

const byStore = new WeakMap<RecordStore, StoreQueues>();

/**
 * The one queue of a project for this person. It outlives the pages of the project: what is under way when they are left
 * is still sent, and undo is there on the way back.
 */
export function editQueueOf(store: RecordStore, userUuid: string, projectUuid: string): EditQueue {
  const known = byStore.get(store) ?? {
    pages: createOpenPages(navigator.locks as LockManager | undefined, window.sessionStorage),
    queues: new Map<string, EditQueue>(),
  };
  byStore.set(store, known);
  const key = `${userUuid}/${projectUuid}`;
  const queue = known.queues.get(key) ?? createQueue(store, known.pages, userUuid, projectUuid);
  known.queues.set(key, queue);
  return queue;
}

function createQueue(
  { dispatch, getState }: RecordStore,
  pages: OpenPages,
  userUuid: string,
  projectUuid: string,
): EditQueue {
  return new EditQueue({
    modelOf,
    // What is edited stands in lists; what a rule needs besides, such as a rating set, was read by itself.
    findSaved: (entity, uuid) => {
      const findIn = modelOf(entity) ? findCachedRecord : findCachedDetail;
      return findIn(getState(), entity, uuid) as ProjectRecord | undefined;
    },
    send: (model, changes) => sendChanges(dispatch, model, projectUuid, changes),
    create: (model, records) => sendNewRecords(dispatch, model, projectUuid, records),
    remove: (model, uuid, how) => {
      if (!model.requests.remove) throw new Error(`A ${model.entity} cannot be deleted here`);
      return model.requests.remove(dispatch, uuid, how);
    },
    restore: (entity, uuids) => restoreRecords(dispatch, projectUuid, entity, uuids),
    accept: (entity, records) => {
      dispatch(applyRecords(entity as TagType, records));
      // autoBatchEnhancer notifies of patched caches a frame later, but of any other action at once. Without this action
      // a row would show its old value for a frame, move to its old group and close the editor opened in it.
      dispatch({ type: 'records/accepted' });
    },
    scheduleRetry: (retry, tries) => {
      const timer = setTimeout(retry, retryDelay(tries));
      return () => clearTimeout(timer);
    },
    storage: createEditStorage({
      local: window.localStorage,
      session: window.sessionStorage,
      pages,
      isSignedIn: () => dispatch((_dispatch, _getState, extra) => extra.getAccessToken()) !== null,
      userUuid,
      projectUuid,
    }),
  });
}
