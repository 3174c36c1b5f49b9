import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';

const requests = new AsyncLocalStorage<FastifyRequest>();

/** The request whose handling has led here; undefined for what the process does by itself. */
export const currentRequest = (): FastifyRequest | undefined => requests.getStore();

/** Call before any other hook is added. Reading a body loses the request, so it is set once more after that. */
export function keepCurrentRequest(app: FastifyInstance): void {
  const keep: onRequestHookHandler = (request, _reply, done) => requests.run(request, done);
  app.addHook('onRequest', keep);
  app.addHook('preValidation', keep);
}
