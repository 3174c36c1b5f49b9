import type { ApiError } from '../contract/errors.ts';
import type { Queryable } from '../database/records/reading.ts';
import type { RequestContext } from './handler.ts';

type Fields = Record<string, unknown>;

/** A change of one record, before it is made. */
export interface PlannedChange {
  uuid: string;
  change: Fields;
}

/** Looks at many changes with as few questions as at one. @returns those that are refused */
export type ManyRule = <Change extends PlannedChange>(
  changes: readonly Change[],
  context: RequestContext,
  database: Queryable,
) => Promise<Map<Change, ApiError>>;

/** One rule for the change of one record and for batches of changes. */
export const forOneAndMany = (rule: ManyRule) => ({
  async beforeUpdate(uuid: string, change: Fields, context: RequestContext, database: Queryable) {
    const refused = await rule([{ uuid, change }], context, database);
    for (const error of refused.values()) throw error;
  },
  async beforeUpdates<Change extends PlannedChange>(
    changes: Change[],
    context: RequestContext,
    database: Queryable,
  ) {
    return { refused: await rule(changes, context, database), apart: [] as Change[] };
  },
});

/** Refused changes by what is wrong with each. */
export const refusedOf = <Change extends PlannedChange>(
  changes: readonly Change[],
  problemOf: (change: Change) => ApiError | undefined,
): Map<Change, ApiError> =>
  new Map(
    changes.flatMap(change => {
      const problem = problemOf(change);
      return problem ? [[change, problem] as const] : [];
    }),
  );
