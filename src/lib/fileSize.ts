const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes as people read it: 843 byte, 12 kB, 3.4 MB. */
export function fileSize(
  bytes: number,
  format: (value: number, options: Intl.NumberFormatOptions) => string,
): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return format(value, {
    style: 'unit',
    unit: UNITS[power],
    maximumFractionDigits: power > 1 && value < 10 ? 1 : 0,
  });
}
