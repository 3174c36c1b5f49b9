import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SafetyTarget } from '@/api/lookups';
import { LinkedDocuments } from '@/features/shared/links/LinkedDocuments';

/** The documents that are about a safety target. */
export function TargetPanel({ target, mayLink }: { target: SafetyTarget; mayLink: boolean }) {
  return (
    <Stack sx={{ gap: 1.5, p: 2, minWidth: 0 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {target.code} {target.name}
      </Typography>
      {target.safeState && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {target.safeState}
        </Typography>
      )}
      <LinkedDocuments
        projectUuid={target.projectUuid}
        field="safetyTargetUuids"
        uuid={target.uuid}
        canEdit={mayLink}
      />
    </Stack>
  );
}
