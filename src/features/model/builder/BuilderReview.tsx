import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { ExposureSituation } from '@/api/exposure-situations';
import type { GeneratedSituations } from '@/api/project-actions';
import { type Suggestion, SuggestionList } from '@/features/shared/suggestions/SuggestionList';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';

type Proposed = GeneratedSituations['exposureSituations'][number];

interface BuilderReviewProps {
  preview: GeneratedSituations;
  /** Of the same elements, in the project already. */
  known: readonly ExposureSituation[];
  onKeep: (situations: readonly Proposed[]) => void;
}

const keyOf = ({ ceaUuids }: Proposed) => ceaUuids.join(' ');

/** What would be made, before anything is: what is kept becomes situations of the project. */
export function BuilderReview({ preview, known, onKeep }: BuilderReviewProps) {
  const text = useTexts('builder');
  const { number } = useFormats();
  const { exposureSituations: proposed, excluded, conflicting, belowMinimum, warnings } = preview;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(proposed.map(keyOf)));
  const suggestions = useMemo((): readonly Suggestion[] => {
    const noteOf = ({ proposedShare, isShareComplete, isThinlySliced }: Proposed) => {
      if (proposedShare === null) return undefined;
      const percent = number(proposedShare * 100, { maximumSignificantDigits: 3 });
      const share = isShareComplete
        ? text('share', '{1} % of the time', { values: [percent] })
        : text('share-at-most', 'at most {1} % of the time', { values: [percent] });
      return isThinlySliced ? `${share} · ${text('thin', 'thinly sliced')}` : share;
    };
    return [
      ...proposed.map(situation => ({
        key: keyOf(situation),
        label: situation.name,
        note: noteOf(situation),
      })),
      ...known.map(({ uuid, code, name }) => ({
        key: uuid,
        label: name,
        note: text('duplicate', 'there already: {1}', { values: [code] }),
        isKnown: true,
      })),
    ];
  }, [proposed, known, number, text]);
  const leftOut = [
    excluded > 0 && text('left-excluded', '{1} excluded', { values: [excluded] }),
    conflicting > 0 && text('left-conflicting', '{1} with two elements of a type', { values: [conflicting] }),
    belowMinimum > 0 && text('left-rare', '{1} too rare', { values: [belowMinimum] }),
  ].filter(part => part !== false);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="subtitle2" component="h2">
        {text.prose('review', 'Review before keeping')}
      </Typography>
      {leftOut.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('left-out', 'Left out: {1}', { values: [leftOut.join(', ')] })}
        </Typography>
      )}
      {warnings.map(warning => (
        <Alert key={warning} severity="warning" variant="outlined">
          {warning}
        </Alert>
      ))}
      <SuggestionList
        label={text('review-list', 'Proposed situations')}
        suggestions={suggestions}
        chosen={chosen}
        onChange={setChosen}
      />
      <div>
        <Button
          size="small"
          variant="contained"
          disabled={chosen.size === 0}
          onClick={() => onKeep(proposed.filter(situation => chosen.has(keyOf(situation))))}
        >
          {text('keep', 'Keep {1} situations', { count: chosen.size, one: 'Keep 1 situation' })}
        </Button>
      </div>
    </Stack>
  );
}
