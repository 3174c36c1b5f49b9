import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { HaraFigure } from '@/api/hara-figures';
import { FigurePicture } from './FigurePicture';

/** Share of the window's height that a picture takes at most, in per cent: what is below it shows that it is there. */
const MOST_OF_WINDOW = 72;

interface FigureStageProps {
  figure: HaraFigure;
  /** Lie over the picture, whose size theirs is: a share of it is per cent of theirs. */
  children: ReactNode;
}

/** A figure to draw on: as wide as there is room, never higher than the window shows. */
export function FigureStage({ figure, children }: FigureStageProps) {
  const { width, height } = figure;
  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: `calc(${MOST_OF_WINDOW}vh * ${width / height})`,
        aspectRatio: `${width} / ${height}`,
        // Plans are drawn in black, often on nothing at all.
        bgcolor: 'common.white',
        outline: 1,
        outlineStyle: 'solid',
        outlineColor: 'divider',
        '& > img': { userSelect: 'none', pointerEvents: 'none' },
      }}
    >
      <FigurePicture figure={figure} />
      {children}
    </Box>
  );
}
