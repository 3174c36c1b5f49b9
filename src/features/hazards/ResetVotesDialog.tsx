import DialogContentText from '@mui/material/DialogContentText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { type HazardVoteEvent, useListHazardVoteEventsQuery } from '@/api/hazard-voting';
import type { SheetQuestion } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { QuestionDialog } from '@/ui/QuestionDialog';
import type { TextOf } from '../shared/rating/ratingTexts';

/** Hazards that are listed one by one; the contract takes no more in one question either. */
const MAX_LISTED = 100;

/** A change makes another risk of hazards that were voted on: what becomes of which votes (domain model 2.6, R6, R7). */
export function ResetVotesDialog({ entries, nameOf, onConfirm, onRefuse, onClose }: SheetQuestion) {
  const text = useTexts('hazards');
  const listed = entries.slice(0, MAX_LISTED);
  const { data, isError } = useListHazardVoteEventsQuery(
    { hazardUuid: listed.map(({ uuid }) => uuid), limit: 1000 },
    { refetchOnMountOrArgChange: true },
  );
  const rounds = data && presentRounds(data.data.results);
  return (
    <QuestionDialog
      title={text('reset-votes-title', 'Reset the votes on {1} hazards?', {
        count: entries.length,
        one: 'Reset the votes on {1} hazard?',
      })}
      onClose={onClose}
      choices={[
        { label: text('reset-votes-later', 'Decide later'), onChoose: onClose },
        {
          label: text('reset-votes-keep', 'Keep votes, undo my change'),
          onChoose: onRefuse,
          variant: 'outlined',
        },
        {
          label: text('reset-votes-confirm', 'Reset votes and save'),
          onChoose: onConfirm,
          variant: 'contained',
        },
      ]}
    >
      <DialogContentText>
        {text.prose(
          'reset-votes-explanation',
          'Votes were cast on what these hazards were about. Your change makes another risk of them, so the votes no longer fit. They stay in the history, and the voters are notified.',
        )}
      </DialogContentText>
      <List dense>
        {listed.map(({ uuid, code, question }) => (
          <ListItem key={uuid} disableGutters>
            <ListItemText
              primary={text('reset-votes-change', '{1}: {2}', {
                values: [
                  code,
                  Object.keys(question?.mine ?? {})
                    .map(nameOf)
                    .join(', '),
                ],
              })}
              secondary={
                rounds
                  ? (rounds.get(uuid) ?? []).map(round => outcomeOf(round, text)).join(' ')
                  : isError
                    ? text.prose('reset-votes-unknown', 'Couldn’t load the vote count.')
                    : text.prose('reset-votes-loading', 'Counting the votes …')
              }
            />
          </ListItem>
        ))}
      </List>
      {entries.length > MAX_LISTED && (
        <DialogContentText>
          {text.prose('reset-votes-more', 'And {1} more hazards.', {
            count: entries.length - MAX_LISTED,
            one: 'And {1} more hazard.',
          })}
        </DialogContentText>
      )}
    </QuestionDialog>
  );
}

/** The rounds with votes that the change ends: of each stage the latest one, unless it was reset already. */
function presentRounds(events: readonly HazardVoteEvent[]): Map<string, HazardVoteEvent[]> {
  const latest = new Map<string, HazardVoteEvent>();
  for (const event of events) {
    const key = `${event.hazardUuid} ${event.stage}`;
    if ((latest.get(key)?.round ?? 0) < event.round) latest.set(key, event);
  }
  const present = new Map<string, HazardVoteEvent[]>();
  for (const event of latest.values()) {
    const { status, revealedAt, voters, hazardUuid } = event;
    const counts = status === 'OPEN' || status === 'REVEALED' || (status === 'CLOSED' && revealedAt !== null);
    if (counts && voters.cast > 0) present.set(hazardUuid, [...(present.get(hazardUuid) ?? []), event]);
  }
  return present;
}

function outcomeOf({ stage, round, status, voters }: HazardVoteEvent, text: TextOf): string {
  const values = [
    stage === 'INITIAL' ? text('stage-initial', 'Initial rating') : text('stage-final', 'Final rating'),
    round,
    voters.cast,
  ];
  return status === 'CLOSED'
    ? text('reset-votes-closed', '{1}, round {2}: its result no longer counts (votes cast: {3}).', {
        values,
      })
    : text('reset-votes-open', '{1}, round {2}: ends (votes cast: {3}), and a new round starts.', {
        values,
      });
}
