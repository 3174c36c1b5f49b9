import { ACHIEVABLE_LEVELS } from '@domain/measures/safetyFunctionLevel';
import type { Hazard } from '@/api/hazards';
import { SafetyFunctionUpdateLimits } from '@/api/limits';
import type { RiskRatingSet } from '@/api/risk-model';
import type { Rrm } from '@/api/rrms';
import type { SafetyFunction } from '@/api/safety-functions';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { referencesColumn } from '@/features/shared/sheet/columns/referencesColumn';
import { riskColumn } from '@/features/shared/sheet/columns/riskColumn';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import type { NewRecord } from '@/records/newRecord';
import {
  type CellState,
  choiceColumn,
  longTextColumn,
  numberColumn,
  type RowState,
  type WorksheetColumn,
} from '@/ui/worksheet';
import { hazardCatalog } from '../hazardCatalog';
import {
  type Demand,
  explainDemand,
  FUNCTION_PROBLEMS,
  problemsOfFunction,
  requiredChip,
} from './functionDemand';

type Text = TextFunction<'safety-functions'>;

interface FunctionCatalogs {
  /** Those that depend on the control system. */
  measures: Catalog<Rrm>;
  hazards: readonly Hazard[];
  sets: readonly RiskRatingSet[];
  demandOf: (one: SafetyFunction) => Demand | undefined;
}

export const FUNCTION_STATES = defineTexts(
  'safety-functions',
  {
    DRAFT: 'Draft',
    SPECIFIED: 'Specified',
    IMPLEMENTED: 'Implemented',
    VERIFIED: 'Verified',
    REJECTED: 'Rejected',
  },
  'state-',
);
const CATEGORIES = defineTexts(
  'safety-functions',
  {
    B: 'One channel, no special measures',
    '1': 'One channel of well-tried parts',
    '2': 'One channel that is tested',
    '3': 'One fault does not lead to its loss',
    '4': 'Faults that add up do not lead to its loss',
  },
  'category-',
);
const STOPS = defineTexts(
  'safety-functions',
  {
    '0': 'Power is removed at once',
    '1': 'Stops with power, then it is removed',
    '2': 'Stops and keeps the power',
  },
  'stop-',
);

export const stateOptions = (text: Text) =>
  SafetyFunctionUpdateLimits.status.enum.map(value => ({ value, label: text(FUNCTION_STATES[value]) }));

const LEVELS = ACHIEVABLE_LEVELS.map(value => ({ value, label: value }));

/** @param decimalSeparator of the reader's language */
export function safetyFunctionColumns(
  { measures, hazards, sets, demandOf }: FunctionCatalogs,
  decimalSeparator: '.' | ',',
  text: Text,
  sheetText: TextFunction<'sheet'>,
): WorksheetColumn<SafetyFunction>[] {
  const limits = SafetyFunctionUpdateLimits;
  const [code, name, description] = recordColumns<SafetyFunction>(limits, sheetText);
  return [
    ...[code, name].filter(column => column !== undefined),
    riskColumn<SafetyFunction>({
      key: 'requiredLevel',
      name: text('column-required', 'Required'),
      width: 84,
      description: text(
        'required-description',
        'The highest initial rating of its hazards: those that it names, and those that use one of its measures. It is never typed.',
      ),
      whyReadOnly: () =>
        text(
          'required-computed',
          'It follows from the hazards. Rate them, or choose which of them it reduces.',
        ),
      getValue: one => requiredChip(demandOf(one)),
      getTooltip: one => {
        const demand = demandOf(one);
        return demand && explainDemand(demand, text);
      },
    }),
    choiceColumn<SafetyFunction>({
      key: 'achievedLevel',
      name: text('column-achieved', 'Achieved'),
      width: 84,
      options: LEVELS,
      getValue: ({ achievedLevel }) => achievedLevel,
      getLabel: ({ achievedLevel }) => achievedLevel ?? undefined,
    }),
    choiceColumn<SafetyFunction>({
      key: 'architectureCategory',
      name: text('column-category', 'Category'),
      description: text('category-description', 'Category of the architecture (ISO 13849-1)'),
      width: 84,
      isOrdered: true,
      options: limits.architectureCategory.enum.map(value => ({
        value,
        label: value,
        description: text(CATEGORIES[value]),
      })),
      getValue: ({ architectureCategory }) => architectureCategory,
    }),
    numberColumn<SafetyFunction>({
      key: 'pfhd',
      name: text('column-pfhd', 'PFHd (1/h)'),
      description: text(
        'pfhd-description',
        'Average frequency of a dangerous failure per hour, such as 4.3e-7',
      ),
      width: 92,
      decimalSeparator,
      isScientific: true,
      minimum: limits.pfhd.minimum,
      maximum: limits.pfhd.maximum,
      getValue: ({ pfhd }) => pfhd,
    }),
    numberColumn<SafetyFunction>({
      key: 'responseTimeMs',
      name: text('column-response', 'Response (ms)'),
      description: text('response-description', 'From the demand until the danger is gone, in milliseconds'),
      width: 100,
      decimalSeparator,
      minimum: limits.responseTimeMs.minimum,
      maximum: limits.responseTimeMs.maximum,
      getValue: ({ responseTimeMs }) => responseTimeMs,
    }),
    choiceColumn<SafetyFunction>({
      key: 'stopCategory',
      name: text('column-stop', 'Stop'),
      description: text('stop-description', 'Stop category (IEC 60204-1)'),
      width: 64,
      isOrdered: true,
      options: limits.stopCategory.enum.map(value => ({
        value,
        label: value,
        description: text(STOPS[value]),
      })),
      getValue: ({ stopCategory }) => stopCategory,
    }),
    referencesColumn<SafetyFunction>({
      key: 'rrmUuids',
      name: text('column-measures', 'Measures'),
      description: text('measures-description', 'Measures that it is: they depend on the control system'),
      width: 180,
      catalog: measures,
      getValue: ({ rrmUuids }) => rrmUuids,
    }),
    referencesColumn<SafetyFunction>({
      key: 'hazardUuids',
      name: text('column-hazards', 'Hazards'),
      description: text('hazards-description', 'Hazards that it reduces beside those that use its measures'),
      width: 130,
      catalog: hazardCatalog(hazards, sets),
      getValue: ({ hazardUuids }) => hazardUuids,
    }),
    longTextColumn<SafetyFunction>({
      key: 'evidence',
      name: text('column-evidence', 'Evidence'),
      width: 160,
      grow: true,
      maxLength: limits.evidence.maxLength,
      getValue: ({ evidence }) => evidence,
    }),
    choiceColumn<SafetyFunction>({
      key: 'status',
      name: text('column-state', 'State'),
      width: 110,
      isRequired: true,
      isOrdered: true,
      options: stateOptions(text),
      getValue: ({ status }) => status,
    }),
    ...[description].filter(column => column !== undefined),
  ];
}

/** Marks what a safety function falls short of (V25, V28). */
export const functionMarks =
  (demandOf: (one: SafetyFunction) => Demand | undefined, text: Text) =>
  (one: SafetyFunction): RowState['cells'] => {
    const problems = problemsOfFunction(one, demandOf(one));
    if (problems.length === 0) return undefined;
    const isWrong = problems.includes('BELOW') || problems.includes('NOT_SHOWN');
    const mark = (own: typeof problems): CellState => ({
      status: 'marked',
      severity: isWrong ? 'error' : 'warning',
      reason: own.map(problem => text(FUNCTION_PROBLEMS[problem])).join(' '),
    });
    return {
      achievedLevel: mark(problems),
      ...(problems.includes('PFHD') && { pfhd: mark(['PFHD']) }),
      ...(problems.includes('CATEGORY') && { architectureCategory: mark(['CATEGORY']) }),
    };
  };

/** A safety function until it is created; hazards are compared in the first set of the project. */
export const safetyFunctionDraft =
  (riskRatingSetUuid: string) =>
  (base: NewRecord): SafetyFunction => ({
    ...base,
    riskRatingSetUuid,
    achievedLevel: null,
    architectureCategory: null,
    pfhd: null,
    responseTimeMs: null,
    stopCategory: null,
    evidence: '',
    evidenceDocumentUuid: null,
    status: 'DRAFT',
    rrmUuids: [],
    hazardUuids: [],
    demandingHazardUuids: [],
    requiredRatingUuid: null,
    requiredCategory: null,
    requiredLevel: null,
  });
