import { isDeepStrictEqual } from 'node:util';

/** What the audit trail says of one change. */
export interface Trace {
  id: number;
  entity: string;
  recordUuid: string;
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export type State = ReadonlyMap<string, Record<string, unknown>>;

const keyOf = ({ entity, recordUuid }: Trace) => `${entity} ${recordUuid}`;

/**
 * Plays the trail from the beginning. Each row has to begin where the one before it of the same record ended.
 * @param start records as they were before the first row
 * @returns what is there in the end, and where the trail breaks
 */
export function replay(
  traces: readonly Trace[],
  start: State = new Map(),
): { state: State; breaks: string[] } {
  const state = new Map(start);
  const breaks: string[] = [];
  for (const trace of traces) {
    const key = keyOf(trace);
    const before = state.get(key) ?? null;
    if (!isDeepStrictEqual(before, trace.before))
      breaks.push(`${trace.id}: ${key} was something else before`);
    if ((trace.action === 'CREATE') !== (trace.before === null))
      breaks.push(`${trace.id}: ${key} is no ${trace.action}`);
    if ((trace.action === 'DELETE') !== (trace.after === null))
      breaks.push(`${trace.id}: ${key} is no ${trace.action}`);
    if (trace.after) state.set(key, trace.after);
    else state.delete(key);
  }
  return { state, breaks };
}

/** Where the trail does not lead to what is there. */
export function differences(played: State, real: State): string[] {
  const keys = new Set([...played.keys(), ...real.keys()]);
  return [...keys].filter(key => !isDeepStrictEqual(played.get(key), real.get(key)));
}
