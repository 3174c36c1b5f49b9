import {
  type ExchangeColumn,
  type ExchangeLanguage,
  headerOf,
  REFERENCE_SEPARATOR,
} from '../../../domain/exchange/columns.ts';
import { hazardColumns } from '../../../domain/exchange/hazardColumns.ts';
import { FLAG_WORDS, valueText } from '../../../domain/exchange/values.ts';
import { AVOIDANCE_FACTORS, type AvoidanceFactors } from '../../../domain/rating/avoidanceFactors.ts';
import { LEVEL_FIELDS, type RiskParameter } from '../../../domain/rating/parameters.ts';
import { type Cell, cellOf, textCell } from './cells.ts';
import type { ExportedProject, Fields } from './exportedProject.ts';

type Style = 'FUNCTION' | 'MACHINE';

interface Evaluation extends Record<string, unknown> {
  stage: 'INITIAL' | 'FINAL';
  riskRatingSetUuid: string;
  ratingUuid: string | null;
  rationale: Partial<Record<RiskParameter, string>>;
  avoidanceFactors: AvoidanceFactors;
}

/** What a hazard's row shows that its record does not have, by hazard. */
export interface HazardFacts {
  /** "2/3, 1": votes cast of all, and how far they lie apart once they are revealed. */
  votes: ReadonlyMap<string, string>;
  comments: ReadonlyMap<string, number>;
}

interface PlacedColumn {
  column: ExchangeColumn;
  number: number;
}

const byKind = (project: ExportedProject, kind: string) => project.records.get(kind) ?? [];

function grouped(records: readonly Fields[], key: string): Map<string, Fields[]> {
  const groups = new Map<string, Fields[]>();
  for (const record of records) {
    const group = String(record[key]);
    groups.set(group, [...(groups.get(group) ?? []), record]);
  }
  return groups;
}

/** The table of the hazards of one style, as the worksheet's columns stand (domain.md 2.9). */
export class HazardTable {
  readonly #project: ExportedProject;
  readonly #language: ExchangeLanguage;
  readonly #facts: HazardFacts;
  readonly #uses: Map<string, Fields[]>;
  readonly #judged: Map<string, Fields[]>;
  readonly #records: Map<string, Fields>;
  readonly hazards: readonly Fields[];
  readonly columns: readonly PlacedColumn[];

  constructor(project: ExportedProject, style: Style, language: ExchangeLanguage, facts: HazardFacts) {
    this.#project = project;
    this.#language = language;
    this.#facts = facts;
    this.hazards = byKind(project, 'Hazards').filter(hazard => hazard.style === style);
    this.#uses = grouped(byKind(project, 'HazardRrms'), 'hazardUuid');
    this.#judged = new Map(
      byKind(project, 'HazardRrms').map(use => [use.uuid, use.evaluations as Fields[]] as const),
    );
    const kinds = ['Rrms', 'Malfunctions', 'SafetyTargets', 'Hazards'];
    this.#records = new Map(
      kinds.flatMap(kind => byKind(project, kind).map(record => [record.uuid, record] as const)),
    );
    // Of machines each row has a place for a measure, also where none has one yet.
    const least = style === 'MACHINE' ? 1 : 0;
    const most = Math.max(least, ...this.hazards.map(({ uuid }) => this.#uses.get(uuid)?.length ?? 0));
    this.columns = placed(hazardColumns(style), most, this.#usesProbability());
  }

  headers(): string[] {
    return this.columns.map(({ column, number }) => headerOf(column, this.#language, number));
  }

  row(hazard: Fields): Cell[] {
    return this.columns.map(({ column, number }) => this.#cell(hazard, column, number));
  }

  #usesProbability(): boolean {
    return [...this.#project.sets.values()].some(({ parameters }) =>
      parameters.some(({ parameter }) => parameter === 'probability'),
    );
  }

  #cell(hazard: Fields, column: ExchangeColumn, number: number): Cell {
    const [stage, parameter] = column.key.split('.');
    if (stage === 'initial' || stage === 'final')
      return this.#rated(hazard, stage === 'initial' ? 'INITIAL' : 'FINAL', parameter ?? '', column);
    if (stage === 'measure') return this.#measure(hazard, parameter, number);
    if (column.kind === 'derived') return this.#derived(hazard, column.key);
    if (column.key === 'guidewordUuid')
      return textCell(this.#project.textOf(this.#records.get(String(hazard.malfunctionUuid))?.guidewordUuid));
    if (column.key === 'effects') return this.#effects(hazard);
    return cellOf(column, hazard[column.key], this.#project, this.#language);
  }

  #rated(hazard: Fields, stage: Evaluation['stage'], parameter: string, column: ExchangeColumn): Cell {
    const found = evaluationOf(hazard, stage);
    if (!found) return null;
    if (column.kind === 'rationale') return textCell(found.rationale[parameter as RiskParameter] ?? '');
    const set = this.#project.sets.get(found.riskRatingSetUuid);
    if (column.kind === 'rating')
      return textCell(set?.ratings.find(({ uuid }) => uuid === found.ratingUuid)?.label ?? '');
    const level = found[LEVEL_FIELDS[parameter as RiskParameter]];
    return textCell(set?.levels.find(({ uuid }) => uuid === level)?.code ?? '');
  }

  #measure(hazard: Fields, part: string | undefined, number: number): Cell {
    const use = this.#uses.get(hazard.uuid)?.[number - 1];
    const rrm = this.#records.get(String(use?.rrmUuid));
    if (!use || !rrm) return null;
    if (part === 'status') return valueText('useStatus', String(use.status), this.#language);
    return textCell(this.#project.textOf(part === 'type' ? rrm.rrmTypeUuid : rrm.uuid));
  }

  #effects({ hazardEffects }: Fields): Cell {
    const effects = hazardEffects as { hazardEffectTypeUuid: string; description: string }[];
    return textCell(
      effects
        .map(({ hazardEffectTypeUuid, description }) =>
          [this.#project.textOf(hazardEffectTypeUuid), description].filter(Boolean).join(': '),
        )
        .join(REFERENCE_SEPARATOR),
    );
  }

  /** Of whichever set has them: only sets of ISO 13849-1 do. */
  #avoidance(hazard: Fields): string {
    const judged = (hazard.evaluations as Evaluation[]).map(one => one.avoidanceFactors);
    const factors = judged.find(one => Object.keys(one).length > 0) ?? {};
    return AVOIDANCE_FACTORS.flatMap(factor => {
      const judgement = factors[factor];
      if (!judgement) return [];
      const name = valueText('avoidanceFactor', factor, this.#language);
      return `${name}: ${valueText('avoidanceJudgement', judgement, this.#language)}`;
    }).join(REFERENCE_SEPARATOR);
  }

  #derived(hazard: Fields, key: string): Cell {
    const flag = (value: unknown) => FLAG_WORDS[value === true ? 'true' : 'false'][this.#language];
    const targets = (field: string) =>
      (hazard.safetyTargetUuids as string[])
        .map(uuid => String(this.#records.get(uuid)?.[field] ?? ''))
        .join(REFERENCE_SEPARATOR);
    const uses = (of: (use: Fields) => string) =>
      (this.#uses.get(hazard.uuid) ?? []).map(of).filter(Boolean).join(REFERENCE_SEPARATOR);
    const cells: Record<string, () => Cell> = {
      status: () => valueText('status', String(hazard.status), this.#language),
      goalLevel: () => textCell(targets('level')),
      safeState: () => textCell(targets('safeState')),
      votes: () => textCell(this.#facts.votes.get(hazard.uuid) ?? ''),
      lock: () => flag(hazard.isConsensusVotingLocked),
      freeze: () => flag(hazard.isRiskFrozen),
      commentCount: () => this.#facts.comments.get(hazard.uuid) ?? 0,
      avoidance: () => textCell(this.#avoidance(hazard)),
      newHazards: () =>
        textCell(
          uses(use =>
            (use.newHazardUuids as string[])
              .map(uuid => String(this.#records.get(uuid)?.code ?? ''))
              .filter(Boolean)
              .join(REFERENCE_SEPARATOR),
          ),
        ),
      requiredLevel: () => textCell(uses(use => String(use.requiredLevel ?? ''))),
      achievedLevel: () => textCell(uses(use => String(use.achievedLevel ?? ''))),
      verifiedBy: () =>
        textCell(
          uses(use =>
            (this.#judged.get(use.uuid) ?? [])
              .map(({ verifiedByUserUuid }) => this.#project.personOf(verifiedByUserUuid))
              .filter(Boolean)
              .join(', '),
          ),
        ),
    };
    return cells[key]?.() ?? null;
  }
}

/** Its rating at a stage in its own set. */
const evaluationOf = (hazard: Fields, stage: Evaluation['stage']): Evaluation | undefined =>
  (hazard.evaluations as Evaluation[]).find(
    one => one.stage === stage && one.riskRatingSetUuid === hazard.riskRatingSetUuid,
  );

/** The columns as they are written: repeated ones side by side, "Measure type 1", "Measure 1", "Measure type 2". */
export function placed(
  columns: readonly ExchangeColumn[],
  repetitions: number,
  hasOptional: boolean,
): PlacedColumn[] {
  const written = columns.filter(
    ({ isImportOnly, isOptional }) => !isImportOnly && (hasOptional || !isOptional),
  );
  const repeated = written.filter(({ isRepeated }) => isRepeated);
  return written.flatMap(column => {
    if (!column.isRepeated) return [{ column, number: 1 }];
    if (column !== repeated[0]) return [];
    return Array.from({ length: repetitions }, (_, place) =>
      repeated.map(one => ({ column: one, number: place + 1 })),
    ).flat();
  });
}
