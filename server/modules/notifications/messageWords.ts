import type { Language } from '../../../glossary/languages.ts';
import { substituteValues } from '../../../glossary/selectText.ts';
import { APP_TEXTS, fallbackOf } from '../../content/appTexts.ts';
import type { NotificationMessage, Say } from './messageRules.ts';

/** Uses the web app's texts by the same keys, instead of a second set. */
const SECTION = 'notifications/message-';
const sentences = new Map(
  APP_TEXTS.filter(({ key }) => key.startsWith(SECTION)).map(text => [text.key.slice(SECTION.length), text]),
);

/** Sentences whose value is a day. */
const DAYS: ReadonlySet<string> = new Set(['DUE', 'DUE_FIRST'] satisfies NotificationMessage['id'][]);

/** Formats sentences in a language, numbers and days included. */
export function sayIn(language: Language): Say {
  const numbers = new Intl.NumberFormat(language);
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return ({ id, values }: NotificationMessage) => {
    const written = values.map(value => {
      if (typeof value === 'number') return numbers.format(value);
      return DAYS.has(id) ? days.format(Date.parse(value)) : value;
    });
    const sentence = id === 'WORDS' ? '{1}' : fallbackOf(sentences.get(id), language);
    if (sentence === undefined)
      throw new Error(`The list of texts has no notification ${id}; run "npm run texts".`);
    return substituteValues(sentence, written);
  };
}
