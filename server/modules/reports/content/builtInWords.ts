import { NOTHING_NEEDED } from '../../../../domain/rating/ratingSet.ts';
import { isBuiltIn } from '../../../../glossary/built-in/builtInText.ts';
import { APP_TEXTS } from '../../../content/appTexts.ts';
import type { ReportData, ReportedSet } from '../../report-data/index.ts';

const WORDS = [
  ...['label', 'definition', 'examples', 'resultLabel'],
  ...['standard', 'version', 'rule', 'provenance', 'disclaimer'],
];
const LISTS = ['parameters', 'levels', 'classes', 'ratings'];

let known: ReadonlyMap<string, string> | undefined;

/** German of what the product brings along, by its English words. */
function german(): ReadonlyMap<string, string> {
  known ??= new Map(
    APP_TEXTS.filter(({ key }) => key.startsWith('built-in/')).map((text): [string, string] => [
      text.fallback,
      text.german ?? text.fallback,
    ]),
  );
  return known;
}

const say = (words: string) => german().get(words) ?? words;

function said(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const made: Record<string, unknown> = { ...record };
  for (const field of WORDS) {
    const words = made[field];
    if (typeof words !== 'string') continue;
    made[field] = say(words);
    // A rating without a symbol has its word for a code.
    if (field === 'label' && made.code === words) made.code = say(words);
  }
  for (const field of LISTS) if (Array.isArray(made[field])) made[field] = made[field].map(said);
  return made;
}

/**
 * The data of a report with zones, types, levels and the like in German where the product brought them along; what an
 * organization or a project made stays as it was typed.
 */
export function builtInInGerman(data: ReportData): ReportData {
  return {
    ...data,
    sets: new Map(
      [...data.sets].map(([uuid, set]) => [
        uuid,
        isBuiltIn(set) ? (said(set as unknown as Record<string, unknown>) as unknown as ReportedSet) : set,
      ]),
    ),
    lookups: new Map([...data.lookups].map(([uuid, one]) => [uuid, { ...one, name: say(one.name) }])),
  };
}

/** A set with a word in the place of the code of the rating that asks for nothing. */
const withWord = (set: ReportedSet, word: string) =>
  ({
    ...set,
    ratings: set.ratings.map(rating => (rating.code === NOTHING_NEEDED ? { ...rating, code: word } : rating)),
  }) as ReportedSet;

/** The data of a report without the code of a rating that asks for nothing: nobody outside of the tool knows it. */
export const withWordForNothing = (data: ReportData, word: string): ReportData => ({
  ...data,
  sets: new Map([...data.sets].map(([uuid, set]) => [uuid, withWord(set, word)])),
});
