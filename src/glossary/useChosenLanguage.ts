import { useEffect, useState } from 'react';
import type { Fallbacks, Language } from '../../glossary/languages.ts';
import {
  browserLanguage,
  loadedFallbacks,
  loadFallbacks,
  rememberedLanguage,
  rememberLanguage,
} from './languages';

/**
 * The language to show, with its fallbacks: the chosen one, else the browser's. A language shows when its fallbacks are
 * there; until then the one before stays. The document says which one it is.
 *
 * @param preference of the user's preferences, null when they follow the browser; undefined when it is not known (yet)
 */
export function useChosenLanguage(preference: Language | null | undefined): {
  language: Language;
  fallbacks: Fallbacks;
} {
  const wanted =
    preference === undefined
      ? rememberedLanguage()
      : (preference ?? browserLanguage(window.navigator.languages));
  const [shown, setShown] = useState<{ language: Language; fallbacks: Fallbacks }>(() => {
    const fallbacks = loadedFallbacks(wanted);
    return fallbacks ? { language: wanted, fallbacks } : { language: 'en', fallbacks: {} };
  });

  useEffect(() => {
    if (preference !== undefined) rememberLanguage(wanted);
  }, [preference, wanted]);

  useEffect(() => {
    let stale = false;
    loadFallbacks(wanted).then(
      fallbacks => {
        if (!stale)
          setShown(before => (before.language === wanted ? before : { language: wanted, fallbacks }));
      },
      // The texts stay readable in the language before; the next start tries again.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [wanted]);

  useEffect(() => {
    document.documentElement.lang = shown.language;
  }, [shown.language]);
  return shown;
}
