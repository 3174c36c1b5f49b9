import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Baseline } from '@/api/baselines';
import { paths } from '@/config/paths';
import { personName } from '@/features/shared/people/personName';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { BaselineState } from './BaselineState';

/** One baseline of the list: who made it, when, who stands for it, and what is open in it. */
export function BaselineRow({ projectUuid, baseline }: { projectUuid: string; baseline: Baseline }) {
  const text = useTexts('baselines');
  const formats = useFormats();
  const { uuid, code, name, author, createdAt, counts, signatures, openFindingCount } = baseline;
  const hazards = counts.find(({ entity }) => entity === 'Hazard')?.count ?? 0;
  const signers = signatures.filter(({ withdrawnAt }) => !withdrawnAt).map(({ signerName }) => signerName);
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: 1.5,
        py: 1.5,
        alignItems: { xs: 'flex-start', sm: 'center' },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={paths.projectBaselines(projectUuid, uuid)}
          sx={{ lineHeight: '24px' }}
        >
          {`${code} ${name}`}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {[
            formats.dateTime(createdAt),
            author ? personName(author) : text('nobody', 'No longer known'),
          ].join(' · ')}
          {' · '}
          {hazards === 0 ? (
            text('hazard-count', '{1} hazards', { count: 0, values: ['0'], one: '1 hazard' })
          ) : (
            <Link
              component={RouterLink}
              to={paths.projectBaselineRecords(projectUuid, uuid, 'Hazard')}
              color="inherit"
              aria-label={text('hazards-of', '{1} hazards of {2}', {
                count: hazards,
                values: [formats.number(hazards), code],
                one: '1 hazard of {2}',
              })}
            >
              {text('hazard-count', '{1} hazards', {
                count: hazards,
                values: [formats.number(hazards)],
                one: '1 hazard',
              })}
            </Link>
          )}
        </Typography>
        {signers.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {text('signed-by', 'Signed by {1}', { values: [formats.list(signers)] })}
          </Typography>
        )}
        {openFindingCount > 0 && (
          <Typography variant="body2" color="textSecondary">
            <Link component={RouterLink} to={paths.projectBaselines(projectUuid, uuid)} color="inherit">
              {text('open-findings', 'Open findings of reviews: {1}', {
                values: [formats.number(openFindingCount)],
              })}
            </Link>
          </Typography>
        )}
      </Box>
      <BaselineState baseline={baseline} />
    </Stack>
  );
}
