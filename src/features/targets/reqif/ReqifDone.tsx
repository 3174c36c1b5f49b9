import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useReverse } from '@/features/shared/edits/useReverse';
import { useTexts } from '@/glossary/useText';
import type { ReqifPlan } from './planReqif';
import { useWritten } from './useWritten';

/** How far the writing is, what came of it, and the way back. */
export function ReqifDone({
  projectUuid,
  plan,
  onAgain,
}: {
  projectUuid: string;
  plan: ReqifPlan;
  onAgain: () => void;
}) {
  const text = useTexts('targets');
  const reverse = useReverse();
  const [undo, setUndo] = useState<'none' | 'running' | 'done'>('none');
  const uuids = useMemo(() => [...plan.added, ...plan.edits].map(({ record }) => record.uuid), [plan]);
  const { open, refused, written, isReachable } = useWritten(uuids);
  const takeBack = () => {
    setUndo('running');
    const later = reverse('undo')?.later ?? Promise.resolve();
    void later.then(() => setUndo('done'));
  };
  return (
    <Stack sx={{ gap: 2 }}>
      {open > 0 && undo === 'none' && (
        <LinearProgress aria-label={text('reqif-writing', 'Writing the records')} />
      )}
      <Alert severity={undo === 'none' && open === 0 ? 'success' : 'info'} role="status">
        {undo === 'done'
          ? text.prose('reqif-undone', 'The import was taken back.')
          : undo === 'running'
            ? text.prose('reqif-undoing', 'The import is being taken back.')
            : open > 0
              ? text.prose('reqif-open', '{1} of {2} records are written.', {
                  values: [written, uuids.length],
                })
              : text.prose('reqif-written', '{1} records were written.', {
                  count: written,
                  one: '{1} record was written.',
                })}
      </Alert>
      {!isReachable && (
        <Alert severity="warning">
          {text.prose('reqif-offline', 'The server cannot be reached. The rest follows as soon as it can.')}
        </Alert>
      )}
      {undo === 'none' &&
        refused.map(why => (
          <Alert key={why} severity="error">
            {text.prose('reqif-server-refused', 'Not written: {1}', { values: [why] })}
          </Alert>
        ))}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="contained"
          component={RouterLink}
          to={paths.projectRequirements(projectUuid)}
        >
          {text('reqif-open-requirements', 'Open the requirements')}
        </Button>
        {undo === 'none' && (
          <Button size="small" variant="outlined" disabled={open > 0} onClick={takeBack}>
            {text('reqif-undo', 'Undo the import')}
          </Button>
        )}
        <Button size="small" onClick={onAgain}>
          {text('reqif-again', 'Import another file')}
        </Button>
      </Stack>
    </Stack>
  );
}
