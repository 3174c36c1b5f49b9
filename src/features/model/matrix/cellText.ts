import type { Malfunction } from '@/api/malfunctions';
import { isRuledOut } from './matrix';

/** What stands for "not applicable" in every language of the app; behind it the reason. */
const NOT_APPLICABLE = /^n(?:\/?a)?(?:(?:\s*:\s*|\s+[–-]\s+)(?<reason>[\s\S]*))?$/i;

/** What somebody wrote into a cell. */
export type CellWriting =
  | { readonly kind: 'nothing' }
  /** Without a reason, somebody has to be asked. */
  | { readonly kind: 'notApplicable'; readonly reason: string }
  /** One malfunction for each line. */
  | { readonly kind: 'malfunctions'; readonly names: readonly string[] };

export function readCellText(text: string): CellWriting {
  const typed = text.trim();
  if (typed === '') return { kind: 'nothing' };
  const found = NOT_APPLICABLE.exec(typed);
  if (found) return { kind: 'notApplicable', reason: found.groups?.reason?.trim() ?? '' };
  const names = typed
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);
  return { kind: 'malfunctions', names };
}

/** The cell as text, for copies and the editor: `readCellText` understands it. */
export function writeCellText(malfunctions: readonly Malfunction[]): string {
  const [first, ...others] = malfunctions;
  if (first && others.length === 0 && isRuledOut(first))
    return first.dispositionReason ? `n/a: ${first.dispositionReason.replaceAll(/\s*\n\s*/g, ' ')}` : 'n/a';
  return malfunctions.map(({ name }) => name).join('\n');
}

export type CellProblem =
  | { readonly kind: 'wouldDelete' }
  | { readonly kind: 'hasMalfunction' }
  | { readonly kind: 'tooLong'; readonly length: number };

/** Why a text cannot be written over what a cell holds; undefined where it can. */
export function problemOfWriting(
  writing: CellWriting,
  held: readonly Malfunction[],
  maxLength: number,
): CellProblem | undefined {
  if (writing.kind === 'nothing') return held.length > 0 ? { kind: 'wouldDelete' } : undefined;
  if (writing.kind === 'notApplicable')
    return held.length > 1 || held.some(malfunction => !isRuledOut(malfunction))
      ? { kind: 'hasMalfunction' }
      : undefined;
  if (writing.names.length < held.length) return { kind: 'wouldDelete' };
  const long = writing.names.find(({ length }) => length > maxLength);
  return long === undefined ? undefined : { kind: 'tooLong', length: long.length };
}
