import { scalesOf } from '@domain/rating/ratingSet';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import { useTexts } from '@/glossary/useText';
import { initialEvaluation, levelPath, rationalePath } from '@/records/models/hazardModel';
import { ShownField, useIsOnlyShown } from '@/ui/form';
import { CommittedTextField } from '../panel/CommittedTextField';
import { MAX_TEXT } from '../panel/textLimits';
import { initialLevels } from '../view/hazardFields';
import { AvoidanceReasons } from './AvoidanceReasons';
import { TaskExposure } from './TaskExposure';
import { useHazardFields } from './useHazardFields';

interface HazardLevelsProps {
  hazard: Hazard;
  set: RiskRatingSet;
  readOnly: boolean;
  /** Each reason below its level, however wide the window is. */
  isNarrow?: boolean;
}

/** The initial levels of a hazard, each with its reason beside it. */
export function HazardLevels({ hazard, set, readOnly, isNarrow = false }: HazardLevelsProps) {
  const text = useTexts('hazards');
  const { stateOf, failureOf, edit, retry } = useHazardFields(hazard);
  const levels = initialLevels(hazard, set);
  const rationale = initialEvaluation(hazard, set.uuid)?.rationale ?? {};
  const isShown = useIsOnlyShown(readOnly);
  return (
    <>
      {scalesOf(set).map(({ parameter, symbol, label, field, levels: choices }) => {
        const path = levelPath(set.uuid, field);
        const reason = rationalePath(set.uuid, parameter);
        const value = levels[field] ?? '';
        return (
          <Box
            key={parameter}
            sx={{
              display: 'grid',
              gap: 1.5,
              alignItems: 'start',
              ...(!isNarrow && { gridTemplateColumns: { md: '280px 1fr' } }),
            }}
          >
            {isShown && failureOf(path) === undefined ? (
              <ShownField
                label={`${symbol} · ${label}`}
                value={choices
                  .flatMap(one => (one.uuid === value ? `${one.code} · ${one.label}` : []))
                  .join()}
              />
            ) : (
              <TextField
                select
                size="small"
                label={`${symbol} · ${label}`}
                value={choices.some(({ uuid }) => uuid === value) ? value : ''}
                error={failureOf(path) !== undefined}
                helperText={failureOf(path)}
                onChange={event => edit({ [path]: event.target.value || null })}
                slotProps={{ select: { readOnly }, inputLabel: { shrink: true } }}
              >
                <MenuItem value="">{text('not-rated', 'Not rated')}</MenuItem>
                {choices.map(level => (
                  <MenuItem key={level.uuid} value={level.uuid} sx={{ whiteSpace: 'normal', maxWidth: 520 }}>
                    {level.code} · {level.label}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <CommittedTextField
              recordUuid={hazard.uuid}
              path={reason}
              label={text('reason-for', 'Reason for {1} ({2})', { values: [symbol, label] })}
              value={rationale[parameter] ?? ''}
              maxLength={MAX_TEXT}
              multiline
              readOnly={readOnly}
              state={stateOf(reason)}
              onCommit={next => edit({ [reason]: next })}
              onRetry={() => retry(reason)}
            />
            {parameter === 'avoidability' && (
              <AvoidanceReasons hazard={hazard} set={set} readOnly={readOnly} />
            )}
            {parameter === 'exposure' && (
              <TaskExposure
                hazard={hazard}
                set={set}
                value={value}
                {...(!readOnly && { onTake: level => edit({ [path]: level }) })}
              />
            )}
          </Box>
        );
      })}
    </>
  );
}
