import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { FormSearchChoiceField } from '@/ui/form';

interface Linkable {
  uuid: string;
  code: string;
  name: string;
}

interface LinkRecordDialogProps<Of extends Linkable> {
  title: string;
  /** What is chosen. */
  label: string;
  submitLabel: string;
  /** Those that are not linked yet. */
  records: readonly Of[];
  send: (
    record: Of,
  ) => PromiseLike<{ data: unknown; error?: undefined } | { data?: undefined; error: unknown }>;
  onClose: () => void;
}

const VALUES = { uuid: null as string | null };

/** A choice of this form alone; what is sent follows from it. */
const LIMITS = { uuid: { required: true } } as const;

/** Links one of the records that are there. */
export function LinkRecordDialog<Of extends Linkable>({
  title,
  label,
  submitLabel,
  records,
  send,
  onClose,
}: LinkRecordDialogProps<Of>) {
  const form = useApiForm({
    limits: LIMITS,
    values: VALUES,
    send: ({ uuid: chosen }) => send(records.find(({ uuid }) => uuid === chosen) as Of),
    onSent: onClose,
  });
  return (
    <ApiFormDialog form={form} title={title} submitLabel={submitLabel} onClose={onClose}>
      <FormSearchChoiceField
        name="uuid"
        label={label}
        autoFocus
        options={records.map(({ uuid, code, name }) => ({ value: uuid, label: `${code} ${name}` }))}
      />
    </ApiFormDialog>
  );
}
