import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { ImportRows } from './ImportRows';
import type { ImportPlan } from './plan/planImport';
import type { Progress } from './useImportRun';

interface DoneStepProps {
  projectUuid: string;
  plan: ImportPlan;
  progress: Progress;
  resultLabel: string;
  /** Whether the import is being taken back, or was. */
  undo: 'none' | 'running' | 'done';
  onCancel: () => void;
  onUndo: () => void;
  onGiveUp: () => void;
  onAgain: () => void;
}

/** How far the writing is, and what came of it. */
export function DoneStep(props: DoneStepProps) {
  const { projectUuid, plan, progress, resultLabel, undo, onCancel, onUndo, onGiveUp, onAgain } = props;
  const text = useTexts('hazards');
  const { total, done, given, isOver, isReachable, written, refused } = progress;
  const differing = plan.rows.filter(
    ({ level, planned }) => level && planned && written.includes(planned.record.uuid),
  );
  if (!isOver)
    return (
      <Stack sx={{ gap: 2, maxWidth: 640 }}>
        <Typography role="status">
          {text.prose('import-progress', '{1} of {2} records written', {
            count: total,
            values: [done, total],
            one: '{1} of 1 record written',
          })}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 100 : (100 * done) / total}
          aria-label={text('import-progress-bar', 'Progress of the import')}
        />
        {!isReachable && (
          <Alert severity="warning">
            {text.prose(
              'import-offline',
              'The server cannot be reached. The rest follows as soon as it can.',
            )}
          </Alert>
        )}
        <Button size="small" variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={onCancel}>
          {text('import-cancel', 'Cancel the rest')}
        </Button>
      </Stack>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity={undo === 'none' ? 'success' : 'info'} role="status">
        {undo === 'running'
          ? text.prose(
              'import-undoing',
              'The import is being taken back row by row. Of many rows this takes minutes.',
            )
          : undo === 'done'
            ? text.prose('import-undone', 'The import was taken back.')
            : text.prose('import-written', '{1} hazards were written.', {
                count: written.length,
                one: '{1} hazard was written.',
              })}
        {given > 0 &&
          ` ${text('import-given-up', 'Cancelled: {1} records were not written.', { count: given, one: 'Cancelled: 1 record was not written.' })}`}
      </Alert>
      {[...refused].map(([why, count]) => (
        <Alert
          key={why}
          severity="error"
          action={
            <Button size="small" color="inherit" onClick={onGiveUp}>
              {text('import-give-up', 'Give them up')}
            </Button>
          }
        >
          {text.prose('import-server-refused', '{1} records were refused: {2}', {
            count,
            values: [count, why],
            one: '1 record was refused: {2}',
          })}
        </Alert>
      ))}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="contained"
          component={RouterLink}
          to={paths.projectImported(projectUuid)}
        >
          {text('import-open', 'Open them in the worksheet')}
        </Button>
        {undo === 'none' && (
          <Button size="small" variant="outlined" onClick={onUndo}>
            {text('import-undo', 'Undo the import')}
          </Button>
        )}
        <Button size="small" onClick={onAgain}>
          {text('import-again', 'Import another file')}
        </Button>
      </Stack>
      {differing.length > 0 && undo === 'none' && (
        <>
          <Typography variant="h2">
            {text.prose('import-wrong-title', 'Rows whose {1} differs from the table', {
              values: [resultLabel],
            })}
          </Typography>
          <ImportRows rows={differing} resultLabel={resultLabel} />
        </>
      )}
    </Stack>
  );
}
