import type { Refusal } from './editEntry';
import type { ProjectRecord } from './recordModel';

/** A record that was added here, on its way to the server under its own uuid. Immutable. */
export interface DraftRecord {
  readonly entity: string;
  /** As it was added; once the server has it, the server's answer. What was typed into it stands in its edits. */
  readonly record: ProjectRecord;
  /** Why the server did not take it: waits until a person changes it or gives it up. */
  readonly refusal: Refusal | null;
  /** The server has it: stands in for the list until that has heard of it. */
  readonly isMade: boolean;
}

/** By uuid, in the order in which they were added. */
export type DraftRecords = ReadonlyMap<string, DraftRecord>;

export const draftRecord = (
  entity: string,
  record: ProjectRecord,
  refusal: Refusal | null = null,
): DraftRecord => ({ entity, record, refusal, isMade: false });

/** Not known to be on the server. */
export const isUnmade = (draft: DraftRecord | undefined): draft is DraftRecord => draft?.isMade === false;

/** Can be sent: neither on the server nor refused by it. */
export const isWaitingDraft = (draft: DraftRecord): boolean => !draft.isMade && draft.refusal === null;

/** In the order in which they were added, also where the browser's storage gave them back in another one. */
export const inOrder = (drafts: DraftRecords): DraftRecords =>
  new Map([...drafts].sort(([, one], [, other]) => momentOf(one) - momentOf(other)));

const momentOf = ({ record }: DraftRecord): number =>
  'createdAt' in record ? Date.parse(String(record.createdAt)) : 0;
