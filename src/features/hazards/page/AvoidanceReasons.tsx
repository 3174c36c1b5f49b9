import {
  AVOIDANCE_FACTORS,
  AVOIDANCE_JUDGEMENTS,
  type AvoidanceFactors,
  type AvoidanceJudgement,
  countAvoidance,
  judgesAvoidance,
} from '@domain/rating/avoidanceFactors';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { avoidancePath, initialEvaluation } from '@/records/models/hazardModel';
import { ShownField, useIsOnlyShown } from '@/ui/form';
import { useHazardFields } from './useHazardFields';

/** What is asked of each factor, in our words (domain model 3.2). */
const QUESTIONS = defineTexts(
  'hazards',
  {
    operator: 'Who works there: trained people, or anybody?',
    speed: 'How fast does the hazardous event come about?',
    escape: 'Is there room and a way to get away?',
    recognition: 'Can the danger be noticed in time?',
    complexity: 'How much does the work ask of those who do it?',
  },
  'avoidance-',
);
const JUDGEMENTS = defineTexts('hazards', { EASIER: 'Easier', HARDER: 'Harder' }, 'avoidance-');

interface AvoidanceReasonsProps {
  hazard: Hazard;
  set: RiskRatingSet;
  readOnly: boolean;
}

/** The five factors of ISO 13849-1:2023 as reasons for P. They are counted, not added up: the level stays a choice. */
export function AvoidanceReasons({ hazard, set, readOnly }: AvoidanceReasonsProps) {
  const text = useTexts('hazards');
  const { failureOf, edit } = useHazardFields(hazard);
  const isShown = useIsOnlyShown(readOnly);
  if (!judgesAvoidance(set)) return null;
  const factors: AvoidanceFactors = initialEvaluation(hazard, set.uuid)?.avoidanceFactors ?? {};
  const { EASIER: easier, HARDER: harder } = countAvoidance(factors);
  if (isShown && easier + harder === 0) return null;
  return (
    <Box
      component="fieldset"
      sx={{ gridColumn: '1 / -1', m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1 }}
    >
      <Typography component="legend" variant="body2" sx={{ fontWeight: 500, p: 0, mb: 1 }}>
        {text('avoidance', 'What makes it easier or harder to avoid the harm')}
      </Typography>
      {AVOIDANCE_FACTORS.map(factor => {
        const path = avoidancePath(set.uuid, factor);
        const question = text(QUESTIONS[factor]);
        const value = factors[factor] ?? null;
        const failure = failureOf(path);
        if (isShown && failure === undefined)
          return value && <ShownField key={factor} label={question} value={text(JUDGEMENTS[value])} />;
        return (
          <Box key={factor} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" sx={{ flex: '1 1 260px', minWidth: 0 }}>
              {question}
            </Typography>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={question}
              value={value}
              onChange={(_event, next: AvoidanceJudgement | null) => edit({ [path]: next })}
            >
              {AVOIDANCE_JUDGEMENTS.map(judgement => (
                <ToggleButton key={judgement} value={judgement}>
                  {text(JUDGEMENTS[judgement])}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            {failure !== undefined && (
              <Typography variant="body2" color="error" role="alert" sx={{ flexBasis: '100%' }}>
                {failure}
              </Typography>
            )}
          </Box>
        );
      })}
      {easier + harder > 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose(
            'avoidance-count',
            '{1} of five make it easier and speak for P1, {2} make it harder and speak for P2. How they weigh is yours to judge.',
            { values: [easier, harder] },
          )}
        </Typography>
      )}
    </Box>
  );
}
