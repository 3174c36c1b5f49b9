import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Operation, OperationPermission } from '../contract/contract.ts';
import { notFound } from '../contract/errors.ts';
import type { ChangeAccess } from '../database/records/changeAccess.ts';
import type { Queryable } from '../database/records/reading.ts';
import { isWithin } from './apiTokens.ts';
import type { Access, Authorizer } from './authorizer.ts';

/**
 * The access of one request. It is established once `ask` has found that the caller may, or a statement that carried
 * the condition has changed something; before that no answer leaves the server (server/http/apiPlugin.ts).
 */
export class RequestAccess {
  readonly #authorizer: Authorizer;
  readonly #pool: Pool;
  readonly #userUuid: string;
  readonly #operation: Operation;
  readonly #permission: OperationPermission;
  readonly #request: FastifyRequest;
  #asked: Promise<Access> | undefined;
  #projectUuid: string | null | undefined;
  #isEstablished = false;

  constructor(
    authorizer: Authorizer,
    pool: Pool,
    userUuid: string,
    operation: Operation,
    request: FastifyRequest,
  ) {
    this.#authorizer = authorizer;
    this.#pool = pool;
    this.#userUuid = userUuid;
    this.#operation = operation;
    this.#permission = operation.permission;
    this.#request = request;
  }

  get scope(): OperationPermission['scope'] {
    return this.#permission.scope;
  }

  /** Whether the request, as far as it was read, says well-formed what its permission is about. */
  get isNamed(): boolean {
    return this.#authorizer.isNamed(this.#permission, this.#request);
  }

  /**
   * What the caller is, asked once in the life of a request.
   * @throws ApiError NOT_FOUND, FORBIDDEN or UNAUTHENTICATED
   */
  ask(): Promise<Access> {
    this.#asked ??= this.#authorize(this.#pool).then(access => {
      this.#projectUuid = access.projectUuid;
      this.#isEstablished = true;
      return access;
    });
    return this.#asked;
  }

  /** @throws ApiError UNAUTHENTICATED for an account that is disabled or gone */
  requireAccount(): Promise<void> {
    return this.#authorizer.requireAccount(this.#pool, this.#userUuid);
  }

  /** @throws ApiError when the caller may not; asks where nothing has told so far */
  async require(): Promise<void> {
    if (!this.#isEstablished) await this.ask();
  }

  /**
   * The condition for the statements of the request's changes.
   * @param projectUuid of the records, where it is another one than that of the permission (a project that is made)
   */
  ofChange(projectUuid?: string): ChangeAccess {
    const { sql, shape, ...condition } = this.#authorizer.condition(
      this.#userUuid,
      this.#permission,
      this.#request,
      this.#projectUuid,
    );
    const held = () => {
      this.#isEstablished = true;
    };
    const requireHeld = async (database: Queryable) => {
      // What was found before the statement may be out of date.
      await (this.#isEstablished ? this.#authorize(database) : this.ask());
    };
    if (!projectUuid) return { ...condition, shape, sql, held, requireHeld };
    return {
      shape: `${shape} elsewhere`,
      // The permission's own project is still held.
      sql: slot =>
        `select ${slot('accessElsewhere')}::uuid as project_uuid, a.organization_uuid from (${sql(slot)}) a`,
      values: { ...condition.values, accessElsewhere: projectUuid },
      isInProject: true,
      held,
      requireHeld,
    };
  }

  async #authorize(database: Queryable): Promise<Access> {
    const access = await this.#authorizer.authorize(
      database,
      this.#userUuid,
      this.#permission,
      this.#request,
    );
    await this.#requireWithinToken(access, database);
    return access;
  }

  /** @throws ApiError where the request comes with an API token of another organization */
  async #requireWithinToken({ organizationUuid }: Access, database: Queryable): Promise<void> {
    const only = this.#request.apiToken?.organizationUuid;
    if (!only) return;
    const narrowed = {
      operation: this.#operation,
      path: (this.#request.params ?? {}) as Record<string, unknown>,
      query: (this.#request.query ?? {}) as Record<string, unknown>,
      organizationUuid,
      isNamed: this.#authorizer.isNaming(this.#permission, this.#request),
    };
    if (!(await isWithin(only, narrowed, this.#authorizer.types, database))) throw notFound();
  }
}
