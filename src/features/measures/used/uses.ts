import type { HazardRrm } from '@/api/hazard-rrms';
import type { Hazard } from '@/api/hazards';
import { USE_STATUSES } from '@/features/shared/hazards/useStatusTexts';
import type { Treatment } from '../hazard/treatment';

/** A use with what its row shows. */
export interface ShownUse extends Treatment {
  hazard: Hazard;
  /** Empty for nobody. */
  responsible: string;
}

const DONE: readonly HazardRrm['status'][] = ['IMPLEMENTED', 'VERIFIED', 'REJECTED'];

/** Agreed on or asked for, and not built. */
export const isPlanned = ({ status }: Pick<HazardRrm, 'status'>): boolean => !DONE.includes(status);

/** @param today as a date of the contract */
export const isOverdue = (
  { status, dueDate }: Pick<HazardRrm, 'status' | 'dueDate'>,
  today: string,
): boolean => dueDate !== null && dueDate < today && isPlanned({ status });

const KEYS = {
  hazard: ({ hazard }: ShownUse) => hazard.code,
  measure: ({ measure }: ShownUse) => measure.code,
  status: ({ use }: ShownUse) => String(USE_STATUSES.indexOf(use.status)),
  responsible: ({ responsible }: ShownUse) => responsible,
  due: ({ use }: ShownUse) => use.dueDate ?? '',
} as const;

/** Those that have nothing there come last, in either direction. */
export function orderUses(
  uses: readonly ShownUse[],
  by: keyof typeof KEYS,
  order: 'asc' | 'desc',
): ShownUse[] {
  const keyOf = KEYS[by];
  const sign = order === 'asc' ? 1 : -1;
  return uses.toSorted((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    if (first === '' || second === '') return Number(first === '') - Number(second === '');
    return sign * first.localeCompare(second, undefined, { numeric: true });
  });
}
