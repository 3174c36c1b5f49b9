import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { Pool } from 'pg';
import { listOperations, type Operation, readContract } from '../contract/contract.ts';
import type { RecordTypes } from '../database/records/references.ts';
import { Authorizer, type ProjectPermissions } from './authorizer.ts';
import { ApiError } from './errors.ts';
import { type Handlers, JsonText, type RequestContext } from './handler.ts';
import type { Principals } from './principals.ts';
import { TokenError } from './tokenError.ts';
import type { VerifiedToken } from './tokenVerifier.ts';
import { validatorCompiler } from './validation.ts';

export interface ApiOptions {
  pool: Pool;
  types: RecordTypes;
  handlers: Handlers;
  projectPermissions: ProjectPermissions;
  verifyToken: (token: string) => Promise<VerifiedToken>;
  principals: Principals;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; set before anything of the request is read. */
    userUuid: string | undefined;
  }
}

type AnyHandler = (
  request: { path: unknown; query: unknown; body: unknown },
  context: RequestContext,
) => Promise<{ status: number; body?: unknown }>;

/**
 * /v1: one route for each operation of the contract. The way of a request: token → person → validation → permission →
 * handler → answer in the contract's shape.
 */
export async function apiPlugin(fastify: FastifyInstance, options: ApiOptions): Promise<void> {
  const contract = readContract();
  const operations = new Map(listOperations(contract).map(operation => [operation.id as string, operation]));
  const authorizer = new Authorizer(options.types, options.projectPermissions);
  for (const operation of operations.values()) {
    const problem = authorizer.problemOf(operation);
    if (problem) throw new Error(`The contract can not be served: ${problem}`);
  }

  fastify.setValidatorCompiler(validatorCompiler());
  fastify.decorateRequest('userUuid', undefined);
  fastify.addHook('onRoute', closeQuery);

  await fastify.register(openapiGlue, {
    specification: contract,
    prefix: 'v1',
    operationResolver: (operationId: string) => {
      const operation = operations.get(operationId);
      if (!operation) throw new Error(`${operationId} is not in the contract`);
      const handler = options.handlers[operation.id] as unknown as AnyHandler;
      return {
        // Before the body is read: a stranger learns nothing of what a request should look like.
        onRequest: operation.permission.scope === 'public' ? [] : [authenticate(options)],
        handler: serve(operation, handler, authorizer, options),
        // Method and address come from the contract; the plugin's type asks for them all the same.
      } as unknown as RouteOptions;
    },
  });
}

/** Unknown query parameters are refused like unknown fields; the routing plugin leaves them open. */
function closeQuery(route: RouteOptions): void {
  const schema = route.schema as { querystring?: Record<string, unknown> } | undefined;
  if (!schema) return;
  schema.querystring = { type: 'object', properties: {}, ...schema.querystring, additionalProperties: false };
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]+)$/;

const authenticate =
  ({ verifyToken, principals }: ApiOptions) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new ApiError('UNAUTHENTICATED', 'Sign in to use this.');
    try {
      request.userUuid = await principals(await verifyToken(token), token);
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      request.log.info({ reason: error.reason }, 'token refused');
      if (error.reason === 'provider-unavailable') {
        throw new ApiError(
          'UNAVAILABLE',
          'The sign-in provider does not answer just now. Nothing was changed; try again in a moment.',
        );
      }
      if (error.reason === 'expired')
        throw new ApiError('TOKEN_EXPIRED', 'Your sign-in has expired. Sign in again; nothing was changed.');
      throw new ApiError('UNAUTHENTICATED', 'This sign-in is not valid here. Sign in again.');
    }
  };

const NOBODY = {
  platformRoles: [],
  organizationUuid: null,
  projectUuid: null,
  permissions: new Set<string>(),
};

function serve(
  operation: Operation,
  handler: AnyHandler,
  authorizer: Authorizer,
  { pool, types }: ApiOptions,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const access = request.userUuid
      ? await authorizer.authorize(pool, request.userUuid, operation.permission, request)
      : NOBODY;
    const context: RequestContext = {
      ...access,
      userUuid: request.userUuid ?? '',
      operationId: operation.id,
      requestId: request.id,
      log: request.log,
      pool,
      types,
    };
    const result = await handler(
      { path: request.params ?? {}, query: request.query ?? {}, body: request.body },
      context,
    );
    reply.status(result.status);
    if (result.body instanceof JsonText) {
      // A text is sent as it stands: the database made it of exactly the contract's fields.
      return reply.type('application/json; charset=utf-8').send(result.body.text);
    }
    return reply.send(result.body);
  };
}
