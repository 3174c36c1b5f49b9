import type { ParseContext, ParsedCell } from '../columnTypes';

export interface TextRules {
  readonly maxLength?: number;
  /** It must not be empty. */
  readonly isRequired?: boolean;
  /** What an empty text is stored as. Default: the empty text. */
  readonly empty?: '' | null;
}

/** A text as a value: without white space around it, never longer than allowed. */
export function parseText(
  text: string,
  { maxLength, isRequired, empty = '' }: TextRules,
  { name, labels }: Pick<ParseContext<unknown>, 'name' | 'labels'>,
): ParsedCell<string | null> {
  const value = text.trim();
  if (value === '' && isRequired) return { ok: false, reason: labels.required(name) };
  if (maxLength !== undefined && value.length > maxLength)
    return { ok: false, reason: labels.tooLong(maxLength, value.length) };
  return { ok: true, value: value === '' ? empty : value };
}
