import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { useGetProjectQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { Page } from '@/ui/Page';

/** What a project is about and where to go on. */
export function ProjectOverview() {
  const text = useTexts('project');
  const { projectUuid = '' } = useParams();
  const { currentData } = useGetProjectQuery({ projectUuid });
  const project = currentData?.data;
  return (
    <Page>
      {project && (
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', maxWidth: 760 }}>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {project.description || text('no-description', 'This project has no description yet.')}
          </Typography>
          <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0 }}>
            {Object.entries(project.counts).map(([name, count]) => (
              <Box key={name}>
                <Typography component="dt" variant="caption" color="textSecondary">
                  {text(`count-${name}`, name.charAt(0).toUpperCase() + name.slice(1))}
                </Typography>
                <Typography component="dd" variant="h1" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                  {count}
                </Typography>
              </Box>
            ))}
          </Box>
          <Button variant="contained" component={Link} to={paths.projectWorksheet(project.uuid)}>
            {text('open-worksheet', 'Open the worksheet')}
          </Button>
        </Box>
      )}
    </Page>
  );
}
