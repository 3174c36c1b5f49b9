import { mergedList } from './mergedList';
import {
  isEmptyPatch,
  type Patch,
  PLACE,
  type ProjectRecord,
  pickPaths,
  type RecordModel,
  sameValue,
} from './recordModel';

/** Why the server refused a change; `status` 403 is said in the app's own words. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** What became of one record's part of a call. */
export type Outcome =
  | { readonly kind: 'saved'; readonly record: ProjectRecord }
  /** Somebody changed the record since; this is how it stands. */
  | { readonly kind: 'stale'; readonly current: ProjectRecord }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Votes were cast on the record as it was: saved only when a person confirms that they are reset. */
  | { readonly kind: 'asked' }
  /** No answer, or one that says "later": worth trying again as it is. */
  | { readonly kind: 'unreachable' };

export interface Conflict {
  readonly mine: Patch;
  readonly theirs: ProjectRecord;
  /** What mine was made on. */
  readonly base: Patch;
  readonly revision: number;
}

/** The edits of one record that are not known to be saved. Immutable. */
export interface EditEntry {
  readonly entity: string;
  readonly uuid: string;
  readonly projectUuid: string;
  readonly code: string;
  /** The revision that what waits was made on, and what the record held there. */
  readonly revision: number;
  readonly base: Patch;
  readonly sending: Patch;
  readonly waiting: Patch;
  /** Values of calls that got no answer: found on the server, they are our own and nobody else's. */
  readonly tried: Readonly<Record<string, readonly unknown[]>>;
  /** Refused and rolled back; the reason by path. */
  readonly failed: Readonly<Record<string, { readonly value: unknown; readonly refusal: Refusal }>>;
  /** Waits for a person to choose whose change to keep. */
  readonly conflict: Conflict | null;
  /** Waits for a person to confirm that votes are reset. */
  readonly question: { readonly mine: Patch } | null;
  /** User confirmed; send `resetVotes` next. */
  readonly isConfirmed: boolean;
  /** The person chose to decide later: no dialog opens by itself. */
  readonly isPostponed: boolean;
  /** Everything that is laid over what the server says. Derived. */
  readonly patch: Patch;
}

export const emptyEntry = (entity: string, record: ProjectRecord): EditEntry => ({
  entity,
  uuid: record.uuid,
  projectUuid: record.projectUuid,
  code: record.code,
  revision: record.revision,
  base: {},
  sending: {},
  waiting: {},
  tried: {},
  failed: {},
  conflict: null,
  question: null,
  isConfirmed: false,
  isPostponed: false,
  patch: {},
});

/** Nothing of it waits for the server or a person. */
export const isSettled = ({ sending, waiting, failed, conflict, question }: EditEntry): boolean =>
  isEmptyPatch(sending) &&
  isEmptyPatch(waiting) &&
  isEmptyPatch(failed) &&
  conflict === null &&
  question === null;

/** Whether a person still has to decide about a path. */
export const isContested = (entry: EditEntry | undefined, path: string): boolean =>
  path in (entry?.conflict?.mine ?? {});

/** Brings the derived part up to date, and forgets what nothing waits for any more. */
export function settle(entry: EditEntry): EditEntry {
  const { conflict, question, sending, waiting } = entry;
  const patch = { ...conflict?.mine, ...question?.mine, ...sending, ...waiting };
  const needed = { ...sending, ...waiting, ...question?.mine, ...entry.failed };
  const isIdle = isEmptyPatch(sending) && isEmptyPatch(waiting);
  return {
    ...entry,
    // The same identity as long as the same is shown: rows are compared by it.
    patch: sameValue(patch, entry.patch) ? entry.patch : patch,
    base: pickPaths(entry.base, path => path in needed),
    tried: isIdle ? {} : entry.tried,
    // A restored decision is found again by the call under way.
    isPostponed: entry.isPostponed && !(isIdle && conflict === null && question === null),
  };
}

/**
 * The entry with another edit.
 *
 * @param record as the screen shows it; where nothing was typed yet, that is what the server holds
 */
export function withEdit(
  model: RecordModel,
  before: EditEntry | undefined,
  record: ProjectRecord,
  patch: Patch,
): EditEntry {
  const entry = before ?? emptyEntry(model.entity, record);
  const base: Record<string, unknown> = { ...entry.base };
  let revision = entry.revision;
  for (const path of Object.keys(patch))
    if (!(path in base)) {
      base[path] = model.read(record, path);
      revision = Math.min(revision, record.revision);
    }
  const { conflict, question } = entry;
  const contested = pickPaths(patch, path => isContested(entry, path));
  const asked = pickPaths(question?.mine ?? {}, path => !(path in patch));
  return settle({
    ...entry,
    revision,
    base,
    waiting: { ...entry.waiting, ...pickPaths(patch, path => !(path in contested)) },
    failed: Object.fromEntries(Object.entries(entry.failed).filter(([path]) => !(path in patch))),
    conflict: conflict && { ...conflict, mine: { ...conflict.mine, ...contested } },
    question: isEmptyPatch(asked) ? null : { mine: asked },
  });
}

/** The entry once a call with `sent` is answered. */
export function afterAnswer(model: RecordModel, before: EditEntry, sent: Patch, outcome: Outcome): EditEntry {
  const idle = { ...before, sending: {} };
  // A confirmation is for one answer; a call without an answer is made again as it was.
  const entry = outcome.kind === 'unreachable' ? idle : { ...idle, isConfirmed: false };
  const notTypedAgain = (path: string) => !(path in entry.waiting);
  switch (outcome.kind) {
    case 'saved':
      return settle(rebased(model, { ...entry, tried: {} }, outcome.record));
    case 'asked': {
      const mine = { ...entry.question?.mine, ...pickPaths(sent, notTypedAgain) };
      return settle({
        ...entry,
        question: isEmptyPatch(mine) ? null : { mine },
        isPostponed: entry.isPostponed && entry.question === null,
      });
    }
    case 'refused': {
      const { refusal } = outcome;
      const failed = Object.entries(pickPaths(sent, notTypedAgain)).map(([path, value]) => [
        path,
        { value, refusal },
      ]);
      return settle({ ...entry, failed: { ...entry.failed, ...Object.fromEntries(failed) } });
    }
    case 'unreachable': {
      const tried = Object.entries(sent).map(([path, value]) => [
        path,
        [...(entry.tried[path] ?? []), value],
      ]);
      return settle({
        ...entry,
        waiting: { ...sent, ...entry.waiting },
        tried: { ...entry.tried, ...Object.fromEntries(tried) },
      });
    }
    case 'stale':
      return afterStale(model, { ...entry, waiting: { ...sent, ...entry.waiting } }, outcome.current);
  }
}

/** Where both changed the same, a person decides; lists are merged, and everything else goes on top of theirs. */
function afterStale(model: RecordModel, before: EditEntry, theirs: ProjectRecord): EditEntry {
  const entry = { ...before, waiting: mergedInto(model, before, theirs) };
  const contested = pickPaths(entry.waiting, path => collides(model, entry, theirs, path));
  const waiting = pickPaths(
    entry.waiting,
    path => !(path in contested) && !sameValue(model.read(theirs, path), entry.waiting[path]),
  );
  const known = entry.conflict;
  const conflict = isEmptyPatch(contested)
    ? known && { ...known, theirs }
    : {
        mine: { ...known?.mine, ...contested },
        theirs,
        base: {
          ...pickPaths(entry.base, path => path in contested),
          ...known?.base,
        },
        revision: known?.revision ?? entry.revision,
      };
  // More to decide than what was postponed: the dialog may open again.
  const isPostponed = entry.isPostponed && (known === null || isEmptyPatch(contested));
  return settle(rebased(model, { ...entry, waiting, conflict, isPostponed, tried: {} }, theirs));
}

/** What waits, with lists that both changed as both want them. */
const mergedInto = (model: RecordModel, { waiting, base, tried }: EditEntry, theirs: ProjectRecord): Patch =>
  Object.fromEntries(
    Object.entries(waiting).map(([path, mine]) => {
      const now = model.read(theirs, path);
      // An earlier try of mine that got through without an answer is no change of somebody else's.
      const isOwn = tried[path]?.some(value => sameValue(value, now)) === true;
      return [path, (isOwn ? undefined : mergedList(base[path], mine, now)) ?? mine];
    }),
  );

/** Whether somebody else's change and mine meet at a path: it got another value than mine, and not from me. */
function collides(model: RecordModel, entry: EditEntry, theirs: ProjectRecord, path: string): boolean {
  // Whoever moves a row last decides where it stands: rows around it make room, which nobody would know how to answer.
  if (model.order && path === PLACE) return false;
  const now = model.read(theirs, path);
  if (sameValue(now, entry.waiting[path]) || sameValue(now, entry.base[path])) return false;
  if (mergedList(entry.base[path], entry.waiting[path], now)) return false;
  return entry.tried[path]?.some(value => sameValue(value, now)) !== true;
}

/** What waits now stands on this record. */
const rebased = (model: RecordModel, entry: EditEntry, record: ProjectRecord): EditEntry => ({
  ...entry,
  revision: record.revision,
  base: Object.fromEntries(
    Object.keys({ ...entry.waiting, ...entry.question?.mine, ...entry.failed }).map(path => [
      path,
      model.read(record, path),
    ]),
  ),
});

/** The record as it was before anything was typed. */
export function withoutEdits<R extends ProjectRecord>(
  model: RecordModel<R>,
  record: R,
  entry?: EditEntry,
): R {
  if (!entry) return record;
  const base = { ...entry.base, ...entry.conflict?.base };
  return model.apply(
    record,
    pickPaths(base, path => path in entry.patch),
  );
}

/** The records whose votes are asked about, once nothing is under way any more: a pasted block asks once. */
export function askedAbout(entries: ReadonlyMap<string, EditEntry>): EditEntry[] {
  const all = [...entries.values()];
  const isQuiet = all.every(({ sending, waiting }) => isEmptyPatch(sending) && isEmptyPatch(waiting));
  return isQuiet ? all.filter(({ question }) => question !== null) : [];
}

/** Without what was refused at a path. */
export const withoutFailure = (entry: EditEntry, path: string): EditEntry => ({
  ...entry,
  failed: pickPaths(entry.failed, key => key !== path) as EditEntry['failed'],
});
