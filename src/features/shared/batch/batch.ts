import { refusalMessage } from '@/lib/apiError';

/** Something that stays as it is, and why. */
export interface Refusal<Row> {
  row: Row;
  why: string;
}

/** What a step would do with the chosen rows. */
export interface BatchPlan<Row> {
  ready: readonly Row[];
  leftOut: readonly Refusal<Row>[];
  /** Those of `ready` that need a reason. */
  reasonFor: readonly Refusal<Row>[];
}

export interface BatchOutcome<Row> {
  done: readonly Row[];
  refused: readonly Refusal<Row>[];
}

/** Items that one call takes (the contract's limit). */
const IN_ONE_CALL = 500;

/** What a mutation's trigger of RTK Query resolves to: the result of a batch, or why none of it was done. */
export interface BatchAnswer {
  data?: {
    data: {
      results: readonly {
        index: number;
        status: 'CREATED' | 'SAVED' | 'CONFLICT' | 'FAILED' | 'NOT_SAVED';
        error?: { message: string };
      }[];
    };
  };
  error?: unknown;
}

/**
 * Does something with all rows by the contract's batch; one that is refused leaves the others as they are.
 * @param send does it with as many rows as one call takes
 * @param changed says that somebody else was quicker
 * @param onDone is told after each call how many are through
 */
export async function sendBatch<Row>(
  rows: readonly Row[],
  send: (part: readonly Row[]) => PromiseLike<BatchAnswer>,
  changed: string,
  onDone: (count: number) => void,
): Promise<BatchOutcome<Row>> {
  const done: Row[] = [];
  const refused: Refusal<Row>[] = [];
  for (let from = 0; from < rows.length; from += IN_ONE_CALL) {
    const part = rows.slice(from, from + IN_ONE_CALL);
    const { data, error } = await send(part);
    const results = new Map(data?.data.results.map(result => [result.index, result]));
    for (const [index, row] of part.entries()) {
      const result = results.get(index);
      if (result?.status === 'CREATED' || result?.status === 'SAVED') done.push(row);
      else if (result?.status === 'CONFLICT') refused.push({ row, why: changed });
      else refused.push({ row, why: result?.error?.message ?? refusalMessage(error) ?? '' });
    }
    onDone(done.length + refused.length);
  }
  return { done, refused };
}

/** Sorts rows by what speaks against a step, and by what has to be explained. */
export function planBatch<Row>(
  rows: readonly Row[],
  whyNot: (row: Row) => string | undefined,
  whyReason: (row: Row) => string | undefined = () => undefined,
): BatchPlan<Row> {
  const ready: Row[] = [];
  const leftOut: Refusal<Row>[] = [];
  const reasonFor: Refusal<Row>[] = [];
  for (const row of rows) {
    const why = whyNot(row);
    if (why !== undefined) {
      leftOut.push({ row, why });
      continue;
    }
    ready.push(row);
    const reason = whyReason(row);
    if (reason !== undefined) reasonFor.push({ row, why: reason });
  }
  return { ready, leftOut, reasonFor };
}

/** The same reason said once, with all that it is about. */
export function byReason<Row>(refusals: readonly Refusal<Row>[]): { why: string; rows: Row[] }[] {
  const groups = new Map<string, Row[]>();
  for (const { row, why } of refusals) groups.set(why, [...(groups.get(why) ?? []), row]);
  return [...groups].map(([why, rows]) => ({ why, rows }));
}
