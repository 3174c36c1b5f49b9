import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { type DependencyGroup, deleteHazard, type Hazard } from '@/api/hazards';
import { useAppDispatch } from '@/api/hooks';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { useDependencies } from './useDependencies';

interface DeleteHazardsDialogProps {
  hazards: readonly Hazard[];
  /** Called for each one as it goes, so that a stop in between loses nothing. */
  onDeleted: (hazardUuid: string) => void;
  onClose: () => void;
}

/** Codes named in the title; more are counted. */
const NAMED = 3;

/** Asks before hazards go, and says what goes with them. */
export function DeleteHazardsDialog({ hazards, onDeleted, onClose }: DeleteHazardsDialogProps) {
  const text = useTexts('hazards');
  const dispatch = useAppDispatch();
  // Those of the moment of asking: each one that is deleted leaves the list behind the dialog.
  const [asked] = useState(hazards);
  const { groups, error, retry } = useDependencies(asked.map(({ uuid }) => uuid).join(','));
  const [progress, setProgress] = useState<{ deleted: number; error?: unknown } | null>(null);
  const codes = asked.map(({ code }) => code);
  const names =
    codes.length > NAMED
      ? text('codes-and-more', '{1} and {2} more', {
          values: [codes.slice(0, NAMED).join(', '), codes.length - NAMED],
        })
      : codes.join(', ');

  const confirm = async () => {
    let deleted = progress?.deleted ?? 0;
    setProgress({ deleted });
    for (const { uuid } of asked.slice(deleted)) {
      const answer = await dispatch(
        deleteHazard.initiate({ hazardUuid: uuid, confirm: (groups?.length ?? 0) > 0 }, { track: false }),
      );
      if (answer.error) {
        setProgress({ deleted, error: answer.error });
        return;
      }
      deleted += 1;
      onDeleted(uuid);
      setProgress({ deleted });
    }
    onClose();
  };
  const isBusy = progress !== null && progress.error === undefined;

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby="delete-title"
    >
      <DialogTitle id="delete-title">{text('delete-title', 'Delete {1}', { values: [names] })}</DialogTitle>
      <DialogContent>
        {!groups && !error && (
          <LinearProgress aria-label={text('loading-tree', 'Looking for what points at it')} />
        )}
        {error !== undefined && <ErrorView error={error} onRetry={retry} />}
        {groups?.length === 0 && (
          <DialogContentText>
            {text('delete-unused', 'Nothing else points here. Deleting can not be undone.')}
          </DialogContentText>
        )}
        {groups && groups.length > 0 && <DependencyList groups={groups} />}
        {progress?.error !== undefined && (
          <>
            <DialogContentText>
              {text('delete-stopped', 'Deleted: {1} of {2}.', { values: [progress.deleted, asked.length] })}
            </DialogContentText>
            <ErrorView error={progress.error} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={onClose} disabled={isBusy} autoFocus>
          {text('cancel', 'Cancel')}
        </Button>
        <Button
          size="small"
          color="error"
          variant="contained"
          disabled={!groups || isBusy}
          onClick={() => void confirm()}
        >
          {asked.length === 1
            ? text('delete-confirm', 'Delete hazard')
            : text('delete-confirm-many', 'Delete {1} hazards', { values: [asked.length] })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function DependencyList({ groups }: { groups: readonly DependencyGroup[] }) {
  const text = useTexts('hazards');
  return (
    <Alert severity="warning" variant="outlined">
      {text('delete-used', 'Other records point here. What becomes of them:')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {groups.map(({ entity, field, onDelete, count, records }) => (
          <li key={`${entity} ${field}`}>
            {onDelete === 'DELETED'
              ? text('tree-deleted', '{1} × {2}: deleted too', { values: [count, wordsOf(entity)] })
              : text('tree-unlinked', '{1} × {2}: kept without the link', {
                  values: [count, wordsOf(entity)],
                })}
            {records.some(({ code }) => code) &&
              ` (${records.map(({ code, name }) => [code, name].filter(Boolean).join(' ')).join(', ')})`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** HazardEvaluation → hazard evaluation. */
const wordsOf = (entity: string): string => entity.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
