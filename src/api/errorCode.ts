import { isResponseError } from '@/lib/apiError';
import type { ErrorCode } from './generated/errorCode.gen';

/** The contract's code of an error, or undefined where the server gave none. A later server may have more codes. */
export function errorCode(error: unknown): ErrorCode | undefined {
  const code = isResponseError(error) ? (error.data as { code?: unknown } | null)?.code : undefined;
  return typeof code === 'string' && code !== '' ? (code as ErrorCode) : undefined;
}
