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

/** Calls under way at once: enough to be quick, few enough to leave the server to others. */
const AT_ONCE = 4;

/** What a mutation's trigger of RTK Query resolves to. */
type Answer = { error?: unknown };

/**
 * Does something with each of the rows; one that is refused leaves the others as they are.
 * @param send does it with one row
 * @param onDone is told after each row how many are through
 */
export async function runEach<Row>(
  rows: readonly Row[],
  send: (row: Row) => PromiseLike<Answer>,
  onDone: (count: number) => void,
): Promise<BatchOutcome<Row>> {
  const answers: unknown[] = [];
  let next = 0;
  let through = 0;
  const work = async () => {
    while (next < rows.length) {
      const at = next++;
      answers[at] = (await send(rows[at] as Row)).error;
      onDone(++through);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, rows.length) }, work));
  const outcomes = rows.map((row, at) => ({ row, error: answers[at] }));
  return {
    done: outcomes.flatMap(({ row, error }) => (error === undefined ? row : [])),
    refused: outcomes.flatMap(({ row, error }) =>
      error === undefined ? [] : { row, why: refusalMessage(error) ?? '' },
    ),
  };
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
