import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTexts } from '@/glossary/useText';
import { useEditQueue, useEdits } from '@/records/EditQueueContext';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';

interface FieldRefusalsProps<R extends ProjectRecord> {
  model: RecordModel<R>;
  /** What was changed, as the subject of a sentence: "The drawing". */
  what: string;
}

/** For pages that are no sheet: what could not be saved of one kind of record, and the way out of it. */
export function FieldRefusals<R extends ProjectRecord>({ model, what }: FieldRefusalsProps<R>) {
  const text = useTexts('edits');
  const queue = useEditQueue();
  const { entries } = useEdits();
  return [...entries.values()]
    .filter(({ entity }) => entity === model.entity)
    .map(({ uuid, code, conflict, failed }) => {
      if (conflict)
        return (
          <Alert
            key={uuid}
            severity="warning"
            action={
              <>
                <Button size="small" onClick={() => queue.decisions.takeTheirs(uuid)}>
                  {text('take-theirs', 'Take theirs')}
                </Button>
                <Button size="small" onClick={() => queue.decisions.keepMine(uuid)}>
                  {text('keep-mine', 'Keep mine')}
                </Button>
              </>
            }
          >
            {text.prose('conflict', '{1} of {2} was changed by somebody else at the same time.', {
              values: [what, code],
            })}
          </Alert>
        );
      return Object.entries(failed).map(([path, { refusal }]) => (
        <Alert
          key={`${uuid} ${path}`}
          severity="error"
          closeText={text('close-refusal', 'Close this message')}
          onClose={() => queue.decisions.dismiss(uuid, path)}
        >
          {text.prose('refused', '{1} of {2} was not saved. {3}', { values: [what, code, refusal.message] })}
        </Alert>
      ));
    });
}
