import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { HazardVoteEvent } from '@/api/hazard-voting';
import { useGetHazardQuery } from '@/api/hazards';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { useGetRiskRatingSetQuery } from '@/features/shared/built-in/queries';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { ErrorView } from '@/ui/ErrorView';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { ROUND_STATUS_LABELS, STAGE_LABELS } from '../votingTexts';
import { ChangesSinceVote } from './ChangesSinceVote';
import { HazardContext } from './HazardContext';
import { OwnVote } from './OwnVote';
import { RevealedVotes } from './RevealedVotes';
import type { HazardNames } from './useHazardNames';

interface VoteCardProps {
  project: Project;
  round: HazardVoteEvent;
  names: HazardNames;
  /** Place among the open rounds, from 1; undefined for one that is revealed. */
  place: number | undefined;
  total: number;
  previous: HazardVoteEvent | undefined;
  next: HazardVoteEvent | undefined;
  onShow: (round: HazardVoteEvent) => void;
  onSaved: () => void;
  onWithdrawn: () => void;
  onLeave: () => void;
}

/** One hazard of the queue: what it is, what is known of it, and one's own vote (design.md "Voting card"). */
export function VoteCard(props: VoteCardProps) {
  const { project, round, names, place, total, previous, next, onShow, onSaved, onWithdrawn, onLeave } =
    props;
  const text = useTexts('vote-queue');
  const { stage, voters, hazardUuid, riskRatingSetUuid } = round;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button of the one before stands at its end; what is judged is read from its beginning.
    const element = card.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  }, []);
  const hazard = useGetHazardQuery({ hazardUuid }, { refetchOnMountOrArgChange: true });
  const set = useGetRiskRatingSetQuery({ riskRatingSetUuid });
  const title = `${round.hazard.code} · ${hazard.currentData?.data.name || round.hazard.name}`;
  useDocumentTitle(title);
  const failed = [hazard, set].find(({ error, currentData }) => error && !currentData);
  const steps = [
    { to: previous, label: text('previous', 'Previous hazard'), icon: <ChevronLeftRounded />, key: 'P' },
    { to: next, label: text('next', 'Next hazard'), icon: <ChevronRightRounded />, key: 'N' },
  ];
  return (
    <Stack component="article" ref={card} aria-labelledby={`vote-${round.uuid}`} sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography variant="h2" id={`vote-${round.uuid}`} sx={{ overflowWrap: 'anywhere' }}>
            <Link
              component={RouterLink}
              to={paths.projectHazardPage(project.uuid, round.hazard.code)}
              color="inherit"
              underline="hover"
            >
              {title}
            </Link>
          </Typography>
          <Stack direction="row" sx={{ gap: 1, mt: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="body2" color="textSecondary">
              {text.prose('stage-and-round', '{1} · round {2}', {
                values: [text(STAGE_LABELS[stage]), round.round],
              })}
            </Typography>
            <Chip
              size="small"
              variant="outlined"
              label={text('have-voted', '{1} of {2} have voted', {
                values: [voters.cast, voters.cast + voters.pending],
              })}
            />
            {round.status === 'REVEALED' && (
              <Chip
                size="small"
                color="info"
                variant="outlined"
                label={text(ROUND_STATUS_LABELS[round.status])}
              />
            )}
          </Stack>
        </Box>
        {place !== undefined && (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
            {steps.map(({ to, label, icon, key }, index) => (
              <Stack key={key} direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
                {index === 1 && (
                  <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {text.prose('place', '{1} of {2}', { values: [place, total] })}
                  </Typography>
                )}
                <Tooltip title={`${label} (${key})`}>
                  <span>
                    <IconButton
                      size="small"
                      aria-label={label}
                      aria-keyshortcuts={key}
                      disabled={!to}
                      onClick={() => to && onShow(to)}
                    >
                      {icon}
                    </IconButton>
                  </span>
                </Tooltip>
              </Stack>
            ))}
          </Stack>
        )}
      </Stack>
      {failed && <ErrorView error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !(hazard.currentData && set.currentData) && <LoadingSpinner />}
      {hazard.currentData && set.currentData && (
        <>
          <HazardContext key={round.uuid} hazard={hazard.currentData.data} names={names} />
          <ChangesSinceVote
            hazard={hazard.currentData.data}
            round={round}
            set={set.currentData.data}
            names={names}
          />
          {round.status === 'REVEALED' && (
            <RevealedVotes project={project} round={round} set={set.currentData.data} />
          )}
          <Divider />
          <OwnVote
            project={project}
            hazard={hazard.currentData.data}
            round={round}
            set={set.currentData.data}
            saveLabel={place === undefined ? text('save', 'Save vote') : text('save-next', 'Save and next')}
            takesFocus
            onSaved={onSaved}
            onWithdrawn={onWithdrawn}
            onLeave={onLeave}
          />
        </>
      )}
    </Stack>
  );
}
