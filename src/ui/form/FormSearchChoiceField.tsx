import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUiTexts } from '../UiTexts';
import type { FormOption } from './FormChoiceField';
import { useFormContext } from './FormContext';
import { ShownField } from './ShownField';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormSearchChoiceFieldProps extends FormFieldProps {
  options: readonly FormOption[];
  /** Several values: the field holds a list of them. */
  multiple?: boolean;
  /** While the options are still coming. */
  isLoading?: boolean;
}

const searched = createFilterOptions<FormOption>();
const getOptionLabel = ({ label }: FormOption) => label;

/**
 * One or several of a list that is searched by typing. What is typed wins: Enter takes what the list marks, as soon as the
 * list is there, leaving the field what was typed in full, and anything else stays in the field and is refused.
 */
export function FormSearchChoiceField(props: FormSearchChoiceFieldProps) {
  const { label, size, options, multiple = false, isLoading, autoFocus } = props;
  const labelOf = (value: unknown) => options.find(option => option.value === value)?.label;
  const { labels } = useFormContext();
  const [input, setInput] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** What was typed and is not chosen. */
  const typed = useRef('');
  const field = useFormField(
    { ...props, check: value => (typed.current === '' ? props.check?.(value) : labels.choice) },
    {
      isChoice: true,
      show: value =>
        [value]
          .flat()
          .flatMap(one => labelOf(one) ?? [])
          .join(', '),
    },
  );
  const chosen = [field.value ?? []].flat();
  const picked = chosen.flatMap(value => options.find(option => option.value === value) ?? []);
  const choose = (next: readonly FormOption[]) => {
    typed.current = '';
    const values = next.map(({ value }) => value);
    field.onChange(multiple ? values : (values[0] ?? null));
  };
  const takeTyped = (offered: readonly FormOption[]) => {
    const first = typed.current === '' ? undefined : offered.find(({ disabled }) => !disabled);
    if (!first) return;
    choose(multiple ? [...picked.filter(({ value }) => value !== first.value), first] : [first]);
    setInput(multiple ? '' : first.label);
    setOpen(false);
  };
  const leave = () => {
    const wanted = typed.current.toLocaleLowerCase();
    takeTyped(options.filter(one => one.label.toLocaleLowerCase() === wanted));
    field.onBlur();
  };
  /** Enter was pressed before there was a list to take something from. */
  const isAwaited = useRef(false);
  const takeAwaited = useEffectEvent(() => {
    // What the list would mark: the first that it shows.
    if (isAwaited.current) takeTyped(searched([...options], { inputValue: typed.current, getOptionLabel }));
    isAwaited.current = false;
  });
  useEffect(() => {
    if (!isLoading) takeAwaited();
  }, [isLoading]);
  const { loading: loadingText } = useUiTexts();
  if (field.shown !== undefined) return <ShownField label={label} value={field.shown} />;
  return (
    <Autocomplete
      id={field.id}
      multiple={multiple}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={({ type }, reason) => {
        // Several are clicked one after the other. After a search the list would lie over the buttons, and after Enter the
        // next one sends the form.
        const isOneOfSeveral = multiple && type === 'click' && input === '';
        if (!isOneOfSeveral || (reason !== 'selectOption' && reason !== 'removeOption')) setOpen(false);
      }}
      options={options}
      filterOptions={searched}
      getOptionLabel={getOptionLabel}
      value={multiple ? picked : (picked[0] ?? null)}
      onChange={(_event, next) => choose([next ?? []].flat())}
      onBlur={leave}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !isLoading || typed.current === '') return;
        // It would send the form.
        event.preventDefault();
        isAwaited.current = true;
      }}
      inputValue={input}
      onInputChange={(_event, text, reason) => {
        // The list takes back what was not chosen when the field is left.
        if ((reason === 'reset' || reason === 'blur') && typed.current !== '') return;
        setInput(text);
        isAwaited.current = false;
        typed.current = reason === 'input' ? text.trim() : '';
        // A refusal goes with what it was about.
        if (field.isWrong) field.onChange(field.value);
      }}
      autoHighlight={input.trim() !== ''}
      disabled={field.isDisabled}
      loading={isLoading}
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
