import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import type { BoardData } from './useBoardData';

/** What waits for the reader, and what keeps the group from voting. */
export function BoardNotes({ project, data }: { project: Project; data: BoardData }) {
  const text = useTexts('voting');
  const { uuid: ownUuid } = useCurrentUser();
  const mine = data.rounds.filter(
    ({ status, missingUserUuids }) => status === 'OPEN' && missingUserUuids.includes(ownUuid),
  ).length;
  return (
    <>
      {mine > 0 && (
        <Alert
          role="note"
          severity="info"
          action={
            <Button
              size="small"
              color="inherit"
              component={Link}
              to={paths.projectVoting(project.uuid, 'queue')}
            >
              {text('board-my-queue', 'Go to my queue')}
            </Button>
          }
        >
          {text.prose('board-mine', '{1} rounds wait for your vote.', {
            count: mine,
            one: '{1} round waits for your vote.',
          })}
        </Alert>
      )}
      {data.voters.length === 0 && (
        <Alert
          role="note"
          severity="warning"
          action={
            <Button size="small" color="inherit" component={Link} to={paths.projectMembers(project.uuid)}>
              {text('board-to-members', 'Go to the members')}
            </Button>
          }
        >
          {text.prose(
            'board-no-voters',
            'Nobody in this project may vote. Add members with a role that votes.',
          )}
        </Alert>
      )}
    </>
  );
}
