import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { DependencyList } from './DependencyList';
import { type LoadTree, useDependencies } from './useDependencies';

interface ConfirmDeleteDialogProps {
  /** One or more of one kind, called by code or name. */
  records: readonly { uuid: string; label: string }[];
  /** What else goes; left out where nothing can point at the record. */
  loadTree?: LoadTree;
  /** Deletes one. @param confirm what points at it goes too, as the tree said */
  remove: (uuid: string, confirm: boolean) => PromiseLike<{ error?: unknown }>;
  /** Verb and object: "Delete organization"; for several with their number. */
  confirmLabel: string;
  /** "Delete {names}" when left out. */
  title?: string;
  /** The records ask for a confirmation themselves, whatever points at them; `children` say why. */
  isGuarded?: boolean;
  /** More to know, above what else goes. */
  children?: ReactNode;
  /** Undo brings the records back, with what went with them. */
  canUndo?: boolean;
  /** For big deletions: the name must be typed before something goes that others are part of. */
  typedName?: string;
  /** Called for each one as it goes, so that a stop in between loses nothing. */
  onDeleted?: (uuid: string) => void;
  /** Said in a toast after the last one. */
  deletedText?: string;
  onClose: () => void;
}

/** Records named in the title; more are counted. */
const NAMED = 3;

const NOTHING: LoadTree = async () => ({ data: { data: { total: 0, groups: [] } } });

/** The one way to ask before something is deleted: says what goes with it, deletes, and stops where it is refused. */
export function ConfirmDeleteDialog(props: ConfirmDeleteDialogProps) {
  const { loadTree = NOTHING, remove, confirmLabel, children, typedName, onDeleted, onClose } = props;
  const text = useTexts('delete');
  const { enqueueSnackbar } = useSnackbar();
  const id = useId();
  // Those of the moment of asking: each one that is deleted leaves the list behind the dialog.
  const [asked] = useState(props.records);
  const uuids = asked.map(({ uuid }) => uuid);
  const { groups, error, retry } = useDependencies(uuids, loadTree);
  const [progress, setProgress] = useState<{ deleted: number; error?: unknown } | null>(null);
  const [typed, setTyped] = useState('');
  const isRunning = useRef(false);
  const labels = asked.map(({ label }) => label);
  const names =
    labels.length > NAMED
      ? text('names-and-more', '{1} and {2} more', {
          values: [labels.slice(0, NAMED).join(', '), labels.length - NAMED],
        })
      : labels.join(', ');
  const isBig = typedName !== undefined && (groups?.length ?? 0) > 0;
  const isBusy = progress !== null && progress.error === undefined;

  const confirm = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    let deleted = progress?.deleted ?? 0;
    setProgress({ deleted });
    for (const { uuid } of asked.slice(deleted)) {
      const answer = await remove(uuid, props.isGuarded || (groups?.length ?? 0) > 0);
      if (answer.error) {
        isRunning.current = false;
        setProgress({ deleted, error: answer.error });
        return;
      }
      deleted += 1;
      onDeleted?.(uuid);
      setProgress({ deleted });
    }
    if (props.deletedText) enqueueSnackbar(props.deletedText, { variant: 'success' });
    onClose();
  };

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>
        {props.title ?? text('title', 'Delete {1}', { values: [names] })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {children}
        {!groups && !error && (
          <LinearProgress aria-label={text('loading-tree', 'Looking for what points at it')} />
        )}
        {error !== undefined && <ErrorView error={error} onRetry={retry} />}
        {groups?.length === 0 && (
          <DialogContentText>
            {props.canUndo
              ? text.prose('unused-undo', 'Nothing else points here. Undo (Ctrl+Z) brings it back.')
              : props.loadTree
                ? text.prose('unused', 'Nothing else points here. Deleting cannot be undone.')
                : text.prose('final', 'This cannot be undone.')}
          </DialogContentText>
        )}
        {groups && groups.length > 0 && <DependencyList groups={groups} />}
        {isBig && (
          <Box sx={{ display: 'grid', gap: 0.5 }}>
            {/* Above the field, because in it a long name would be cut off. */}
            <Typography
              component="label"
              variant="body2"
              htmlFor={`${id}-typed`}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {text.prose('typed-name', 'Type “{1}” to delete it', { values: [typedName] })}
            </Typography>
            <TextField
              id={`${id}-typed`}
              size="small"
              fullWidth
              autoComplete="off"
              value={typed}
              onChange={event => setTyped(event.target.value)}
              disabled={isBusy}
            />
          </Box>
        )}
        {progress?.error !== undefined && (
          <>
            {asked.length > 1 && (
              <DialogContentText>
                {text.prose('stopped', 'Deleted: {1} of {2}.', { values: [progress.deleted, asked.length] })}
              </DialogContentText>
            )}
            <ErrorView error={progress.error} isRefusal />
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
          loading={isBusy}
          disabled={!groups || (isBig && typed.trim() !== typedName?.trim())}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
