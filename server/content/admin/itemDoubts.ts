import { type AppText, fallbackOf } from '../appTexts.ts';
import type { GlossaryItemInput } from '../upsertGlossaryItems.ts';
import type { ContentTexts } from './adminLayout.ts';

const placesIn = (text: string): string[] => [...new Set(text.match(/\{\d+\}/g) ?? [])].sort();

/**
 * What is probably a mistake in a text that could be saved: a key that no text of the app has, a place of a value that
 * the fallback has and the text lost, or one that gets no value.
 *
 * @returns sentences for whoever saves; empty when nothing is doubtful
 */
export function doubtsAbout(
  item: GlossaryItemInput,
  appText: AppText | undefined,
  appName: string,
  { language, text: say }: ContentTexts,
): string[] {
  if (!appText)
    return item.uiKey.startsWith(`${appName}/`)
      ? [
          say('doubt-key', 'Badger has no text with the key {1}, so it would never show.', {
            values: [item.uiKey],
          }),
        ]
      : [];
  const list = (places: string[]) => new Intl.ListFormat(language).format(places);
  const expected = placesIn(fallbackOf(appText, item.locale ?? 'en') ?? '');
  const found = placesIn((item.textType === 'MARKDOWN' ? item.markdownText : item.plainText) ?? '');
  const lost = expected.filter(place => !found.includes(place));
  const unknown = found.filter(place => !expected.includes(place));
  return [
    ...(lost.length > 0
      ? [say('doubt-lost', 'The text has lost {1}: the value would not show.', { values: [list(lost)] })]
      : []),
    ...(unknown.length > 0
      ? [say('doubt-unknown', 'Nothing takes the place of {1} in this text.', { values: [list(unknown)] })]
      : []),
  ];
}
