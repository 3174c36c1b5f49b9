import { readFileSync } from 'node:fs';

/** A text that the web app shows; the key lacks the app's name. Written by `npm run texts`. */
export interface AppText {
  key: string;
  fallback: string;
  german: string | null;
  /** Files of the web app that show it. */
  where: string[];
}

export const APP_TEXTS: readonly AppText[] = JSON.parse(
  readFileSync(new URL('appTexts.json', import.meta.url), 'utf8'),
);

const byKey = new Map(APP_TEXTS.map(text => [text.key, text]));

/** The text of a whole key, such as badger/projects/empty; undefined for one that the app does not show. */
export const appTextOf = (uiKey: string, appName: string): AppText | undefined =>
  uiKey.startsWith(`${appName}/`) ? byKey.get(uiKey.slice(appName.length + 1)) : undefined;

export const fallbackOf = (text: AppText | undefined, locale: string): string | undefined =>
  locale === 'de' ? (text?.german ?? text?.fallback) : text?.fallback;
