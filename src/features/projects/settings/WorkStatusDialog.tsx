import { ToolStatusUpdateLimits } from '@/api/limits';
import { type ToolStatus, useUpdateToolStatusMutation } from '@/api/tool-connections';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormChoiceField, FormLongTextField, FormNumberField } from '@/ui/form';
import { WORK_LABELS } from './toolTexts';

type Status = ToolStatus['status'];

const STATUSES = Object.keys(WORK_LABELS) as Status[];

interface WorkStatusDialogProps {
  projectUuid: string;
  tool: { code: string; name: string };
  /** Undefined where nobody has said anything yet. */
  work: ToolStatus | undefined;
  onClose: () => void;
}

/** How far the project is in a tool; tools tell it themselves as well. */
export function WorkStatusDialog({ projectUuid, tool, work, onClose }: WorkStatusDialogProps) {
  const text = useTexts('project-settings');
  const [update] = useUpdateToolStatusMutation();
  const form = useApiForm({
    limits: ToolStatusUpdateLimits,
    values: {
      status: work?.status ?? ('IN_PROGRESS' as Status),
      progress: work?.progress ?? 0,
      note: work?.note ?? '',
    },
    send: ({ status, progress, note }, { revision }) =>
      update({
        projectUuid,
        toolStatusUpdate: {
          toolCode: tool.code,
          revision: revision || (work?.revision ?? 0),
          status,
          note,
          // What is not started is at 0, what is done at 100: said by the state alone.
          ...(status !== 'NOT_STARTED' && status !== 'DONE' && { progress }),
        },
      }),
    sentText: text('work-saved', 'Status of {1} saved', { values: [tool.name] }),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('work-title', 'Status in {1}', { values: [tool.name] })}
      submitLabel={text('save-work', 'Save status')}
      onClose={onClose}
    >
      <FormChoiceField
        name="status"
        label={text('work-status', 'Status')}
        options={STATUSES.map(status => ({ value: status, label: text(WORK_LABELS[status]) }))}
      />
      <FormNumberField
        name="progress"
        label={text('work-progress', 'Progress in percent')}
        helperText={text.prose('work-progress-help', 'Not started means 0, done means 100.')}
      />
      <FormLongTextField name="note" label={text('work-note', 'Note')} />
    </ApiFormDialog>
  );
}
