import { type DraftRecords, isWaitingDraft } from './draftRecord';
import type { EditEntry } from './editEntry';
import { isEmptyPatch } from './recordModel';

/** Records on their way to the server: what names one of them is sent after it. */
export class UnmadeNames {
  private readonly uuids: ReadonlySet<string>;

  private constructor(uuids: ReadonlySet<string>) {
    this.uuids = uuids;
  }

  static ofDrafts(drafts: DraftRecords): UnmadeNames {
    return new UnmadeNames(
      new Set([...drafts].flatMap(([uuid, draft]) => (isWaitingDraft(draft) ? [uuid] : []))),
    );
  }

  /** Records with something typed that the server has not answered yet. */
  static ofEntries(entries: ReadonlyMap<string, EditEntry>): UnmadeNames {
    const isOpen = ({ sending, waiting }: EditEntry) => !isEmptyPatch(sending) || !isEmptyPatch(waiting);
    return new UnmadeNames(new Set([...entries].flatMap(([uuid, entry]) => (isOpen(entry) ? [uuid] : []))));
  }

  /** @param own uuid of the record itself */
  mentions(values: object, own?: string): boolean {
    if (this.uuids.size === 0) return false;
    const isUnmade = (value: unknown) => typeof value === 'string' && value !== own && this.uuids.has(value);
    return Object.values(values).some(value =>
      Array.isArray(value) ? value.some(isUnmade) : isUnmade(value),
    );
  }
}
