import { wordsOf } from '../shared/textWords.ts';

/** A source says enough of a question from this share of its words on. */
const ENOUGH = 0.5;
/** One that says much less than the best one says something else. */
const BESIDE_BEST = 0.65;
const MAX_SOURCES = 10;
const MAX_EXCERPT = 600;

/** Sources that are worth showing, of those that were found; the best first. */
export function worthShowing<Source extends { share: number }>(found: readonly Source[]): Source[] {
  const best = found[0]?.share ?? 0;
  return found.filter(({ share }) => share >= ENOUGH && share >= best * BESIDE_BEST).slice(0, MAX_SOURCES);
}

/** Words of the same stem mostly begin alike. */
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 3));

/**
 * The sentences of a text that have most of the words, as they stand there, in their order; empty where none has any.
 * @param sentences of the text
 */
export function quotationOf(sentences: readonly string[], words: readonly string[]): string {
  const stems = [...wordsOf(words.join(' '))].map(stem);
  const scored = sentences.map((sentence, at) => {
    const own = [...wordsOf(sentence)];
    return { sentence, at, score: stems.filter(one => own.some(word => word.startsWith(one))).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0) return '';
  let length = 0;
  const chosen = scored.filter(({ score, sentence }) => {
    if (score < best) return false;
    length += sentence.length;
    return length <= MAX_EXCERPT || length === sentence.length;
  });
  return chosen
    .map(({ sentence }) => (sentence.length > MAX_EXCERPT ? `${sentence.slice(0, MAX_EXCERPT)} …` : sentence))
    .join(' … ');
}
