import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SEVERITY_COLORS, SEVERITY_ICONS, SEVERITY_LABELS } from '@/features/shared/hazards/checkSeverities';
import { checkText } from '@/features/shared/hazards/checkTexts';
import { findingPlace } from '@/features/shared/hazards/findingPlace';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { checkCondition } from './checkConditions';
import type { ShownCheck } from './filterChecks';

interface CheckGroupProps {
  projectUuid: string;
  shown: ShownCheck;
}

/** One check: what it says, when it fails, and each record that fails it with the way there. */
export function CheckGroup({ projectUuid, shown: { check, records, more } }: CheckGroupProps) {
  const text = useTexts('checks');
  const projectText = useTexts('project');
  const formats = useFormats();
  const id = useId();
  const words = checkText(check);
  const condition = checkCondition(check.check);
  const Icon = SEVERITY_ICONS[check.severity];
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 0.5, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Icon
          fontSize="small"
          color={SEVERITY_COLORS[check.severity]}
          titleAccess={projectText(SEVERITY_LABELS[check.severity])}
          sx={{ mt: '3px' }}
        />
        <Typography variant="h2" id={id} sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
            {check.check}
          </Box>
          {words ? text(words) : check.title}
        </Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text('records', '{1} records', {
            count: check.count,
            values: [formats.number(check.count)],
            one: '1 record',
          })}
        </Typography>
      </Stack>
      {condition && (
        <Typography variant="body2" color="textSecondary" sx={{ pl: 3.5 }}>
          {text(condition)}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          m: 0,
          ml: 3.5,
          p: 0,
          listStyle: 'none',
          borderTop: 1,
          borderColor: 'divider',
          '& > li': { borderBottom: 1, borderColor: 'divider' },
        }}
      >
        {records.map(record => {
          const to = findingPlace(projectUuid, record.entity, record.code, check.field);
          return (
            <Box
              component="li"
              key={record.uuid}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 2,
                alignItems: 'center',
                minHeight: 32,
                py: 0.25,
              }}
            >
              <Typography variant="body2" sx={{ width: 88, flexShrink: 0 }}>
                {to ? (
                  // As high as a finger needs (WCAG 2.5.8).
                  <Link component={RouterLink} to={to} sx={{ display: 'inline-block', lineHeight: '24px' }}>
                    {record.code}
                  </Link>
                ) : (
                  record.code
                )}
              </Typography>
              <Typography variant="body2" sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {record.name}
              </Typography>
            </Box>
          );
        })}
        {more > 0 && (
          <Typography component="li" variant="body2" color="textSecondary" sx={{ lineHeight: '32px' }}>
            {projectText('more-findings', 'and {1} more', { values: [formats.number(more)] })}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}
