import { expect } from 'vitest';
import type { TestApp } from './app.ts';

export interface Data<T> {
  data: T;
}
export interface List<T> {
  data: { results: T[]; total: number };
}
export interface Membership {
  uuid: string;
  userUuid: string;
  organizationRoleUuid: string;
  roleName: string;
  user: { firstName: string; lastName: string; email: string };
  revision: number;
}
export interface Failure {
  code: string;
  message: string;
  fields: { path: string; message: string }[];
}
export interface Invitation {
  link?: string;
  uuid: string;
  email: string;
  firstName: string;
  lastName: string;
}
export type RoleName = 'Owner' | 'Admin' | 'Member' | 'Supplier';

export const emailOf = (person: string) => `${person}@demo.badger.example`;

/** An organization of the guest's own, and what people do with one another in it. */
export class OrganizationPeople {
  readonly #test: TestApp;
  readonly organization: string;
  readonly roles: Record<RoleName, string>;

  private constructor(test: TestApp, organization: string, roles: Record<RoleName, string>) {
    this.#test = test;
    this.organization = organization;
    this.roles = roles;
  }

  static async create(test: TestApp): Promise<OrganizationPeople> {
    const { body } = await test.call<Data<{ uuid: string }>>('guest', 'POST', '/user-api/organizations', {
      body: { name: 'Hale Robotics' },
    });
    const organization = body.data.uuid;
    const listed = await test.call<List<{ name: RoleName; uuid: string }>>(
      'guest',
      'GET',
      '/user-api/organization-roles',
      { query: { organizationUuid: organization } },
    );
    const roles = Object.fromEntries(listed.body.data.results.map(({ name, uuid }) => [name, uuid]));
    return new OrganizationPeople(test, organization, roles as Record<RoleName, string>);
  }

  get users() {
    return `/user-api/organizations/${this.organization}/users`;
  }

  invite(by: string, person: string, role: RoleName) {
    return this.#test.call<Data<Invitation> & Failure>(by, 'POST', this.users, {
      body: { email: emailOf(person), organizationRoleUuid: this.roles[role] },
    });
  }

  accept(person: string, invitation: string) {
    return this.#test.call<Failure>(person, 'POST', `/user-api/users/me/invitations/${invitation}/accept`);
  }

  /** Invites somebody, who accepts. */
  async add(by: string, person: string, role: RoleName) {
    const answer = await this.invite(by, person, role);
    if (answer.status === 201) expect((await this.accept(person, answer.body.data.uuid)).status).toBe(204);
    return answer;
  }

  async membershipOf(person: string): Promise<Membership | undefined> {
    const listed = await this.#test.call<List<Membership>>('guest', 'GET', this.users);
    return listed.body.data.results.find(({ userUuid }) => userUuid === this.#test.userUuid(person));
  }

  setRole(by: string, person: string, role: RoleName, revision = 1) {
    return this.#test.call<Data<Membership> & Failure>(
      by,
      'PATCH',
      `${this.users}/${this.#test.userUuid(person)}`,
      { body: { revision, organizationRoleUuid: this.roles[role] } },
    );
  }

  remove(by: string, person: string, query = {}) {
    return this.#test.call<Failure>(by, 'DELETE', `${this.users}/${this.#test.userUuid(person)}`, { query });
  }

  async createProject(by: string, name: string): Promise<string> {
    const { body } = await this.#test.call<Data<{ uuid: string }>>(
      by,
      'POST',
      `/user-api/organizations/${this.organization}/projects`,
      { body: { name, style: 'FUNCTION' } },
    );
    return body.data.uuid;
  }
}
