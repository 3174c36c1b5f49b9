import type { Scale } from '@domain/rating/ratingSet';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { RiskRatingSet } from '@/api/risk-model';
import { levelShortcuts } from '@/features/shared/rating/levelShortcuts';

interface LevelChoiceProps {
  scale: Scale<RiskRatingSet['levels'][number]>;
  value: string | null;
  isDisabled: boolean;
  /** Why it cannot be saved as it is. */
  problem: string | undefined;
  onChoose: (levelUuid: string) => void;
}

/** The levels of one parameter with what each means and the key that chooses it. */
export function LevelChoice({ scale, value, isDisabled, problem, onChoose }: LevelChoiceProps) {
  const id = useId();
  const keys = levelShortcuts(scale);
  return (
    <FormControl
      component="fieldset"
      disabled={isDisabled}
      error={problem !== undefined}
      data-parameter={scale.parameter}
      sx={{ minWidth: 0 }}
    >
      <FormLabel component="legend" sx={{ fontWeight: 600, mb: 0.5, color: 'text.primary' }}>
        {`${scale.symbol} · ${scale.label}`}
      </FormLabel>
      <RadioGroup name={id} value={value ?? ''} onChange={(_event, uuid) => onChoose(uuid)}>
        {scale.levels.map(({ uuid, code, label, definition }) => (
          <FormControlLabel
            key={uuid}
            value={uuid}
            control={
              <Radio
                size="small"
                sx={{ p: 0.5 }}
                slotProps={{ input: { 'aria-keyshortcuts': keys.get(uuid) } }}
              />
            }
            label={
              <LevelLabel
                code={code}
                symbol={scale.symbol}
                label={label}
                definition={definition}
                shortcut={keys.get(uuid)}
              />
            }
            sx={{
              alignItems: 'flex-start',
              m: 0,
              p: 0.5,
              gap: 0.5,
              borderRadius: 1,
              border: 1,
              borderColor: uuid === value ? 'primary.main' : 'transparent',
              bgcolor: uuid === value ? 'action.selected' : undefined,
              '&:hover': { bgcolor: isDisabled ? undefined : 'action.hover' },
            }}
          />
        ))}
      </RadioGroup>
      {problem && <FormHelperText sx={{ mx: 0.5 }}>{problem}</FormHelperText>}
    </FormControl>
  );
}

interface LevelLabelProps {
  code: string;
  symbol: string;
  label: string;
  definition: string;
  shortcut: string | undefined;
}

/** S3 as a small letter and a large digit, as in the worksheet, with its meaning. */
function LevelLabel({ code, symbol, label, definition, shortcut }: LevelLabelProps) {
  const isNumbered = code.startsWith(symbol) && code.length > symbol.length;
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0, pt: '3px' }}>
      <Typography component="span" variant="body2" sx={{ fontWeight: 500, display: 'block' }}>
        <Box component="span" sx={{ mr: 1, fontWeight: 600 }}>
          {isNumbered ? (
            <>
              <Box component="span" sx={{ fontSize: '0.85em' }}>
                {symbol}
              </Box>
              <Box component="span" sx={{ fontSize: '1.15em' }}>
                {code.slice(symbol.length)}
              </Box>
            </>
          ) : (
            code
          )}
        </Box>
        {label === code ? '' : label}
        {shortcut && !code.toLowerCase().endsWith(shortcut) && (
          <Box
            component="kbd"
            aria-hidden
            sx={{ ml: 1, px: 0.5, border: 1, borderColor: 'divider', borderRadius: 0.5, font: 'inherit' }}
          >
            {shortcut.toUpperCase()}
          </Box>
        )}
      </Typography>
      {definition && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {definition}
        </Typography>
      )}
    </Box>
  );
}
