import { parsedReference } from '@domain/exchange/columns';
import { valueOfText, valueText } from '@domain/exchange/values';
import { MAX_MEASURES } from '@domain/measures/measureUse';
import type { Hazard } from '@/api/hazards';
import { RrmCreateLimits, SafetyTargetCreateLimits, SremCreateLimits } from '@/api/limits';
import type { SafetyTarget } from '@/api/lookups';
import type { Rrm } from '@/api/rrms';
import type { Srem } from '@/api/srems';
import type { PlannedCell } from '@/features/shared/sheet/paste/pasteTypes';
import type { Addition, ModelEdit } from '@/records/editQueueTypes';
import { measureDraft, measureUseDraft, requirementDraft, targetDraft } from '@/records/models/namedDrafts';
import {
  type MeasureUse,
  measureModel,
  measureUseModel,
  requirementModel,
  targetModel,
} from '@/records/models/treatmentModels';
import { newRecord } from '@/records/newRecord';
import type { RecordModel } from '@/records/recordModel';
import { initialRating } from '../../view/hazardFields';
import { NamedLinks } from './NamedLinks';
import { ByName, MEASURE, type NamedMeasure, REQUIREMENTS, type RowLinks, TARGETS } from './rowLinks';
import type { LinkContext } from './useLinkCatalogs';

/** Longest text of a target or a requirement; the contract gives both the same. */
const MAX_TEXT = Math.min(SafetyTargetCreateLimits.description.maxLength, SremCreateLimits.text.maxLength);

export interface LinkChange {
  readonly column: string;
  readonly before: string;
  readonly after: string;
  readonly isMade: boolean;
}

interface ReadMeasure {
  readonly name: string;
  readonly known: Rrm | undefined;
  readonly typeUuid: string | undefined;
  readonly status: MeasureUse['status'] | undefined;
  readonly problem: string | undefined;
}

/** Targets, requirements and measures that rows name: each made once, whatever row names it first, and linked with its hazards. */
export class LinkPlanner {
  readonly #context: LinkContext;
  readonly #targets: NamedLinks<SafetyTarget>;
  readonly #requirements: NamedLinks<Srem>;
  readonly #measures: ByName<Rrm>;
  readonly #typeByName: ReadonlyMap<string, string>;
  readonly #usesOf = new Map<string, MeasureUse[]>();
  readonly #madeMeasures = new Map<string, Rrm>();
  readonly #uses: MeasureUse[] = [];
  readonly #useEdits: ModelEdit[] = [];
  #untyped = 0;

  constructor(context: LinkContext) {
    this.#context = context;
    this.#targets = new NamedLinks(context, {
      model: targetModel,
      known: context.targets,
      make: base => targetDraft(base, context.set.uuid),
      maxHazards: SafetyTargetCreateLimits.hazardUuids.maxItems,
      textField: 'description',
      maxName: SafetyTargetCreateLimits.name.maxLength,
      maxText: MAX_TEXT,
    });
    this.#requirements = new NamedLinks(context, {
      model: requirementModel,
      known: context.requirements,
      make: requirementDraft,
      maxHazards: SremCreateLimits.hazardUuids.maxItems,
      textField: 'text',
      maxName: SremCreateLimits.name.maxLength,
      maxText: MAX_TEXT,
    });
    this.#measures = new ByName(context.measures);
    this.#typeByName = new Map(
      // "Protective device (light curtain, scanner)" is "Protective device" in most files.
      context.measureTypes.flatMap(({ uuid, code, name, storedName = name }) =>
        [code, storedName, name, shortName(storedName), shortName(name)].map((word): [string, string] => [
          word.toLocaleLowerCase(),
          uuid,
        ]),
      ),
    );
    for (const use of context.uses as readonly MeasureUse[]) {
      const uses = this.#usesOf.get(use.hazardUuid);
      if (uses) uses.push(use);
      else this.#usesOf.set(use.hazardUuid, [use]);
    }
  }

  get known() {
    return {
      target: (name: string) => this.#targets.find(name) !== undefined,
      requirement: (name: string) => this.#requirements.find(name) !== undefined,
      measure: (name: string) => this.#measures.find(name) !== undefined,
    };
  }

  /** What of a row cannot be taken, whatever else becomes of it. */
  problemsOf({ targets, requirements, measures }: RowLinks, hazard: Hazard | undefined): PlannedCell[] {
    const { text } = this.#context;
    const read = measures.map(measure => this.#read(measure));
    const tooLong = (key: string, names: readonly string[], links: { isTooLong(name: string): boolean }) =>
      names
        .filter(name => links.isTooLong(name))
        .map(name => this.#refused(key, name, this.#tooLong(name, MAX_TEXT) ?? ''));
    const refused = [
      ...tooLong(TARGETS, targets, this.#targets),
      ...tooLong(REQUIREMENTS, requirements, this.#requirements),
    ];
    for (const { name, problem } of read) if (problem) refused.push(this.#refused(MEASURE, name, problem));
    if (hazard?.isRiskFrozen && measures.length > 0 && this.#changesMeasures(read, hazard))
      refused.push(this.#refused(MEASURE, '', text('import-frozen', 'The risk of this hazard is frozen.')));
    return refused;
  }

  /**
   * Links a hazard with what its row names.
   * @param hazard as it will be
   */
  plan(
    { targets, requirements, measures }: RowLinks,
    hazard: Hazard,
  ): { changes: LinkChange[]; leftOut: PlannedCell[] } {
    const leftOut: PlannedCell[] = [];
    const changes: LinkChange[] = [];
    for (const [key, links, names] of [
      [TARGETS, this.#targets, targets],
      [REQUIREMENTS, this.#requirements, requirements],
    ] as const) {
      const fitting = names.filter(name => !links.isTooLong(name));
      if (fitting.length === 0) continue;
      const linked = links.link(fitting, hazard);
      if (linked && 'refused' in linked) leftOut.push(this.#refused(key, fitting.join(', '), linked.refused));
      else if (linked) changes.push({ column: this.#nameOf(key), isMade: false, ...linked });
    }
    const read = measures.map(measure => this.#read(measure)).filter(({ problem }) => !problem);
    if (read.length > 0 && !(hazard.isRiskFrozen && this.#changesMeasures(read, hazard)))
      this.#use(read, hazard, changes, leftOut);
    return { changes, leftOut };
  }

  get additions(): readonly Addition[] {
    const of = (model: RecordModel, records: readonly MeasureUse[] | readonly Rrm[]): Addition[] =>
      records.map(record => ({ model, record }));
    return [
      ...this.#targets.additions,
      ...this.#requirements.additions,
      ...of(measureModel as RecordModel, [...this.#madeMeasures.values()]),
      ...of(measureUseModel as RecordModel, this.#uses),
    ];
  }

  get edits(): readonly ModelEdit[] {
    return [...this.#targets.edits, ...this.#requirements.edits, ...this.#useEdits];
  }

  get counts(): readonly { label: string; count: number }[] {
    const { text } = this.#context;
    return [
      { label: this.#nameOf(TARGETS), count: this.#targets.additions.length },
      { label: this.#nameOf(REQUIREMENTS), count: this.#requirements.additions.length },
      { label: this.#nameOf(MEASURE), count: this.#madeMeasures.size },
      { label: text('import-uses', 'Measures on hazards'), count: this.#uses.length },
    ].filter(({ count }) => count > 0);
  }

  /** New measures that no row gives a type. */
  get untyped(): number {
    return this.#untyped;
  }

  #nameOf(key: string): string {
    const { text } = this.#context;
    if (key === TARGETS) return text('import-targets', 'Safety targets');
    return key === REQUIREMENTS
      ? text('import-requirements', 'Requirements')
      : text('import-measure', 'Measure');
  }

  #refused(columnKey: string, cell: string, note: string): PlannedCell {
    return { columnKey, column: this.#nameOf(columnKey), text: cell, outcome: 'refused', note };
  }

  #tooLong(name: string, maxLength: number): string | undefined {
    return name.length > maxLength
      ? this.#context.text('import-long-name', 'The name has {2} characters; {1} are possible.', {
          values: [maxLength, name.length],
        })
      : undefined;
  }

  /** "Fixed guard: Sheet metal cover (implemented)" has its type before it and its state behind it. */
  #read({ name, type, status }: NamedMeasure): ReadMeasure {
    const { text } = this.#context;
    let rest = name;
    let [typeText, statusText] = [type, status];
    if (!this.#measures.find(rest)) {
      const [, before = '', state = ''] = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/su.exec(rest) ?? [];
      if (state !== '' && valueOfText('useStatus', state)) [rest, statusText] = [before, statusText || state];
      const [, prefix = '', named = ''] = /^([^:]+):\s*(\S.*)$/su.exec(rest) ?? [];
      if (this.#typeByName.has(prefix.toLocaleLowerCase())) [rest, typeText] = [named, typeText || prefix];
    }
    const known = this.#measures.find(rest);
    const typeUuid = this.#typeByName.get(typeText.toLocaleLowerCase());
    const value = statusText === '' ? undefined : valueOfText('useStatus', statusText);
    const problem =
      this.#tooLong(rest, RrmCreateLimits.name.maxLength) ??
      (typeText !== '' && !typeUuid
        ? text('import-no-type', '“{1}” is no type of measures.', { values: [typeText] })
        : known && typeUuid && known.rrmTypeUuid !== typeUuid
          ? text('import-other-type', 'The measure “{1}” has another type here.', { values: [rest] })
          : statusText !== '' && !value
            ? text('import-no-state', '“{1}” is no state of a measure.', { values: [statusText] })
            : undefined);
    return { name: rest, known, typeUuid, status: value as MeasureUse['status'] | undefined, problem };
  }

  /** The uses that measures of a row mean: of one measure several times, one after the other. */
  #matched(read: readonly ReadMeasure[], hazard: Hazard) {
    const left = [...(this.#usesOf.get(hazard.uuid) ?? [])];
    return read.map(measure => {
      const uuid = measure.known?.uuid ?? this.#made(measure.name)?.uuid;
      const at = left.findIndex(({ rrmUuid }) => rrmUuid === uuid);
      return { measure, use: at < 0 ? undefined : left.splice(at, 1)[0] };
    });
  }

  #changesMeasures(read: readonly ReadMeasure[], hazard: Hazard): boolean {
    return this.#matched(read, hazard).some(
      ({ measure: { status }, use }) => !use || (status !== undefined && status !== use.status),
    );
  }

  #made(name: string): Rrm | undefined {
    return this.#madeMeasures.get(parsedReference(name).name.toLocaleLowerCase());
  }

  #measure({ name, known, typeUuid }: ReadMeasure): { rrm: Rrm; isNew: boolean } | undefined {
    const there = known ?? this.#made(name);
    if (there) return { rrm: there, isNew: false };
    const { projectUuid, measureTypes, usualTypeUuid } = this.#context;
    const rrmType = measureTypes.find(({ uuid }) => uuid === (typeUuid ?? usualTypeUuid));
    if (!rrmType) return undefined;
    if (!typeUuid) this.#untyped += 1;
    const plain = parsedReference(name).name;
    const rrm = measureDraft({ ...newRecord(projectUuid), name: plain }, rrmType);
    this.#madeMeasures.set(plain.toLocaleLowerCase(), rrm);
    return { rrm, isNew: true };
  }

  #use(read: readonly ReadMeasure[], hazard: Hazard, changes: LinkChange[], leftOut: PlannedCell[]): void {
    const { text, set, language, projectUuid } = this.#context;
    const held = this.#usesOf.get(hazard.uuid) ?? [];
    const added: string[] = [];
    const uses = [...held];
    for (const { measure, use } of this.#matched(read, hazard)) {
      const { name, status } = measure;
      if (use) {
        if (status === undefined || status === use.status) continue;
        this.#useEdits.push({ model: measureUseModel as RecordModel, record: use, patch: { status } });
        const said = (value: string) => valueText('useStatus', value, language);
        changes.push({ column: name, before: said(use.status), after: said(status), isMade: false });
        continue;
      }
      if (uses.length >= MAX_MEASURES) {
        const note = text('import-many-measures', 'A hazard has at most {1} measures.', {
          values: [MAX_MEASURES],
        });
        leftOut.push(this.#refused(MEASURE, name, note));
        continue;
      }
      const level =
        hazard.riskRatingSetUuid === set.uuid ? initialRating(hazard, set)?.targetLevel : undefined;
      const needsLevel = measure.known
        ? measure.known.isSafetyFunction && !measure.known.safetyTargetUuid
        : (this.#made(name)?.isSafetyFunction ?? this.#wouldNeedLevel(measure));
      if (needsLevel && !level) {
        const note = text(
          'import-needs-level',
          '“{1}” is a safety function and needs a level to reach. Rate the hazard first.',
          { values: [name] },
        );
        leftOut.push(this.#refused(MEASURE, name, note));
        continue;
      }
      const taken = this.#measure(measure);
      if (!taken) continue;
      const made = measureUseDraft(newRecord(projectUuid), hazard.uuid, taken.rrm.uuid, status ?? 'PROPOSED');
      this.#uses.push(made);
      uses.push(made);
      added.push(
        taken.isNew ? text('import-created', '{1} (new)', { values: [taken.rrm.name] }) : taken.rrm.name,
      );
    }
    this.#usesOf.set(hazard.uuid, uses);
    if (added.length === 0) return;
    const before = held.flatMap(({ rrmUuid }) => this.#nameOfMeasure(rrmUuid));
    changes.push({
      column: this.#nameOf(MEASURE),
      before: before.join(', '),
      after: [...before, ...added].join(', '),
      isMade: false,
    });
  }

  #wouldNeedLevel({ typeUuid }: ReadMeasure): boolean {
    const { measureTypes, usualTypeUuid, projectUuid } = this.#context;
    const rrmType = measureTypes.find(({ uuid }) => uuid === (typeUuid ?? usualTypeUuid));
    return rrmType !== undefined && measureDraft(newRecord(projectUuid), rrmType).isSafetyFunction;
  }

  #nameOfMeasure(uuid: string): string | readonly never[] {
    const made = [...this.#madeMeasures.values()].find(measure => measure.uuid === uuid);
    return (this.#context.measures.find(measure => measure.uuid === uuid) ?? made)?.name ?? [];
  }
}

const shortName = (name: string) => name.replace(/\s*[(/:].*$/su, '');
