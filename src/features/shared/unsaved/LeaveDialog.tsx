import DialogContentText from '@mui/material/DialogContentText';
import { useTexts } from '@/glossary/useText';
import { QuestionDialog } from '@/ui/QuestionDialog';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before something entered is lost. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const text = useTexts('unsaved');
  return (
    <QuestionDialog
      title={text('title', 'Leave without saving?')}
      onClose={onStay}
      choices={[
        { label: text('stay', 'Stay'), onChoose: onStay, autoFocus: true },
        {
          label: text('leave', 'Leave without saving'),
          onChoose: onLeave,
          variant: 'outlined',
          color: 'error',
        },
      ]}
    >
      <DialogContentText>
        {text.prose('text', 'Some changes are not saved. If you leave now, they are lost.')}
      </DialogContentText>
    </QuestionDialog>
  );
}
