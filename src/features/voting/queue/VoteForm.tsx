import { cellText, explainRating } from '@domain/rating/explainRating';
import type { LevelField } from '@domain/rating/parameters';
import { rateLevels } from '@domain/rating/rateLevels';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { sayRating } from '@/features/shared/rating/ratingTexts';
import { useTexts } from '@/glossary/useText';
import { errorRequestId, refusalMessage } from '@/lib/apiError';
import { LevelChoice } from './LevelChoice';
import { useVoteEntry, type VoteEntry, type VoteEntryProps } from './useVoteEntry';
import { focusField, useVoteKeys } from './useVoteKeys';
import { VoteText } from './VoteText';
import { RULE_TEXTS } from './voteTexts';

interface VoteFormProps extends VoteEntryProps {
  saveLabel: string;
  /** Buttons beside the one that saves. */
  actions?: ReactNode;
  /** Takes the focus when it appears: the form is what its page is for. */
  takesFocus?: boolean;
  /** Escape outside of a text. */
  onLeave?: () => void;
}

/**
 * One's own vote: a level for each parameter, what the table makes of them, and the reason where one is required. A
 * digit chooses the level of the parameter that has the focus and leads on to the next one.
 */
export function VoteForm(props: VoteFormProps) {
  const { set, saveLabel, actions, takesFocus = false, onLeave } = props;
  const text = useTexts('vote-queue');
  const form = useRef<HTMLFormElement>(null);
  const entry = useVoteEntry(props);
  const { scales, levels, problemOf, enter, save, isSending, isCast, violations, error } = entry;
  const closed = violations.filter(({ rule }) => rule === 'R1' || rule === 'R2' || rule === 'R3');
  const isClosed = closed.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it appears, and never again
  useEffect(() => {
    if (takesFocus) focusField(form.current, scales[0]?.field, { preventScroll: true });
  }, []);
  const choose = (field: LevelField, uuid: string) => enter({ [field]: uuid });
  const onKeyDown = useVoteKeys({ form, entry, choose, isClosed, onLeave });
  const submit = () => focusField(form.current, save());

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={text('vote-form', 'Your vote')}
      onKeyDown={onKeyDown}
      onSubmit={event => {
        event.preventDefault();
        if (!isClosed) submit();
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {closed.map(({ rule }) => (
        <Alert key={rule} severity="info" variant="outlined">
          {text.prose(RULE_TEXTS[rule])}
        </Alert>
      ))}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: `repeat(${Math.min(scales.length, 4)}, minmax(0, 1fr))` },
        }}
      >
        {scales.map(scale => (
          <LevelChoice
            key={scale.parameter}
            scale={scale}
            value={levels[scale.field] ?? null}
            isDisabled={isClosed}
            problem={problemOf(scale.field)}
            onChoose={uuid => choose(scale.field, uuid)}
          />
        ))}
      </Box>
      <Result entry={entry} set={set} />
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', md: isClosed ? '1fr' : 'minmax(0, 1fr) auto' },
        }}
      >
        {!isClosed && <VoteTexts entry={entry} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', minHeight: 40 }}>
          {!isClosed && (
            // Not disabled while it is sent: the focus would be lost, and what fails is tried again from here.
            <Button type="submit" variant="contained" size="small" aria-disabled={isSending} data-save>
              {saveLabel}
            </Button>
          )}
          {actions}
          {isCast && entry.isChanged && !isClosed && (
            <Typography variant="caption" color="textSecondary">
              {text.prose('changed', 'Changed, not saved')}
            </Typography>
          )}
        </Stack>
      </Box>
      {violations
        .filter(({ effect }) => effect === 'WARNING')
        .map(({ rule }) => (
          <Alert key={rule} severity="warning" variant="outlined">
            {text.prose(RULE_TEXTS[rule])}
          </Alert>
        ))}
      {error !== undefined && (
        <Alert severity="error" variant="outlined" title={errorRequestId(error)}>
          {text.prose('not-saved', 'Not saved. {1} What you entered is still here.', {
            values: [refusalMessage(error) ?? ''],
          })}
        </Alert>
      )}
    </Box>
  );
}

/** Why: always possible, required by the rules of 2.6 where a field says so. */
function VoteTexts({ entry }: { entry: VoteEntry }) {
  const text = useTexts('vote-queue');
  const { needed, texts } = entry;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <VoteText
        field="rationale"
        entry={entry}
        label={text('rationale', 'Reason')}
        help={text.prose('rationale-help', 'Enter saves, Shift+Enter begins a new line.')}
      />
      {needed.includes('reason') && (
        <VoteText
          field="reason"
          entry={entry}
          label={text('change-reason', 'Why you change your vote')}
          help={text.prose(RULE_TEXTS.R4)}
        />
      )}
      {(needed.includes('comment') || texts.comment !== '') && (
        <VoteText
          field="comment"
          entry={entry}
          label={text('change-comment', 'Comment for the others')}
          help={text.prose(RULE_TEXTS.R5)}
        />
      )}
    </Stack>
  );
}

/** What the table makes of the chosen levels, and whether that is another rating than the present one. */
function Result({ entry, set }: { entry: VoteEntry; set: VoteEntryProps['set'] }) {
  const text = useTexts('vote-queue');
  const say = sayRating(useTexts('hazards'));
  const { rated, needed, present } = entry;
  const now = present && rateLevels(set, present);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {set.resultLabel}
        </Typography>
        <RatingChip set={set} rating={rated.rating} />
        <Typography component="span" variant="body2" color="textSecondary">
          {explainRating(set, rated, say)}
        </Typography>
      </Stack>
      {/*
       * The present rating is not shown before every level is chosen: the first number that one reads pulls the own
       * judgement towards it. Then it is, because a reason is required where they differ (domain model 2.6).
       */}
      {needed.includes('rationale') && now && (
        <Typography variant="body2">
          {text.prose('differs', 'The present rating is {1}, {2}. Yours differs: say why.', {
            values: [cellText(now), now.rating?.label ?? '–'],
          })}
        </Typography>
      )}
    </Box>
  );
}
