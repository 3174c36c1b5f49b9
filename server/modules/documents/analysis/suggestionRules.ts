import { nameFromText } from '../../../../domain/nameFromText.ts';
import type { components } from '../../../contract/generated/operations.ts';
import { wordsOf } from '../../shared/textWords.ts';
import { type Finding, findingIn, isSentence } from './findingRules.ts';
import type { ReadPage } from './readTypes.ts';
import { sentencesOf } from './sentenceRules.ts';

type Suggestion = components['schemas']['DocumentSuggestion'];

/** A suggestion as it is kept; its records are looked up when it is read, so that it names those that there are. */
export interface FoundSuggestion extends Omit<Suggestion, 'records' | 'record'> {
  recordUuids: string[];
}

export interface NamedRecord {
  uuid: string;
  code: string;
  name: string;
}

/** As many as the contract lets an analysis have. */
export const MAX_SUGGESTIONS = 500;
const MAX_RECORDS = 5;
const MAX_CUE = 200;

const KINDS: Readonly<Record<Finding, Suggestion['kind']>> = {
  REQUIREMENT: 'FUNCTION',
  HAZARD: 'HAZARD',
  ASSUMPTION: 'ASSUMPTION',
  FIGURE: 'ASSUMPTION',
};

const REASONS: Readonly<Record<Finding, (cue: string) => string>> = {
  REQUIREMENT: cue => `“${cue}” says what the item has to do: a function of it.`,
  HAZARD: cue => `“${cue}” names a danger or a harm that the analysis may have to treat.`,
  ASSUMPTION: cue => `“${cue}” says that something is taken for granted; the analysis may rest on it.`,
  FIGURE: cue => `“${cue}” is a figure that ratings or measures may rest on.`,
};

const BY_MODEL = 'No rule has found it: a language model has pointed to it.';

/** The sentences of pages in their order; one that is repeated (headers and footers of pages) counts once. */
function* quotationsIn(
  pages: readonly ReadPage[],
): Generator<Pick<Suggestion, 'quotation' | 'page' | 'section'>> {
  const seen = new Set<string>();
  for (const { page, section, text } of pages)
    for (const sentence of sentencesOf(text)) {
      const quotation = sentence.replaceAll(/\s+/g, ' ');
      if (seen.has(quotation.toLowerCase())) continue;
      seen.add(quotation.toLowerCase());
      yield { quotation, page, section };
    }
}

/** The sentences that no rule finds. */
export const unfoundIn = (pages: readonly ReadPage[]): string[] =>
  [...quotationsIn(pages)]
    .map(({ quotation }) => quotation)
    .filter(quotation => isSentence(quotation) && !findingIn(quotation));

/**
 * What the pages of a document suggest, in the order of the text.
 * @param records of the project, to be found in the sentences by their codes and names
 * @param pointedOut sentences that a language model has pointed to
 */
export function suggestionsIn(
  pages: readonly ReadPage[],
  records: readonly NamedRecord[],
  pointedOut: ReadonlyMap<string, Finding> = new Map(),
): { suggestions: FoundSuggestion[]; isCut: boolean } {
  const named = namesIn(records);
  const suggestions: FoundSuggestion[] = [];
  for (const place of quotationsIn(pages)) {
    const { quotation } = place;
    const found = findingIn(quotation);
    const finding = found?.finding ?? pointedOut.get(quotation);
    if (!finding) continue;
    if (suggestions.length === MAX_SUGGESTIONS) return { suggestions, isCut: true };
    const cue = found?.cue.slice(0, MAX_CUE) ?? '';
    suggestions.push({
      kind: KINDS[finding],
      finding,
      cue,
      name: finding === 'REQUIREMENT' ? functionName(quotation, cue) : nameFromText(quotation),
      reason: cue === '' ? BY_MODEL : REASONS[finding](cue),
      ...place,
      recordUuids: named(quotation),
    });
  }
  return { suggestions, isCut: false };
}

/** “The brake shall hold the load.” → “Hold the load”; a sentence that is not of this form stands for itself. */
function functionName(sentence: string, cue: string): string {
  const isForm = /^(?:shall|must|(?:has|have) to|(?:is|are) required to)$/i.test(cue);
  const rest = isForm ? sentence.slice(sentence.indexOf(cue) + cue.length).trim() : '';
  const action = rest.replace(/^be (?:able to|capable of)\s+/i, '').replace(/[.;!]+$/, '');
  const isAction = action.split(' ').length > 1 && !/^(?:be|not|have|only)\s/i.test(action);
  const name = isAction ? action : sentence.replace(/[.;!]+$/, '');
  return nameFromText(name.charAt(0).toUpperCase() + name.slice(1));
}

/** A name of one short word stands in too many sentences. */
const isTelling = (words: ReadonlySet<string>) => words.size > 1 || [...words].some(word => word.length > 4);

/** Codes of records, such as HZ-001. */
const CODES = /(?<![\p{L}\p{N}-])\p{L}{1,8}-\d{1,6}(?![\p{L}\p{N}-])/gu;

/** Finds records by their codes, then those all of whose significant words a sentence has, the longest names first. */
function namesIn(records: readonly NamedRecord[]): (sentence: string) => string[] {
  const known = records
    .map(({ uuid, name }) => ({ uuid, words: wordsOf(name) }))
    .filter(({ words }) => words.size > 0 && isTelling(words));
  const byCode = new Map(records.map(({ code, uuid }) => [code.toUpperCase(), uuid]));
  const byWord = new Map<string, typeof known>();
  for (const record of known) {
    // One word of each is enough to come upon it.
    const [word = ''] = [...record.words].sort((one, other) => other.length - one.length);
    const others = byWord.get(word);
    if (others) others.push(record);
    else byWord.set(word, [record]);
  }
  return sentence => {
    const words = wordsOf(sentence);
    const coded = (sentence.match(CODES) ?? []).flatMap(code => byCode.get(code.toUpperCase()) ?? []);
    const byName = [...words]
      .flatMap(word => byWord.get(word) ?? [])
      .filter(record => [...record.words].every(word => words.has(word)))
      .sort((one, other) => other.words.size - one.words.size)
      .map(({ uuid }) => uuid);
    return [...new Set([...coded, ...byName])].slice(0, MAX_RECORDS);
  };
}
