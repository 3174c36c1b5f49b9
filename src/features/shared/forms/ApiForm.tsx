import type { ComponentProps } from 'react';
import { Form, type FormHandle } from '@/ui/form';
import { useUnsavedChanges } from '../unsaved/UnsavedChanges';
import { FormConflictDialog } from './FormConflictDialog';
import type { ApiFormState } from './useApiForm';
import { useFormLabels } from './useFormLabels';
import { useKeptForm } from './useKeptForm';

type ApiFormProps = Omit<ComponentProps<typeof Form>, 'form' | 'labels'> & {
  form: ApiFormState & FormHandle;
};

/** A page's form: {@link useApiForm} on the screen, guarded against leaving, with the conflict when there is one. */
export function ApiForm({ form, ...props }: ApiFormProps) {
  const labels = useFormLabels();
  useUnsavedChanges(form.isUnsaved);
  useKeptForm(form, false);
  return (
    <>
      <Form form={form} labels={labels} {...props} />
      <FormConflictDialog form={form} />
    </>
  );
}
