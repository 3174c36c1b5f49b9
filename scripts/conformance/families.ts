import { randomUUID } from 'node:crypto';
import { type Operation, resolved, type Schema } from './contractReader.ts';
import type { Kit } from './kit.ts';

/** The operations of one kind of record that is created by batches in a project. */
export interface Family {
  create: Operation;
  read: Operation;
  update: Operation;
  remove: Operation;
  updateMany: Operation | undefined;
  tree: Operation | undefined;
  /** The name of the record's uuid in addresses. */
  key: string;
  /** The field by which one points at another of its kind, where there is one. */
  parent: string | undefined;
  fields: Record<string, Schema>;
}

const itemOf = (operation: Operation): Schema =>
  resolved(resolved(resolved(operation.body ?? {}).properties?.items ?? {}).items ?? {});

/** Kinds of which a record needs nothing but a name. */
export function familiesOf(operations: readonly Operation[]): Family[] {
  return operations.flatMap(create => {
    const [, plural] = /^\/user-api\/projects\/\{projectUuid\}\/([\w-]+)\/batch$/.exec(create.path) ?? [];
    if (!plural || create.method !== 'POST') return [];
    const item = itemOf(create);
    if ((item.required ?? []).join() !== 'name' || !item.properties?.uuid) return [];
    const at = (method: string, end: RegExp) =>
      operations.find(
        ({ method: own, path }) =>
          own === method &&
          path.startsWith(`/user-api/${plural}/`) &&
          end.test(path.slice(plural.length + 10)),
      );
    const read = at('GET', /^\/\{\w+\}$/);
    const update = at('PATCH', /^\/\{\w+\}$/);
    const remove = at('DELETE', /^\/\{\w+\}$/);
    if (!read || !update || !remove) return [];
    const key = read.parameters.find(({ in: place }) => place === 'path')?.name ?? '';
    const parent = `parent${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    return [
      {
        create,
        read,
        update,
        remove,
        updateMany: operations.find(({ method, path }) => method === 'PATCH' && path === create.path),
        tree: at('GET', /^\/\{\w+\}\/dependency-tree$/),
        key,
        parent: parent in item.properties ? parent : undefined,
        fields: item.properties,
      },
    ];
  });
}

export interface Made {
  uuid: string;
  revision: number;
  [field: string]: unknown;
}

/** Records of a family in the project of the backend, with what they need to go again. */
export class Workbench {
  readonly kit: Kit;
  readonly family: Family;
  readonly #made: string[] = [];

  constructor(kit: Kit, family: Family) {
    this.kit = kit;
    this.family = family;
  }

  get at(): Record<string, string> {
    return { projectUuid: this.kit.backend.projectUuid };
  }

  of(uuid: string): Record<string, string> {
    return { [this.family.key]: uuid };
  }

  async create(check: string, fields: Record<string, unknown> = {}): Promise<Made | undefined> {
    const uuid = randomUUID();
    this.#made.push(uuid);
    const item = { uuid, name: `Conformance ${uuid.slice(0, 8)}`, ...fields };
    const { create } = this.family;
    const { body } = await this.kit.expectStatus(create, check, 201, {
      at: this.at,
      body: { items: [item] },
    });
    const record = body?.data?.records?.[0] as Made | undefined;
    this.kit.expect(
      create,
      check,
      record?.uuid === uuid,
      'the new record does not have the uuid that was sent',
    );
    return record;
  }

  async read(uuid: string, check: string): Promise<Made | undefined> {
    const { body } = await this.kit.expectStatus(this.family.read, check, 200, { at: this.of(uuid) });
    return body?.data;
  }

  /** Whatever a check left behind. */
  async clear(): Promise<void> {
    const { remove } = this.family;
    for (const uuid of this.#made.reverse()) {
      const address = remove.path.replace(/\{\w+\}/, uuid);
      await this.kit.fetch('DELETE', `${address}?confirm=true`);
    }
  }
}
