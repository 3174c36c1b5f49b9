import { levelOf, scalesOf } from '@domain/rating/ratingSet';
import Box from '@mui/material/Box';
import type { FinalRatingMove } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import { useTexts } from '@/glossary/useText';

interface MovedRatingsProps {
  moved: readonly FinalRatingMove[];
  sets: readonly RiskRatingSet[];
}

/** Which final ratings a calculation moved, and for each level what states it now (domain model 2.6). */
export function MovedRatings({ moved, sets }: MovedRatingsProps) {
  const text = useTexts('measures');
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 420, overflowWrap: 'anywhere' }}>
      {moved.map(({ riskRatingSetUuid, ratingUuidBefore, ratingUuid, levels }) => {
        const set = sets.find(({ uuid }) => uuid === riskRatingSetUuid);
        if (!set) return null;
        const labelOf = (uuid: string | null) =>
          set.ratings.find(rating => rating.uuid === uuid)?.label ?? text('no-rating', 'none');
        return (
          <li key={riskRatingSetUuid}>
            {text('moved', 'Final rating by {1}: {2} → {3}', {
              values: [set.name, labelOf(ratingUuidBefore), labelOf(ratingUuid)],
            })}
            {scalesOf(set).map(({ parameter, field }) => {
              const level = levels.find(one => one.parameter === parameter);
              if (!level) return null;
              const codeOf = (uuid: string | null) => levelOf(set, uuid)?.code ?? '–';
              return (
                <div key={field}>
                  {codeOf(level.levelUuidBefore)} → {codeOf(level.levelUuid)}:{' '}
                  {level.hazardRrmUuid
                    ? level.reason
                    : text('moved-back', 'no measure that counts states it any more')}
                </div>
              );
            })}
          </li>
        );
      })}
    </Box>
  );
}
