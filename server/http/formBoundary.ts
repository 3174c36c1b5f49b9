import type { FastifyInstance } from 'fastify';
import { ApiError } from '../contract/errors.ts';

/** RFC 2046, 5.1.1. */
const MAX_BOUNDARY_LENGTH = 70;
const BOUNDARY = /^multipart\/.*?boundary="?([^";]*)/is;

/** Refuses forms whose parts are separated by more than a boundary may be; the parser throws at what is longer. */
export function refuseLongBoundaries(scope: FastifyInstance): void {
  scope.addHook('preParsing', async ({ headers }) => {
    const boundary = BOUNDARY.exec(headers['content-type'] ?? '')?.[1] ?? '';
    if (boundary.length > MAX_BOUNDARY_LENGTH)
      throw new ApiError(
        'MALFORMED_BODY',
        `The boundary of this form is longer than ${MAX_BOUNDARY_LENGTH} characters.`,
      );
  });
}
