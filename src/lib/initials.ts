/** First letters of first and last name in capitals, or U when the name is empty (specification §3). */
export function initials(firstName?: string | null, lastName?: string | null): string {
  const first = [firstName, lastName]
    .map(name => [...(name ?? '').trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase();
  return first || 'U';
}
