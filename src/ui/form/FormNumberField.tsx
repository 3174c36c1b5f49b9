import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { ShownField } from './ShownField';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormNumberFieldProps extends FormFieldProps {
  /** Behind the number, such as "ms". */
  unit?: string;
}

/** A typed text as a number where it is one: "1,5" as well as "1.5". What is none stays as it was typed. */
function parseNumber(typed: string): number | string | null {
  const text = typed.trim();
  if (text === '') return null;
  const isNumber = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text);
  // What would read back otherwise ("1.", "01") stays a text until the field is left.
  const value = Number(text.replace(',', '.'));
  return isNumber && String(value) === text ? value : typed;
}

const settledNumber = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const isNumber = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(value.trim());
  return isNumber ? Number(value.trim().replace(',', '.')) : value;
};

/** A number, kept as a number. No wheel and no arrows change it by accident. */
export function FormNumberField(props: FormNumberFieldProps) {
  const { label, size, autoFocus, unit } = props;
  const field = useFormField(props);
  if (field.shown !== undefined)
    return <ShownField label={label} value={unit && field.shown ? `${field.shown} ${unit}` : field.shown} />;
  return (
    <TextField
      id={field.id}
      label={label}
      size={size}
      fullWidth
      required={field.isNeeded}
      disabled={field.isDisabled}
      autoFocus={autoFocus}
      autoComplete="off"
      value={field.value ?? ''}
      onChange={event => field.onChange(parseNumber(event.target.value))}
      onBlur={() => {
        const settled = settledNumber(field.value);
        if (settled !== field.value) field.onChange(settled);
        field.onBlur();
      }}
      inputRef={field.ref}
      error={field.isWrong}
      helperText={field.message}
      slotProps={{
        htmlInput: { inputMode: field.limits.type === 'integer' ? 'numeric' : 'decimal' },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : undefined,
      }}
    />
  );
}
