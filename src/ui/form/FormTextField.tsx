import MuiTextField from '@mui/material/TextField';
import type { HTMLAttributes, ReactNode } from 'react';
import { ShownField } from './ShownField';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormTextFieldProps extends FormFieldProps {
  type?: 'text' | 'email' | 'url' | 'date' | 'password';
  autoComplete?: string;
  placeholder?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Several lines; the field grows with its text between these two. */
  rows?: { min: number; max: number };
  /** How a text is shown that is only read, such as Markdown; left out: as it is. */
  show?: (value: string) => ReactNode;
}

/** A text; more than the contract allows can be typed or pasted, is told, and nothing is cut off. */
export function FormTextField(props: FormTextFieldProps) {
  const {
    label,
    size,
    autoFocus,
    type = 'text',
    autoComplete = 'off',
    placeholder,
    inputMode,
    rows,
    show,
  } = props;
  const field = useFormField(props);
  if (field.shown !== undefined)
    return <ShownField label={label} value={(field.shown && show?.(field.shown)) || field.shown} />;
  return (
    <MuiTextField
      id={field.id}
      label={label}
      size={size}
      type={type}
      fullWidth
      // The form says what is wrong where it is; the browser's own bubble would be a second one.
      required={field.isNeeded}
      disabled={field.isDisabled}
      autoFocus={autoFocus}
      autoComplete={autoComplete}
      placeholder={placeholder}
      multiline={rows !== undefined}
      minRows={rows?.min}
      maxRows={rows?.max}
      value={field.value ?? ''}
      onChange={event => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={field.isWrong}
      helperText={field.message}
      slotProps={{
        htmlInput: { inputMode },
        inputLabel: type === 'date' ? { shrink: true } : undefined,
      }}
    />
  );
}
