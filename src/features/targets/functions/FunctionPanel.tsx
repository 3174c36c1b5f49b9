import { levelOfPfhd, PL_BANDS, SIL_BANDS } from '@domain/measures/safetyFunctionLevel';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Rrm } from '@/api/rrms';
import type { SafetyFunction } from '@/api/safety-functions';
import { paths } from '@/config/paths';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { frequencyText } from '@/lib/frequencyText';
import { type Demand, FUNCTION_PROBLEMS, problemsOfFunction, requiredText } from './functionDemand';

interface FunctionPanelProps {
  one: SafetyFunction;
  demand: Demand | undefined;
  measures: Catalog<Rrm>;
}

/** Why a safety function has to reach its level, and whether what it claims is enough. */
export function FunctionPanel({ one, demand, measures }: FunctionPanelProps) {
  const text = useTexts('safety-functions');
  const problems = problemsOfFunction(one, demand);
  const required = requiredText(demand);
  return (
    <Stack sx={{ gap: 1.5, p: 2, minWidth: 0 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {one.code} {one.name}
      </Typography>
      <Typography variant="body2">
        {text.prose('levels', 'Required {1}, achieved {2}.', {
          values: [required || '–', one.achievedLevel || '–'],
        })}
      </Typography>
      {problems.map(problem => (
        <Alert key={problem} severity={problem === 'BELOW' || problem === 'NOT_SHOWN' ? 'error' : 'warning'}>
          {text.prose(FUNCTION_PROBLEMS[problem])}
        </Alert>
      ))}
      {one.pfhd !== null && <FailureRate pfhd={one.pfhd} />}
      <Typography variant="h3">{text.prose('asked-by', 'Hazards that ask for it')}</Typography>
      {demand?.hazards.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose(
            'asked-by-none',
            'None yet. Name the hazards that it reduces, or the measures that it is: hazards that use them count too.',
          )}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={text('asked-by', 'Hazards that ask for it')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {demand?.hazards.map(({ hazard, rating, rrmUuids }) => (
          <Box component="li" key={hazard.uuid} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <Link
                component={RouterLink}
                to={paths.projectHazardPage(one.projectUuid, hazard.code)}
                sx={{ lineHeight: '24px' }}
              >
                {hazard.code}
              </Link>
              <RatingChip set={demand.set} rating={rating} />
            </Stack>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {hazard.name}
            </Typography>
            {rrmUuids.length > 0 && (
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {text.prose('by-measure', 'Uses {1}', {
                  values: [
                    rrmUuids
                      .flatMap(uuid => measures.byUuid.get(uuid) ?? [])
                      .map(({ code, name }) => `${code} ${name}`)
                      .join(', '),
                  ],
                })}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Stack>
  );
}

/** In which bands of the standards a failure rate lies. */
function FailureRate({ pfhd }: { pfhd: number }) {
  const text = useTexts('safety-functions');
  const formats = useFormats();
  const shown = frequencyText(pfhd, formats.decimalSeparator);
  const levels = [levelOfPfhd(pfhd, PL_BANDS), levelOfPfhd(pfhd, SIL_BANDS)].filter(
    level => level !== undefined,
  );
  return (
    <Typography variant="body2" color="textSecondary">
      {levels.length > 0
        ? text.prose('pfhd-band', 'PFHd {1} per hour is enough for {2}.', {
            values: [shown, formats.list(levels)],
          })
        : text.prose('pfhd-no-band', 'PFHd {1} per hour is too high for any level.', { values: [shown] })}
    </Typography>
  );
}
