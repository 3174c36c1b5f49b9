/** Enough for every number that people type, and few enough to hide what binary fractions add. */
const DIGITS = 12;

/**
 * What happens rarely, by its power of ten as the standards write it: 4.3e-7. Numbers that are easily read as they are stay
 * so: 0.01.
 */
export function frequencyText(value: number, decimalSeparator: '.' | ','): string {
  const number = Number(value.toPrecision(DIGITS));
  const text = number !== 0 && Math.abs(number) < 0.001 ? number.toExponential() : String(number);
  return text.replace('.', decimalSeparator);
}
