import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema/index.ts';
import type { RecordType } from './recordType.ts';

/** A foreign key of the schema, as the dependency tree and the error texts need it. */
export interface Reference {
  constraint: string;
  table: string;
  /** Column that points; of a composite key the one that is not the shared scope. */
  column: string;
  nullable: boolean;
  target: string;
  /** Rows that are a part of what they point at: they go with it and are not listed. */
  isPart: boolean;
}

/** Every table of the schema. */
export const tables = Object.values(schema).filter(value => is(value, PgTable));

/** Every foreign key of the database, read from the schema and never written by hand. */
export const references: Reference[] = tables.flatMap(table => {
  const config = getTableConfig(table);
  return config.foreignKeys.map(key => {
    const { columns, foreignTable } = key.reference();
    const pointing = columns[columns.length - 1];
    if (!pointing) throw new Error(`A foreign key of ${config.name} has no column`);
    return {
      constraint: key.getName(),
      table: config.name,
      column: pointing.name,
      nullable: !pointing.notNull,
      target: getTableConfig(foreignTable).name,
      isPart: key.onDelete === 'cascade',
    };
  });
});

const byConstraint = new Map(references.map(reference => [reference.constraint, reference]));

/** The reference that a broken foreign key names. */
export const referenceOf = (constraint: string | undefined) =>
  constraint ? byConstraint.get(constraint) : undefined;

/** All kinds of records by table name, so that a foreign key can be told in the contract's words. */
export class RecordTypes {
  readonly all: RecordType[];
  readonly #byTable = new Map<string, RecordType>();
  readonly #byEntity: Map<string, RecordType>;
  readonly #links = new Map<string, { type: RecordType; fieldName: string }>();

  constructor(types: RecordType[]) {
    this.all = types;
    this.#byEntity = new Map(types.map(type => [type.entity, type]));
    for (const type of types) {
      if (!type.where) this.#byTable.set(type.tableName, type);
      for (const [fieldName, link] of Object.entries(type.links)) {
        this.#links.set(`${getTableConfig(link.table).name}.${link.target.name}`, { type, fieldName });
      }
    }
  }

  /** Kinds whose rows hang on a record of any kind (tags). */
  get attached(): RecordType[] {
    return this.all.filter(({ attachedBy }) => attachedBy);
  }

  ofEntity = (entity: string) => this.#byEntity.get(entity);

  ofTable = (table: string) => this.#byTable.get(table);

  /** The record type whose link list a pointing column belongs to. */
  ofLink = (table: string, column: string) => this.#links.get(`${table}.${column}`);
}
