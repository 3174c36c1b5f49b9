import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiDependencies } from '@/api/dependencies';

/** The path of a record's place among others, where its model says that people give them an order. */
export const PLACE = 'position';

/** What every record that can be edited in place carries. */
export interface ProjectRecord {
  readonly uuid: string;
  readonly projectUuid: string;
  readonly code: string;
  readonly revision: number;
  readonly updatedBy: string | null;
}

/** A change of a record: values by path. A path is the name of a field, or what the record's model makes of it. */
export type Patch = Readonly<Record<string, unknown>>;

/** Finds a record of the project as it looks with what was typed; undefined while no list that holds it is loaded. */
export type FindRecord = (entity: string, uuid: string) => ProjectRecord | undefined;

export type RecordDispatch = ThunkDispatch<unknown, ApiDependencies, UnknownAction>;

/** One record's part of a call. */
export interface RecordChange {
  uuid: string;
  /** The revision that the change was made on. */
  revision: number;
  patch: Patch;
  /** A person has confirmed that votes are reset. */
  isConfirmed: boolean;
}

/** What a generated mutation resolves to. */
export type Answer<Data> = { data: { data: Data }; error?: undefined } | { data?: undefined; error: unknown };

/** What a batch update resolves to, with a result for each item in their order. */
export interface BatchAnswer<R> {
  results: readonly {
    status: 'SAVED' | 'CONFLICT' | 'FAILED';
    record?: R;
    /** The record as it stands, where somebody changed it meanwhile. */
    current?: R;
    error?: { code: string; message: string; fields: readonly { path: string; message: string }[] };
  }[];
}

/** What a batch of new records resolves to; records are those that were saved, in the order of the request. */
export interface CreateAnswer<R> {
  results: readonly {
    error?: { code: string; message: string; fields: readonly { path: string; message: string }[] };
  }[];
  records?: readonly R[];
}

/** How a record is deleted. */
export interface Removal {
  /** What points at it goes too. */
  readonly confirm: boolean;
  /** Only while it is at this revision: a later one is somebody else's. */
  readonly revision?: number;
}

/** The calls that save changes of one kind of record. */
export interface RecordRequests<R extends ProjectRecord> {
  /** The paths that one call for a single record carries together; the rest follows in the next. Default: all. */
  together?(paths: readonly string[]): readonly string[];
  /** Changes one record: an update, or an action where the path belongs to one. */
  single(dispatch: RecordDispatch, change: RecordChange): Promise<Answer<R>>;
  /** Changes up to 500 records at once, with a result for each. */
  batch?(
    dispatch: RecordDispatch,
    projectUuid: string,
    changes: readonly RecordChange[],
  ): Promise<Answer<BatchAnswer<R>>>;
  /** Deletes a record. */
  remove?(dispatch: RecordDispatch, uuid: string, how: Removal): Promise<{ error?: unknown }>;
  /** Creates up to 500 records under the uuids that they have here, so that a repeated call makes none twice. */
  create?(
    dispatch: RecordDispatch,
    projectUuid: string,
    records: readonly R[],
  ): Promise<Answer<CreateAnswer<R>>>;
  /** New records wait until what was typed into those that they name is saved: the server's rules look at it. */
  waitsForEdits?: boolean;
}

/**
 * Everything that editing needs to know of one kind of record. Sheet, panel, form, undo and live updates are built on
 * it; none of them knows a field.
 */
export interface RecordModel<R extends ProjectRecord = ProjectRecord> {
  /** The name in live events, permissions and cache tags, such as `Hazard`. */
  readonly entity: string;
  /** What a record holds at a path. */
  read(record: R, path: string): unknown;
  /** The record as it looks with the change; the record itself when the change is empty. */
  apply(record: R, patch: Patch): R;
  readonly requests: RecordRequests<R>;
  /** People give these records an order, by the path `PLACE`. */
  readonly order?: {
    /** What a row that is inserted below another belongs to: fields that it takes over from that one. */
    readonly inherits: readonly string[];
  };
  /** What else a change brings along, such as the function of a malfunction. Stored with the edit, so undo reverts it. */
  follows?(record: R, patch: Patch, find: FindRecord): Patch;
}

export const isEmptyPatch = (patch: Patch): boolean => {
  for (const _ in patch) return false;
  return true;
};

export const pickPaths = (patch: Patch, keeps: (path: string) => boolean): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([path]) => keeps(path)));

/** Whether two values of a field are the same; lists and objects by content. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [keysOfA, keysOfB] = [Object.keys(a), Object.keys(b)];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keysOfA.length === keysOfB.length &&
    keysOfA.every(key => sameValue(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}
