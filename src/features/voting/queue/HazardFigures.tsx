import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type HaraFigure, useListHaraFiguresQuery } from '@/api/hara-figures';
import type { Hazard } from '@/api/hazards';
import { useFile } from '@/api/useFile';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { FigureMarks } from './FigureMarks';

const HEIGHT = 96;

/** The pictures of a hazard; a click shows one in full with what is marked in it. */
export function HazardFigures({ hazard: { projectUuid, uuid } }: { hazard: Hazard }) {
  const text = useTexts('vote-queue');
  const [shown, setShown] = useState<HaraFigure | null>(null);
  const { currentData, error, refetch } = useListHaraFiguresQuery({
    projectUuid,
    hazardUuid: [uuid],
    limit: SHEET_LIMIT,
  });
  if (error && !currentData) return <ErrorView error={error} onRetry={() => void refetch()} />;
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={text('figures-list', 'Figures')}
      sx={{ gap: 1, m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap' }}
    >
      {currentData?.data.results.map(figure => (
        <li key={figure.uuid}>
          <ButtonBase
            aria-haspopup="dialog"
            aria-label={text('figure-show', 'Show {1} in full', { values: [nameOf(figure)] })}
            onClick={() => setShown(figure)}
            sx={{ display: 'block', borderRadius: 1, border: 1, borderColor: 'divider', overflow: 'hidden' }}
          >
            <Picture path={`/user-api/hara-figures/${figure.uuid}/thumbnail`} figure={figure} isSmall />
          </ButtonBase>
        </li>
      ))}
      {shown && <FigureDialog figure={shown} hazardUuid={uuid} onClose={() => setShown(null)} />}
    </Stack>
  );
}

const nameOf = ({ code, name }: HaraFigure) => [code, name].filter(Boolean).join(' ');

interface PictureProps {
  path: string;
  figure: HaraFigure;
  isSmall?: boolean;
}

function Picture({ path, figure, isSmall = false }: PictureProps) {
  const text = useTexts('vote-queue');
  const { url, isMissing } = useFile(path);
  if (isMissing)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ p: 1, maxWidth: 240 }}>
        {text.prose('figure-missing', '{1} cannot be shown.', { values: [nameOf(figure)] })}
      </Typography>
    );
  if (!url) return <Skeleton variant="rectangular" width={isSmall ? HEIGHT : '100%'} height={HEIGHT} />;
  return (
    <Box
      component="img"
      src={url}
      alt={figure.caption || nameOf(figure)}
      sx={{
        display: 'block',
        objectFit: 'contain',
        ...(isSmall ? { height: HEIGHT, maxWidth: 240 } : { width: '100%', height: 'auto' }),
      }}
    />
  );
}

interface FigureDialogProps {
  figure: HaraFigure;
  hazardUuid: string;
  onClose: () => void;
}

function FigureDialog({ figure, hazardUuid, onClose }: FigureDialogProps) {
  const text = useTexts('vote-queue');
  const title = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{nameOf(figure)}</DialogTitle>
      <DialogContent>
        <Box sx={{ position: 'relative' }}>
          <Picture path={`/user-api/hara-figures/${figure.uuid}/image`} figure={figure} />
          <FigureMarks figure={figure} hazardUuid={hazardUuid} />
        </Box>
        {figure.caption && <Typography sx={{ mt: 1 }}>{figure.caption}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('close-figure', 'Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
