/** Languages of the product; English is the one that the fallbacks in the code are written in. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Fallbacks by section and id, joined with a slash. */
export type Fallbacks = Readonly<Record<string, string>>;

export const isLanguage = (text: unknown): text is Language => LANGUAGES.includes(text as Language);

/** The first of some locales (de-AT, fr …) whose language the product has. */
export const firstLanguage = (locales: readonly string[]): Language | undefined =>
  locales.map(locale => locale.split('-')[0]?.toLowerCase()).find(isLanguage);
