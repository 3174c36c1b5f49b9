import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { ShownField } from './ShownField';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormColorFieldProps extends FormFieldProps {
  /** Names the picker beside the text. */
  pickLabel: string;
}

const COLOR = /^#[0-9a-f]{6}$/;
/** What the picker begins with where there is no colour yet. */
const NEUTRAL = '#808080';

/** A colour as it is written, with the browser's own picker beside it; empty for none. */
export function FormColorField({ pickLabel, ...props }: FormColorFieldProps) {
  const field = useFormField(props);
  const value = typeof field.value === 'string' ? field.value : '';
  if (field.shown !== undefined) return <ShownField label={props.label} value={field.shown} />;
  return (
    <MuiTextField
      id={field.id}
      label={props.label}
      size={props.size}
      fullWidth
      required={field.isNeeded}
      disabled={field.isDisabled}
      autoComplete="off"
      value={value}
      onChange={event => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={field.isWrong}
      helperText={field.message}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={pickLabel}
                disabled={field.isDisabled}
                value={COLOR.test(value) ? value : NEUTRAL}
                onChange={event => field.onChange(event.target.value)}
                sx={{
                  width: 28,
                  height: 24,
                  p: 0,
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  bgcolor: 'transparent',
                  cursor: 'pointer',
                }}
              />
            </InputAdornment>
          ),
        },
        inputLabel: { shrink: true },
      }}
    />
  );
}
