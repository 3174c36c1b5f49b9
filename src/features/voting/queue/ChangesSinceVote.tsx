import { cellText } from '@domain/rating/explainRating';
import { rateLevels } from '@domain/rating/rateLevels';
import { VOTED_FIELDS } from '@domain/voting/voteChanges';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  type HazardVoteEvent,
  useGetHazardVoteQuery,
  useListHazardVoteEventsQuery,
} from '@/api/hazard-voting';
import type { Hazard } from '@/api/hazards';
import { type ProjectHistoryEntry, useListProjectHistoryQuery } from '@/api/projects';
import type { RiskRatingSet } from '@/api/risk-model';
import { FIELD_LABELS } from '@/features/shared/history/changeTexts';
import { shownField, type ValueWords } from '@/features/shared/history/historyValues';
import { useChoiceWords } from '@/features/shared/history/useChoiceWords';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import type { HazardNames } from './useHazardNames';

/** Rounds of one hazard and stage that are looked at, the newest first. */
const MAX_ROUNDS = 20;
/** Changes of a hazard since a vote, the newest first. */
const MAX_CHANGES = 200;

interface ChangesSinceVoteProps {
  hazard: Hazard;
  round: HazardVoteEvent;
  set: RiskRatingSet;
  names: HazardNames;
}

/** After somebody's vote was reset: what became of the hazard since they voted, field by field, and what they voted. */
export function ChangesSinceVote({ hazard, round, set, names }: ChangesSinceVoteProps) {
  const text = useTexts('vote-queue');
  const changeText = useTexts('project-change');
  const sheetText = useTexts('sheet');
  const formats = useFormats();
  const { uuid } = useCurrentUser();
  const { projectUuid } = hazard;
  const rounds = useListHazardVoteEventsQuery(
    round.round > 1
      ? {
          projectUuid,
          hazardUuid: [hazard.uuid],
          stage: [round.stage],
          voterUserUuid: [uuid],
          orderBy: 'createdAt',
          order: 'desc',
          limit: MAX_ROUNDS,
        }
      : skipToken,
  );
  const before = rounds.currentData?.data.results.find(one => one.round === round.round - 1);
  const reset = before?.status === 'RESET' ? before : undefined;
  const vote = useGetHazardVoteQuery(reset?.myVoteUuid ? { hazardVoteUuid: reset.myVoteUuid } : skipToken)
    .currentData?.data;
  const castAt = vote?.castAt;
  const history = useListProjectHistoryQuery(
    castAt ? { projectUuid, recordUuid: [hazard.uuid], entity: ['Hazard'], limit: MAX_CHANGES } : skipToken,
  );
  const choice = useChoiceWords();
  if (!vote || !castAt || !history.currentData) return null;
  const words: ValueWords = {
    nameOf: names.nameOf,
    choiceOf: (field, value) => choice('Hazard', field, value),
    yes: sheetText('yes', 'Yes'),
    no: sheetText('no', 'No'),
    labelOf: field => {
      const label = FIELD_LABELS[`${field}Uuid`] ?? FIELD_LABELS[field];
      return label ? changeText(label) : field;
    },
  };
  const changes = changesSince(history.currentData.data.results, castAt);
  const isSameSet = vote.riskRatingSetUuid === set.uuid;
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{text('changed-since', 'This hazard changed after you voted')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
        {changes.map(({ field, before: was, after: is }) => (
          <li key={field}>
            {text.prose('field-change', '{1}: {2} → {3}', {
              values: [
                words.labelOf(field.replace(/Uuid$/, '')),
                shownField(field, was, words),
                shownField(field, is, words),
              ],
            })}
          </li>
        ))}
      </Box>
      {isSameSet &&
        text.prose('voted-then', 'Your vote of {1} was {2}. It no longer counts; vote again.', {
          values: [formats.dateTime(castAt), cellText(rateLevels(set, vote))],
        })}
    </Alert>
  );
}

const VOTED: ReadonlySet<string> = new Set(VOTED_FIELDS);

/** What is voted on, as it was at a moment and as it is: fields that came back to what they were are none. */
export function changesSince(newestFirst: readonly ProjectHistoryEntry[], moment: string) {
  const since = Date.parse(moment);
  const changes = new Map<string, { field: string; before: unknown; after: unknown }>();
  for (const { at, fields } of newestFirst) {
    if (Date.parse(at) < since) continue;
    for (const { field, before, after } of fields) {
      const later = changes.get(field);
      if (VOTED.has(field)) changes.set(field, { field, before, after: later ? later.after : after });
    }
  }
  return [...changes.values()].filter(
    ({ before, after }) => JSON.stringify(before) !== JSON.stringify(after),
  );
}
