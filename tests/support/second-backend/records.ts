import { randomUUID } from 'node:crypto';

/** Functions and machines in memory, as the contract describes them. */

export interface Stored {
  uuid: string;
  projectUuid: string;
  name: string;
  revision: number;
  [field: string]: unknown;
}

export interface Kind {
  /** Where a record's kind is named. */
  entity: string;
  plural: string;
  key: string;
  parent: string;
  prefix: string;
  /** Fields that a new record has where the client does not say them. */
  defaults: Record<string, unknown>;
}

export const FUNCTIONS: Kind = {
  entity: 'Function',
  plural: 'functions',
  key: 'functionUuid',
  parent: 'parentFunctionUuid',
  prefix: 'FN',
  defaults: {
    parentFunctionUuid: null,
    machineUuid: null,
    operatingModes: [],
    inputs: '',
    outputs: '',
    isSafetyRelated: false,
    status: 'DRAFT',
    assumptionUuids: [],
  },
};

export const MACHINES: Kind = {
  entity: 'Machine',
  plural: 'machines',
  key: 'machineUuid',
  parent: 'parentMachineUuid',
  prefix: 'MC',
  defaults: {
    manufacturer: '',
    model: '',
    intendedUse: '',
    machineType: '',
    variant: '',
    spaceLimits: '',
    timeLimits: '',
    otherLimits: '',
    parentMachineUuid: null,
  },
};

export class Store {
  readonly kind: Kind;
  readonly records = new Map<string, Stored>();
  #numbers = 0;

  constructor(kind: Kind) {
    this.kind = kind;
  }

  add(projectUuid: string, userUuid: string, item: { name: string; [field: string]: unknown }): Stored {
    this.#numbers += 1;
    const now = new Date().toISOString();
    const record: Stored = {
      description: '',
      source: 'MANUAL',
      ...this.kind.defaults,
      position: this.#numbers,
      uuid: randomUUID() as string,
      ...item,
      projectUuid,
      code: `${this.kind.prefix}-${String(this.#numbers).padStart(3, '0')}`,
      revision: 1,
      createdAt: now,
      createdBy: userUuid,
      updatedAt: now,
      updatedBy: userUuid,
      archivedAt: null,
    };
    this.records.set(record.uuid, record);
    return record;
  }

  change(
    record: Stored,
    userUuid: string,
    { revision: _, reason: __, ...fields }: Record<string, unknown>,
  ): Stored {
    const changed = {
      ...record,
      ...fields,
      revision: record.revision + 1,
      updatedAt: new Date().toISOString(),
      updatedBy: userUuid,
    };
    this.records.set(record.uuid, changed);
    return changed;
  }

  pointingAt(uuid: string): Stored[] {
    return [...this.records.values()].filter(record => record[this.kind.parent] === uuid);
  }

  /** Takes a record away; those below it lose the reference. */
  remove(uuid: string, userUuid: string): void {
    for (const child of this.pointingAt(uuid)) this.change(child, userUuid, { [this.kind.parent]: null });
    this.records.delete(uuid);
  }

  tree(uuid: string) {
    const records = this.pointingAt(uuid);
    const group = {
      entity: this.kind.entity,
      field: this.kind.parent,
      onDelete: 'UNLINKED',
      count: records.length,
      records: records.slice(0, 50).map(({ uuid: of, code, name }) => ({ uuid: of, code, name })),
    };
    return { total: records.length, groups: records.length > 0 ? [group] : [] };
  }
}
