import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import type { HaraFigure } from '@/api/hara-figures';
import { FigurePicture, figureName } from '@/features/shared/figures/FigurePicture';
import { useTexts } from '@/glossary/useText';

interface FigureGalleryProps {
  /** In their order. */
  figures: readonly HaraFigure[];
  current: HaraFigure;
  onOpen: (figure: HaraFigure) => void;
  /** Left out where nothing may be changed. @param to the place that it takes */
  onMove: ((uuid: string, to: number) => void) | undefined;
}

/** Tells a figure that is dragged from files that are dropped here. */
const DRAGGED = 'application/x-badger-figure';

/** All figures in small, to open one and to put them in order: by dragging, or with the arrows of the open one. */
export function FigureGallery({ figures, current, onOpen, onMove }: FigureGalleryProps) {
  const text = useTexts('project-figures');
  const [over, setOver] = useState<string | null>(null);
  const takes = (event: DragEvent) => onMove !== undefined && event.dataTransfer.types.includes(DRAGGED);
  return (
    <Box component="ul" aria-label={text('title', 'Figures')} sx={LIST}>
      {figures.map((figure, index) => (
        <Box
          key={figure.uuid}
          component="li"
          draggable={onMove !== undefined}
          onDragStart={event => {
            event.dataTransfer.setData(DRAGGED, figure.uuid);
            event.dataTransfer.effectAllowed = 'move';
          }}
          onDragOver={event => {
            if (!takes(event)) return;
            event.preventDefault();
            setOver(figure.uuid);
          }}
          onDragLeave={() => setOver(null)}
          onDrop={event => {
            setOver(null);
            if (!takes(event)) return;
            event.preventDefault();
            event.stopPropagation();
            onMove?.(event.dataTransfer.getData(DRAGGED), index);
          }}
          sx={ITEM}
          data-over={over === figure.uuid}
        >
          <ButtonBase
            aria-current={figure === current}
            aria-label={text('open', 'Open {1}', { values: [figureName(figure)] })}
            onClick={() => onOpen(figure)}
            sx={BUTTON}
          >
            <FigurePicture figure={figure} isSmall />
            <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
              {figureName(figure)}
            </Typography>
          </ButtonBase>
          {onMove && figure === current && figures.length > 1 && (
            <Box sx={ARROWS}>
              <Tooltip title={text('earlier', 'Move one place up')}>
                <span>
                  <IconButton
                    size="extraSmall"
                    disabled={index === 0}
                    aria-label={text('earlier', 'Move one place up')}
                    onClick={() => onMove(figure.uuid, index - 1)}
                  >
                    <ArrowUpwardRounded fontSize="small" />
                  </IconButton>
                </span>
              </Tooltip>
              <Tooltip title={text('later', 'Move one place down')}>
                <span>
                  <IconButton
                    size="extraSmall"
                    disabled={index === figures.length - 1}
                    aria-label={text('later', 'Move one place down')}
                    onClick={() => onMove(figure.uuid, index + 1)}
                  >
                    <ArrowDownwardRounded fontSize="small" />
                  </IconButton>
                </span>
              </Tooltip>
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  gap: 1,
  // Beside the picture a column, above it a row.
  flexDirection: { xs: 'row', md: 'column' },
  overflow: 'auto',
  maxHeight: { md: '76vh' },
} as const;

const ITEM = {
  position: 'relative',
  flex: 'none',
  width: { xs: 160, md: 'auto' },
  '&[data-over=true]': { outline: 2, outlineStyle: 'dashed', outlineColor: 'primary.main' },
} as const;

const BUTTON = {
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 0.5,
  p: 0.75,
  textAlign: 'left',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& img': { maxWidth: '100%', bgcolor: 'common.white', pointerEvents: 'none' },
  '&[aria-current=true]': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px currentColor' },
} as const;

const ARROWS = {
  position: 'absolute',
  top: 8,
  right: 8,
  display: 'flex',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
