import { FormTextField } from './FormTextField';
import type { FormFieldProps } from './useFormField';

/** An e-mail address. */
export function FormEmailField(props: FormFieldProps) {
  return <FormTextField {...props} type="email" inputMode="email" autoComplete="email" />;
}
