import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { type Suggestion, SuggestionList } from './SuggestionList';

interface ReviewDialogProps {
  title: string;
  /** What becomes of those that are chosen. */
  purpose: ReactNode;
  /** Chooses what is listed, above it. */
  choice?: ReactNode;
  /** Said instead of an empty list. */
  none: ReactNode;
  /** Name of the list. */
  label: string;
  acceptLabel: (count: number) => string;
  /** Undefined while they are being worked out. Keep the array stable. */
  suggestions: readonly Suggestion[] | undefined;
  /** Those that are chosen until somebody chooses. */
  chosenAtFirst: (suggestion: Suggestion) => boolean;
  error: unknown;
  onRetry: () => void;
  onAccept: (keys: ReadonlySet<string>) => void;
  /** What was refused before, below the list. */
  refused?: ReactNode;
  /** Those that are chosen are not to be proposed again. Left out where nothing can be refused. */
  onRefuse?: (keys: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** What the platform proposes; only those that somebody chose are written. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { title, purpose, choice, none, label, suggestions, error, onRetry, onAccept, onClose } = props;
  const { refused, onRefuse } = props;
  const text = useTexts('suggestions');
  const id = useId();
  /** What somebody chose; undefined until then. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const taken = useMemo(() => {
    // What is not there any more, since it was refused, is chosen no longer.
    const there = suggestions?.filter(chosen ? ({ key }) => chosen.has(key) : props.chosenAtFirst);
    return new Set(there?.map(({ key }) => key));
  }, [suggestions, chosen, props.chosenAtFirst]);
  const isEmpty = suggestions?.length === 0;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        {!isEmpty && <Typography variant="body2">{purpose}</Typography>}
        {choice}
        {error ? (
          <ErrorView error={error} onRetry={onRetry} />
        ) : !suggestions ? (
          <Skeleton variant="rounded" height={240} />
        ) : isEmpty ? (
          <Typography>{none}</Typography>
        ) : (
          <SuggestionList label={label} suggestions={suggestions} chosen={taken} onChange={setChosen} />
        )}
        {refused}
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={onClose}>
          {isEmpty ? text('close', 'Close') : text('cancel', 'Cancel')}
        </Button>
        {!isEmpty && onRefuse && (
          <Button size="small" disabled={taken.size === 0} onClick={() => onRefuse(taken)}>
            {text('refuse', 'Refuse {1}…', { values: [taken.size] })}
          </Button>
        )}
        {!isEmpty && (
          <Button
            size="small"
            variant="contained"
            disabled={taken.size === 0}
            onClick={() => {
              onAccept(taken);
              onClose();
            }}
          >
            {props.acceptLabel(taken.size)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
