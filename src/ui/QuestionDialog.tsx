import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

/** An answer that somebody can give. */
interface Choice extends Pick<ButtonProps, 'variant' | 'color' | 'autoFocus'> {
  label: string;
  onChoose: () => void;
}

interface QuestionDialogProps {
  title: string;
  /** In the order of their buttons; the one that most people want comes last. */
  choices: readonly Choice[];
  /** Closed without an answer, by Escape or a click beside it. */
  onClose: () => void;
  maxWidth?: DialogProps['maxWidth'];
  children: ReactNode;
}

/** A question with two or three answers. */
export function QuestionDialog({ title, choices, onClose, maxWidth = 'sm', children }: QuestionDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {choices.map(({ label, onChoose, ...look }) => (
          <Button key={label} size="small" onClick={onChoose} {...look}>
            {label}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}
