import type { FieldProblem } from './fieldProblem.ts';

interface Disposed {
  disposition?: string | undefined;
  dispositionReason?: string | undefined;
  duplicateOfUuid?: string | null | undefined;
}

/** What is said of each kind that is ruled out. */
const ADVICE = {
  malfunction: {
    duplicate: 'Name the malfunction that this one repeats first, then decide that it is a duplicate.',
    reason: 'A malfunction is ruled out with a reason only. Write the reason first, then decide.',
  },
  situation: {
    duplicate: 'Name the situation that covers this one first, then decide that it is a duplicate.',
    reason: 'A situation is ruled out with a reason only. Write the reason first, then decide.',
  },
} as const;

export type DisposedKind = keyof typeof ADVICE;

/** Dispositions that keep a record in the work. */
const IN_WORK: ReadonlySet<string> = new Set(['ANALYSE', 'USED']);

/**
 * Why a malfunction or a situation cannot be ruled out like this; undefined when it can. A decision without its reason, or
 * a duplicate of nothing, answers no reviewer (domain model 1.4, 1.12, V5, V31).
 */
export function problemOfDisposition(kind: DisposedKind, record: Disposed): FieldProblem | undefined {
  const { disposition, dispositionReason = '', duplicateOfUuid } = record;
  if (disposition === undefined || IN_WORK.has(disposition)) return undefined;
  const advice = ADVICE[kind];
  if (disposition === 'DUPLICATE')
    return duplicateOfUuid ? undefined : { path: 'duplicateOfUuid', message: advice.duplicate };
  return dispositionReason.trim() ? undefined : { path: 'dispositionReason', message: advice.reason };
}
