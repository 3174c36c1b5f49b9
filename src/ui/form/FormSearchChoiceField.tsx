import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useUiTexts } from '../UiTexts';
import type { FormOption } from './FormChoiceField';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormSearchChoiceFieldProps extends FormFieldProps {
  options: readonly FormOption[];
  /** Several values: the field holds a list of them. */
  multiple?: boolean;
  /** While the options are still coming. */
  isLoading?: boolean;
}

/** One or several of a list that is searched by typing. */
export function FormSearchChoiceField(props: FormSearchChoiceFieldProps) {
  const { label, size, options, multiple = false, isLoading, autoFocus } = props;
  const labelOf = (value: unknown) => options.find(option => option.value === value)?.label;
  const field = useFormField(props, {
    isChoice: true,
    show: value =>
      [value]
        .flat()
        .flatMap(one => labelOf(one) ?? [])
        .join(', '),
  });
  const chosen = [field.value ?? []].flat();
  const picked = chosen.flatMap(value => options.find(option => option.value === value) ?? []);
  const { labels } = field;
  const { loading: loadingText } = useUiTexts();
  return (
    <Autocomplete
      id={field.id}
      multiple={multiple}
      options={options}
      value={multiple ? picked : (picked[0] ?? null)}
      onChange={(_event, next) => {
        const values = [next ?? []].flat().map(({ value }) => value);
        field.onChange(multiple ? values : (values[0] ?? null));
      }}
      onBlur={field.onBlur}
      disabled={field.isDisabled}
      loading={isLoading}
      disableCloseOnSelect={multiple}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      getOptionDisabled={({ disabled }) => disabled === true}
      getOptionKey={({ value }) => value}
      noOptionsText={labels.noOptions}
      loadingText={loadingText}
      clearText={labels.clear}
      openText={labels.open}
      closeText={labels.close}
      size={size === undefined || size === 'medium' ? size : 'small'}
      renderOption={({ key, ...optionProps }, option) => (
        <li key={key} {...optionProps}>
          <ListItemText primary={option.label} secondary={option.description} sx={{ my: 0 }} />
        </li>
      )}
      renderInput={params => (
        <TextField
          {...params}
          {...(size && { size })}
          label={label}
          required={field.isNeeded}
          autoFocus={autoFocus}
          inputRef={field.ref}
          error={field.isWrong}
          helperText={field.message}
        />
      )}
    />
  );
}
