import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ShownField } from './ShownField';
import { type FormFieldProps, useFormField } from './useFormField';

/** One value that can be chosen. */
export interface FormOption {
  value: string;
  label: string;
  /** A second line in the list. */
  description?: string;
  disabled?: boolean;
}

interface FormChoiceFieldProps extends FormFieldProps {
  options: readonly FormOption[];
}

/** One of a short list. What may be empty offers "None". For a long list take {@link FormSearchChoiceField}. */
export function FormChoiceField(props: FormChoiceFieldProps) {
  const { label, size, options, autoFocus } = props;
  const labelOf = (value: unknown) => options.find(option => option.value === value)?.label;
  const field = useFormField(props, { isChoice: true, show: value => labelOf(value) ?? '' });
  const value = typeof field.value === 'string' ? field.value : '';
  if (field.shown !== undefined) return <ShownField label={label} value={field.shown} />;
  return (
    <TextField
      select
      id={field.id}
      label={label}
      size={size}
      fullWidth
      required={field.isNeeded}
      disabled={field.isDisabled}
      autoFocus={autoFocus}
      // A value that is not in the list (any more) shows as nothing chosen.
      value={labelOf(value) === undefined ? '' : value}
      onChange={event => field.onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={field.isWrong}
      helperText={field.message}
      slotProps={{ select: { renderValue: chosen => labelOf(chosen) } }}
    >
      {!field.isNeeded && <MenuItem value="">{field.labels.none}</MenuItem>}
      {options.map(option => (
        <MenuItem key={option.value} value={option.value} disabled={option.disabled}>
          <ListItemText
            primary={option.label}
            secondary={option.description}
            slotProps={{ secondary: { sx: { whiteSpace: 'normal', maxWidth: 560 } } }}
            sx={{ my: 0 }}
          />
        </MenuItem>
      ))}
    </TextField>
  );
}
