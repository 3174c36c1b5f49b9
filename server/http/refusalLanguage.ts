import { readFileSync } from 'node:fs';
import { acceptedLanguage } from './acceptedLanguage.ts';

/**
 * German of the sentences with which calls are refused, by the English sentence; values are `{1}`, `{2}` … in both.
 * The names of records stand apart: only a sentence about a record has one, and a project may be called "Function".
 */
interface Catalogue {
  sentences: Record<string, string>;
  nouns: Record<string, string>;
}

interface Pattern {
  /** The English text between the values, one more than there are values. */
  parts: string[];
  german: string;
  /** Number of characters that are not values: the pattern that says most wins. */
  weight: number;
  /** Whether its first value is the name of a kind of record. */
  isNaming: boolean;
}

/** Maximum depth of sentences within sentences; a value deeper than that is shown as it is. */
const MAX_DEPTH = 4;
/** Above this length a sentence is somebody's text, or has one in it; looking through all patterns would take long. */
const MAX_LENGTH = 4_000;
const NAMING = /^(There is no such|This) \{1\}/;

let read: { exact: Map<string, string>; patterns: Pattern[]; nouns: Map<string, string> } | undefined;

/** Read when the first reader of German is refused something. */
function catalogue() {
  if (read) return read;
  const file = readFileSync(new URL('germanSentences.json', import.meta.url), 'utf8');
  const { sentences, nouns } = JSON.parse(file) as Catalogue;
  const patterns = Object.entries(sentences)
    .filter(([english]) => english.includes('{1}'))
    .map(([english, german]) => {
      const parts = english.split(/\{\d+\}/);
      return { parts, german, weight: parts.join('').length, isNaming: NAMING.test(english) };
    })
    .sort((one, other) => other.weight - one.weight);
  read = { exact: new Map(Object.entries(sentences)), patterns, nouns: new Map(Object.entries(nouns)) };
  return read;
}

/** The values of a sentence by a pattern, each as short as it can be but the last; undefined when it is another one. */
function valuesIn(sentence: string, { parts }: Pattern): string[] | undefined {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (!sentence.startsWith(first) || !sentence.endsWith(last)) return undefined;
  const end = sentence.length - last.length;
  const values: string[] = [];
  let from = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = sentence.indexOf(part, from);
    if (found < 0 || found + part.length > end) return undefined;
    values.push(sentence.slice(from, found));
    from = found + part.length;
  }
  if (from > end) return undefined;
  values.push(sentence.slice(from, end));
  return values;
}

function german(sentence: string, depth = 0): string {
  const { exact, patterns, nouns } = catalogue();
  const same = exact.get(sentence);
  if (same !== undefined) return same;
  if (depth >= MAX_DEPTH || sentence.length > MAX_LENGTH) return sentence;
  let swallowing: string | undefined;
  for (const pattern of patterns) {
    const values = valuesIn(sentence, pattern);
    if (!values) continue;
    const said = pattern.german.replaceAll(/\{(\d+)\}/g, (_, place: string) => {
      const value = values[Number(place) - 1] ?? '';
      return (pattern.isNaming ? nouns.get(value) : undefined) ?? german(value, depth + 1);
    });
    if (!values.some(value => BETWEEN_SENTENCES.test(value))) return said;
    // Either a second sentence is in it, or a name looks like two: if all sentences are known, it is the first.
    swallowing ??= said;
  }
  const parts = inParts(sentence, '; ', depth) ?? inParts(sentence, BETWEEN_SENTENCES, depth);
  if (parts && (swallowing === undefined || parts.areKnown)) return parts.text;
  return swallowing ?? sentence;
}

/** Where one sentence ends and the next one begins, but for a name in quotation marks. */
const BETWEEN_SENTENCES = /(?<=[.!?]) (?=[A-Z])(?![^“”]*”)/;

/** Problems of several fields, or sentences one after the other; and whether each has a translation. */
function inParts(text: string, between: string | RegExp, depth: number) {
  const parts = text.split(between);
  if (parts.length < 2) return undefined;
  const said = parts.map(part => german(part, depth + 1));
  const glue = typeof between === 'string' ? between : ' ';
  return { text: said.join(glue), areKnown: said.every((part, index) => part !== parts[index]) };
}

/** Gives a sentence of an error in the language of whoever reads it. */
export type SaySentence = (sentence: string) => string;

const asItIs: SaySentence = sentence => sentence;

/**
 * How a caller is told why a call was refused: in German where that is what it asks for, else in English (decision 63).
 * A sentence without a translation stays English.
 */
export const refusalsFor = (acceptLanguage: string | undefined): SaySentence =>
  acceptedLanguage(acceptLanguage) === 'de' ? sentence => german(sentence) : asItIs;
