import { parsedReference } from '@domain/exchange/columns';
import type { Hazard } from '@/api/hazards';
import { shortened } from '@/lib/shortened';
import type { Addition, ModelEdit } from '@/records/editQueueTypes';
import { type NewRecord, newRecord } from '@/records/newRecord';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import { ByName } from './rowLinks';
import type { LinkContext } from './useLinkCatalogs';

/** A record that keeps the hazards that it is about: a safety target, a requirement. */
export interface NamesHazards extends ProjectRecord {
  readonly name: string;
  readonly hazardUuids: string[];
}

/** What rows link their hazards with by name. */
export interface LinkedKind<R extends NamesHazards> {
  readonly model: RecordModel<R>;
  readonly known: readonly R[];
  /** One of a name that no record has. */
  readonly make: (base: NewRecord) => R;
  /** Hazards that one of them can have. */
  readonly maxHazards: number;
  /** Where the whole text goes that is too long for a name. */
  readonly textField: 'text' | 'description';
  readonly maxName: number;
  readonly maxText: number;
}

/** The hazards of targets or requirements, which are kept with those, as rows of hazards name them. */
export class NamedLinks<R extends NamesHazards> {
  readonly #context: Pick<LinkContext, 'projectUuid' | 'text'>;
  readonly #kind: LinkedKind<R>;
  readonly #known: ByName<R>;
  /** Those whose text is too long for a name, by all of it. */
  readonly #knownByText: ReadonlyMap<string, R>;
  readonly #made = new Map<string, R>();
  /** By record: what it has, or gets. */
  readonly #hazardsOf: Map<string, Set<string>>;
  readonly #recordsOf = new Map<string, R[]>();
  readonly #changed = new Set<R>();

  constructor(context: Pick<LinkContext, 'projectUuid' | 'text'>, kind: LinkedKind<R>) {
    this.#context = context;
    this.#kind = kind;
    this.#known = new ByName(kind.known);
    this.#knownByText = new Map(
      kind.known.flatMap((record): [string, R][] => {
        const text = this.#textOf(record);
        return text.length > kind.maxName ? [[text.toLocaleLowerCase(), record]] : [];
      }),
    );
    this.#hazardsOf = new Map(kind.known.map(({ uuid, hazardUuids }) => [uuid, new Set(hazardUuids)]));
    for (const record of kind.known)
      for (const hazard of record.hazardUuids) {
        const records = this.#recordsOf.get(hazard);
        if (records) records.push(record);
        else this.#recordsOf.set(hazard, [record]);
      }
  }

  find(name: string): R | undefined {
    const plain = parsedReference(name).name.toLocaleLowerCase();
    return this.#known.find(name) ?? this.#knownByText.get(plain) ?? this.#made.get(plain);
  }

  /** Whether a file says more than a record can hold. */
  isTooLong(name: string): boolean {
    return !this.find(name) && parsedReference(name).name.length > this.#kind.maxText;
  }

  /**
   * Gives a hazard exactly the records of these names, made where there are none.
   * @returns what changes; undefined where it has them already
   */
  link(
    names: readonly string[],
    hazard: Hazard,
  ): { before: string; after: string } | { refused: string } | undefined {
    const { text } = this.#context;
    const before = this.#recordsOf.get(hazard.uuid) ?? [];
    const made = new Set<R>();
    const wanted = new Set(
      names.map(name => {
        const found = this.find(name);
        if (found) return found;
        const record = this.#make(name);
        made.add(record);
        return record;
      }),
    );
    const added = [...wanted].filter(record => !before.includes(record));
    const removed = before.filter(record => !wanted.has(record));
    if (added.length === 0 && removed.length === 0) return undefined;
    const full = added.find(({ uuid }) => (this.#hazardsOf.get(uuid)?.size ?? 0) >= this.#kind.maxHazards);
    if (full)
      return {
        refused: text('import-full-target', '“{1}” has {2} hazards already, which is the most.', {
          values: [full.name, this.#kind.maxHazards],
        }),
      };
    for (const record of added) this.#change(record, hazards => hazards.add(hazard.uuid));
    for (const record of removed) this.#change(record, hazards => hazards.delete(hazard.uuid));
    this.#recordsOf.set(hazard.uuid, [...wanted]);
    const named = (records: Iterable<R>) =>
      [...records]
        .map(record =>
          made.has(record) ? text('import-created', '{1} (new)', { values: [record.name] }) : record.name,
        )
        .join(', ');
    return { before: named(before), after: named(wanted) };
  }

  get additions(): readonly Addition[] {
    return [...this.#made.values()].map(record => ({
      model: this.#kind.model as unknown as RecordModel,
      record: this.#withHazards(record),
    }));
  }

  get edits(): readonly ModelEdit[] {
    const made = new Set(this.#made.values());
    return [...this.#changed].flatMap(record =>
      made.has(record)
        ? []
        : [
            {
              model: this.#kind.model as unknown as RecordModel,
              record: record,
              patch: { hazardUuids: this.#withHazards(record).hazardUuids },
            },
          ],
    );
  }

  #make(name: string): R {
    const plain = parsedReference(name).name;
    const { maxName, textField } = this.#kind;
    const base = { ...newRecord(this.#context.projectUuid), name: shortened(plain, maxName) };
    const made = this.#kind.make(base);
    const record = plain.length > maxName ? { ...made, [textField]: plain } : made;
    this.#made.set(plain.toLocaleLowerCase(), record);
    this.#hazardsOf.set(record.uuid, new Set());
    return record;
  }

  #textOf(record: R): string {
    return (record as Partial<Record<'text' | 'description', string>>)[this.#kind.textField] ?? '';
  }

  #change(record: R, change: (hazards: Set<string>) => void): void {
    const hazards = this.#hazardsOf.get(record.uuid);
    if (hazards) change(hazards);
    this.#changed.add(record);
  }

  #withHazards(record: R) {
    return { ...record, hazardUuids: [...(this.#hazardsOf.get(record.uuid) ?? [])] };
  }
}
