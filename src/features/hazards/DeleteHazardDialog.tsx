import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { type Hazard, useDeleteHazardMutation, useGetHazardDependencyTreeQuery } from '@/api/hazards';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';

interface DeleteHazardDialogProps {
  hazard: Hazard;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a hazard goes, and says what goes with it. */
export function DeleteHazardDialog({ hazard, onClose, onDeleted }: DeleteHazardDialogProps) {
  const text = useTexts('hazards');
  const tree = useGetHazardDependencyTreeQuery(
    { hazardUuid: hazard.uuid },
    { refetchOnMountOrArgChange: true },
  );
  const [deleteHazard, deletion] = useDeleteHazardMutation();
  const groups = tree.currentData?.data.groups ?? [];
  const confirm = async () => {
    const { error } = await deleteHazard({ hazardUuid: hazard.uuid, confirm: groups.length > 0 });
    if (!error) onDeleted();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="delete-title">
      <DialogTitle id="delete-title">
        {text('delete-title', 'Delete {1}', { values: [hazard.code] })}
      </DialogTitle>
      <DialogContent>
        {tree.isFetching && (
          <LinearProgress aria-label={text('loading-tree', 'Looking for what points at it')} />
        )}
        {tree.error && <ErrorView error={tree.error} onRetry={tree.refetch} />}
        {tree.currentData && groups.length === 0 && (
          <DialogContentText>
            {text('delete-unused', 'Nothing else points at this hazard. It can not be undone here.')}
          </DialogContentText>
        )}
        {groups.length > 0 && (
          <Alert severity="warning" variant="outlined">
            {text('delete-used', 'This hazard is in use. With it:')}
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {groups.map(({ entity, field, onDelete, count, records }) => (
                <li key={`${entity} ${field}`}>
                  {onDelete === 'DELETED'
                    ? text('tree-deleted', '{1} × {2} is deleted', { values: [count, wordsOf(entity)] })
                    : text('tree-unlinked', '{1} × {2} is kept without the link', {
                        values: [count, wordsOf(entity)],
                      })}
                  {records.some(({ code }) => code) &&
                    `: ${records.map(({ code, name }) => [code, name].filter(Boolean).join(' ')).join(', ')}`}
                </li>
              ))}
            </Box>
          </Alert>
        )}
        {deletion.error && <ErrorView error={deletion.error} />}
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={onClose} autoFocus>
          {text('cancel', 'Cancel')}
        </Button>
        <Button
          size="small"
          color="error"
          variant="contained"
          disabled={!tree.currentData || deletion.isLoading}
          onClick={() => void confirm()}
        >
          {text('delete-confirm', 'Delete hazard')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** HazardEvaluation → hazard evaluation. */
const wordsOf = (entity: string): string => entity.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
