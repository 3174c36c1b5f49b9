import { type DraftRecords, isWaitingDraft } from './draftRecord';

/** Records on their way to the server: what names one of them is sent after it. */
export class UnmadeNames {
  private readonly uuids: ReadonlySet<string>;

  constructor(drafts: DraftRecords) {
    this.uuids = new Set([...drafts].flatMap(([uuid, draft]) => (isWaitingDraft(draft) ? [uuid] : [])));
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
