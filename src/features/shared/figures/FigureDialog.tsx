import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { HaraFigure } from '@/api/hara-figures';
import { useTexts } from '@/glossary/useText';
import { FigureMarks } from './FigureMarks';
import { FigurePicture, figureName } from './FigurePicture';

interface FigureDialogProps {
  figure: HaraFigure;
  /** Whose marks are shown, besides those of nobody. */
  hazardUuid: string;
  onClose: () => void;
}

/** A figure in full, with what is marked in it. */
export function FigureDialog({ figure, hazardUuid, onClose }: FigureDialogProps) {
  const text = useTexts('figures');
  const title = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={title}>
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
        {figureName(figure)}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ position: 'relative' }}>
          <FigurePicture figure={figure} />
          <FigureMarks figure={figure} hazardUuid={hazardUuid} />
        </Box>
        {figure.caption && <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{figure.caption}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('close', 'Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
