import { cellText } from '@domain/rating/explainRating';
import { rateLevels } from '@domain/rating/rateLevels';
import { scalesOf } from '@domain/rating/ratingSet';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Hazard } from '@/api/hazards';
import { RatingExplanation } from '@/features/shared/rating/RatingExplanation';
import { RatingTable } from '@/features/shared/rating/RatingTable';
import { RiskGraph } from '@/features/shared/rating/RiskGraph';
import { TableOrGraph } from '@/features/shared/rating/TableOrGraph';
import { useTexts } from '@/glossary/useText';
import { initialEvaluation, levelPath, rationalePath } from '@/records/models/hazardModel';
import { ShownField, useIsOnlyShown } from '@/ui/form';
import { Section } from '@/ui/Section';
import { CommittedTextField } from '../panel/CommittedTextField';
import { MAX_TEXT } from '../panel/textLimits';
import { initialLevels } from '../view/hazardFields';
import type { WorksheetData } from '../view/useWorksheetData';
import { AvoidanceReasons } from './AvoidanceReasons';
import { PublishedLevels } from './PublishedLevels';
import { RatingsBySet } from './RatingsBySet';
import { TaskExposure } from './TaskExposure';
import { useHazardFields } from './useHazardFields';

interface HazardRatingProps {
  hazard: Hazard;
  data: WorksheetData;
  canEdit: boolean;
}

/** How bad it is and why: the levels with their reasons, the table with the cell marked, and the other methods. */
export function HazardRating({ hazard, data, canEdit }: HazardRatingProps) {
  const text = useTexts('hazards');
  const { set, sets } = data;
  const { stateOf, failureOf, edit, retry } = useHazardFields(hazard);
  const levels = initialLevels(hazard, set);
  const rated = rateLevels(set, levels);
  const rationale = initialEvaluation(hazard, set.uuid)?.rationale ?? {};
  const readOnly = !canEdit || hazard.isConsensusVotingLocked;
  const isShown = useIsOnlyShown(readOnly);
  return (
    <Section title={text('rating', 'Rating by {1}', { values: [set.name] })}>
      <RatingsBySet hazard={hazard} sets={sets} />
      {hazard.isConsensusVotingLocked && (
        <Typography variant="body2" color="textSecondary">
          {text.prose(
            'agreed',
            'The group has agreed on these levels; they stand until the agreement is opened again.',
          )}
        </Typography>
      )}
      {scalesOf(set).map(({ parameter, symbol, label, field, levels: choices }) => {
        const path = levelPath(set.uuid, field);
        const reason = rationalePath(set.uuid, parameter);
        const value = levels[field] ?? '';
        return (
          <Box
            key={parameter}
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { md: '280px 1fr' }, alignItems: 'start' }}
          >
            {isShown && failureOf(path) === undefined ? (
              <ShownField
                label={`${symbol} · ${label}`}
                value={choices
                  .flatMap(one => (one.uuid === value ? `${one.code} · ${one.label}` : []))
                  .join()}
              />
            ) : (
              <TextField
                select
                size="small"
                label={`${symbol} · ${label}`}
                value={choices.some(({ uuid }) => uuid === value) ? value : ''}
                error={failureOf(path) !== undefined}
                helperText={failureOf(path)}
                onChange={event => edit({ [path]: event.target.value || null })}
                slotProps={{ select: { readOnly }, inputLabel: { shrink: true } }}
              >
                <MenuItem value="">{text('not-rated', 'Not rated')}</MenuItem>
                {choices.map(level => (
                  <MenuItem key={level.uuid} value={level.uuid} sx={{ whiteSpace: 'normal', maxWidth: 520 }}>
                    {level.code} · {level.label}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <CommittedTextField
              recordUuid={hazard.uuid}
              path={reason}
              label={text('reason-for', 'Reason for {1} ({2})', { values: [symbol, label] })}
              value={rationale[parameter] ?? ''}
              maxLength={MAX_TEXT}
              multiline
              readOnly={readOnly}
              state={stateOf(reason)}
              onCommit={next => edit({ [reason]: next })}
              onRetry={() => retry(reason)}
            />
            {parameter === 'avoidability' && (
              <AvoidanceReasons hazard={hazard} set={set} readOnly={readOnly} />
            )}
            {parameter === 'exposure' && (
              <TaskExposure
                hazard={hazard}
                set={set}
                value={value}
                {...(!readOnly && { onTake: level => edit({ [path]: level }) })}
              />
            )}
          </Box>
        );
      })}
      <Typography variant="h3">
        {text.prose('why', 'Why this level')}
        {rated.rating && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
            {cellText(rated)}
          </Typography>
        )}
      </Typography>
      <RatingExplanation set={set} rated={rated} />
      <TableOrGraph
        table={<RatingTable set={set} levels={levels} />}
        graph={<RiskGraph set={set} levels={levels} />}
      />
      <PublishedLevels hazard={hazard} set={set} canEdit={canEdit} />
    </Section>
  );
}
