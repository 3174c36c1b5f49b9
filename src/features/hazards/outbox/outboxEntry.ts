import type { Hazard } from '@/api/hazards';
import { applyPatch, collides, type HazardPatch, holds, isEmpty, pick } from './hazardPatch';

/** What became of a call. */
export type SendOutcome =
  | { kind: 'saved'; record: Hazard }
  /** Somebody changed the hazard since; this is how it stands. */
  | { kind: 'stale'; current: Hazard }
  /** The server said no, for this reason. */
  | { kind: 'refused'; reason: string }
  /** Votes were cast on the hazard as it was: saved only when a person confirms that they are reset. */
  | { kind: 'asked' }
  /** No answer, or one that says "later": worth trying again as it is. */
  | { kind: 'unreachable' };

/** The edits of one hazard that are not known to be saved. */
export interface OutboxEntry {
  /** The newest record known to be saved. */
  readonly record: Hazard;
  /** The record with everything that was typed: what the worksheet shows. */
  readonly shown: Hazard;
  readonly sending: HazardPatch;
  readonly waiting: HazardPatch;
  /** Refused and taken back; the reason by path. */
  readonly failed: Readonly<Record<string, { value: unknown; reason: string }>>;
  /** Waits for a person to choose. */
  readonly conflict: { mine: HazardPatch; theirs: Hazard } | null;
  /** Waits for a person to confirm that votes are reset. */
  readonly question: { mine: HazardPatch } | null;
  /** They have: the next call says so. */
  readonly isConfirmed: boolean;
}

/** A hazard as the server has it, nothing typed yet. */
export const emptyEntry = (hazard: Hazard): OutboxEntry => ({
  record: hazard,
  shown: hazard,
  sending: {},
  waiting: {},
  failed: {},
  conflict: null,
  question: null,
  isConfirmed: false,
});

/** Nothing of it waits for the server or a person. */
export const isSettled = ({ sending, waiting, failed, conflict, question }: OutboxEntry): boolean =>
  isEmpty(sending) && isEmpty(waiting) && isEmpty(failed) && conflict === null && question === null;

/** A question about fewer fields: those that were typed anew are asked about anew. */
export function withoutPaths(question: OutboxEntry['question'], patch: HazardPatch): OutboxEntry['question'] {
  const mine = pick(question?.mine ?? {}, path => !(path in patch));
  return isEmpty(mine) ? null : { mine };
}

/** Failures without those that are dropped. */
export const without = (
  failed: OutboxEntry['failed'],
  drops: (path: string) => boolean,
): OutboxEntry['failed'] => Object.fromEntries(Object.entries(failed).filter(([path]) => !drops(path)));

/** What the worksheet shows follows from the rest. */
export function settle(entry: OutboxEntry): OutboxEntry {
  const { record, conflict, question, sending, waiting } = entry;
  return {
    ...entry,
    shown: applyPatch(record, { ...conflict?.mine, ...question?.mine, ...sending, ...waiting }),
  };
}

/** The entry once a call with `sent` is answered. */
export function afterAnswer(before: OutboxEntry, sent: HazardPatch, outcome: SendOutcome): OutboxEntry {
  // A confirmation is for one answer; a call that was lost is the same call.
  const entry = outcome.kind === 'unreachable' ? before : { ...before, isConfirmed: false };
  switch (outcome.kind) {
    case 'saved':
      return { ...entry, record: outcome.record };
    case 'asked': {
      const mine = { ...entry.question?.mine, ...pick(sent, path => !(path in entry.waiting)) };
      return { ...entry, question: isEmpty(mine) ? null : { mine } };
    }
    case 'unreachable':
      return { ...entry, waiting: { ...sent, ...entry.waiting } };
    case 'refused': {
      const failed = Object.entries(sent)
        .filter(([path]) => !(path in entry.waiting))
        .map(([path, value]) => [path, { value, reason: outcome.reason }] as const);
      return { ...entry, failed: { ...entry.failed, ...Object.fromEntries(failed) } };
    }
    case 'stale': {
      const mine = { ...sent, ...entry.waiting };
      const theirs = outcome.current;
      if (collides(entry.record, theirs, mine)) return { ...entry, waiting: {}, conflict: { mine, theirs } };
      // They changed something else, or the answer to an earlier try was lost: mine goes on top of it.
      return { ...entry, record: theirs, waiting: pick(mine, path => !holds(theirs, path, mine[path])) };
    }
  }
}
