import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useGetHazardVoteQuery } from '@/api/hazard-voting';
import { useGetHazardQuery } from '@/api/hazards';
import { type Project, useGetProjectQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { useShortcuts } from '@/ui/shortcuts';
import { MyVotes } from './MyVotes';
import { TalkedAbout } from './TalkedAbout';
import { useHazardNames } from './useHazardNames';
import { nextPending, useVoteQueue, type VoteQueue } from './useVoteQueue';
import { VoteCard } from './VoteCard';

/** The hazards that wait for my vote, one at a time (workspace §1); worked through without a mouse. */
export function QueuePage() {
  const text = useTexts('vote-queue');
  const { projectUuid = '' } = useParams();
  const query = useGetProjectQuery({ projectUuid });
  const project = query.currentData?.data;
  useDocumentTitle(text('queue-title', 'My queue'));
  return (
    <SheetGate query={query} label={text('queue-loading', 'Loading your queue')}>
      {project && <QueueOfProject key={project.uuid} project={project} />}
    </SheetGate>
  );
}

function QueueOfProject({ project }: { project: Project }) {
  const text = useTexts('vote-queue');
  const { queue, error, refetch, show, setSaved } = useVoteQueue(project.uuid);
  /** What was saved last, for the status line. */
  const [message, setMessage] = useState('');
  const onShow = useCallback(
    (round: Round) => {
      setMessage('');
      show(round);
    },
    [show],
  );
  return (
    <SheetGate
      query={{ currentData: queue, error, refetch }}
      label={text('queue-loading', 'Loading your queue')}
    >
      {queue && (
        <Page>
          <Stack sx={{ gap: 1, maxWidth: 1200 }}>
            <Progress queue={queue} message={message} />
            {queue.current && <TalkedAbout projectUuid={project.uuid} queue={queue} />}
            {queue.current ? (
              <CurrentRound
                project={project}
                queue={queue}
                current={queue.current}
                onShow={onShow}
                onSaved={round => {
                  setSaved(round.uuid, true);
                  setMessage(text('saved', 'Your vote on {1} is saved.', { values: [round.hazard.code] }));
                  show(nextPending(queue, round));
                }}
                onWithdrawn={round => {
                  setSaved(round.uuid, false);
                  setMessage('');
                }}
              />
            ) : (
              <NothingWaits project={project} queue={queue} />
            )}
          </Stack>
        </Page>
      )}
    </SheetGate>
  );
}

/** How far I am, and what became of the last vote: read aloud when it changes. */
function Progress({ queue, message }: { queue: VoteQueue; message: string }) {
  const text = useTexts('vote-queue');
  const { open, pending } = queue;
  const done = open.length - pending.length;
  return (
    <Stack sx={{ gap: 0.5 }}>
      {open.length > 0 && (
        <LinearProgress
          variant="determinate"
          value={(done / open.length) * 100}
          aria-label={text('progress', 'Votes cast in open rounds')}
          sx={{ borderRadius: 1 }}
        />
      )}
      <Typography variant="caption" color="textSecondary" role="status" sx={{ minHeight: 18 }}>
        {[
          message,
          pending.length > 0 &&
            text('waiting', '{1} hazards wait for your vote.', {
              count: pending.length,
              one: '{1} hazard waits for your vote.',
            }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
    </Stack>
  );
}

type Round = NonNullable<VoteQueue['current']>;

interface CurrentRoundProps {
  project: Project;
  queue: VoteQueue;
  current: Round;
  onShow: (round: Round) => void;
  onSaved: (round: Round) => void;
  onWithdrawn: (round: Round) => void;
}

function CurrentRound({ project, queue, current, onShow, onSaved, onWithdrawn }: CurrentRoundProps) {
  const text = useTexts('vote-queue');
  const navigate = useNavigate();
  const names = useHazardNames(project);
  const { open } = queue;
  const index = open.findIndex(({ uuid }) => uuid === current.uuid);
  const place = index < 0 ? undefined : index + 1;
  const previous = index < 0 ? undefined : open[index - 1];
  const next = index < 0 ? undefined : open[index + 1];
  const leave = useCallback(() => void navigate(paths.projectVoting(project.uuid)), [navigate, project.uuid]);
  const upcoming = nextPending(queue, current);
  // Fetched while this one is judged, so that the next one is there at once.
  useGetHazardQuery(upcoming ? { hazardUuid: upcoming.hazardUuid } : skipToken);
  useGetHazardVoteQuery(upcoming?.myVoteUuid ? { hazardVoteUuid: upcoming.myVoteUuid } : skipToken);
  const keys = useMemo(
    () => ({
      title: text('queue-title', 'My queue'),
      shortcuts: [
        {
          id: 'vote-level',
          keys: '0 – 9',
          label: text('key-level', 'Choose a level of the focused parameter, then go on to the next one'),
        },
        { id: 'vote-save', keys: 'Enter', label: text('key-save', 'Save and go to the next hazard') },
        { id: 'vote-line', keys: 'Shift+Enter', label: text('key-line', 'New line in a reason') },
        {
          id: 'vote-next',
          keys: 'N',
          binding: 'n',
          label: text('key-next', 'Next hazard without voting'),
          run: () => next && onShow(next),
        },
        {
          id: 'vote-previous',
          keys: 'P',
          binding: 'p',
          label: text('key-previous', 'Previous hazard'),
          run: () => previous && onShow(previous),
        },
        {
          id: 'vote-leave',
          keys: 'Esc',
          binding: 'Escape',
          run: leave,
          label: text('key-leave', 'One step back; what you entered is kept'),
        },
      ],
    }),
    [text, next, previous, onShow, leave],
  );
  useShortcuts(keys);
  return (
    <VoteCard
      key={current.uuid}
      project={project}
      round={current}
      names={names}
      place={place}
      total={open.length}
      previous={previous}
      next={next}
      onShow={onShow}
      onSaved={() => onSaved(current)}
      onWithdrawn={() => onWithdrawn(current)}
      onLeave={leave}
    />
  );
}

function NothingWaits({ project, queue }: { project: Project; queue: VoteQueue }) {
  const text = useTexts('vote-queue');
  const mayVote = projectPermissions(project).can('votes.cast');
  return (
    <>
      <EmptyState
        title={text('nothing-waits-title', 'Nothing waits for you')}
        text={
          mayVote
            ? text.prose(
                'nothing-waits',
                'A lead opens the next round; you are notified when it needs your vote.',
              )
            : text.prose(
                'may-not-vote',
                'Only voting members of this project vote. A lead can give you that role.',
              )
        }
      />
      <MyVotes projectUuid={project.uuid} rounds={queue.voted} />
    </>
  );
}
