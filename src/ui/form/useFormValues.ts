import { type FieldValues, useWatch } from 'react-hook-form';
import { useFormContext } from './FormContext';

/** What the form around holds at this moment: for what follows from it on the screen. */
export function useFormValues(): FieldValues {
  const { form } = useFormContext();
  return useWatch({ control: form.control });
}
