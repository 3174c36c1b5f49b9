import type { components } from '../../../contract/generated/operations.ts';

export type Finding = components['schemas']['DocumentFinding'];

// Words of English and German texts. `\b` knows no umlauts, hence the look around letters.
const word = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

/** What is taken for granted. */
const ASSUMES = word(
  [
    'we assume',
    'it is assumed',
    'is assumed',
    'are assumed',
    'assuming',
    'assumptions?',
    'assumes?',
    'presumed',
    'presupposes?',
    'under the condition that',
    'is taken for granted',
    'wir nehmen an',
    '(?:es )?(?:wird|werden) (?:\\p{L}+ ){0,4}angenommen',
    'annahmen?',
    '(?:es )?(?:wird|werden) (?:\\p{L}+ ){0,4}vorausgesetzt',
    'voraussetzung(?:en)?',
    'wird davon ausgegangen',
    'gehen davon aus',
  ].join('|'),
);

/** What shall be (ISO/IEC Directives part 2, 7.2: shall; its German counterparts by DIN 820-2). */
const DEMANDS = word(
  [
    'shall(?: not)?',
    'must(?: not)?',
    '(?:is|are) required to',
    '(?:has|have) to',
    'muss',
    'müssen',
    'soll(?:en)?',
    'darf (?:nicht|nur|kein\\p{L}*)',
    'dürfen (?:nicht|nur|kein\\p{L}*)',
    '(?:ist|sind) (?:\\p{L}+ ){0,6}(?:sicherzustellen|zu verhindern|zu vermeiden|zu überwachen)',
  ].join('|'),
);

/** Dangers and harms (ISO 12100 annex B; ISO 26262-3, 6.4.2). */
const ENDANGERS = word(
  [
    'hazard(?:s|ous|ously)?',
    'danger(?:s|ous|ously)?',
    'endanger(?:s|ed|ing)?',
    'injur(?:y|ies|e|es|ed|ing)',
    'harm(?:s|ed|ful)?',
    'crush(?:es|ed|ing)?',
    'shear(?:s|ed|ing)?',
    'entrap(?:s|ped|ping|ment)?',
    'entangle(?:s|d|ment)?',
    'collisions?',
    'collid(?:e|es|ed|ing)',
    'run over',
    'burns?',
    'explosions?',
    'explod(?:e|es|ed)',
    'fire',
    'electric shock',
    'electrocut(?:ed|ion)',
    'poison(?:s|ed|ing|ous)?',
    'toxic',
    'fatal(?:ly|ities)?',
    'deaths?',
    'gefahr(?:en)?',
    'gefähr\\p{L}+',
    'verletz\\p{L}+',
    'quetsch\\p{L}*',
    '(?:ein|ge)?klemm\\p{L}*',
    'eingeklemmt',
    'einziehen|einzugsstelle\\p{L}*',
    'abscher\\p{L}*',
    'kollision\\p{L}*|kollidier\\p{L}+',
    'überfahren',
    'verbrenn\\p{L}+|verbrüh\\p{L}+',
    'brand|brände|feuer',
    'explosion\\p{L}*',
    'stromschlag|elektrischer schlag',
    'absturz|abstürz\\p{L}*',
    'vergift\\p{L}*|giftig\\p{L}*',
    'tödlich\\p{L}*|lebensgefahr',
  ].join('|'),
);

const UNITS =
  'm/s²|m/s2|m/s|km/h|mm/s|mm|cm|km|m²|m³|m|kg|g|t|kN|N·?m|N|kWh?|W|kV|V|mA|A|°C|°|K|bar|MPa|kPa|Pa|kHz|Hz|ms|µs|s|min|h|sec(?:onds?)?|seconds?|minutes?|hours?|Sekunden?|Minuten?|Stunden?|%|percent|Prozent|dB\\(A\\)|dB|l/min|rpm|1/min|lx|ppm|FIT';

/** A number with a unit, and what bounds it. */
const STATES = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?:max\\.|min\\.|[Mm]aximum|[Mm]inimum|at most|at least|up to|no more than|mindestens|höchstens|bis zu|[≤≥<>±]) ?)?[-−]?\\d{1,3}(?:[ \\u00a0\\u202f]?\\d{3})*(?:[.,]\\d+)?[ \\u00a0\\u202f]?(?:${UNITS})(?![\\p{L}\\p{N}])`,
  'u',
);

/** In the order in which they count: an assumption about a hazard is an assumption. */
const RULES: readonly [Finding, RegExp][] = [
  ['ASSUMPTION', ASSUMES],
  ['REQUIREMENT', DEMANDS],
  ['HAZARD', ENDANGERS],
  ['FIGURE', STATES],
];

/** Shorter ones are headings and labels; longer ones are no sentences. */
const MIN_WORDS = 4;
const MAX_LENGTH = 1000;

/** Headings, labels and questions are none, and neither is what goes on for too long. */
export const isSentence = (text: string): boolean =>
  text.length <= MAX_LENGTH && !text.endsWith('?') && wordsIn(text) >= MIN_WORDS;

const wordsIn = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** What a sentence reads like, and the words that say so; undefined where it is none of all. */
export function findingIn(sentence: string): { finding: Finding; cue: string } | undefined {
  if (sentence.length > MAX_LENGTH || sentence.endsWith('?')) return undefined;
  const words = wordsIn(sentence);
  for (const [finding, rule] of RULES) {
    const cue = rule.exec(sentence)?.[0];
    if (cue && (words >= MIN_WORDS || (finding === 'FIGURE' && words >= 2))) return { finding, cue };
  }
  return undefined;
}
