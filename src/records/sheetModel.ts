import { givenFields } from './newRecord';
import type {
  Answer,
  BatchAnswer,
  CreateAnswer,
  ProjectRecord,
  RecordChange,
  RecordDispatch,
  RecordModel,
  Removal,
} from './recordModel';
import { regularModel } from './regularModel';

/** A change of one record, as its operation takes it. */
type Update = { revision: number };

/** Only kinds that hazards rest on ask before votes are reset, and only those are confirmed. */
const updateOf = ({ revision, patch, isConfirmed }: RecordChange): Update => ({
  revision,
  ...patch,
  ...(isConfirmed && { resetVotes: true }),
});

/** Every record that has a sheet of its own has a place in the project's order. */
type SheetRecord = ProjectRecord & { readonly position: number };

interface SheetModelOptions<R extends SheetRecord, Created extends keyof R> {
  /** The fields that a create takes. */
  created: readonly Created[];
  follows?: RecordModel<R>['follows'];
  /** What a row that is inserted below another takes over from that one. Default: nothing. */
  inherits?: readonly (keyof R & string)[];
  update(dispatch: RecordDispatch, uuid: string, update: Update): Promise<Answer<R>>;
  updateBatch(
    dispatch: RecordDispatch,
    projectUuid: string,
    items: { uuid: string; change: Update }[],
  ): Promise<Answer<BatchAnswer<R>>>;
  remove(dispatch: RecordDispatch, uuid: string, how: Removal): Promise<{ error?: unknown }>;
  createBatch(
    dispatch: RecordDispatch,
    projectUuid: string,
    items: Pick<R, Created | 'position'>[],
  ): Promise<Answer<CreateAnswer<R>>>;
}

/**
 * The model of a record that has a sheet of its own: changed one at a time or in batches, and added there.
 * @returns takes the calls; apart from the entity, so that only the record's type has to be named
 */
export const sheetModel =
  <R extends SheetRecord>(entity: string) =>
  <Created extends keyof R>(calls: SheetModelOptions<R, Created>): RecordModel<R> =>
    regularModel<R>({
      entity,
      ...(calls.follows && { follows: calls.follows }),
      order: { inherits: calls.inherits ?? [] },
      requests: {
        single: (dispatch, change) => calls.update(dispatch, change.uuid, updateOf(change)),
        batch: (dispatch, projectUuid, changes) =>
          calls.updateBatch(
            dispatch,
            projectUuid,
            changes.map(change => ({ uuid: change.uuid, change: updateOf(change) })),
          ),
        remove: calls.remove,
        create: (dispatch, projectUuid, records) =>
          calls.createBatch(
            dispatch,
            projectUuid,
            records.map(record => givenFields(record, ['position', ...calls.created])),
          ),
      },
    });

/** For calls outside of components, whose state nobody looks at. */
export const UNTRACKED = { track: false } as const;
