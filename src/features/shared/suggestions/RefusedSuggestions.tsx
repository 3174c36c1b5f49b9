import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type SuggestionRefusal, useProposeSuggestionsAgainMutation } from '@/api/project-actions';
import { personName } from '@/features/shared/people/personName';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';

interface RefusedSuggestionsProps {
  projectUuid: string;
  kind: SuggestionRefusal['kind'];
  refusals: readonly SuggestionRefusal[];
  /** How many there are; the list has the latest ones. */
  total: number;
  onProposed: () => void;
}

/** What was refused, by whom and why; folded until somebody wants to see it. */
export function RefusedSuggestions(props: RefusedSuggestionsProps) {
  const { projectUuid, kind, refusals, total, onProposed } = props;
  const text = useTexts('suggestions');
  const formats = useFormats();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [proposeAgain, { error, isLoading }] = useProposeSuggestionsAgainMutation();
  const propose = async (keys: string[]) => {
    const answer = await proposeAgain({ projectUuid, proposeSuggestionsAgainRequest: { kind, keys } });
    if (!answer.error) onProposed();
  };
  if (total === 0) return null;
  return (
    <Box>
      <Button
        size="extraSmall"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen
          ? text('refused-hide', 'Hide refused ({1})', { values: [total] })
          : text('refused-show', 'Show refused ({1})', { values: [total] })}
      </Button>
      {isOpen && (
        <Stack
          id={id}
          component="ul"
          aria-label={text('refused-list', 'Refused suggestions')}
          sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', maxHeight: 240, overflow: 'auto', gap: 1 }}
        >
          {error !== undefined && <ErrorView error={error} />}
          {refusals.map(({ key, name, reason, refusedAt, refusedBy }) => {
            const values = [
              refusedBy ? personName(refusedBy) : text('somebody', 'somebody who is not here any more'),
              formats.date(refusedAt),
              reason,
            ];
            return (
              <Stack
                key={key}
                component="li"
                direction="row"
                sx={{ gap: 1, alignItems: 'baseline', flexWrap: 'wrap', typography: 'body2' }}
              >
                <Box sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
                  {name}
                  <Typography variant="caption" color="textSecondary" component="div">
                    {reason
                      ? text.prose('refused-why', 'Refused by {1} on {2}: {3}', { values })
                      : text.prose('refused-by', 'Refused by {1} on {2}', { values })}
                  </Typography>
                </Box>
                <Button
                  size="extraSmall"
                  disabled={isLoading}
                  aria-label={text('propose-again-named', 'Propose again: {1}', { values: [name] })}
                  onClick={() => void propose([key])}
                >
                  {text('propose-again', 'Propose again')}
                </Button>
              </Stack>
            );
          })}
        </Stack>
      )}
    </Box>
  );
}
