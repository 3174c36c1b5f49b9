import type { Pool } from 'pg';
import { expect } from 'vitest';
import type { ErrorAnswer } from './analysis.ts';
import type { Answer } from './app.ts';
import { auditLength } from './auditTrail.ts';

/** What an answer carries; fails with its body on any other status. */
export const dataOf = <T>(answer: Answer<unknown>, status: number): T => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return (answer.body as { data: T }).data;
};

/** A refusal that changed nothing, with the field that it names. */
export async function expectRefused(
  pool: Pool,
  call: () => Promise<Answer<unknown>>,
  status: number,
  code: string,
  path?: string,
): Promise<ErrorAnswer> {
  const before = await auditLength(pool);
  const { status: got, body } = await call();
  const error = body as ErrorAnswer;
  expect(`${got} ${error?.code}`, JSON.stringify(body)).toBe(`${status} ${code}`);
  if (path) expect(error.fields.map(field => field.path)).toContain(path);
  expect(await auditLength(pool)).toBe(before);
  return error;
}
