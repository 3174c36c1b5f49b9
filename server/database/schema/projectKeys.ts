import { type AnyPgColumn, foreignKey, index, unique } from 'drizzle-orm/pg-core';
import { projects } from './platform.ts';

type ProjectTable = Record<'uuid' | 'projectUuid' | 'code' | 'position', AnyPgColumn>;

/**
 * Keys of every project record: its project, a code unique in it, and the pair (project, uuid) that other records
 * point to, so that the database itself refuses a reference into another project.
 */
export const projectKeys = (name: string, table: ProjectTable) => [
  foreignKey({
    name: `${name}_project`,
    columns: [table.projectUuid],
    foreignColumns: [projects.uuid],
  }).onDelete('cascade'),
  unique(`${name}_code`).on(table.projectUuid, table.code),
  unique(`${name}_in_project`).on(table.projectUuid, table.uuid),
  index(`${name}_order`).on(table.projectUuid, table.position, table.code),
];

/** A reference to another record of the same project. */
export const inProject = (
  name: string,
  table: Record<'projectUuid', AnyPgColumn>,
  column: AnyPgColumn,
  target: Record<'projectUuid' | 'uuid', AnyPgColumn>,
) =>
  foreignKey({
    name,
    columns: [table.projectUuid, column],
    foreignColumns: [target.projectUuid, target.uuid],
  });
