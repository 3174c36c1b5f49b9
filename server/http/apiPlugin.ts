import { Readable } from 'node:stream';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySerializerCompiler,
  HTTPMethods,
} from 'fastify';
import type { Pool } from 'pg';
import type { ProjectRoles } from '../access/accessSql.ts';
import { findApiToken, requireTokenFor } from '../access/apiTokens.ts';
import { type Access, Authorizer } from '../access/authorizer.ts';
import { RequestAccess } from '../access/requestAccess.ts';
import { schemaCloser } from '../contract/componentSchemas.ts';
import { listOperations, type Operation, readContract } from '../contract/contract.ts';
import { ApiError } from '../contract/errors.ts';
import { routeSchema, routeUrl } from '../contract/routeSchema.ts';
import type { RecordTypes } from '../database/records/references.ts';
import type { LiveEvents } from '../events/liveEvents.ts';
import type { Settings } from '../settings.ts';
import type { FileStorage } from '../storage/fileStorage.ts';
import type { DiskSpace } from '../telemetry/diskSpace.ts';
import { type Authentication, authenticate, type SignIn } from './authenticate.ts';
import type { DemoProjects } from './demoProjects.ts';
import {
  FileAnswer,
  type Handlers,
  isAskedFirst,
  JsonStream,
  JsonText,
  type OpenContext,
  type RequestContext,
} from './handler.ts';
import { HeavyReads } from './heavyReads.ts';
import { once } from './idempotency.ts';
import { keepRawBody } from './keepRawBody.ts';
import { lazySerializer, lazyValidator } from './lazySchemas.ts';
import { askBeforeLargeBody, refusalOf } from './requestRefusal.ts';
import { roomFor } from './roomForChanges.ts';
import { acceptForms, type FormSchema, readUpload, type Upload } from './uploads.ts';
import { validatorCompiler } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the caller may; made when it is first needed. */
    access: RequestAccess | undefined;
  }
}

export interface ApiOptions extends Authentication {
  pool: Pool;
  /** For what takes seconds, so that it neither takes the others' connections nor their processor time. */
  heavyPool: Pool;
  types: RecordTypes;
  settings: Settings;
  files: FileStorage;
  disk: DiskSpace;
  live: LiveEvents;
  demos: DemoProjects;
  handlers: Handlers;
  projectRoles: ProjectRoles;
}

type AnyHandler = (
  request: { path: unknown; query: unknown; body: unknown },
  context: RequestContext,
) => Promise<{ status: number; body?: unknown }>;

/**
 * /v1: one route for each operation of the contract. The way of a request: token → person → validation up to the first
 * problem → permission → handler, or all problems → answer in the contract's shape.
 */
export async function apiPlugin(fastify: FastifyInstance, options: ApiOptions): Promise<void> {
  const contract = readContract();
  const operations = listOperations(contract);
  const authorizer = new Authorizer(options.types, options.projectRoles);
  for (const operation of operations) {
    const problem = authorizer.problemOf(operation);
    if (problem) throw new Error(`The contract cannot be served: ${problem}`);
  }

  const heavyReads = new HeavyReads();
  const closed = schemaCloser(contract);
  fastify.setValidatorCompiler(lazyValidator(validatorCompiler(), closed));
  fastify.setSerializerCompiler(
    lazySerializer(SerializerSelector()({}, {}) as FastifySerializerCompiler<object>, closed),
  );
  // /v1 speaks JSON only; a text would otherwise be read as one.
  fastify.removeContentTypeParser('text/plain');
  await acceptForms(fastify);
  fastify.decorateRequest('userUuid', undefined);
  fastify.decorateRequest('signIn', undefined);
  fastify.decorateRequest('apiToken', undefined);
  fastify.decorateRequest('rawBody', undefined);
  fastify.decorateRequest('access', undefined);
  // What one person may see is kept by no cache on the way.
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  for (const operation of operations) {
    const handler = options.handlers[operation.id] as unknown as AnyHandler;
    const { schema, form } = routeSchema(contract, operation);
    const isPublic = operation.permission.scope === 'public';
    const accessOf = (request: FastifyRequest) => {
      request.access ??= new RequestAccess(
        authorizer,
        options.pool,
        request.userUuid ?? '',
        operation,
        request,
      );
      return request.access;
    };
    fastify.route({
      method: operation.method as HTTPMethods,
      url: `/v1${routeUrl(operation)}`,
      schema,
      config: {
        countsUsers: !isPublic,
        operationId: operation.id,
        ...(form && { form: closed(form) as FormSchema }),
      },
      // Before the body is read: a stranger learns nothing of what a request should look like.
      onRequest: isPublic
        ? []
        : [
            authenticate(
              { ...options, findApiToken: token => findApiToken(options.pool, token) },
              operation.security.includes('imageToken') ? 'query' : 'header',
            ),
            async request => {
              if (request.apiToken) requireTokenFor(operation, request.apiToken);
            },
          ],
      preParsing: [
        ...(isPublic ? [] : [askBeforeLargeBody(accessOf)]),
        ...(operation.security.includes('toolSignature') ? [keepRawBody(options.settings.bodyLimit)] : []),
      ],
      // What is wrong with a request is told when the caller turned out to be allowed.
      attachValidation: true,
      handler: serve(operation, handler, accessOf, options, heavyReads),
    });
  }
}

const NOT_SIGNED_IN: SignIn = { expiresAt: 0, isSignedIn: async () => false };

const textOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Only for the tab itself to know its own changes by: what is no uuid is left out, and refuses nothing. */
function clientIdOf({ headers }: FastifyRequest): string | undefined {
  const id = textOf(headers['x-client-id'])?.toLowerCase();
  return id && UUID.test(id) ? id : undefined;
}

const NOBODY: Access = {
  platformRoles: [],
  organizationUuid: null,
  projectUuid: null,
  permissions: new Set<string>(),
};

/** The handler's own error, or that of the access where it has not been established: a stranger learns nothing. */
async function errorFor(access: RequestAccess, error: unknown): Promise<unknown> {
  try {
    await access.require();
  } catch (refusal) {
    if (refusal instanceof ApiError) return refusal;
  }
  return error;
}

function serve(
  operation: Operation,
  handler: AnyHandler,
  accessOf: (request: FastifyRequest) => RequestAccess,
  { pool, heavyPool, types, settings, files, disk, live, demos }: ApiOptions,
  heavyReads: HeavyReads,
) {
  const { id: operationId, isKeyed } = operation;
  const isPublic = operation.permission.scope === 'public';
  const requireRoom = roomFor(operation, disk);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { userUuid = '' } = request;
    const { form } = request.routeOptions.config;
    const access = accessOf(request);
    if (request.validationError) throw await refusalOf(request, isPublic ? undefined : access);
    requireRoom(form !== undefined);
    // A file is taken from nobody who may not send one.
    const key = isKeyed ? textOf(request.headers['idempotency-key']) : undefined;
    // Nor is an answer repeated to anybody who may not ask for it any more.
    // Statements know the person's access and nothing of a token that is for less.
    const asksFirst =
      isAskedFirst(handler) || form !== undefined || key !== undefined || request.apiToken !== undefined;
    const found = isPublic ? NOBODY : asksFirst ? await access.ask() : undefined;
    const endTurn = await heavyReads.wait(request, reply, userUuid, operationId);
    // Field by field and not spread: this is made for every request.
    const context: OpenContext & Partial<Access> = {
      userUuid,
      access,
      operationId,
      requestId: request.id,
      acceptLanguage: request.headers['accept-language'],
      log: request.log,
      pool: endTurn ? heavyPool : pool,
      types,
      settings,
      files,
      live,
      demos,
      clientId: clientIdOf(request),
      lastEventId: textOf(request.headers['last-event-id']),
      signIn: request.signIn ?? NOT_SIGNED_IN,
      signed: request.rawBody && { headers: request.headers, rawBody: request.rawBody },
    };
    if (found) Object.assign(context, found);
    let upload: Upload | undefined;
    let result: Awaited<ReturnType<AnyHandler>>;
    let stream: JsonStream | undefined;
    try {
      upload = form && (await readUpload(request, form, settings));
      const body = upload ? upload.body : request.body;
      const work = () =>
        handler({ path: request.params ?? {}, query: request.query ?? {}, body }, context as RequestContext);
      result =
        key === undefined
          ? await work()
          : await once({ key, operationId, url: request.url, body }, context, work);
      // Also of a handler that changed nothing, or by other ways than the write path.
      if (!isPublic) await access.require();
      if (result.body instanceof JsonStream) stream = result.body;
    } catch (error) {
      throw isPublic ? error : await errorFor(access, error);
    } finally {
      await upload?.discard();
      if (!stream) endTurn?.();
    }
    reply.status(result.status);
    if (stream) {
      // The work goes on until all of it was made. What goes wrong with it ends the content.
      const learn = (size: number) => heavyReads.learn(request, size);
      const log = (err: Error) => request.log.error({ err }, 'an answer broke off while it was sent');
      void stream.made.then(learn, log).finally(endTurn);
      return reply.type('application/json; charset=utf-8').send(stream.content);
    }
    if (result.body instanceof FileAnswer)
      return reply.headers(result.body.headers).send(result.body.content);
    if (result.body instanceof JsonText) {
      // A text is sent as it stands: the database made it of exactly the contract's fields.
      const parts = await result.body.content();
      const size = parts.reduce((sum, { length }) => sum + length, 0);
      heavyReads.learn(request, size);
      reply.type('application/json; charset=utf-8');
      if (parts.length === 1) return reply.send(parts[0]);
      // In one piece it would be copied once more before it is packed, while everybody else waits.
      return reply.header('content-length', size).send(Readable.from(parts, { objectMode: false }));
    }
    return reply.send(result.body);
  };
}
