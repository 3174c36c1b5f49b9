import type { FieldProblem } from '../fieldProblem.ts';
import type { Fields } from './links.ts';

/** Reopening clears the reason and the original; a rejected hazard has no original (domain model 2.5). */
export function followingOverride(change: Fields): Record<string, unknown> {
  if (change.statusOverride === null) return { statusReason: '', duplicateOfUuid: null };
  return change.statusOverride === 'REJECTED' ? { duplicateOfUuid: null } : {};
}

/** REJECTED needs a reason, DUPLICATE the hazard that covers it (domain model 2.5). */
export function overrideProblem(item: Fields): (FieldProblem & { needsReason?: boolean }) | undefined {
  if (item.statusOverride === 'REJECTED' && String(item.statusReason ?? '').trim() === '')
    return { path: 'statusReason', message: 'Say why the hazard is rejected.', needsReason: true };
  if (item.statusOverride === 'DUPLICATE' && !item.duplicateOfUuid)
    return { path: 'duplicateOfUuid', message: 'Say which hazard covers this one.' };
  if (item.statusOverride !== 'DUPLICATE' && item.duplicateOfUuid)
    return {
      path: 'duplicateOfUuid',
      message: 'Only a duplicate names another hazard. Mark it as one first.',
    };
  return undefined;
}
