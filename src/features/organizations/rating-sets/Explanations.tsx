import { nameOfCell } from '@domain/rating/checkRatingSet';
import { findingKey, monotoneFindings } from '@domain/rating/monotone';
import type { RatingSet } from '@domain/rating/ratingSet';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { RiskRatingSet } from '@/api/risk-model';
import { useTexts } from '@/glossary/useText';

type Explained = RiskRatingSet['explanations'];

interface ExplanationsProps {
  set: RatingSet & { explanations: Explained };
  /** Left out where nothing can be changed. */
  onChange?: (explanations: Explained) => void;
}

/** Cells that are lower than a milder one, each with its reason. */
export function Explanations({ set, onChange }: ExplanationsProps) {
  const text = useTexts('rating-sets');
  const findings = useMemo(() => monotoneFindings(set), [set]);
  if (findings.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {text.prose('monotone', 'The table is monotone: a higher level never gives a lower rating.')}
      </Typography>
    );
  const known = new Map(set.explanations.map(one => [findingKey(one), one.text]));
  return (
    <List disablePadding aria-label={text('falls', 'Where the table is not monotone')}>
      {findings.map(({ parameter, cell, rating, below, belowRating }) => {
        const key = findingKey({ parameter, ...cell });
        const { severityUuid } = cell;
        const sentence = text('fall', '{1} gives {2}, but the milder {3} gives {4}.', {
          values: [nameOfCell(set, cell), rating.code, nameOfCell(set, below), belowRating.code],
        });
        return (
          <ListItem key={key} disableGutters sx={{ display: 'block' }}>
            <Typography variant="body2" sx={{ mb: 0.75 }}>
              {sentence}
            </Typography>
            {onChange && severityUuid ? (
              <TextField
                size="small"
                fullWidth
                multiline
                label={text('explanation', 'Why this is so')}
                value={known.get(key) ?? ''}
                slotProps={{ htmlInput: { maxLength: 2000, 'aria-description': sentence } }}
                onChange={({ target }) => {
                  const others = set.explanations.filter(one => findingKey(one) !== key);
                  onChange(
                    target.value === ''
                      ? others
                      : [...others, { ...cell, severityUuid, parameter, text: target.value }],
                  );
                }}
              />
            ) : (
              <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-wrap' }}>
                {known.get(key) ?? text('unexplained', 'Not explained')}
              </Typography>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}
