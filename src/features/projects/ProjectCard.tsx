import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';

const clampSx = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const STYLE_LABELS: Record<Project['style'], string> = { FUNCTION: 'Functions', MACHINE: 'Machine' };

/** One project, opened with a click on it. */
export function ProjectCard({ project }: { project: Project }) {
  const text = useTexts('projects');
  return (
    <Card variant="outlined" sx={{ height: '100%' }}>
      <CardActionArea
        component={Link}
        to={paths.project(project.uuid)}
        sx={{ height: '100%', p: 2, display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 1 }}
      >
        <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {project.name}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            label={text(`style-${project.style.toLowerCase()}`, STYLE_LABELS[project.style])}
          />
        </Stack>
        <Box sx={{ flex: 1 }}>
          <Typography variant="body2" color="textSecondary" sx={clampSx}>
            {project.description}
          </Typography>
        </Box>
        <Typography variant="caption" color="textSecondary">
          {text('changed', 'Changed {1}', {
            values: [new Date(project.updatedAt).toLocaleDateString(undefined, { dateStyle: 'medium' })],
          })}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
