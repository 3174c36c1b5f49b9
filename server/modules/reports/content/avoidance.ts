import { AVOIDANCE_FACTORS, type AvoidanceFactors } from '../../../../domain/rating/avoidanceFactors.ts';
import type { ReportContext } from './context.ts';

/** What was judged of the possibility of avoidance, a line for each factor (ISO 13849-1:2023). */
export const avoidanceLines = (factors: AvoidanceFactors | undefined, { word }: ReportContext): string[] =>
  AVOIDANCE_FACTORS.flatMap(factor => {
    const judged = factors?.[factor];
    return judged ? `${word(`hazards/avoidance-${factor}`)} ${word(`hazards/avoidance-${judged}`)}` : [];
  });
