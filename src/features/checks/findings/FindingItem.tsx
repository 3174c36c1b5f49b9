import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type Finding, useReopenFindingMutation } from '@/api/findings';
import { findingPlace } from '@/features/shared/hazards/findingPlace';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { AcceptanceNote } from './AcceptanceNote';

interface FindingItemProps {
  projectUuid: string;
  finding: Finding;
  /** What stands in place of the record, where that is known: the check. */
  title?: ReactNode;
  prefix?: ReactNode;
  /** Absent where one may not judge it. */
  onAccept?: (() => void) | undefined;
}

/** One finding: its record with the way to the cell, and what became of it. */
export function FindingItem({ projectUuid, finding, title, prefix, onAccept }: FindingItemProps) {
  const text = useTexts('checks');
  const [reopen, reopening] = useReopenFindingMutation();
  const { check, entity, uuid: recordUuid, code, name, field, state } = finding;
  const to = findingPlace(projectUuid, entity, code, field);
  const isAccepted = state === 'ACCEPTED';
  // As high as a finger needs (WCAG 2.5.8).
  const link = { display: 'inline-block', lineHeight: '24px' };
  return (
    <Box component="li" sx={{ py: 0.5 }}>
      <Stack direction="row" sx={{ columnGap: 2, alignItems: 'center', minHeight: 32 }}>
        <Typography
          variant="body2"
          component="div"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 2,
            flex: 1,
            minWidth: 0,
            ...(isAccepted && { textDecoration: 'line-through', color: 'text.secondary' }),
          }}
        >
          {prefix}
          {to ? (
            <Link
              component={RouterLink}
              to={to}
              data-finding
              aria-label={title ? text('go-to', 'Go to cell of {1}', { values: [code] }) : undefined}
              sx={{ ...link, minWidth: title ? undefined : 72, order: title ? 1 : 0 }}
            >
              {title ? text('go', 'Go to cell') : code}
            </Link>
          ) : (
            !title && <span style={{ minWidth: 72 }}>{code}</span>
          )}
          <Box component="span" sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {title ?? name}
          </Box>
        </Typography>
        {onAccept && !isAccepted && (
          <Button
            size="small"
            onClick={onAccept}
            aria-label={text('accept-one', 'Accept {1} of {2}', { values: [check, code] })}
          >
            {text('accept', 'Accept…')}
          </Button>
        )}
        {onAccept && isAccepted && (
          <Button
            size="small"
            loading={reopening.isLoading}
            onClick={() => void reopen({ projectUuid, findingReopen: { check, recordUuid } })}
            aria-label={text('reopen-one', 'Take back the acceptance of {1} of {2}', {
              values: [check, code],
            })}
          >
            {text('reopen', 'Take back')}
          </Button>
        )}
      </Stack>
      <AcceptanceNote finding={finding} />
      {reopening.error && <ErrorView error={reopening.error} isRefusal />}
    </Box>
  );
}
