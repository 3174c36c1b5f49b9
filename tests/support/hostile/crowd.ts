import type { Person, TestApp } from '../app.ts';

export interface Asked {
  status: number;
  ms: number;
}

/** One request of a person, with the time that it took. */
export async function timed(
  app: TestApp,
  person: Person,
  path: string,
  query: Record<string, unknown> = {},
): Promise<Asked> {
  const start = performance.now();
  const { status } = await app.call(person, 'GET', path, { query });
  return { status, ms: performance.now() - start };
}

/** The time that so many in a hundred stay below. */
export function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((part / 100) * sorted.length) - 1)] ?? Number.NaN;
}
