import type { Figure } from '../support/benchReport.ts';
import type { BenchContext } from './context.ts';

export async function benchJavaScript(_context: BenchContext): Promise<Figure[]> {
  return [];
}
