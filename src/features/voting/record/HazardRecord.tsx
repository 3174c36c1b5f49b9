import { levelOf, ratingOf, scalesOf } from '@domain/rating/ratingSet';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetHazardVotingRecordQuery, type VotingRecord } from '@/api/hazard-voting';
import { useGetRiskRatingSetQuery } from '@/features/shared/built-in/queries';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { STAGE_LABELS } from '../votingTexts';
import { EVENT_TEXTS, OVERRIDE_TEXTS, type RecordEvent } from './recordTexts';

/** Who did what about a hazard's rating, when and why; asked for when somebody wants to know. */
export function HazardRecord({ hazardUuid }: { hazardUuid: string }) {
  const text = useTexts('voting');
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Button
        size="small"
        sx={{ alignSelf: 'start' }}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown
          ? text('hide-record', 'Hide who decided what')
          : text('show-record', 'Show who decided what and why')}
      </Button>
      <div id={id}>{isShown && <Timeline hazardUuid={hazardUuid} />}</div>
    </Stack>
  );
}

function Timeline({ hazardUuid }: { hazardUuid: string }) {
  const text = useTexts('voting');
  const { currentData, error, refetch } = useGetHazardVotingRecordQuery({ hazardUuid });
  const record = currentData?.data;
  if (error && !record) return <ErrorView error={error} onRetry={refetch} />;
  if (!record) return <Skeleton variant="rounded" height={120} />;
  if (record.events.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {text.prose('record-empty', 'Nothing was voted on, locked or frozen yet.')}
      </Typography>
    );
  return (
    <Box
      component="ol"
      aria-label={text('record', 'Voting record')}
      sx={{ m: 0, p: 0, listStyle: 'none', borderLeft: 2, borderColor: 'divider' }}
    >
      {record.events.map((event, place) => (
        // Events never change their place: the record only grows.
        // biome-ignore lint/suspicious/noArrayIndexKey: there is no other key
        <Entry key={place} event={event} record={record} />
      ))}
    </Box>
  );
}

function Entry({ event, record }: { event: RecordEvent; record: VotingRecord }) {
  const text = useTexts('voting');
  const formats = useFormats();
  const { kind, by, about, stage, round } = event;
  const somebody = text('somebody', 'Somebody');
  const platform = text('platform', 'The platform');
  const nameOf = (person: NonNullable<typeof by>) =>
    person.isGone
      ? text('name-gone', '{1} (account deleted)', { values: [person.name || somebody] })
      : person.name;
  const none = text('none', 'none');
  const shown = (value: string | null) =>
    value === null ? none : kind === 'DUE_DATE_CHANGED' ? formats.date(value) : value;
  const isChange = kind === 'DUE_DATE_CHANGED' || kind === 'MINIMUM_CHANGED';
  const sentence = (event.isOverride && OVERRIDE_TEXTS[kind]) || EVENT_TEXTS[kind];
  return (
    <Box component="li" sx={{ pl: 2, pb: 1.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        {text.prose(sentence, {
          values: [
            by ? nameOf(by) : platform,
            isChange ? shown(event.before) : about ? nameOf(about) : '',
            isChange ? shown(event.after) : '',
          ],
        })}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {[
          formats.dateTime(event.at),
          stage && text(STAGE_LABELS[stage]),
          round !== null && text('record-round', 'round {1}', { values: [round] }),
          kind === 'ROUND_OPENED' &&
            event.after !== null &&
            text('due-at', 'due {1}', { values: [formats.date(event.after)] }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {event.vote && <Vote event={event} record={record} />}
      {[event.vote?.rationale, event.text].filter(Boolean).map(words => (
        <Typography key={words} variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          {words}
        </Typography>
      ))}
      {event.reason && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-wrap' }}>
          {text.prose('record-reason', 'Reason: {1}', { values: [event.reason] })}
        </Typography>
      )}
    </Box>
  );
}

/** What was voted: levels and the rating that the table gives. */
function Vote({ event, record }: { event: RecordEvent; record: VotingRecord }) {
  const round = record.rounds.find(({ uuid }) => uuid === event.hazardVoteEventUuid);
  const set = useGetRiskRatingSetQuery(
    { riskRatingSetUuid: round?.riskRatingSetUuid ?? '' },
    { skip: !round },
  ).currentData?.data;
  const { vote } = event;
  if (!set || !vote) return null;
  const levels = scalesOf(set).flatMap(({ field }) => levelOf(set, vote[field])?.code ?? []);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <RatingChip set={set} rating={ratingOf(set, vote)} />
      <Typography variant="body2">{levels.join(' · ')}</Typography>
    </Stack>
  );
}
