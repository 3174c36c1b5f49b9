import type { FastifyBaseLogger } from 'fastify';
import type { StatementWatch } from '../database/watchStatements.ts';
import { currentRequest } from './currentRequest.ts';
import type { Tracing } from './tracing.ts';

/** Characters of a statement that a line of the log tells: enough to find it by, the longest have tens of thousands. */
const TOLD = 1000;

interface StatementTelling {
  log: FastifyBaseLogger;
  /** From how many milliseconds on a statement is told. */
  slowMs: number;
  tracing: Tracing | undefined;
}

/** Statements that take long stand in the log, each with the request that sent it; every one of a request is in its trace. */
export function tellStatements({ log, slowMs, tracing }: StatementTelling): StatementWatch {
  return text => {
    const request = currentRequest();
    const endSpan = request && tracing?.traceStatement(text, request);
    const began = performance.now();
    return failure => {
      endSpan?.(failure);
      const ms = Math.round(performance.now() - began);
      if (ms < slowMs) return;
      const operation = request?.routeOptions.config.operationId;
      (request?.log ?? log).warn(
        {
          ms,
          ...(operation && { operation }),
          ...(failure && { failure }),
          statement: text.length > TOLD ? `${text.slice(0, TOLD)}…` : text,
        },
        'slow statement',
      );
    };
  };
}
