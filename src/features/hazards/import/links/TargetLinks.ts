import { parsedReference } from '@domain/exchange/columns';
import type { Hazard } from '@/api/hazards';
import { SafetyTargetCreateLimits } from '@/api/limits';
import type { SafetyTarget } from '@/api/lookups';
import type { Addition, ModelEdit } from '@/records/editQueueTypes';
import { targetDraft } from '@/records/models/namedDrafts';
import { targetModel } from '@/records/models/treatmentModels';
import { newRecord } from '@/records/newRecord';
import type { RecordModel } from '@/records/recordModel';
import { ByName } from './rowLinks';
import type { LinkContext } from './useLinkCatalogs';

/** Hazards that one target can have. */
const MAX_HAZARDS = SafetyTargetCreateLimits.hazardUuids.maxItems;

/** The hazards of targets, which are kept with the targets, as rows of hazards name them. */
export class TargetLinks {
  readonly #context: LinkContext;
  readonly #known: ByName<SafetyTarget>;
  readonly #made = new Map<string, SafetyTarget>();
  /** By target: what it has, or gets. */
  readonly #hazardsOf: Map<string, Set<string>>;
  readonly #targetsOf = new Map<string, SafetyTarget[]>();
  readonly #changed = new Set<SafetyTarget>();

  constructor(context: LinkContext) {
    this.#context = context;
    this.#known = new ByName(context.targets);
    this.#hazardsOf = new Map(context.targets.map(({ uuid, hazardUuids }) => [uuid, new Set(hazardUuids)]));
    for (const target of context.targets)
      for (const hazard of target.hazardUuids) {
        const targets = this.#targetsOf.get(hazard);
        if (targets) targets.push(target);
        else this.#targetsOf.set(hazard, [target]);
      }
  }

  find(name: string): SafetyTarget | undefined {
    return this.#known.find(name) ?? this.#made.get(parsedReference(name).name.toLocaleLowerCase());
  }

  /**
   * Gives a hazard exactly the targets of these names, made where there are none.
   * @returns what changes; undefined where it has them already
   */
  link(
    names: readonly string[],
    hazard: Hazard,
  ): { before: string; after: string } | { refused: string } | undefined {
    const { text } = this.#context;
    const before = this.#targetsOf.get(hazard.uuid) ?? [];
    const made = new Set<SafetyTarget>();
    const wanted = new Set(
      names.map(name => {
        const found = this.find(name);
        if (found) return found;
        const target = this.#make(name);
        made.add(target);
        return target;
      }),
    );
    const added = [...wanted].filter(target => !before.includes(target));
    const removed = before.filter(target => !wanted.has(target));
    if (added.length === 0 && removed.length === 0) return undefined;
    const full = added.find(({ uuid }) => (this.#hazardsOf.get(uuid)?.size ?? 0) >= MAX_HAZARDS);
    if (full)
      return {
        refused: text('import-full-target', '“{1}” has {2} hazards already, which is the most.', {
          values: [full.name, MAX_HAZARDS],
        }),
      };
    for (const target of added) this.#change(target, hazards => hazards.add(hazard.uuid));
    for (const target of removed) this.#change(target, hazards => hazards.delete(hazard.uuid));
    this.#targetsOf.set(hazard.uuid, [...wanted]);
    const named = (targets: Iterable<SafetyTarget>) =>
      [...targets]
        .map(target =>
          made.has(target) ? text('import-created', '{1} (new)', { values: [target.name] }) : target.name,
        )
        .join(', ');
    return { before: named(before), after: named(wanted) };
  }

  get additions(): readonly Addition[] {
    return [...this.#made.values()].map(target => ({
      model: targetModel as RecordModel,
      record: this.#withHazards(target),
    }));
  }

  get edits(): readonly ModelEdit[] {
    const made = new Set(this.#made.values());
    return [...this.#changed].flatMap(target =>
      made.has(target)
        ? []
        : [
            {
              model: targetModel as RecordModel,
              record: target,
              patch: { hazardUuids: this.#withHazards(target).hazardUuids },
            },
          ],
    );
  }

  #make(name: string): SafetyTarget {
    const { projectUuid, set } = this.#context;
    const plain = parsedReference(name).name;
    const target = targetDraft({ ...newRecord(projectUuid), name: plain }, set.uuid);
    this.#made.set(plain.toLocaleLowerCase(), target);
    this.#hazardsOf.set(target.uuid, new Set());
    return target;
  }

  #change(target: SafetyTarget, change: (hazards: Set<string>) => void): void {
    const hazards = this.#hazardsOf.get(target.uuid);
    if (hazards) change(hazards);
    this.#changed.add(target);
  }

  #withHazards(target: SafetyTarget): SafetyTarget {
    return { ...target, hazardUuids: [...(this.#hazardsOf.get(target.uuid) ?? [])] };
  }
}
