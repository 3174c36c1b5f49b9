import DialogContentText from '@mui/material/DialogContentText';
import { useTexts } from '@/glossary/useText';
import { QuestionDialog } from '@/ui/QuestionDialog';

export type RenameChoice = 'everywhere' | 'here' | 'neither';

interface RenameDialogProps {
  from: string;
  to: string;
  /** Hazards that name the record; undefined as long as they cannot be counted. */
  count: number | undefined;
  answer: (choice: RenameChoice) => void;
}

/** A name was changed in a cell: is it another name for the same thing, or something else for this hazard? */
export function RenameDialog({ from, to, count, answer }: RenameDialogProps) {
  const text = useTexts('hazards');
  return (
    <QuestionDialog
      title={text('rename-title', 'Change the name everywhere?')}
      onClose={() => answer('neither')}
      choices={[
        { label: text('rename-cancel', 'Leave as it was'), onChoose: () => answer('neither') },
        { label: text('rename-here', 'Only here'), onChoose: () => answer('here'), variant: 'outlined' },
        {
          label:
            count === undefined
              ? text('rename-all', 'Everywhere')
              : text('rename-everywhere', 'Everywhere ({1} hazards)', {
                  count,
                  one: 'Everywhere ({1} hazard)',
                }),
          onChoose: () => answer('everywhere'),
          variant: 'contained',
          autoFocus: true,
        },
      ]}
    >
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
        {text.prose(
          'rename-explanation',
          '“{1}” becomes “{2}”. Everywhere: it is the same thing with a better name. Only here: this hazard is about something else, and a new record is made for it.',
          { values: [from, to] },
        )}
      </DialogContentText>
    </QuestionDialog>
  );
}
