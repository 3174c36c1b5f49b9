import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { findingPlace } from '@/features/shared/hazards/findingPlace';

interface LinkedRecordProps {
  entity: 'SafetyTarget' | 'Srem' | 'SafetyFunction';
  record: { projectUuid: string; code: string; name: string };
  /** Its level and state in a word each; what is empty is left out. */
  chips: readonly (string | null | undefined)[];
  /** Absent where the hazard is not named by it, or nothing may be changed. */
  unlink?: { label: string; run: () => void; isBusy: boolean } | undefined;
  children?: ReactNode;
}

/** A record that is there for a hazard, with the way to its row. */
export function LinkedRecord({ entity, record, chips, unlink, children }: LinkedRecordProps) {
  const to = findingPlace(record.projectUuid, entity, record.code, null) ?? '';
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, breakInside: 'avoid' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Link component={RouterLink} to={to} sx={{ lineHeight: '24px' }}>
          {record.code}
        </Link>
        <Typography sx={{ fontWeight: 500, mr: 'auto', overflowWrap: 'anywhere', minWidth: 0 }}>
          {record.name}
        </Typography>
        {chips.map(chip => chip && <Chip key={chip} size="small" variant="outlined" label={chip} />)}
        {unlink && (
          <Button size="small" onClick={unlink.run} loading={unlink.isBusy}>
            {unlink.label}
          </Button>
        )}
      </Stack>
      {children}
    </Box>
  );
}
