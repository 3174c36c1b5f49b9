import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Access } from '../access/authorizer.ts';
import type { RequestAccess } from '../access/requestAccess.ts';
import type { OperationId } from '../contract/contract.ts';
import type { operations } from '../contract/generated/operations.ts';
import { ByteParts, type TextPiece } from '../database/records/byteParts.ts';
import type { RecordTypes } from '../database/records/references.ts';
import type { StreamedText } from '../database/records/streamedPage.ts';
import type { ChangeContext } from '../database/records/writing.ts';
import type { LiveEvents } from '../events/liveEvents.ts';
import type { Settings } from '../settings.ts';
import type { FileStorage, ReceivedFile } from '../storage/fileStorage.ts';
import type { SignIn } from './authenticate.ts';
import type { DemoProjects } from './demoProjects.ts';

type Parameters<Op extends OperationId, Place extends 'path' | 'query'> = operations[Op]['parameters'][Place];

type JsonBody<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** A body of either kind; the file of an upload is on disk when the handler sees it. */
type RequestBody<T> = T extends { content: { 'multipart/form-data': infer Form } }
  ? Omit<Form, 'file'> & { file: ReceivedFile }
  : JsonBody<T>;

type Responses<Op extends OperationId> = operations[Op]['responses'];
type Success<Op extends OperationId> = Extract<keyof Responses<Op>, 200 | 201 | 202 | 204>;

/** An operation without such parameters has an empty record. */
type Defined<T> = [NonNullable<T>] extends [never] ? Record<string, never> : NonNullable<T>;

/** What the contract says about the request of an operation; validated before the handler sees it. */
export interface OperationRequest<Op extends OperationId> {
  path: Defined<Parameters<Op, 'path'>>;
  query: Defined<Parameters<Op, 'query'>>;
  body: RequestBody<NonNullable<operations[Op]['requestBody']>>;
}

/** Who asks, and what for; whether they may is not known yet. */
export interface OpenContext {
  userUuid: string;
  access: RequestAccess;
  operationId: OperationId;
  requestId: string;
  /** What the browser asks for; whoever signed in may have chosen another language. */
  acceptLanguage: string | undefined;
  log: FastifyBaseLogger;
  pool: Pool;
  types: RecordTypes;
  settings: Settings;
  files: FileStorage;
  live: LiveEvents;
  demos: DemoProjects;
  /** The browser tab that sends the request, where it names itself (`X-Client-Id`). */
  clientId: string | undefined;
  /** The last event that a stream has received before it broke off (`Last-Event-ID`). */
  lastEventId: string | undefined;
  signIn: SignIn;
  /** The request as it was sent, for operations whose caller signs it. */
  signed?: SignedRequest | undefined;
}

/** The same when the authorizer was asked: within which project or organization, and what they may do there. */
export interface RequestContext extends OpenContext, Access {}

/** Asks once whether the caller may. @throws ApiError NOT_FOUND, FORBIDDEN or UNAUTHENTICATED */
export async function authorized(context: OpenContext): Promise<RequestContext> {
  return 'permissions' in context
    ? (context as RequestContext)
    : { ...context, ...(await context.access.ask()) };
}

export interface SignedRequest {
  headers: Record<string, string | string[] | undefined>;
  rawBody: Buffer;
}

/** Bytes as they come: the file of an operation marked `x-download`, the events of one marked `x-stream`. */
export class FileAnswer {
  readonly content: Readable;
  readonly headers: Record<string, string>;
  constructor(content: Readable, headers: Record<string, string>) {
    this.content = content;
    this.headers = headers;
  }
}

/** From this many characters on, an answer is put together outside the heap. */
const LARGE = 16_384;

/** JSON text that the database made already, in one or many pieces: sent as it is. */
export class JsonText {
  readonly #pieces: readonly TextPiece[];
  constructor(text: string | readonly TextPiece[]) {
    this.#pieces = typeof text === 'string' ? [text] : text;
  }

  get text(): string {
    return this.#pieces.join('');
  }

  /**
   * As it is sent, in one part or several: a text of megabytes would be copied whole twice more, and be garbage of the
   * slow kind.
   */
  async content(): Promise<TextPiece[]> {
    if (this.#pieces.reduce((length, piece) => length + piece.length, 0) < LARGE) return [this.text];
    const content: Buffer[] = [];
    const parts = new ByteParts(part => content.push(part));
    for (const piece of this.#pieces) if (parts.add(piece)) await setImmediate();
    parts.finish();
    return content;
  }
}

/** JSON text that is sent while the database still makes it. */
export class JsonStream {
  readonly content: Readable;
  /** Bytes of it, when all was made; received or not. */
  readonly made: Promise<number>;
  constructor({ pieces, made }: StreamedText) {
    this.content = Readable.from(pieces, { objectMode: false });
    this.made = made;
  }
}

export type HandlerResult<Op extends OperationId> =
  | { [Status in Success<Op>]: { status: Status; body: JsonBody<Responses<Op>[Status]> } }[Success<Op>]
  | { status: Success<Op>; body: JsonText | JsonStream | FileAnswer };

export type Handler<Op extends OperationId> = (
  request: OperationRequest<Op>,
  context: RequestContext,
) => Promise<HandlerResult<Op>>;

/** A handler that runs before anybody was asked whether the caller may: see `withoutAsking`. */
export type OpenHandler<Op extends OperationId> = (
  request: OperationRequest<Op>,
  context: OpenContext,
) => Promise<HandlerResult<Op>>;

const unasked = new WeakSet<object>();

/**
 * Marks a handler that the dispatcher does not ask the authorizer for: its change carries the condition anyway, and what
 * it needs to know beside that it asks for itself (`authorized`). It saves a statement and opens nothing: no answer
 * leaves before the access is established.
 */
export function withoutAsking<Request, Result>(
  handler: (request: Request, context: OpenContext) => Promise<Result>,
): (request: Request, context: OpenContext) => Promise<Result> {
  unasked.add(handler);
  return handler;
}

export const isAskedFirst = (handler: object): boolean => !unasked.has(handler);

/** Every operation of the contract has a handler, or the product does not compile. */
export type Handlers = { [Op in OperationId]: Handler<Op> };

/** `{"data": …}` around JSON text from the database, or around the pieces of a list. */
export const dataText = (text: string | readonly TextPiece[]) =>
  new JsonText(typeof text === 'string' ? `{"data":${text}}` : ['{"data":', ...text, '}']);

/** The same around a page that may still be on its way from the database. */
export const dataPage = (page: readonly TextPiece[] | StreamedText) =>
  'made' in page
    ? new JsonStream({ ...page, pieces: between('{"data":', page.pieces, '}') })
    : dataText(page);

async function* between(begin: string, pieces: AsyncIterable<TextPiece>, end: string) {
  yield begin;
  yield* pieces;
  yield end;
}

/**
 * What the request's changes are made with: who, why, and the condition that they may.
 * @param projectUuid of the records, where it is not that of the permission (a project that is being made)
 */
export const changeContext = (
  { userUuid, operationId, requestId, clientId, access }: OpenContext,
  reason?: string,
  projectUuid?: string,
): ChangeContext => ({
  userUuid,
  operationId,
  requestId,
  reason,
  clientId,
  access: access.ofChange(projectUuid),
});
