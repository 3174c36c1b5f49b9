import { combineEstimates, suggestExposure } from '@domain/rating/exposureSuggestion';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ExposureSituation } from '@/api/exposure-situations';
import type { RiskRatingSet } from '@/api/risk-model';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import { exposureSituationModel } from '@/records/models/namedModels';
import { arithmetic, type KnownEstimate } from './estimates';
import { BASES, RatingDialog } from './RatingDialog';

type SituationRating = ExposureSituation['ratings'][number];

interface SetExposureProps {
  set: RiskRatingSet;
  situation: ExposureSituation;
  estimates: readonly KnownEstimate[];
  canEdit: boolean;
}

/** The exposure of a situation in one rating set, beside what its estimates propose. */
export function SetExposure({ set, situation, estimates, canEdit }: SetExposureProps) {
  const text = useTexts('exposure');
  const formats = useFormats();
  const queue = useEditQueue();
  const [isAsked, setAsked] = useState(false);
  const levels = set.levels.filter(({ parameter }) => parameter === 'exposure');
  const codeOf = (uuid: string | null) => levels.find(level => level.uuid === uuid)?.code;
  const rating = situation.ratings.find(({ riskRatingSetUuid }) => riskRatingSetUuid === set.uuid);
  const proposed = suggestExposure(
    levels,
    combineEstimates(
      estimates.map(({ estimate, type, band }) => ({
        combine: type.combine,
        numericValue: estimate.numericValue,
        min: band?.min ?? null,
        max: band?.max ?? null,
      })),
    ),
  );
  const proposedCode = codeOf(proposed.exposureUuid);
  const sentences = arithmetic(estimates, text, formats);
  const keep = (next: SituationRating | null) => {
    const others = situation.ratings.filter(({ riskRatingSetUuid }) => riskRatingSetUuid !== set.uuid);
    queue.edit(exposureSituationModel, [
      { record: situation, patch: { ratings: next ? [...others, next] : others } },
    ]);
    setAsked(false);
  };
  const take = () => {
    const { exposureUuid, basis } = proposed;
    if (exposureUuid && basis)
      keep({ riskRatingSetUuid: set.uuid, exposureUuid, basis, rationale: sentences.join(' ') });
  };
  const isTaken = rating?.exposureUuid === proposed.exposureUuid;
  return (
    <Stack component="section" aria-label={set.name} sx={{ gap: 0.75 }}>
      <Typography variant="h3">{set.name}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {rating
          ? text.prose('rated', 'Rated {1}, {2}', {
              values: [codeOf(rating.exposureUuid) ?? '–', text(BASES[rating.basis])],
            })
          : text.prose('not-rated', 'Not rated yet')}
      </Typography>
      {rating?.rationale && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {rating.rationale}
        </Typography>
      )}
      {proposedCode && proposed.basis ? (
        <>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {sentences.join(' ')}{' '}
            {text.prose('proposed', 'Proposed: {1}, {2}.', {
              values: [proposedCode, text(BASES[proposed.basis])],
            })}
          </Typography>
          {rating && !isTaken && (
            <Typography variant="body2" color="warning.main">
              {text.prose('differs', 'The estimates propose another level than the one that is rated.')}
            </Typography>
          )}
        </>
      ) : (
        estimates.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {text.prose('no-numbers', 'This set states no numbers that the estimates could be held against.')}
          </Typography>
        )
      )}
      {canEdit && (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {proposedCode && !isTaken && (
            <Button size="extraSmall" variant="contained" onClick={take}>
              {text('take', 'Take {1}', { values: [proposedCode] })}
            </Button>
          )}
          <Button
            size="extraSmall"
            variant="outlined"
            aria-label={text('rate-in', 'Rate exposure in {1}', { values: [set.name] })}
            onClick={() => setAsked(true)}
          >
            {rating ? text('change', 'Change') : text('rate', 'Rate')}
          </Button>
          {rating && (
            <Button
              size="extraSmall"
              aria-label={text('clear-in', 'Clear exposure in {1}', { values: [set.name] })}
              onClick={() => keep(null)}
            >
              {text('clear', 'Clear')}
            </Button>
          )}
        </Stack>
      )}
      {isAsked && <RatingDialog set={set} rating={rating} onKeep={keep} onClose={() => setAsked(false)} />}
    </Stack>
  );
}
