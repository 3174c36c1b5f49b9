import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { HaraCheck } from '@/api/exports';
import { checkText } from '@/features/shared/hazards/checkTexts';
import { findingPlace } from '@/features/shared/hazards/findingPlace';
import { defineTexts } from '@/glossary/defineTexts';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';

const SEVERITY_LABELS = defineTexts(
  'project',
  { ERROR: 'Error', WARNING: 'Warning', NOTE: 'Note' },
  'check-',
);
const SEVERITY_ICONS = { ERROR: ErrorOutlineRounded, WARNING: WarningAmberRounded, NOTE: InfoOutlined };
const SEVERITY_COLORS = { ERROR: 'error', WARNING: 'warning', NOTE: 'info' } as const;
/** The worst first. */
const SEVERITIES = ['ERROR', 'WARNING', 'NOTE'] as const;

interface OpenChecksProps {
  projectUuid: string;
  checks: readonly HaraCheck[];
  /** Nothing is analysed yet: that no check finds anything says nothing. */
  isEmpty: boolean;
}

/** What a reviewer would ask about, each finding with the way to its record. */
export function OpenChecks({ projectUuid, checks, isEmpty }: OpenChecksProps) {
  const text = useTexts('project');
  const open = SEVERITIES.flatMap(severity =>
    checks.filter(check => check.count > 0 && check.severity === severity),
  );
  return (
    <Stack component="section" aria-labelledby="open-checks" sx={{ gap: 1 }}>
      <Typography variant="h2" id="open-checks">
        {text('open-checks', 'Open checks')}
      </Typography>
      {open.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {isEmpty
            ? text('nothing-to-check', 'There is nothing to check yet.')
            : text('no-open-checks', 'Nothing to mend: all checks of the method are met.')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {open.map(check => (
          <OpenCheck key={check.check} projectUuid={projectUuid} finding={check} />
        ))}
      </Box>
    </Stack>
  );
}

function OpenCheck({ projectUuid, finding }: { projectUuid: string; finding: HaraCheck }) {
  const text = useTexts('project');
  const formats = useFormats();
  const { check, title, severity, count, field, records } = finding;
  const words = checkText({ check });
  const Icon = SEVERITY_ICONS[severity];
  const more = count - records.length;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: '20px 1fr 56px', gap: 1, alignItems: 'start' }}
    >
      <Icon
        fontSize="small"
        color={SEVERITY_COLORS[severity]}
        titleAccess={text(SEVERITY_LABELS[severity])}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">{words ? text(words) : title}</Typography>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
        >
          {records.map(({ entity, uuid, code, name }) => {
            const to = findingPlace(projectUuid, entity, code, field);
            return (
              <Typography key={uuid} component="li" variant="body2" title={name || undefined}>
                {to ? (
                  // As high as a finger needs (WCAG 2.5.8).
                  <Link component={RouterLink} to={to} sx={{ display: 'inline-block', lineHeight: '24px' }}>
                    {code}
                  </Link>
                ) : (
                  code
                )}
              </Typography>
            );
          })}
          {more > 0 && (
            <Typography component="li" variant="body2" color="textSecondary">
              {text('more-findings', 'and {1} more', { values: [formats.number(more)] })}
            </Typography>
          )}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {formats.number(count)}
      </Typography>
    </Box>
  );
}
