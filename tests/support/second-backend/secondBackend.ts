import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyProblems, type Route, readQuery, routesOf } from './contractChecks.ts';
import { FUNCTIONS, MACHINES, Store, type Stored } from './records.ts';

/**
 * Ten operations of the contract a second time, written from the contract alone: plain node:http, in memory, nothing of
 * the server. It passes the conformance kit; each of its faults must not.
 */
export const TEN_OPERATIONS = [
  'listFunctions',
  'getFunction',
  'createFunctionsBatch',
  'updateFunction',
  'updateFunctionsBatch',
  'deleteFunction',
  'getFunctionDependencyTree',
  'listMachines',
  'getMachine',
  'createMachinesBatch',
] as const;

export const FAULTS = [
  'serves without a token',
  'ignores unknown parameters',
  'saves stale changes',
  'creates twice',
  'ignores the offset',
  'knows one order only',
  'takes % for anything in a search',
  'leaves a field out',
  'deletes what is in use',
  'lets readers change',
  'tells strangers that a record exists',
  'has no request id in errors',
  'saves half of a wrong batch',
] as const;
export type Fault = (typeof FAULTS)[number];

const PEOPLE = { editor: randomUUID(), reader: randomUUID(), stranger: randomUUID() };
type Person = keyof typeof PEOPLE;

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: Record<string, unknown>;
  constructor(status: number, code: string, message: string, more: Record<string, unknown> = {}) {
    super(message);
    Object.assign(this, { status, code, more });
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const notFound = () => new Refusal(404, 'NOT_FOUND', 'There is no such record, or you may not see it.');

interface Call {
  route: Route;
  at: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  userUuid: string;
}
interface Told {
  status: number;
  body?: unknown;
}

export class SecondBackend {
  readonly projectUuid: string = randomUUID();
  readonly #routes = routesOf(TEN_OPERATIONS);
  readonly #functions = new Store(FUNCTIONS);
  readonly #machines = new Store(MACHINES);
  readonly #fault: Fault | undefined;
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  constructor(fault?: Fault) {
    this.#fault = fault;
    for (const name of ['Robot', 'Gripper', 'Conveyor'])
      this.#machines.add(this.projectUuid, PEOPLE.editor, { name });
    for (const name of ['Move', 'Grip', 'Stop', 'Report'])
      this.#functions.add(this.projectUuid, PEOPLE.editor, { name });
  }

  async listen(): Promise<string> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise(resolve => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  #is(fault: Fault): boolean {
    return this.#fault === fault;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = randomUUID();
    const send = (status: number, body?: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, {
        'x-request-id': requestId,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
    try {
      const { status, body } = await this.#answer(request);
      send(status, body);
    } catch (error) {
      const refusal =
        error instanceof Refusal ? error : new Refusal(500, 'INTERNAL', 'Something went wrong.');
      const { allow, ...more } = refusal.more;
      const id = this.#is('has no request id in errors') ? {} : { requestId };
      const body = { code: refusal.code, message: refusal.message, fields: [], ...more, ...id };
      send(refusal.status, body, allow ? { allow: String(allow) } : {});
    }
  }

  async #answer(request: IncomingMessage): Promise<Told> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const here = this.#routes.filter(({ address }) => address.test(pathname));
    const route = here.find(({ method }) => method === request.method);
    const allow = here.map(({ method }) => method).join(', ');
    if (here.length === 0) throw notFound();
    if (!route) throw new Refusal(405, 'METHOD_NOT_ALLOWED', `This address takes ${allow} only.`, { allow });
    const token = /^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1];
    const person =
      token && token in PEOPLE
        ? (token as Person)
        : this.#is('serves without a token')
          ? 'editor'
          : undefined;
    if (!person) throw new Refusal(401, 'UNAUTHENTICATED', 'Sign in to use this.');
    const values = route.address.exec(pathname)?.slice(1) ?? [];
    const at = Object.fromEntries(route.names.map((name, index) => [name, values[index] ?? '']));
    const { query, problems } = readQuery(route, searchParams);
    const wrong = [
      ...route.names
        .filter(name => !UUID.test(at[name] ?? ''))
        .map(path => ({ path, message: 'is no uuid' })),
      ...(this.#is('ignores unknown parameters') ? [] : problems),
    ];
    if (wrong.length > 0)
      throw new Refusal(400, 'VALIDATION_FAILED', 'The request is not right.', { fields: wrong });
    this.#authorize(route, at, query, person);
    const body = route.bodySchema ? await jsonOf(request) : {};
    const inBody = bodyProblems(route, body);
    if (inBody.length > 0)
      throw new Refusal(400, 'VALIDATION_FAILED', 'The body is not right.', { fields: inBody });
    return this.#handle({
      route,
      at,
      query,
      body: body as Record<string, unknown>,
      userUuid: PEOPLE[person],
    });
  }

  /** Who may not know of it gets 404, who may see it and not do this gets 403. */
  #authorize(
    { id, method }: Route,
    at: Record<string, string>,
    query: Record<string, unknown>,
    person: Person,
  ): void {
    const store = this.#storeOf(id);
    const record = store.records.get(at[store.kind.key] ?? '');
    if (at[store.kind.key] && !record) throw notFound();
    const projectUuid = record?.projectUuid ?? at.projectUuid ?? query.projectUuid;
    if (projectUuid !== undefined && projectUuid !== this.projectUuid) throw notFound();
    if (
      person === 'stranger' &&
      projectUuid !== undefined &&
      !this.#is('tells strangers that a record exists')
    )
      throw notFound();
    const mayChange = person === 'editor' || (person === 'reader' && this.#is('lets readers change'));
    if ((method !== 'GET' && !mayChange) || person === 'stranger')
      throw new Refusal(403, 'FORBIDDEN', 'You may not do this here.');
  }

  #storeOf(id: string): Store {
    return /Machine/.test(id) ? this.#machines : this.#functions;
  }

  #handle(call: Call): Told {
    const { route, at, userUuid, query } = call;
    const store = this.#storeOf(route.id);
    const uuid = at[store.kind.key] ?? '';
    const record = store.records.get(uuid) as Stored;
    if (route.id.startsWith('list')) return { status: 200, body: { data: this.#list(store, query) } };
    if (route.id === 'getFunctionDependencyTree') return { status: 200, body: { data: store.tree(uuid) } };
    if (route.id.startsWith('get')) return { status: 200, body: { data: this.#shown(record) } };
    if (route.id.startsWith('create')) return this.#create(store, call);
    if (route.id === 'updateFunctionsBatch') return this.#updateMany(store, call);
    if (route.id === 'updateFunction')
      return { status: 200, body: { data: this.#update(store, record, call.body, userUuid) } };
    const tree = store.tree(uuid);
    if (tree.total > 0 && query.confirm !== true && !this.#is('deletes what is in use'))
      throw new Refusal(409, 'IN_USE', 'Other records point at this one.', { tree });
    store.remove(uuid, userUuid);
    return { status: 204 };
  }

  #shown(record: Stored): Stored {
    if (!this.#is('leaves a field out')) return record;
    const { archivedAt: _, ...rest } = record;
    return rest as unknown as Stored;
  }

  #list({ records, kind }: Store, query: Record<string, unknown>) {
    const search = (query.search as string | undefined)?.toLowerCase();
    const pattern = this.#is('takes % for anything in a search') ? search?.replaceAll(/%|_/g, '') : search;
    const orderBy = String(query.orderBy);
    const parents = query[kind.parent] as string[] | undefined;
    const found = [...records.values()]
      .filter(record => query.projectUuid === undefined || record.projectUuid === query.projectUuid)
      .filter(record => !parents || parents.includes(String(record[kind.parent])))
      .filter(({ code, name, description }) =>
        [code, name, description].some(text =>
          String(text)
            .toLowerCase()
            .includes(pattern ?? ''),
        ),
      )
      .sort((one, other) => compare(one[orderBy], other[orderBy]) || compare(one.uuid, other.uuid));
    if (query.order === 'desc' && !this.#is('knows one order only')) found.reverse();
    const offset = this.#is('ignores the offset') ? 0 : Number(query.offset);
    return {
      results: found.slice(offset, offset + Number(query.limit)).map(record => this.#shown(record)),
      total: found.length,
    };
  }

  #missingReference({ records, kind }: Store, item: Record<string, unknown>): Refusal | undefined {
    const named = item[kind.parent];
    if (typeof named !== 'string' || records.has(named)) return undefined;
    const fields = [{ path: kind.parent, message: 'names a record that does not exist here' }];
    return new Refusal(422, 'RULE_VIOLATED', `${kind.parent} names no record of this project.`, { fields });
  }

  #create(store: Store, { at, body, userUuid }: Call): Told {
    const items = body.items as { name: string; uuid?: string }[];
    const wrong = items
      .map(item => this.#missingReference(store, item))
      .find(problem => problem !== undefined);
    if (wrong && !this.#is('saves half of a wrong batch')) throw wrong;
    const right = items.filter(item => !this.#missingReference(store, item));
    const records = right.map(item => {
      const known = store.records.get(String(item.uuid));
      if (known && !this.#is('creates twice')) return known;
      return store.add(at.projectUuid ?? '', userUuid, known ? { ...item, uuid: randomUUID() } : item);
    });
    if (wrong) throw wrong;
    const results = records.map(({ uuid, code }, index) => ({ index, status: 'CREATED', uuid, code }));
    return {
      status: 201,
      body: { data: { results, saved: records.length, records: records.map(one => this.#shown(one)) } },
    };
  }

  #update(store: Store, record: Stored, change: Record<string, unknown>, userUuid: string): Stored {
    if (change.revision !== record.revision && !this.#is('saves stale changes'))
      throw new Refusal(409, 'REVISION_CONFLICT', 'This record was changed meanwhile.', { current: record });
    const wrong = this.#missingReference(store, change);
    if (wrong) throw wrong;
    return this.#shown(store.change(record, userUuid, change));
  }

  #updateMany(store: Store, { body, userUuid }: Call): Told {
    const items = body.items as { uuid: string; change: Record<string, unknown> }[];
    if (new Set(items.map(({ uuid }) => uuid)).size < items.length)
      throw new Refusal(422, 'RULE_VIOLATED', 'A record is named twice.');
    const results = items.map(({ uuid, change }, index) => {
      const record = store.records.get(uuid);
      try {
        if (!record) throw notFound();
        return { index, uuid, status: 'SAVED', record: this.#update(store, record, change, userUuid) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.code === 'REVISION_CONFLICT') return { index, uuid, status: 'CONFLICT', current: record };
        const { code, message, more } = error;
        return {
          index,
          uuid,
          status: 'FAILED',
          error: { code, message, fields: [], requestId: randomUUID(), ...more },
        };
      }
    });
    const saved = results.filter(({ status }) => status === 'SAVED').length;
    return { status: 200, body: { data: { results, saved } } };
  }
}

/** Numbers by size, texts by letter, nothing last. */
function compare(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null || one === undefined) return 1;
  if (other === null || other === undefined) return -1;
  return one < other ? -1 : 1;
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    throw new Refusal(400, 'MALFORMED_BODY', 'The body is not JSON.');
  }
}
