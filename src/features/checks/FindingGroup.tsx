import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Finding } from '@/api/findings';
import { SEVERITY_COLORS, SEVERITY_ICONS, SEVERITY_LABELS } from '@/features/shared/hazards/checkSeverities';
import { checkText } from '@/features/shared/hazards/checkTexts';
import { useProjectPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { checkCondition } from './checkConditions';
import { FindingList } from './findings/FindingList';
import { mayJudge } from './findings/findingRights';

interface FindingGroupProps {
  projectUuid: string;
  /** Of one check, one at least. */
  findings: readonly [Finding, ...Finding[]];
  /** How many there are in all, where it is known. */
  count: number | undefined;
}

/** One check: what it says, when it fails, and each record that fails it with the way there. */
export function FindingGroup({ projectUuid, findings, count }: FindingGroupProps) {
  const text = useTexts('checks');
  const projectText = useTexts('project');
  const formats = useFormats();
  const permissions = useProjectPermissions(projectUuid);
  const id = useId();
  const [{ check, severity, title }] = findings;
  const words = checkText({ check });
  const condition = checkCondition(check);
  const Icon = SEVERITY_ICONS[severity];
  const shown = count ?? findings.length;
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 0.5, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Icon
          fontSize="small"
          color={SEVERITY_COLORS[severity]}
          titleAccess={projectText(SEVERITY_LABELS[severity])}
          sx={{ mt: '3px' }}
        />
        <Typography variant="h2" id={id} sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
            {check}
          </Box>
          {words ? text.prose(words) : title}
        </Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', flexShrink: 0 }}>
          {text.prose('records', '{1} records', {
            count: shown,
            values: [formats.number(shown)],
            one: '1 record',
          })}
        </Typography>
      </Stack>
      <Box sx={{ pl: { xs: 0, sm: 3.5 } }}>
        {condition && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
            {text.prose(condition)}{' '}
            {permissions.can('analysis.edit') &&
              !mayJudge({ severity }, permissions) &&
              text.prose('lead-accepts', 'An error is accepted by a project lead only.')}
          </Typography>
        )}
        <FindingList projectUuid={projectUuid} findings={findings} />
      </Box>
    </Stack>
  );
}
