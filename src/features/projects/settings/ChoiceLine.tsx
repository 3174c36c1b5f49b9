import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useTexts } from '@/glossary/useText';

interface ChoiceLineProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
  /** Undefined at the ends. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** One choice, its place and its end. */
export function ChoiceLine({ name, onEdit, onDelete, onUp, onDown }: ChoiceLineProps) {
  const text = useTexts('project-settings');
  const values = [name];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', py: 0.25 }}>
      <Typography sx={{ flex: 1, minWidth: 0, mr: 1, overflowWrap: 'anywhere' }}>{name}</Typography>
      <LineButton label={text('move-up-name', 'Move {1} up', { values })} onClick={onUp}>
        <KeyboardArrowUpRounded fontSize="small" />
      </LineButton>
      <LineButton label={text('move-down-name', 'Move {1} down', { values })} onClick={onDown}>
        <KeyboardArrowDownRounded fontSize="small" />
      </LineButton>
      <LineButton label={text('rename-name', 'Rename {1}', { values })} onClick={onEdit}>
        <EditRounded fontSize="small" />
      </LineButton>
      <LineButton label={text('delete-name', 'Delete {1}', { values })} onClick={onDelete}>
        <DeleteOutlineRounded fontSize="small" />
      </LineButton>
    </Box>
  );
}

interface LineButtonProps {
  label: string;
  onClick: (() => void) | undefined;
  children: ReactElement;
}

/** Stays where it is and keeps the focus at the ends of the list, where it does nothing. */
function LineButton({ label, onClick, children }: LineButtonProps) {
  return (
    <IconButton
      size="extraSmall"
      aria-label={label}
      title={label}
      aria-disabled={onClick === undefined}
      onClick={onClick}
      sx={onClick === undefined ? { opacity: 0.3, cursor: 'default' } : undefined}
    >
      {children}
    </IconButton>
  );
}
