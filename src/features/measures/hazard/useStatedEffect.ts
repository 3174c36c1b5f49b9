import { levelOf, scalesOf } from '@domain/rating/ratingSet';
import type { HazardRrmEvaluation } from '@/api/hazard-rrms';
import type { RiskRatingSet } from '@/api/risk-model';
import { useTexts } from '@/glossary/useText';
import { EFFECTIVENESS_LABELS } from './measureTexts';

/** What a judgement says that a measure does, with the levels after it: "Lowers the risk → E0 · A2". */
export function useStatedEffect(): (set: RiskRatingSet, judged: HazardRrmEvaluation) => string {
  const text = useTexts('measures');
  return (set, judged) => {
    const stated = scalesOf(set).flatMap(({ field }) => levelOf(set, judged[field])?.code ?? []);
    const effect = text(EFFECTIVENESS_LABELS[judged.effectiveness]);
    return stated.length > 0 ? `${effect} → ${stated.join(' · ')}` : effect;
  };
}
