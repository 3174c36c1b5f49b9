import type { Addition } from '@/records/editQueueTypes';
import type { FindRecord, ProjectRecord } from '@/records/recordModel';
import type { WorksheetLabels } from '@/ui/worksheet';
import type { PasteReference, PasteReferences } from './pasteTypes';

/** Records that a paste makes because its cells name them: each once, whatever upper and lower case it is written in. */
export class NewReferences<R extends ProjectRecord> {
  private readonly byName = new Map<string, ProjectRecord>();
  private readonly byUuid = new Map<string, ProjectRecord>();
  /** In the order of the columns: a function comes before the malfunctions that name it. */
  private readonly byColumn: ReadonlyMap<PasteReference<R>, Addition[]>;
  private readonly findAny: FindRecord;

  constructor({ findAny, references }: { findAny: FindRecord; references: PasteReferences<R> }) {
    this.findAny = findAny;
    this.byColumn = new Map([...references.values()].map(reference => [reference, []]));
  }

  get additions(): readonly Addition[] {
    return [...this.byColumn.values()].flat();
  }

  get counts(): readonly { label: string; count: number }[] {
    return [...this.byColumn]
      .map(([{ label }, { length }]) => ({ label, count: length }))
      .filter(({ count }) => count > 0);
  }

  readonly find: FindRecord = (entity, uuid) => this.byUuid.get(uuid) ?? this.findAny(entity, uuid);

  /** The record of this name, made now if there is none yet. */
  take(
    reference: PasteReference<R>,
    name: string,
    row: R,
    labels: WorksheetLabels,
  ): ProjectRecord | { refused: string } {
    const { model, maxLength } = reference;
    if (name.length > maxLength) return { refused: labels.tooLong(maxLength, name.length) };
    const key = JSON.stringify([model.entity, reference.scopeOf?.(row) ?? null, name.toLocaleLowerCase()]);
    const known = this.byName.get(key);
    if (known) return known;
    const draft = reference.draftOf(name, row);
    if ('refused' in draft) return draft;
    this.byName.set(key, draft);
    this.byUuid.set(draft.uuid, draft);
    this.byColumn.get(reference)?.push({ model, record: draft });
    return draft;
  }
}
