import Box from '@mui/material/Box';
import MuiCheckbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MuiSwitch from '@mui/material/Switch';
import { ShownField } from './ShownField';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormToggleProps extends FormFieldProps {
  /** Words for on and off, where somebody else's change is shown. */
  words?: readonly [on: string, off: string];
}

interface ControlProps {
  part: typeof MuiSwitch | typeof MuiCheckbox;
  /** px from the left; what helps begins there, too. */
  labelAt: number;
}

function FormToggle({ part: Part, labelAt, ...props }: FormToggleProps & ControlProps) {
  const { label, words = ['✓', '–'] } = props;
  const field = useFormField(props, { show: value => (value === true ? words[0] : words[1]) });
  const helpId = `${field.id}-help`;
  if (field.shown !== undefined) return <ShownField label={label} value={field.shown} />;
  return (
    <FormControl error={field.isWrong} disabled={field.isDisabled}>
      <FormControlLabel
        label={label}
        control={
          <Part
            id={field.id}
            size="small"
            checked={field.value === true}
            onChange={event => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: { ref: field.ref, 'aria-describedby': field.message ? helpId : undefined },
            }}
          />
        }
      />
      {field.message && (
        <Box sx={{ ml: `${labelAt}px` }}>
          <FormHelperText id={helpId} sx={{ m: 0 }}>
            {field.message}
          </FormHelperText>
        </Box>
      )}
    </FormControl>
  );
}

/** Something that is on or off. */
export const FormSwitch = (props: FormToggleProps) => <FormToggle {...props} part={MuiSwitch} labelAt={33} />;

/** Something that is agreed to, or one of several that may hold together. */
export const FormCheckbox = (props: FormToggleProps) => (
  <FormToggle {...props} part={MuiCheckbox} labelAt={27} />
);
