import type { ErrorField } from '../../contract/errors.ts';

/** The ranks of severity that an injury typically has are a range (domain model 4.4). */
export function ranksProblem({
  severityRankLow,
  severityRankHigh,
}: Record<string, unknown>): ErrorField | undefined {
  if (Number(severityRankHigh) >= Number(severityRankLow)) return undefined;
  return {
    path: 'severityRankHigh',
    message: 'The highest typical rank is below the lowest one. Raise it, or lower the other.',
  };
}
