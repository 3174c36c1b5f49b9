import { isUnmade } from './draftRecord';
import type { EditQueueSnapshot } from './editQueueTypes';
import { isEmptyPatch } from './recordModel';

/** Something typed is not known to be on the server. */
export const hasUnsaved = ({ entries, drafts }: EditQueueSnapshot): boolean =>
  entries.size > 0 || [...drafts.values()].some(isUnmade);

/** Something typed will not be saved without a person or the connection. */
export const isStuck = (snapshot: EditQueueSnapshot): boolean =>
  (!snapshot.isReachable && hasUnsaved(snapshot)) ||
  [...snapshot.drafts.values()].some(({ refusal }) => refusal !== null) ||
  [...snapshot.entries.values()].some(
    ({ conflict, question, failed }) => conflict !== null || question !== null || !isEmptyPatch(failed),
  );
