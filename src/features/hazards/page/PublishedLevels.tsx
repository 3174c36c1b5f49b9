import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import { useTexts } from '@/glossary/useText';
import { publishedNote } from '../columns/sourceColumns';
import { CommittedTextField } from '../panel/CommittedTextField';
import { MAX_EXTERNAL_ID, MAX_PUBLISHED_RATING } from '../panel/textLimits';
import { useHazardFields } from './useHazardFields';

interface PublishedLevelsProps {
  hazard: Hazard;
  set: RiskRatingSet;
  canEdit: boolean;
}

/** What the source of the hazard calls it and which levels it states, with what differs from the table. */
export function PublishedLevels({ hazard, set, canEdit }: PublishedLevelsProps) {
  const text = useTexts('hazards');
  const { stateOf, edit, retry } = useHazardFields(hazard);
  const fields = [
    {
      path: 'publishedRating',
      label: text('column-published', 'Published level'),
      maxLength: MAX_PUBLISHED_RATING,
    },
    {
      path: 'publishedFinalRating',
      label: text('column-published-final', 'Published level, final'),
      maxLength: MAX_PUBLISHED_RATING,
    },
    { path: 'externalId', label: text('column-external-id', 'ID of the source'), maxLength: MAX_EXTERNAL_ID },
  ] as const;
  const notes = (['initial', 'final'] as const).flatMap(
    stage => publishedNote(hazard, stage, set, text) ?? [],
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      {fields.map(({ path, label, maxLength }) => (
        <CommittedTextField
          key={path}
          recordUuid={hazard.uuid}
          path={path}
          label={label}
          value={hazard[path]}
          maxLength={maxLength}
          multiline={false}
          readOnly={!canEdit}
          state={stateOf(path)}
          onCommit={value => edit({ [path]: value })}
          onRetry={() => retry(path)}
        />
      ))}
      {notes.length > 0 && (
        <Typography variant="body2" color="warning" sx={{ gridColumn: '1 / -1' }}>
          {notes.join(' ')}{' '}
          {text.prose(
            'published-finding',
            'This is an open check until somebody accepts the difference with a reason.',
          )}
        </Typography>
      )}
    </Box>
  );
}
