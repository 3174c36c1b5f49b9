import type { Answer, TestApp } from '../app.ts';
import type { ContractOperation } from '../contract.ts';
import { type Caller, callers, expectedAnswer, type Place } from './expectedTable.ts';
import { permissionOf } from './operationPermissions.ts';
import { bodyFor, requestFor } from './requests.ts';
import { makeTokens } from './tokens.ts';
import { createWorld, type World } from './world.ts';

/** Sends bodies about records that exist, as somebody who may; nothing is ever saved. */
export class RefusedBodies {
  readonly #app: TestApp;
  readonly #world: World;
  readonly #tokens: Partial<Record<Caller, string>>;

  private constructor(app: TestApp, world: World, tokens: Partial<Record<Caller, string>>) {
    this.#app = app;
    this.#world = world;
    this.#tokens = tokens;
  }

  static async open(app: TestApp): Promise<RefusedBodies> {
    let tokens: Partial<Record<Caller, string>> | undefined;
    const world = await createWorld(app.pool, async ({ users }) => {
      tokens ??= await makeTokens(app, users);
    });
    return new RefusedBodies(app, world, tokens ?? {});
  }

  /** Somebody with the permission that an operation takes; what takes none or is switched off anybody may ask. */
  allowedCaller(operation: ContractOperation): Caller {
    return callers.find(caller => !/40[134]/.test(expectedAnswer(operation, caller, 'own'))) ?? 'lead';
  }

  #values(operation: ContractOperation, caller: Caller, place: Place): Record<string, string> {
    const isPersonal = permissionOf(operation) === 'self';
    return { ...this.#world.places[place], ...(isPersonal && this.#world.personal[caller]) };
  }

  /** The smallest body that the contract takes, about the records of the world. */
  smallest(operation: ContractOperation): Record<string, unknown> {
    return bodyFor(operation, this.#values(operation, this.allowedCaller(operation), 'own'));
  }

  /**
   * The address has a parameter that no operation knows. Bodies are looked at before parameters, so what the body has
   * wrong is told, and a body with nothing wrong is refused all the same.
   */
  async send<Body>(
    operation: ContractOperation,
    body: unknown,
    caller: Caller = this.allowedCaller(operation),
    place: Place = 'own',
  ): Promise<Answer<Body>> {
    const { method, url } = requestFor(operation, this.#values(operation, caller, place));
    const response = await this.#app.app.inject({
      method: method as 'POST',
      url: `${url}${url.includes('?') ? '&' : '?'}nothing=1`,
      headers: {
        authorization: `Bearer ${this.#tokens[caller]}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  }
}
