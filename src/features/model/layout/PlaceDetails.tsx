import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import type { LayoutPlace } from './layoutPlaces';

interface PlaceDetailsProps {
  projectUuid: string;
  place: LayoutPlace | undefined;
  /** Left out where nothing may be changed. @param outline its place among those of the layout */
  actions?: {
    onEdit: (outline: number) => void;
    onErase: (outline: number) => void;
    onDraw: () => void;
  };
}

/** The zone or area that was chosen: its hazards, and what can be done with its outline. */
export function PlaceDetails({ projectUuid, place, actions }: PlaceDetailsProps) {
  const text = useTexts('layout');
  if (!place)
    return (
      <Typography variant="body2" color="textSecondary">
        {text.prose('select-help', 'Choose a zone on the layout to see its hazards.')}
      </Typography>
    );
  const { name, kind, hazards, outlines, record } = place;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {record.description && <Typography variant="body2">{record.description}</Typography>}
      {hazards.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text.prose('no-hazards', 'No hazard names it.')}
        </Typography>
      ) : (
        <>
          <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.5, maxHeight: 320, overflowY: 'auto' }}>
            {hazards.map(({ uuid, code, name: title }) => (
              <Typography key={uuid} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={paths.projectHazard(projectUuid, code)}>
                  {code} {title}
                </Link>
              </Typography>
            ))}
          </Stack>
          {kind === 'zone' && (
            <Button
              component={RouterLink}
              size="small"
              variant="outlined"
              to={paths.projectZoneHazards(projectUuid, place.uuid)}
            >
              {text('to-worksheet', 'Show them in the worksheet')}
            </Button>
          )}
        </>
      )}
      {actions && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {outlines.map((outline, at) => {
            const number = outlines.length > 1 ? ` ${at + 1}` : '';
            return (
              <Stack key={outline} direction="row" sx={{ gap: 1 }}>
                <Button size="extraSmall" variant="outlined" onClick={() => actions.onEdit(outline)}>
                  {text('edit-outline', 'Edit outline{1}', { values: [number] })}
                </Button>
                <Button size="extraSmall" color="error" onClick={() => actions.onErase(outline)}>
                  {text('erase-outline', 'Delete outline{1}', { values: [number] })}
                </Button>
              </Stack>
            );
          })}
          <Button size="extraSmall" variant="outlined" onClick={actions.onDraw}>
            {outlines.length > 0 ? text('draw-part', 'Draw another part') : text('draw-it', 'Draw it')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
