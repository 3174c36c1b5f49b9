import type { Figure } from '../support/benchReport.ts';
import type { BenchContext } from './context.ts';

export async function benchWorksheet(_context: BenchContext): Promise<Figure[]> {
  return [];
}
