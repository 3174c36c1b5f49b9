import type { FastifyInstance } from 'fastify';
import { readContract } from '../contract/contract.ts';

/** The bundled contract itself, for backend teams and their tools. */
export async function contractPlugin(fastify: FastifyInstance): Promise<void> {
  const text = JSON.stringify(readContract());
  fastify.get('/v1/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
}
