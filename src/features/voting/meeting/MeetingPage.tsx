import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { HazardVoteEvent } from '@/api/hazard-voting';
import { type Project, useGetProjectQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { useTexts } from '@/glossary/useText';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { MeetingRound } from './MeetingRound';
import { MeetingScreen } from './MeetingScreen';
import { useMeetingRounds } from './useMeetingRounds';

/** One hazard after the other on a projector: what happens, how many have voted, and the reveal. */
export function MeetingPage() {
  const text = useTexts('voting');
  const { projectUuid = '' } = useParams();
  const project = useGetProjectQuery({ projectUuid });
  return (
    <SheetGate query={project} label={text('loading-meeting', 'Loading the meeting')}>
      {project.currentData && <Meeting project={project.currentData.data} />}
    </SheetGate>
  );
}

/** Where the meeting is; it begins with the first hazard that is not settled yet. */
function placeOf(rounds: readonly HazardVoteEvent[], shown: string | null): number {
  const present = rounds.findIndex(({ hazard }) => hazard.code === shown);
  const unsettled = rounds.findIndex(({ isLocked }) => !isLocked);
  return Math.max(0, present >= 0 ? present : unsettled);
}

function Meeting({ project }: { project: Project }) {
  const text = useTexts('voting');
  const [address, setAddress] = useAddressParameters();
  // Where it began it stays, until somebody goes on.
  const [begun, setBegun] = useState<string | null>(null);
  const shown = address.get('hazard') ?? begun;
  const { query, rounds } = useMeetingRounds(project.uuid, shown);
  const place = placeOf(rounds, shown);
  const round = rounds[place];
  if (begun === null && round) setBegun(round.hazard.code);
  const go = useCallback(
    (to: number) => {
      const next = rounds[to];
      if (next) setAddress({ hazard: next.hazard.code });
    },
    [rounds, setAddress],
  );
  return (
    <SheetGate query={query} label={text('loading-meeting', 'Loading the meeting')}>
      {round ? (
        <MeetingScreen
          project={project}
          place={place}
          total={rounds.length}
          hazardCode={round.hazard.code}
          onGo={go}
        >
          <MeetingRound key={round.uuid} project={project} round={round} />
        </MeetingScreen>
      ) : (
        <Page>
          <EmptyState
            title={text('no-meeting-title', 'No round is open')}
            text={text.prose(
              'no-meeting',
              'A meeting goes through the hazards that are voted on. Open rounds on the board first.',
            )}
            action={
              <Button
                component={Link}
                to={paths.projectVoting(project.uuid)}
                variant="contained"
                size="small"
              >
                {text('to-board', 'To the board')}
              </Button>
            }
          />
        </Page>
      )}
    </SheetGate>
  );
}
