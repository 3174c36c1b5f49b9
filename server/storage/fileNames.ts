const MAX_LENGTH = 200;

/**
 * A name that is safe to store, to show and to send in a header: without folders, control characters, characters that
 * turn the reading direction, and leading or trailing dots. The ending stays when the name is shortened.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  if (!plain) return 'file';
  if (plain.length <= MAX_LENGTH) return plain;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(plain)?.[0] ?? '';
  return `${plain.slice(0, MAX_LENGTH - ending.length).toWellFormed()}${ending}`;
}

/** "Safety plan.v2.pdf" → "Safety plan.v2": what a record is called where the sender names none. */
export const titleOf = (fileName: string) => fileName.replace(/\.[A-Za-z0-9]{1,10}$/, '');
