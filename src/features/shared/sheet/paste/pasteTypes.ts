import type { Addition, Edit } from '@/records/editQueueTypes';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';

/** How records that pasted cells name are made. */
export interface PasteReference<R extends ProjectRecord> {
  /** What it is called in the preview: "Function". */
  readonly label: string;
  readonly model: RecordModel;
  /** Characters that a name may have. */
  readonly maxLength: number;
  /** A new record of this name for a row, or the reason why none can be made. */
  draftOf(name: string, row: R): ProjectRecord | { readonly refused: string };
  /** What else tells two records of one name apart, such as the function of a malfunction. */
  scopeOf?(row: R): string | null;
  /** The column holds several: the new one is the first of them. */
  readonly isOneOfSeveral?: boolean;
}

/** By the key of the column. */
export type PasteReferences<R extends ProjectRecord> = ReadonlyMap<string, PasteReference<R>>;

/** What becomes of a pasted cell. `matched`: it names a record that is there, but is written otherwise. */
export type PastedOutcome = 'set' | 'matched' | 'created' | 'refused';

export interface PlannedCell {
  readonly columnKey: string;
  /** Name of the column. */
  readonly column: string;
  readonly text: string;
  readonly outcome: PastedOutcome;
  /** Why it is refused, or what it is matched with. */
  readonly note?: string | undefined;
}

export interface PlannedRow<R extends ProjectRecord> {
  readonly record: R;
  readonly isNew: boolean;
  /** Undefined for a row that there is no place for. */
  readonly edit: Edit<R> | undefined;
  readonly cells: readonly PlannedCell[];
}

/** What a paste comes to. Nothing is written yet. */
export interface PastePlan<R extends ProjectRecord> {
  readonly rows: readonly PlannedRow<R>[];
  /** Records that rows name, in the order in which they are made. */
  readonly made: readonly Addition[];
  /** How many of each kind are made. */
  readonly madeCounts: readonly { readonly label: string; readonly count: number }[];
  /** Columns that are not taken at all, and why. */
  readonly remarks: readonly string[];
}
