import type { FieldProblem } from './fieldProblem.ts';

interface Disposed {
  disposition?: string | undefined;
  dispositionReason?: string | undefined;
  duplicateOfUuid?: string | null | undefined;
}

/**
 * Why a malfunction cannot be ruled out like this; undefined when it can. A decision without its reason, or a duplicate
 * of nothing, answers no reviewer (domain model 1.12, V5).
 */
export function problemOfDisposition(malfunction: Disposed): FieldProblem | undefined {
  const { disposition = 'ANALYSE', dispositionReason = '', duplicateOfUuid } = malfunction;
  if (disposition === 'ANALYSE') return undefined;
  if (disposition === 'DUPLICATE')
    return duplicateOfUuid
      ? undefined
      : {
          path: 'duplicateOfUuid',
          message: 'Name the malfunction that this one repeats first, then decide that it is a duplicate.',
        };
  return dispositionReason.trim()
    ? undefined
    : {
        path: 'dispositionReason',
        message: 'A malfunction is ruled out with a reason only. Write the reason first, then decide.',
      };
}
