import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { ApiError } from '../contract/errors.ts';
import { type Authentication, authenticate } from '../http/authenticate.ts';
import { allowOrigins } from '../http/crossOrigin.ts';
import { apiErrorOf } from '../http/errorHandling.ts';
import { validatorCompiler } from '../http/validation.ts';
import { contentErrorOf } from './contentError.ts';
import { listGlossaryItems } from './listGlossaryItems.ts';

export interface ContentOptions extends Authentication {
  pool: Pool;
  /** Origins of web apps on another address than this service; none if they share one. */
  origins?: readonly string[];
}

const ADDRESS = '/api/glossary-items';
/** Strapi's own; the app asks for 125 (specification §9). */
const DEFAULT_PAGE_SIZE = 25;
const MAX_PAGE_SIZE = 250;
const MAX_PREFIX_LENGTH = 200;

const PREFIX = 'filters[uiKey][$startsWith]';
const PAGE = 'pagination[page]';
const PAGE_SIZE = 'pagination[pageSize]';
const WITH_COUNT = 'pagination[withCount]';
const LOCALE = 'locale';

interface Query {
  [PREFIX]: string;
  [PAGE]: number;
  [PAGE_SIZE]: number;
  [WITH_COUNT]: boolean;
  [LOCALE]: string;
}

const QUERY_SCHEMA = {
  type: 'object',
  // Ignoring an unknown filter would return wrong texts, so refuse it.
  additionalProperties: false,
  properties: {
    // PostgreSQL cannot store the NUL character.
    [PREFIX]: { type: 'string', maxLength: MAX_PREFIX_LENGTH, pattern: '^[^\\u0000]*$', default: '' },
    [PAGE]: { type: 'integer', minimum: 1, maximum: 2_147_483_647, default: 1 },
    [PAGE_SIZE]: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE },
    [WITH_COUNT]: { type: 'boolean', default: true },
    [LOCALE]: { type: 'string', pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$', maxLength: 35, default: 'en' },
  },
};

/**
 * The glossary service: GET /api/glossary-items in the shape of Strapi's REST API (specification §7 "Glossary
 * service"). Register it without a prefix; its hooks and error format are encapsulated.
 */
export async function contentPlugin(fastify: FastifyInstance, options: ContentOptions): Promise<void> {
  const { pool, origins = [] } = options;

  fastify.setValidatorCompiler(validatorCompiler());
  fastify.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const told = apiErrorOf(error);
    if (told.code === 'INTERNAL') request.log.error({ err: error }, 'request failed');
    return reply.status(told.status).send(contentErrorOf(told));
  });
  fastify.decorateRequest('userUuid', undefined);

  fastify.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  allowOrigins(fastify, ADDRESS, origins);

  fastify.get<{ Querystring: Query }>(
    ADDRESS,
    {
      config: { countsUsers: true },
      onRequest: authenticate(options),
      schema: { querystring: QUERY_SCHEMA },
    },
    async ({ query, userUuid = '' }) => {
      const page = await listGlossaryItems(pool, userUuid, {
        prefix: query[PREFIX],
        page: query[PAGE],
        pageSize: query[PAGE_SIZE],
        withCount: query[WITH_COUNT],
        locale: query[LOCALE],
      });
      if (page) return page;
      throw new ApiError(
        'UNAUTHENTICATED',
        'This account cannot be used (any more). Sign in again, or ask your administrator.',
      );
    },
  );
}
