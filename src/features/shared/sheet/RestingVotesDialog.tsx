import DialogContentText from '@mui/material/DialogContentText';
import { useTexts } from '@/glossary/useText';
import { QuestionDialog } from '@/ui/QuestionDialog';
import type { SheetQuestion } from './sheetTypes';

/** Records called by their code; more are counted. */
const NAMED = 5;

/** A change of records that hazards name, on which people voted: what becomes of the votes (domain model 2.6, R6). */
export function RestingVotesDialog({ entries, onConfirm, onRefuse, onClose }: SheetQuestion) {
  const text = useTexts('sheet');
  const codes = entries.slice(0, NAMED).map(({ code }) => code);
  const names =
    entries.length > NAMED
      ? text('resting-votes-names', '{1} and {2} more', {
          values: [codes.join(', '), entries.length - NAMED],
        })
      : codes.join(', ');
  return (
    <QuestionDialog
      title={text('resting-votes-title', 'Reset the votes on hazards that name {1}?', { values: [names] })}
      onClose={onClose}
      choices={[
        { label: text('resting-votes-later', 'Decide later'), onChoose: onClose },
        {
          label: text('resting-votes-keep', 'Keep votes, undo my change'),
          onChoose: onRefuse,
          variant: 'outlined',
        },
        {
          label: text('resting-votes-confirm', 'Reset votes and save'),
          onChoose: onConfirm,
          variant: 'contained',
        },
      ]}
    >
      <DialogContentText>
        {text.prose(
          'resting-votes-explanation',
          'People voted on hazards as this described them. With your change they are other risks, so the votes no longer fit. They stay in the history, and the voters are notified.',
        )}
      </DialogContentText>
    </QuestionDialog>
  );
}
