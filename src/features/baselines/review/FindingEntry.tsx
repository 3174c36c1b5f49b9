import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ReviewFinding } from '@/api/baselines';
import { paths } from '@/config/paths';
import { personName } from '@/features/shared/people/personName';
import type { Permissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { Markdown } from '@/ui/Markdown';
import { SEVERITY_TEXTS, STATE_TEXTS } from '../baselineTexts';
import type { FindingStep } from './StepDialog';

interface FindingEntryProps {
  projectUuid: string;
  finding: ReviewFinding;
  permissions: Permissions;
  onStep: (step: FindingStep) => void;
}

/** One finding: what it is about, what was answered, and its next steps. */
export function FindingEntry({ projectUuid, finding, permissions: { can }, onStep }: FindingEntryProps) {
  const text = useTexts('baselines');
  const formats = useFormats();
  const { number, severity, state, author, createdAt, recordCode, recordName, hazardUuid } = finding;
  const { answer, answerer, answeredAt, closer, closedAt, closingNote } = finding;
  const nobody = text('nobody', 'No longer known');
  const about = [recordCode, recordName].filter(Boolean).join(' ');
  const of = (label: string) => text('step-of', '{1} (finding {2})', { values: [label, String(number)] });
  const steps: { step: FindingStep; label: string; isOffered: boolean }[] = [
    {
      step: 'answer',
      label: text('answer', 'Answer…'),
      isOffered: can('analysis.edit') && state !== 'CLOSED',
    },
    { step: 'close', label: text('close', 'Close…'), isOffered: can('baselines.sign') && state !== 'CLOSED' },
    {
      step: 'reopen',
      label: text('reopen', 'Open again…'),
      isOffered: can('baselines.sign') && state !== 'OPEN',
    },
  ];
  return (
    <Stack component="li" sx={{ gap: 0.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
          {`${number}. ${text(SEVERITY_TEXTS[severity])}`}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={state === 'OPEN' ? 'warning' : 'default'}
          label={text(STATE_TEXTS[state])}
        />
        {about &&
          (hazardUuid ? (
            <Link
              component={RouterLink}
              to={paths.projectHazardPage(projectUuid, hazardUuid)}
              sx={{ lineHeight: '24px' }}
            >
              {about}
            </Link>
          ) : (
            <Typography variant="body2">{about}</Typography>
          ))}
        <Box sx={{ ml: 'auto', display: 'flex', gap: 0.5 }}>
          {steps.map(
            ({ step, label, isOffered }) =>
              isOffered && (
                <Button key={step} size="small" onClick={() => onStep(step)} aria-label={of(label)}>
                  {label}
                </Button>
              ),
          )}
        </Box>
      </Stack>
      <Markdown>{finding.text}</Markdown>
      <Typography variant="caption" color="textSecondary">
        {[author ? personName(author) : nobody, formats.dateTime(createdAt)].join(' · ')}
      </Typography>
      {answer && (
        <Box sx={{ pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          <Markdown>{answer}</Markdown>
          <Typography variant="caption" color="textSecondary">
            {[answerer ? personName(answerer) : nobody, answeredAt && formats.dateTime(answeredAt)]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      )}
      {state === 'CLOSED' && (
        <Typography variant="caption" color="textSecondary">
          {[
            text('closed-by', 'Closed by {1}', { values: [closer ? personName(closer) : nobody] }),
            closedAt && formats.dateTime(closedAt),
            closingNote,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      )}
    </Stack>
  );
}
