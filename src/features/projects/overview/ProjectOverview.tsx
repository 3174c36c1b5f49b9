import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { type Project, useGetProjectQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { defineTexts } from '@/glossary/defineTexts';
import { LazyMarkdown } from '@/glossary/LazyMarkdown';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { CountLink } from '@/ui/CountLink';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { Page } from '@/ui/Page';
import { RecentChanges } from '../changes/RecentChanges';
import { ProjectFacts } from './ProjectFacts';
import { ProjectProgress } from './ProjectProgress';

type Counted = keyof Project['counts'];
/** What hazards are made of in a style is counted, and what only the other has is not. */
const COUNTED: Record<Project['style'], readonly Counted[]> = {
  FUNCTION: ['hazards', 'functions', 'members'],
  MACHINE: ['hazards', 'machines', 'members'],
};
const COUNT_LABELS = defineTexts(
  'project',
  { hazards: 'Hazards', functions: 'Functions', machines: 'Machines', members: 'Members' },
  'count-',
);

/** Where the records are that are counted; nowhere for whoever may not read them. */
function placeOf(project: Project, counted: Counted): string | undefined {
  if (counted === 'members') return paths.projectMembers(project.uuid);
  if (!projectPermissions(project).can('analysis.read')) return undefined;
  return counted === 'hazards'
    ? paths.projectWorksheet(project.uuid)
    : paths.projectModel(project.uuid, counted);
}

/** What a project is about, how far it is, and where to go on. */
export function ProjectOverview() {
  const text = useTexts('project');
  const formats = useFormats();
  const { projectUuid = '' } = useParams();
  const { currentData } = useGetProjectQuery({ projectUuid });
  const project = currentData?.data;
  useDocumentTitle(text('overview', 'Overview'));
  if (!project)
    return (
      <Page>
        <Stack sx={{ gap: 2, maxWidth: 760 }}>
          <Skeleton variant="text" height={60} />
          <Skeleton variant="rounded" height={56} />
          <Skeleton variant="rounded" height={160} />
        </Stack>
      </Page>
    );
  const { can } = projectPermissions(project);
  return (
    <Page>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 3, alignItems: 'flex-start', minWidth: 0, maxWidth: 860 }}>
          {project.description ? (
            <Box sx={{ width: '100%' }}>
              <LazyMarkdown>{project.description}</LazyMarkdown>
            </Box>
          ) : (
            <Typography>{text.prose('no-description', 'This project has no description yet.')}</Typography>
          )}
          <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0 }}>
            {COUNTED[project.style].map(name => (
              <Box key={name}>
                <Typography component="dt" variant="caption" color="textSecondary">
                  {text.prose(COUNT_LABELS[name])}
                </Typography>
                <Typography component="dd" variant="h1" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                  <CountLink to={placeOf(project, name)} name={text(COUNT_LABELS[name])}>
                    {formats.number(project.counts[name])}
                  </CountLink>
                </Typography>
              </Box>
            ))}
          </Box>
          {can('analysis.read') && (
            <Button variant="contained" component={Link} to={paths.projectWorksheet(project.uuid)}>
              {text('open-worksheet', 'Open the worksheet')}
            </Button>
          )}
          <ProjectFacts project={project} />
        </Stack>
        {can('analysis.read') && (
          <Stack sx={{ gap: 3, minWidth: 0 }}>
            <ProjectProgress projectUuid={project.uuid} />
            <RecentChanges key={project.uuid} projectUuid={project.uuid} />
          </Stack>
        )}
      </Box>
    </Page>
  );
}
