import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useFormLabels } from '@/features/shared/forms/useFormLabels';
import type { NamedRecord } from '@/features/shared/sheet/catalog';
import { ShownField, useIsOnlyShown } from '@/ui/form';

interface RecordFieldProps {
  label: string;
  options: readonly NamedRecord[];
  /** Uuids of what is chosen; at most one where only one can be. */
  value: readonly string[];
  multiple?: boolean;
  readOnly: boolean;
  /** Cannot be emptied. */
  isNeeded?: boolean;
  /** Why the last change was refused. */
  failure?: string | undefined;
  onChange: (uuids: string[]) => void;
}

/** Records that a hazard names, one or several, changed where they stand. */
export function RecordField(props: RecordFieldProps) {
  const { label, options, value, multiple = false, readOnly, isNeeded = false, failure, onChange } = props;
  const labels = useFormLabels();
  const isShown = useIsOnlyShown(readOnly && failure === undefined);
  const chosen = value.flatMap(uuid => options.find(option => option.uuid === uuid) ?? []);
  if (isShown) return <ShownField label={label} value={chosen.map(({ name }) => name).join(', ')} />;
  return (
    <Autocomplete
      multiple={multiple}
      disableClearable={isNeeded}
      size="small"
      readOnly={readOnly}
      options={options.filter(({ uuid, isActive }) => isActive !== false || value.includes(uuid))}
      noOptionsText={labels.noOptions}
      clearText={labels.clear}
      openText={labels.open}
      closeText={labels.close}
      value={multiple ? chosen : (chosen[0] ?? null)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ uuid }) => uuid}
      isOptionEqualToValue={(option, one) => option.uuid === one.uuid}
      onChange={(_event, next) => onChange([next ?? []].flat().map(({ uuid }) => uuid))}
      renderInput={parameters => (
        <TextField
          {...parameters}
          label={label}
          error={failure !== undefined}
          helperText={failure}
          slotProps={{
            ...parameters.slotProps,
            // A field has one line: the rest of a long name is read where the pointer rests.
            htmlInput: {
              ...parameters.slotProps.htmlInput,
              title: multiple ? undefined : chosen[0]?.name,
            },
          }}
        />
      )}
    />
  );
}
