import type { Pool } from 'pg';
import type { OperationId } from '../contract/contract.ts';
import type { operations } from '../contract/generated/operations.ts';
import { systemChange } from '../database/records/changeAccess.ts';
import { JsonText, type OperationRequest, type RequestContext } from '../http/handler.ts';
import { handlers } from '../modules/handlers.ts';
import { recordTypes } from '../modules/recordTypes.ts';
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/openStorage.ts';
import { DEMO_ORGANIZATION_UUID, type DemoPerson, type DemoProjectKey, demoUserUuid } from './demoPeople.ts';
import { seedUuid } from './seedUuid.ts';

type Data<Answer> = Answer extends { content: { 'application/json': { data: infer Of } } } ? Of : never;
type Responses<Op extends OperationId> = operations[Op]['responses'];
type DataOf<Op extends OperationId> = Data<Responses<Op>[Extract<keyof Responses<Op>, 200 | 201>]>;

/**
 * Where the people of the demo work on one project. They do so by the operations' own handlers, as a request would, so that
 * what they did stands in the audit trail; nobody is signed in, so no permission decides. Mails go to nobody: the addresses
 * are invented.
 */
export class DemoDesk {
  readonly projectUuid: string;
  /** Undefined where nothing keeps files. */
  readonly settings: Settings | undefined;
  readonly #pool: Pool;
  readonly #key: DemoProjectKey;
  readonly #isInOrganization: boolean;

  /** @param elsewhere in another project, which people of the demo made, or in their organization */
  constructor(
    pool: Pool,
    key: DemoProjectKey,
    settings?: Settings,
    elsewhere: { projectUuid?: string; inOrganization?: boolean } = {},
  ) {
    this.#pool = pool;
    this.#key = key;
    this.settings = settings;
    this.projectUuid = elsewhere.projectUuid ?? seedUuid('demo-project', key);
    this.#isInOrganization = elsewhere.inOrganization ?? false;
  }

  /** Uuid of a record of the project by its code. */
  uuid = (code: string): string => seedUuid('demo-record', this.#key, code);

  /** Uuid of the use of a measure on the hazard that it was made for, by the code of the measure. */
  uuidOfUse = (code: string): string => seedUuid('demo-record', this.#key, 'use', code);

  /** Uuid of a zone of the project by its code. */
  zoneUuid = (code: string): string => seedUuid('demo-record', this.#key, 'zone', code);

  /**
   * Does what an operation does.
   * @returns the data of its answer
   * @throws what the operation refuses; an Error where a batch saved only some of its items
   */
  async call<Op extends OperationId>(
    person: DemoPerson,
    operationId: Op,
    request: Partial<Pick<OperationRequest<Op>, 'path' | 'query' | 'body'>>,
  ): Promise<DataOf<Op>> {
    const handler = handlers[operationId] as (
      request: unknown,
      context: RequestContext,
    ) => Promise<{ body: unknown }>;
    const { body } = await handler(
      { path: {}, query: {}, body: undefined, ...request },
      this.#contextOf(person, operationId),
    );
    const answer = (body instanceof JsonText ? JSON.parse(body.text) : body) as { data: DataOf<Op> };
    requireAll(operationId, answer.data);
    return answer.data;
  }

  #contextOf(person: DemoPerson, operationId: OperationId): RequestContext {
    const { settings } = this;
    const projectUuid = this.#isInOrganization ? null : this.projectUuid;
    const scope = { organizationUuid: DEMO_ORGANIZATION_UUID, projectUuid };
    return {
      ...scope,
      userUuid: demoUserUuid(person),
      operationId,
      requestId: '',
      pool: this.#pool,
      types: recordTypes,
      settings: settings ?? { publicUrl: undefined },
      files: settings && openStorage(settings),
      platformRoles: [],
      // Handlers ask for this one themselves: a project becomes a library.
      permissions: new Set<string>(['organization.library.manage']),
      access: {
        scope: projectUuid === null ? 'organization' : 'project',
        ofChange: () => systemChange({ operationId, ...scope }).access,
      },
    } as unknown as RequestContext;
  }
}

interface Outcome {
  status: string;
  error?: { message: string };
}

function requireAll(operationId: string, data: unknown): void {
  const { results } = (data ?? {}) as { results?: Outcome[] };
  const failed = results?.find(({ status }) => status === 'FAILED');
  if (failed)
    throw new Error(`The demo data cannot be seeded: ${operationId} refused ${failed.error?.message}`);
}
