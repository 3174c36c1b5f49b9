import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { NoOrganization } from '@/features/shared/permissions/NoOrganization';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { EmptyState } from '@/ui/EmptyState';

/** For somebody who has no project yet: what Badger is for, and the one thing to do next. */
export function FirstSteps() {
  const text = useTexts('welcome');
  const { organizations } = useCurrentUser();
  const title = text('empty-title', 'No projects yet');
  const mayCreate = organizations.some(({ permissions }) =>
    permissions.includes('organization.projects.create'),
  );
  if (organizations.length === 0) return <NoOrganization title={title} />;
  if (mayCreate)
    return (
      <EmptyState
        title={title}
        text={text.prose(
          'empty-create',
          'A project holds one hazard analysis with its team. Begin with the first one.',
        )}
        action={
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button variant="contained" component={Link} to={paths.newProject()}>
              {text('new-project', 'New project')}
            </Button>
            <Button component={Link} to={paths.newDemoProject()}>
              {text('new-demo', 'Try a demo project')}
            </Button>
          </Stack>
        }
      />
    );
  return (
    <EmptyState
      title={title}
      text={text.prose(
        'empty',
        'Projects you are added to appear here. See which ones exist and ask for access.',
      )}
      action={
        <Button variant="contained" component={Link} to={paths.discoverProjects()}>
          {text('discover', 'Discover projects')}
        </Button>
      }
    />
  );
}
