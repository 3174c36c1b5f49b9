import { type Fallbacks, firstLanguage, isLanguage, type Language } from '../../glossary/languages.ts';

/** The first language of the browser that the app knows, else English. */
export const browserLanguage = (locales: readonly string[]): Language => firstLanguage(locales) ?? 'en';

const LOADERS: Record<Language, () => Promise<Fallbacks>> = {
  en: async () => ({}),
  de: () =>
    Promise.all([import('./german.json'), import('../../glossary/german.json')]).then(([own, shared]) => ({
      ...own.default,
      ...shared.default,
    })),
};
const loaded = new Map<Language, Fallbacks>([['en', {}]]);

/** The fallbacks of a language if they are there already. */
export const loadedFallbacks = (language: Language): Fallbacks | undefined => loaded.get(language);

/** Loads the fallbacks of a language once; a failed try may be repeated. */
export async function loadFallbacks(language: Language): Promise<Fallbacks> {
  const fallbacks = loaded.get(language) ?? (await LOADERS[language]());
  loaded.set(language, fallbacks);
  return fallbacks;
}

const REMEMBERED = 'LANGUAGE';

/** What the signed-in user chose the last time, so that a start shows no other language first. */
export const rememberedLanguage = (): Language => {
  const remembered = window.localStorage.getItem(REMEMBERED);
  return isLanguage(remembered) ? remembered : browserLanguage(window.navigator.languages);
};

export const rememberLanguage = (language: Language): void =>
  window.localStorage.setItem(REMEMBERED, language);
