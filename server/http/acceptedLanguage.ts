import { firstLanguage, type Language } from '../../glossary/languages.ts';

/** Tags of an Accept-Language header by preference (RFC 9110 12.5.4); those refused by q=0 left out. */
function acceptedLocales(header: string): string[] {
  return header
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.split(';').map(text => text.trim());
      const quality = parameters.find(text => text.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** The language that a caller asks for; undefined when it names none that the product has. */
export const acceptedLanguage = (header: string | undefined): Language | undefined =>
  firstLanguage(acceptedLocales(header ?? ''));
