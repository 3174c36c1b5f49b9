import DialogContentText from '@mui/material/DialogContentText';
import { useTexts } from '@/glossary/useText';
import { QuestionDialog } from '@/ui/QuestionDialog';

interface MakeSupplierDialogProps {
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** A colleague loses sight of most of the organization with that role: said before it is given. */
export function MakeSupplierDialog({ name, onConfirm, onClose }: MakeSupplierDialogProps) {
  const text = useTexts('organization-members');
  return (
    <QuestionDialog
      title={text('make-supplier-title', 'Make {1} a supplier?', { values: [name] })}
      onClose={onClose}
      choices={[
        { label: text('make-supplier-cancel', 'Keep the role'), onChoose: onClose, autoFocus: true },
        {
          label: text('make-supplier-confirm', 'Make a supplier'),
          onChoose: onConfirm,
          variant: 'contained',
        },
      ]}
    >
      <DialogContentText>
        {text.prose(
          'make-supplier-explanation',
          '{1} then sees the projects they are a member of and nothing else of the organization. Their roles in these projects stay.',
          { values: [name] },
        )}
      </DialogContentText>
    </QuestionDialog>
  );
}
