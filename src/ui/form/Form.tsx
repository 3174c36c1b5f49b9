import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useMemo } from 'react';
import { tokens } from '@/theme';
import { FormAlert } from './FormAlert';
import { FormContext, type FormHandle } from './FormContext';
import { defaultFormLabels, type FormLabels } from './formLabels';

export interface FormProps {
  form: FormHandle;
  labels?: Partial<FormLabels>;
  /** Everything is shown and nothing can be changed. */
  isReadOnly?: boolean;
  /** Names the form for screen readers where no heading does. */
  label?: string;
  /** Links a button outside of the form to it. */
  id?: string;
  children: ReactNode;
}

/** A form: its fields below each other, what went wrong with all of it above them. */
export function Form({ form, labels, isReadOnly = false, label, id, children }: FormProps) {
  const value = useMemo(
    () => ({ form, labels: { ...defaultFormLabels, ...labels }, isReadOnly }),
    [form, labels, isReadOnly],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's form stands inside of its page's form in React, though not in the document.
    event.stopPropagation();
    void form.submit();
  };
  return (
    <FormContext value={value}>
      <Stack
        component="form"
        id={id}
        noValidate
        aria-label={label}
        aria-busy={form.isSending}
        onSubmit={submit}
        sx={{ gap: 2.5, width: '100%', maxWidth: tokens.settings.maxWidth }}
      >
        <FormAlert />
        {children}
      </Stack>
    </FormContext>
  );
}
