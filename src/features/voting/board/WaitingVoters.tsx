import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTexts } from '@/glossary/useText';

interface WaitingVotersProps {
  /** How many rounds wait for each voter. */
  waiting: ReadonlyMap<string, readonly unknown[]>;
  nameOf: (userUuid: string) => string | undefined;
  chosen: string | undefined;
  onChoose: (userUuid: string | undefined) => void;
}

/** Who has not voted: for each voter how many rounds wait; a click shows only those. */
export function WaitingVoters({ waiting, nameOf, chosen, onChoose }: WaitingVotersProps) {
  const text = useTexts('voting');
  if (waiting.size === 0) return null;
  return (
    <Box
      role="group"
      aria-label={text('board-waiting', 'Waiting for')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}
    >
      <Typography variant="body2" color="textSecondary">
        {text.prose('board-waiting', 'Waiting for')}
      </Typography>
      {[...waiting].map(([uuid, rows]) => {
        const isChosen = uuid === chosen;
        return (
          <Chip
            key={uuid}
            size="small"
            component="button"
            clickable
            aria-pressed={isChosen}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            onClick={() => onChoose(isChosen ? undefined : uuid)}
            label={text('board-waiting-count', '{1} · {2}', {
              values: [nameOf(uuid) ?? text('board-somebody', 'Somebody'), rows.length],
            })}
          />
        );
      })}
    </Box>
  );
}
