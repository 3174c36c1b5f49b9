import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import type { LoadTree } from '@/features/shared/delete/useDependencies';

interface Entry {
  readonly uuid: string;
  /** null: shared by all projects, and changed in none. */
  readonly projectUuid: string | null;
  readonly order: number;
}

interface ProjectListDialogProps<E extends Entry> {
  title: string;
  entries: readonly E[];
  nameOf: (entry: E) => string;
  /** What is said below the name. */
  noteOf: (entry: E) => ReactNode;
  editLabel: (entry: E) => string;
  /** Left out where entries are only retired. */
  deleting?: {
    label: (entry: E) => string;
    confirmLabel: string;
    loadTree: LoadTree;
    remove: (uuid: string, confirm: boolean) => PromiseLike<{ error?: unknown }>;
  };
  /** Further buttons of an entry that can be changed. */
  actionsOf?: (entry: E) => ReactNode;
  addLabel: string;
  closeLabel: string;
  /** The form of an entry, or of a new one at the end of the list. */
  renderForm: (form: { entry: E | undefined; order: number; onClose: () => void }) => ReactNode;
  onClose: () => void;
}

/** A list that cells choose from: entries of the project can be changed, and more be added. */
export function ProjectListDialog<E extends Entry>(props: ProjectListDialogProps<E>) {
  const { title, entries, nameOf, noteOf, editLabel, deleting, addLabel, closeLabel, renderForm, onClose } =
    props;
  const id = useId();
  const [edited, setEdited] = useState<E | 'new' | null>(null);
  const [deleted, setDeleted] = useState<E | null>(null);
  if (edited)
    return renderForm({
      entry: edited === 'new' ? undefined : edited,
      order: Math.max(0, ...entries.map(({ order }) => order)) + 1,
      onClose: () => setEdited(null),
    });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <List dense disablePadding>
          {/* A list is read in its order; the project's own stand first, as they are what can be changed. */}
          {entries
            .toSorted((a, b) => Number(b.projectUuid !== null) - Number(a.projectUuid !== null))
            .map(entry => (
              <ListItem key={entry.uuid} disableGutters sx={{ gap: 0.5 }}>
                <ListItemText
                  primary={nameOf(entry)}
                  secondary={noteOf(entry)}
                  sx={{ overflowWrap: 'anywhere' }}
                />
                {entry.projectUuid && (
                  <>
                    {props.actionsOf?.(entry)}
                    <EntryButton label={editLabel(entry)} onClick={() => setEdited(entry)}>
                      <EditRounded fontSize="small" />
                    </EntryButton>
                    {deleting && (
                      <EntryButton label={deleting.label(entry)} onClick={() => setDeleted(entry)}>
                        <DeleteOutlineRounded fontSize="small" />
                      </EntryButton>
                    )}
                  </>
                )}
              </ListItem>
            ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={onClose}>
          {closeLabel}
        </Button>
        <Button size="small" variant="contained" startIcon={<AddRounded />} onClick={() => setEdited('new')}>
          {addLabel}
        </Button>
      </DialogActions>
      {deleting && deleted && (
        <ConfirmDeleteDialog
          records={[{ uuid: deleted.uuid, label: nameOf(deleted) }]}
          loadTree={deleting.loadTree}
          remove={deleting.remove}
          confirmLabel={deleting.confirmLabel}
          onClose={() => setDeleted(null)}
        />
      )}
    </Dialog>
  );
}

interface EntryButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** An icon behind an entry, with its name as a tooltip. */
export function EntryButton({ label, onClick, children }: EntryButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="extraSmall" aria-label={label} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
