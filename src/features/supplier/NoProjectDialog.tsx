import DialogContentText from '@mui/material/DialogContentText';
import { useTexts } from '@/glossary/useText';
import { QuestionDialog } from '@/ui/QuestionDialog';

/** A supplier sees projects only: without one there is nothing to see, which is seldom what is wanted. */
export function NoProjectDialog({ onAnswer }: { onAnswer: (isMeant: boolean) => void }) {
  const text = useTexts('invite-supplier');
  return (
    <QuestionDialog
      title={text('no-project-title', 'Invite without a project?')}
      onClose={() => onAnswer(false)}
      choices={[
        {
          label: text('no-project-confirm', 'Invite without a project'),
          onChoose: () => onAnswer(true),
          variant: 'outlined',
        },
        {
          label: text('no-project-choose', 'Choose projects'),
          onChoose: () => onAnswer(false),
          variant: 'contained',
          autoFocus: true,
        },
      ]}
    >
      <DialogContentText>
        {text.prose(
          'no-project-explanation',
          'A supplier sees the projects they were added to and nothing else. Without one they can sign in and find nothing, until somebody adds them to a project.',
        )}
      </DialogContentText>
    </QuestionDialog>
  );
}
