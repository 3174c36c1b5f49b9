import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { FormSearchChoiceField, FormTextField } from '@/ui/form';
import { type FigureMark, type MarkTarget, pointingTo, targetUuid } from './markTargets';

const KINDS = defineTexts('project-figures', { hazard: 'Hazard', zone: 'Zone', machine: 'Machine' }, 'kind-');

/** Of one entry of `annotations`; what is sent of the target follows from it. */
const LIMITS = {
  label: { type: 'string', maxLength: 200 },
  target: { type: 'string', nullable: true },
} as const;

interface MarkDialogProps {
  mark: FigureMark;
  /** It was just drawn; closing the dialog lets it go. */
  isNew: boolean;
  targets: readonly MarkTarget[];
  onKeep: (mark: FigureMark) => void;
  onClose: () => void;
}

/** What a mark says, and what it points to. */
export function MarkDialog({ mark, isNew, targets, onKeep, onClose }: MarkDialogProps) {
  const text = useTexts('project-figures');
  const form = useApiForm({
    limits: LIMITS,
    values: { label: mark.label, target: targetUuid(mark) },
    // The edit queue sends it: shown at once, and a step for undo.
    send: async ({ label, target }) => {
      onKeep({ ...mark, label, ...pointingTo(targets.find(({ uuid }) => uuid === target)) });
      return { data: null };
    },
  });
  return (
    <ApiFormDialog
      form={form}
      title={isNew ? text('mark-new', 'New mark') : text('mark-change', 'Change mark')}
      submitLabel={isNew ? text('mark-add', 'Add mark') : text('mark-save', 'Save')}
      onClose={onClose}
    >
      <FormSearchChoiceField
        name="target"
        label={text('target', 'Points to')}
        autoFocus
        options={targets.map(({ uuid, kind, label }) => ({
          value: uuid,
          label,
          description: text(KINDS[kind]),
        }))}
      />
      <FormTextField name="label" label={text('label', 'Label')} />
    </ApiFormDialog>
  );
}
