import { ApiError } from '../contract/errors.ts';
import { isConnectionError } from '../database/connection.ts';
import { LockedDependenciesError } from '../database/records/dependencies.ts';
import type { RecordType } from '../database/records/recordType.ts';
import { referenceOf } from '../database/records/references.ts';
import { LockedRecordError } from '../database/records/writing.ts';

/** The parts of a PostgreSQL error that identify the cause. */
interface DatabaseError extends Error {
  code?: string;
  constraint?: string;
  detail?: string;
}

const FOREIGN_KEY = '23503';
const UNIQUE = '23505';
const CHECK = '23514';
const TOO_MANY = '54000';
/** A number out of range, a text that is none: what the contract lets through and a column cannot hold. */
const BAD_VALUE = /^22/;
const MET = new Set(['40001', '40P01', '55P03']);
/** Broken off for taking too long, out of room, a disk that fails, closed for maintenance, a standby: a later try may succeed. */
const NOT_NOW = /^(57014|53...|58...|55000|25006)$/;

/** Maximum number of records that a sentence names. */
const MAX_NAMED = 5;

/** Something points at what was to be deleted, or at nothing. */
export const isForeignKeyError = (error: unknown) => (error as DatabaseError)?.code === FOREIGN_KEY;

/** A new record was given the uuid of one that is there already. */
export const isKnownUuidError = (error: unknown) =>
  (error as DatabaseError)?.code === UNIQUE &&
  (error as DatabaseError).constraint?.endsWith('_pkey') === true;

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The field that a broken constraint is about. */
function brokenField(error: DatabaseError, type?: RecordType): string | undefined {
  const reference = referenceOf(error.constraint);
  if (!reference) return undefined;
  const link = Object.entries(type?.links ?? {}).find(([, { target }]) => target.name === reference.column);
  return link?.[0] ?? camel(reference.column);
}

/** What is said of a field whose foreign key leads nowhere. */
export const missingRecord = (path: string) =>
  `${path} names a record that does not exist here; choose one of this project.`;

/** Says a database error in the contract's words; an unknown one stays as it is and becomes a 500. */
export function translateDatabaseError(error: unknown, type?: RecordType): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  if (error instanceof LockedDependenciesError) {
    const named = [
      ...new Set(error.tree.groups.flatMap(({ records }) => records.map(({ code, name }) => code ?? name))),
    ];
    const more = error.tree.total > MAX_NAMED ? ` and ${error.tree.total - MAX_NAMED} more` : '';
    const message = `${error.message} In the way: ${named.slice(0, MAX_NAMED).join(', ')}${more}.`;
    return new ApiError('RULE_VIOLATED', message, { tree: error.tree });
  }
  if (error instanceof LockedRecordError) return new ApiError('RULE_VIOLATED', error.message);
  if (isConnectionError(error)) {
    return new ApiError(
      'UNAVAILABLE',
      'The database cannot be reached just now. Nothing was changed; try again in a moment.',
    );
  }
  const { code, constraint, detail } = error as DatabaseError;
  if (code === TOO_MANY && constraint === 'hazards_per_project')
    return new ApiError(
      'RULE_VIOLATED',
      `A project holds at most ${detail} hazards. Nothing was changed; split the item over several projects.`,
    );
  if (code === FOREIGN_KEY) {
    const path = brokenField(error, type) ?? 'body';
    const message = missingRecord(path);
    return new ApiError('RULE_VIOLATED', message, { fields: [{ path, message }] });
  }
  if (code === UNIQUE) {
    return new ApiError(
      'CONFLICT',
      'The same thing exists already. Open it instead, or choose another name.',
    );
  }
  if (code === CHECK) return new ApiError('RULE_VIOLATED', 'A rule of the database forbids this value.');
  if (code && BAD_VALUE.test(code))
    return new ApiError(
      'VALIDATION_FAILED',
      'A value is out of range or cannot be stored. Nothing was changed.',
    );
  if (code && MET.has(code))
    return new ApiError('UNAVAILABLE', 'Two changes met at the same time. Nothing was changed; try again.');
  if (code && NOT_NOW.test(code)) {
    return new ApiError(
      'UNAVAILABLE',
      'The database cannot do this just now. Nothing was changed; try again in a moment.',
    );
  }
  return error;
}
