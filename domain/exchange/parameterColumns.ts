import { column, type ExchangeColumn } from './columns.ts';

/** Header synonyms of a parameter, shared by initial and final ratings. */
const PARAMETER_WORDS = {
  severity: ['Severity', 'S', 'Se', 'Sev', 'Sev.', 'Schwere', 'Schadensausmaß', 'Schweregrad', 'Ausmaß'],
  exposure: [
    'Exposure',
    'E',
    'F',
    'Fr',
    'Frequency',
    'Frequency and exposure',
    'Frequency of exposure',
    'Exposition',
    'Häufigkeit',
    'Häufigkeit und Dauer',
    'Expositionswahrscheinlichkeit',
  ],
  probability: [
    'Probability',
    'P',
    'Pr',
    'W',
    'Likelihood',
    'Probability of occurrence',
    'Probability of the hazardous event',
    'Wahrscheinlichkeit',
    'Eintrittswahrscheinlichkeit',
  ],
  avoidability: [
    'Avoidability',
    'Avoidance',
    'A',
    'Av',
    'C',
    'P',
    'Controllability',
    'Possibility of avoidance',
    'Avoidance or limitation of harm',
    'Beherrschbarkeit',
    'Kontrollierbarkeit',
    'Vermeidbarkeit',
    'Vermeidung',
    'Möglichkeit zur Vermeidung',
  ],
} as const;

export const RATING_WORDS = [
  'ASIL',
  'AgPL',
  'AgPLr',
  'MPL',
  'MPLr',
  'PL',
  'PLr',
  'SIL',
  'SILr',
  'Level',
  'Risk',
  'Risk level',
  'Rating',
  'Result',
  'Risiko',
  'Risikostufe',
  'Ergebnis',
  'Einstufung',
];

type Parameter = keyof typeof PARAMETER_WORDS;

const REASON_WORDS = ['reason', 'rationale', 'justification', 'comment', 'Begründung', 'Kommentar'];

/** Every word of a parameter with what stands before and after it in other files: "Initial S", "S initial". */
export const staged = (words: readonly string[], stages: readonly string[]) =>
  stages.flatMap(stage => words.flatMap(word => [`${stage} ${word}`, `${word} ${stage}`]));

export const INITIAL_WORDS = ['initial', 'before', 'vorher', 'Ausgangs', 'vor Maßnahmen', 'before measures'];
export const FINAL_WORDS = [
  'final',
  'residual',
  'after',
  'nachher',
  'Rest',
  'nach Maßnahmen',
  'after measures',
];

const reasons = (words: readonly string[]) =>
  words.flatMap(word => REASON_WORDS.flatMap(reason => [`${word} ${reason}`, `${reason} ${word}`]));

type Titles = readonly [en: string, de: string];

/** A level with its reason. Key: `initial.severity`, `initial.severity.rationale`. */
export function parameterColumns(
  stage: 'initial' | 'final',
  parameter: Parameter,
  [en, de]: Titles,
  isOptional = false,
): ExchangeColumn[] {
  const words = PARAMETER_WORDS[parameter];
  const stageWords = stage === 'initial' ? INITIAL_WORDS : FINAL_WORDS;
  // Where a file has one rating, it is the initial one.
  const synonyms = [...(stage === 'initial' ? words : []), ...staged(words, stageWords)];
  const options = isOptional ? { isOptional } : {};
  return [
    column(`${stage}.${parameter}`, 'level', en, de, 8, { synonyms, ...options }),
    column(`${stage}.${parameter}.rationale`, 'rationale', `${en} reason`, `${de} Begründung`, 36, {
      synonyms: reasons([en, de, ...synonyms]),
      ...options,
    }),
  ];
}
