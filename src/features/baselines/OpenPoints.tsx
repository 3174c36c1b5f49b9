import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Baseline } from '@/api/baselines';
import { paths } from '@/config/paths';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';

interface OpenPointsProps {
  projectUuid: string;
  points: Baseline['openPoints'];
  /** Those of now lead to where they are mended. */
  isNow?: boolean;
}

/** What is not ready, each with its number; that all is, where nothing is open. */
export function OpenPoints({ projectUuid, points, isNow = false }: OpenPointsProps) {
  const text = useTexts('baselines');
  const formats = useFormats();
  const lines = [
    {
      count: points.errors,
      label: text('errors', 'open findings of the checks: errors'),
      to: paths.projectFindings(projectUuid, 'severity', 'ERROR'),
    },
    {
      count: points.warnings,
      label: text('warnings', 'open findings of the checks: warnings'),
      to: paths.projectFindings(projectUuid, 'severity', 'WARNING'),
    },
    {
      count: points.outdatedFinals,
      label: text('outdated', 'outdated final ratings'),
      to: paths.projectFindings(projectUuid, 'check', 'V21'),
    },
    {
      count: points.openRounds,
      label: text('rounds', 'rounds of voting that are not closed'),
      to: paths.projectVoting(projectUuid),
    },
    {
      count: points.unfrozenHazards,
      label: text('unfrozen', 'hazards whose risk is not frozen'),
      to: paths.projectWorksheet(projectUuid, { frozen: 'to-freeze' }),
    },
    {
      count: points.notes,
      label: text('notes', 'open findings of the checks: notes'),
      to: paths.projectFindings(projectUuid, 'severity', 'NOTE'),
    },
  ].filter(({ count }) => count > 0);
  if (lines.length === 0)
    return <Typography variant="body2">{text.prose('nothing-open', 'Nothing is open.')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 0, listStyle: 'none' }}>
      {lines.map(({ count, label, to }) => (
        <Typography
          key={to}
          component="li"
          variant="body2"
          sx={{ display: 'flex', gap: 1, lineHeight: '24px' }}
        >
          <Box component="span" sx={{ minWidth: 40, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            {formats.number(count)}
          </Box>
          {isNow ? (
            <Link component={RouterLink} to={to} underline="hover">
              {label}
            </Link>
          ) : (
            label
          )}
        </Typography>
      ))}
    </Box>
  );
}
