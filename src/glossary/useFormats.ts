import { type Formats, formatsOf, localeFor } from '@/lib/formats';
import { useLanguage } from './GlossaryContext';

/** Dates, times and numbers in the language of the texts. */
export function useFormats(): Formats {
  return formatsOf(localeFor(useLanguage(), window.navigator.languages));
}
