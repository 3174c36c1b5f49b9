import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { HaraCheck } from '@/api/exports';
import { paths } from '@/config/paths';
import {
  SEVERITIES,
  SEVERITY_COLORS,
  SEVERITY_ICONS,
  SEVERITY_LABELS,
} from '@/features/shared/hazards/checkSeverities';
import { checkText } from '@/features/shared/hazards/checkTexts';
import { findingPlace } from '@/features/shared/hazards/findingPlace';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { CountLink } from '@/ui/CountLink';

interface OpenChecksProps {
  projectUuid: string;
  checks: readonly HaraCheck[];
  /** Nothing is analysed yet: that no check finds anything says nothing. */
  isEmpty: boolean;
}

/** What a reviewer would ask about, each finding with the way to its record. */
export function OpenChecks({ projectUuid, checks, isEmpty }: OpenChecksProps) {
  const text = useTexts('project');
  const formats = useFormats();
  const open = SEVERITIES.flatMap(severity =>
    checks.filter(check => check.count > 0 && check.severity === severity),
  );
  const accepted = checks.reduce((sum, check) => sum + check.accepted, 0);
  return (
    <Stack component="section" aria-labelledby="open-checks" sx={{ gap: 1 }}>
      <Typography variant="h2" id="open-checks">
        {text.prose('open-checks', 'Open checks')}
      </Typography>
      {open.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {isEmpty
            ? text.prose('nothing-to-check', 'Nothing to check yet.')
            : accepted > 0
              ? text.prose(
                  'all-accepted',
                  'Nothing is open: what the checks find was accepted with a reason.',
                )
              : text.prose('no-open-checks', 'Nothing to mend: all checks of the method are met.')}
        </Typography>
      )}
      {accepted > 0 && (
        <Link component={RouterLink} to={paths.projectAcceptedFindings(projectUuid)} variant="body2">
          {text('accepted-findings', '{1} findings accepted', {
            count: accepted,
            values: [formats.number(accepted)],
            one: '1 finding accepted',
          })}
        </Link>
      )}
      {open.length > 0 && (
        <Link component={RouterLink} to={paths.projectChecks(projectUuid)} variant="body2">
          {text('all-checks', 'Why, and what is meant: all checks')}
        </Link>
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
  const name = words ? text(words) : title;
  const Icon = SEVERITY_ICONS[severity];
  const more = count - records.length;
  const all = paths.projectFindings(projectUuid, 'check', check);
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
        <Typography variant="body2">{name}</Typography>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
        >
          {records.map(({ entity, uuid, code, name: recordName }) => {
            const to = findingPlace(projectUuid, entity, code, field);
            return (
              <Typography key={uuid} component="li" variant="body2" title={recordName || undefined}>
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
            <Typography component="li" variant="body2">
              <Link
                component={RouterLink}
                to={all}
                color="textSecondary"
                sx={{ display: 'inline-block', lineHeight: '24px' }}
              >
                {text('more-findings', 'and {1} more', { values: [formats.number(more)] })}
              </Link>
            </Typography>
          )}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        <CountLink to={all} name={name}>
          {formats.number(count)}
        </CountLink>
      </Typography>
    </Box>
  );
}
