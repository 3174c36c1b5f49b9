import { maxRankOf } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import { HazardUpdateLimits } from '@/api/limits';
import type { RiskRatingSet } from '@/api/risk-model';
import { riskColumn } from '@/features/shared/sheet/columns/riskColumn';
import { longTextColumn, textColumn, type WorksheetColumn } from '@/ui/worksheet';
import { ratingWord, type TextOf } from '../../shared/rating/ratingTexts';
import { finalEvaluation, finalRating } from '../view/hazardFields';

/** What is left of the risk: the final rating, what is to be known of it, and the clause that is followed (domain model 2.9). */
export function residualColumns(set: RiskRatingSet, text: TextOf): WorksheetColumn<Hazard>[] {
  const longest = Math.max(0, ...set.ratings.map(rating => ratingWord(rating, text).length));
  return [
    riskColumn<Hazard>({
      key: 'finalResult',
      name: text('column-final', '{1}, final', { values: [set.resultLabel] }),
      description: text(
        'final-description',
        '{1} with the measures: calculated from the initial risk and the measures of the hazard.',
        { values: [set.resultLabel] },
      ),
      width: Math.min(168, Math.max(88, 44 + longest * 7)),
      whyReadOnly: () =>
        text('final-computed', 'It follows from the initial rating and the measures, or from a vote.'),
      getValue: hazard => {
        const rating = finalRating(hazard, set);
        return rating ? { text: ratingWord(rating, text), rank: rating.rank, maxRank: maxRankOf(set) } : null;
      },
      getTooltip: hazard =>
        finalEvaluation(hazard, set)?.isOutdated
          ? text('final-outdated', 'Outdated: the initial rating or a measure changed after it.')
          : undefined,
    }),
    longTextColumn<Hazard>({
      key: 'residualRiskNote',
      name: text('column-residual', 'Residual risk'),
      width: 200,
      maxLength: HazardUpdateLimits.residualRiskNote.maxLength,
      getValue: ({ residualRiskNote }) => residualRiskNote,
    }),
    textColumn<Hazard>({
      key: 'standardClause',
      name: text('column-clause', 'Standard, clause'),
      width: 130,
      maxLength: HazardUpdateLimits.standardClause.maxLength,
      getValue: ({ standardClause }) => standardClause,
    }),
  ];
}
