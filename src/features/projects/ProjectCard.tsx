import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { plainWords } from '../../../glossary/plainWords.ts';
import { STYLE_LABELS } from './projectTexts';

const clampSx = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

interface ProjectCardProps {
  project: Project;
  /** Beside its name, where another one has the same. */
  beside?: string | undefined;
  /** Below the part that opens the project. */
  footer?: ReactNode;
  /** In the corner. */
  menu?: ReactNode;
}

/** One project, opened with a click on it. */
export function ProjectCard({ project, beside, footer, menu }: ProjectCardProps) {
  const text = useTexts('projects');
  const formats = useFormats();
  return (
    <Card
      variant="outlined"
      sx={{ position: 'relative', height: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <CardActionArea
        component={Link}
        to={paths.project(project.uuid)}
        sx={{ flex: 1, p: 2, display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 1 }}
      >
        <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {project.name}
            {beside && (
              <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                {beside}
              </Typography>
            )}
          </Typography>
          <Chip size="small" variant="outlined" label={text(STYLE_LABELS[project.style])} />
        </Stack>
        <Box sx={{ flex: 1 }}>
          <Typography variant="body2" color="textSecondary" sx={clampSx}>
            {plainWords(project.description)}
          </Typography>
        </Box>
        <Typography variant="caption" color="textSecondary">
          {text.prose('changed', 'Changed {1}', {
            values: [formats.date(project.updatedAt)],
          })}
        </Typography>
      </CardActionArea>
      {footer && <Box sx={{ pl: 2, pr: 6, '& > *': { pb: 1.5 } }}>{footer}</Box>}
      {menu && <Box sx={{ position: 'absolute', right: 8, bottom: 8 }}>{menu}</Box>}
    </Card>
  );
}
