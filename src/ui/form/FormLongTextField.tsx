import type { ReactNode } from 'react';
import { FormTextField } from './FormTextField';
import type { FormFieldProps } from './useFormField';

interface FormLongTextFieldProps extends FormFieldProps {
  placeholder?: string;
  minRows?: number;
  /** How it is shown to whoever may only read it. */
  show?: (value: string) => ReactNode;
}

const MAX_ROWS = 14;

/** A text of several lines; the rest is counted when it becomes short. */
export function FormLongTextField({ minRows = 3, ...props }: FormLongTextFieldProps) {
  return <FormTextField {...props} rows={{ min: minRows, max: MAX_ROWS }} />;
}
