import { useMemo, useState } from 'react';
import { FormDialog, type FormDialogProps } from '@/ui/form';
import { LeaveDialog } from '../unsaved/LeaveDialog';
import { useUnsavedChanges } from '../unsaved/UnsavedChanges';
import { FormConflictDialog } from './FormConflictDialog';
import type { ApiFormState } from './useApiForm';
import { useFormLabels } from './useFormLabels';
import { useKeptForm } from './useKeptForm';

type ApiFormDialogProps = Omit<FormDialogProps, 'form' | 'labels'> & { form: ApiFormState };

/** {@link useApiForm} in a dialog. Closing it asks first when something would be lost; saving what nobody changed closes it. */
export function ApiFormDialog({ form, onClose, ...props }: ApiFormDialogProps) {
  const labels = useFormLabels();
  const [isAsking, setIsAsking] = useState(false);
  useUnsavedChanges(form.isUnsaved);
  useKeptForm(form, true);
  const inDialog = useMemo(() => ({ ...form, submit: () => form.submit(onClose) }), [form, onClose]);
  return (
    <>
      <FormDialog
        {...props}
        form={inDialog}
        labels={labels}
        onClose={() => (form.isUnsaved() ? setIsAsking(true) : onClose())}
      />
      <FormConflictDialog form={form} />
      {isAsking && <LeaveDialog onStay={() => setIsAsking(false)} onLeave={onClose} />}
    </>
  );
}
