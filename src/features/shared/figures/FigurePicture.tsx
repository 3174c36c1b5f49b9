import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { HaraFigure } from '@/api/hara-figures';
import { useFile } from '@/api/useFile';
import { useTexts } from '@/glossary/useText';

const HEIGHT = 96;

export const figureName = ({ code, name }: Pick<HaraFigure, 'code' | 'name'>): string =>
  [code, name].filter(Boolean).join(' ');

interface FigurePictureProps {
  figure: HaraFigure;
  /** The thumbnail instead of the picture itself. */
  isSmall?: boolean;
}

/** The picture of a figure; a sentence in its place where it cannot be had. */
export function FigurePicture({ figure, isSmall = false }: FigurePictureProps) {
  const text = useTexts('figures');
  const { url, isMissing } = useFile(
    `/user-api/hara-figures/${figure.uuid}/${isSmall ? 'thumbnail' : 'image'}`,
  );
  if (isMissing)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ p: 1, maxWidth: 240 }}>
        {text.prose('missing', '{1} cannot be shown.', { values: [figureName(figure)] })}
      </Typography>
    );
  if (!url)
    return (
      <Skeleton
        variant="rectangular"
        width={isSmall ? (HEIGHT * 4) / 3 : '100%'}
        height={isSmall ? HEIGHT : undefined}
        // Nothing moves when it comes.
        sx={isSmall ? undefined : { height: 'auto', aspectRatio: `${figure.width} / ${figure.height}` }}
      />
    );
  return (
    <Box
      component="img"
      src={url}
      alt={figure.caption || figureName(figure)}
      sx={{
        display: 'block',
        objectFit: 'contain',
        ...(isSmall ? { height: HEIGHT, maxWidth: 240 } : { width: '100%', height: 'auto' }),
      }}
    />
  );
}
