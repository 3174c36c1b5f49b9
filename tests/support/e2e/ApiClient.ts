import { signInForTokens } from '../signIn.ts';
import { credentialsOf, type Person } from './people.ts';

interface Named {
  uuid: string;
  name: string;
  code: string;
}

/** Calls /v1 with a person's token; every answer that is no success is an error. */
export class ApiClient {
  readonly #baseUrl: string;
  readonly #accessToken: string;

  constructor(baseUrl: string, accessToken: string) {
    this.#baseUrl = baseUrl;
    this.#accessToken = accessToken;
  }

  static async signIn(baseUrl: string, person: Person): Promise<ApiClient> {
    return new ApiClient(baseUrl, (await signInForTokens(baseUrl, credentialsOf(person))).accessToken);
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.#baseUrl}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#accessToken}`,
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text ? JSON.parse(text).data : undefined) as T;
  }

  /** Every record of a list that takes a project. */
  async list<T extends Named = Named>(area: string, projectUuid?: string): Promise<T[]> {
    const query = projectUuid ? `?projectUuid=${projectUuid}&limit=500` : '';
    return (await this.call<{ results: T[] }>('GET', `/user-api/${area}${query}`)).results;
  }

  async projectNamed(name: string): Promise<Named> {
    const project = (await this.list('projects')).find(candidate => candidate.name === name);
    if (!project) throw new Error(`There is no project ${name}`);
    return project;
  }
}
