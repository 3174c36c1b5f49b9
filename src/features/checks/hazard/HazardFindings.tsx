import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Finding, useListFindingsQuery } from '@/api/findings';
import { SEVERITY_COLORS, SEVERITY_ICONS, SEVERITY_LABELS } from '@/features/shared/hazards/checkSeverities';
import { checkText } from '@/features/shared/hazards/checkTexts';
import type { HazardSectionProps } from '@/features/shared/hazards/hazardSection';
import { useTexts } from '@/glossary/useText';
import { useFollowedProject } from '@/records/live/LiveContext';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import { checkCondition } from '../checkConditions';
import { FindingList } from '../findings/FindingList';

/** What the checks say of one hazard: what is open, and what was accepted and why. */
export function HazardFindings({ project, hazard }: HazardSectionProps) {
  const text = useTexts('checks');
  const query = useListFindingsQuery({ projectUuid: project.uuid, recordUuid: [hazard.uuid] });
  useFollowedProject(query);
  const findings = query.currentData?.data.results;
  return (
    <Section title={text('hazard-title', 'Findings')}>
      {query.error && !findings && <ErrorView error={query.error} onRetry={query.refetch} />}
      {!findings && !query.error && <Skeleton variant="rounded" height={40} />}
      {findings?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('hazard-none', 'The hazard meets all checks.')}
        </Typography>
      )}
      {findings && findings.length > 0 && (
        <FindingList
          projectUuid={project.uuid}
          findings={[...findings].sort(acceptedLast)}
          titleOf={finding => <WhatIsFound finding={finding} />}
        />
      )}
    </Section>
  );
}

const acceptedLast = (one: Finding, other: Finding) =>
  Number(one.state === 'ACCEPTED') - Number(other.state === 'ACCEPTED');

function WhatIsFound({ finding: { check, severity, title, state } }: { finding: Finding }) {
  const text = useTexts('checks');
  const projectText = useTexts('project');
  const words = checkText({ check });
  const condition = checkCondition(check);
  const Icon = SEVERITY_ICONS[severity];
  return (
    <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Icon
        fontSize="small"
        color={state === 'ACCEPTED' ? 'disabled' : SEVERITY_COLORS[severity]}
        titleAccess={projectText(SEVERITY_LABELS[severity])}
      />
      <span>
        {check} {words ? text.prose(words) : title}
        {condition && state !== 'ACCEPTED' && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {text.prose(condition)}
          </Box>
        )}
      </span>
    </Stack>
  );
}
