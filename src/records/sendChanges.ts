import type { TagType } from '@/api/cacheTags';
import { errorCode } from '@/api/errorCode';
import { type RestorableEntity, restoreDeletedRecords } from '@/api/project-actions';
import { refreshRecords } from '@/api/recordCache';
import { errorCurrentRecord, errorFields, errorMessage, errorStatus, isResponseError } from '@/lib/apiError';
import type { Outcome } from './editEntry';
import type { CreateAnswer, ProjectRecord, RecordChange, RecordDispatch, RecordModel } from './recordModel';

/** The most items that the contract takes in one batch. */
export const MAX_BATCH = 500;

/** The server, or something before it, is not there for the moment. 401 signs out: what was typed is kept. */
const TEMPORARY = new Set([401, 408, 429, 502, 503, 504]);

/** Sends the changes of records of one kind in one call. The outcomes are in the order of the changes. */
export async function sendChanges(
  dispatch: RecordDispatch,
  model: RecordModel,
  projectUuid: string,
  changes: readonly RecordChange[],
): Promise<readonly Outcome[] | 'one-by-one'> {
  const { single, batch } = model.requests;
  const [first] = changes;
  if (!first) return [];
  if (changes.length === 1 || !batch) {
    const { data, error } = await single(dispatch, first);
    return [data ? { kind: 'saved', record: data.data } : outcomeOf(error)];
  }
  const { data, error } = await batch(dispatch, projectUuid, changes);
  if (!data) {
    const outcome = outcomeOf(error);
    // What is wrong with one item must not hold up the others: each is asked about by itself.
    return outcome.kind === 'unreachable' ? changes.map(() => outcome) : 'one-by-one';
  }
  return changes.map((_change, index): Outcome => {
    const { record, current, error: problem } = data.data.results[index] ?? {};
    if (record) return { kind: 'saved', record };
    if (current) return { kind: 'stale', current };
    if (!problem) return { kind: 'unreachable' };
    if (asksAboutVotes(problem.fields)) return { kind: 'asked' };
    return refusedItem(problem);
  });
}

/** Creates records of one kind in one call. The outcomes are in the order of the records. */
export async function sendNewRecords(
  dispatch: RecordDispatch,
  model: RecordModel,
  projectUuid: string,
  records: readonly ProjectRecord[],
): Promise<readonly Outcome[] | 'one-by-one'> {
  if (!model.requests.create) throw new Error(`A ${model.entity} cannot be added here`);
  const { data, error } = await model.requests.create(dispatch, projectUuid, records);
  if (!data) {
    const outcome = outcomeOf(error);
    return outcome.kind === 'unreachable' || records.length === 1 ? records.map(() => outcome) : 'one-by-one';
  }
  const made = new Map(data.data.records?.map(record => [record.uuid, record]));
  return records.map(({ uuid }, index): Outcome => {
    const record = made.get(uuid);
    const problem = data.data.results[index]?.error;
    if (record) return { kind: 'saved', record };
    return problem ? refusedItem(problem) : { kind: 'unreachable' };
  });
}

/** Brings back records that this user deleted, with what went with them, and shows them. */
export async function restoreRecords(
  dispatch: RecordDispatch,
  projectUuid: string,
  entity: string,
  uuids: readonly string[],
): Promise<{ error?: unknown }> {
  const restoreDeletedRequest = { entity: entity as RestorableEntity, uuids: [...uuids] };
  const { error } = await dispatch(
    restoreDeletedRecords.initiate({ projectUuid, restoreDeletedRequest }, { track: false }),
  );
  if (error) return { error };
  await dispatch(refreshRecords(entity as TagType, uuids));
  return {};
}

type ItemProblem = NonNullable<CreateAnswer<unknown>['results'][number]['error']>;

const refusedItem = ({ code, message, fields }: ItemProblem): Outcome => ({
  kind: 'refused',
  refusal: { status: code === 'FORBIDDEN' ? 403 : 422, message: fields[0]?.message ?? message },
});

/** What an error means for what was typed. */
export function outcomeOf(error: unknown): Outcome {
  // An answer that cannot be read may be a good one: asking again finds out, and is recognised as ours.
  if (!isResponseError(error) || TEMPORARY.has(error.status)) return { kind: 'unreachable' };
  const current = errorCurrentRecord(error);
  if (current) return { kind: 'stale', current: current as ProjectRecord };
  if (asksAboutVotes(errorFields(error))) return { kind: 'asked' };
  return {
    kind: 'refused',
    refusal: {
      status: errorStatus(error) ?? 0,
      message: errorFields(error)[0]?.message ?? errorMessage(error) ?? errorCode(error) ?? '',
    },
  };
}

const asksAboutVotes = (fields: readonly { path: string }[]): boolean =>
  fields.some(({ path }) => path === 'resetVotes' || path.endsWith('.resetVotes'));
