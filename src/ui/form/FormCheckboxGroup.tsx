import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import type { FormOption } from './FormChoiceField';
import { ShownField } from './ShownField';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormCheckboxGroupProps extends FormFieldProps {
  /** Options of one group stand together, below its name. */
  options: readonly (FormOption & { group?: string })[];
}

/** Several of a list that is short enough to be seen as a whole. */
export function FormCheckboxGroup(props: FormCheckboxGroupProps) {
  const { label, options } = props;
  const field = useFormField(props, {
    isChoice: true,
    show: value =>
      options
        .filter(option => [value].flat().includes(option.value))
        .map(option => option.label)
        .join(', '),
  });
  const chosen = new Set([field.value ?? []].flat());
  const toggle = (value: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(value);
    else next.delete(value);
    // In the order of the list, so that the same choice is the same value.
    field.onChange(options.map(option => option.value).filter(one => next.has(one)));
  };
  const groups = [...new Set(options.map(({ group }) => group))];
  const helpId = `${field.id}-help`;
  if (field.shown !== undefined) return <ShownField label={label} value={field.shown} />;
  return (
    <FormControl
      component="fieldset"
      error={field.isWrong}
      disabled={field.isDisabled}
      aria-describedby={field.message ? helpId : undefined}
    >
      <FormLabel component="legend" required={field.isNeeded}>
        {label}
      </FormLabel>
      {field.message && (
        <FormHelperText id={helpId} sx={{ mx: 0 }}>
          {field.message}
        </FormHelperText>
      )}
      {groups.map((group, groupIndex) => (
        <Box key={group ?? ''} sx={{ mt: 1, display: 'grid' }}>
          {group && <Typography variant="h3">{group}</Typography>}
          {options
            .filter(option => option.group === group)
            .map((option, index) => (
              <FormControlLabel
                key={option.value}
                label={option.label}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.has(option.value)}
                    disabled={option.disabled}
                    onChange={event => toggle(option.value, event.target.checked)}
                    onBlur={field.onBlur}
                    slotProps={{
                      input: { ref: groupIndex === 0 && index === 0 ? field.ref : undefined },
                    }}
                  />
                }
              />
            ))}
        </Box>
      ))}
    </FormControl>
  );
}
