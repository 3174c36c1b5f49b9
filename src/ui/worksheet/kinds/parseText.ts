import type { WorksheetLabels } from '../worksheetLabels';
import type { ParsedCell } from './columnKind';

/** A text as a value: without white space around it, empty is `null`, never longer than allowed. */
export function parseText(text: string, maxLength: number | undefined, labels: WorksheetLabels): ParsedCell {
  const value = text.trim();
  if (maxLength !== undefined && value.length > maxLength)
    return { ok: false, reason: labels.tooLong(maxLength, value.length) };
  return { ok: true, value: value === '' ? null : value };
}
