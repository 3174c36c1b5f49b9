import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Hazard } from '@/api/hazards';
import { useFormLabels } from '@/features/shared/forms/useFormLabels';
import { useTexts } from '@/glossary/useText';
import { Section } from '@/ui/Section';
import { CommittedTextField } from '../panel/CommittedTextField';
import { MAX_NAME, MAX_TEXT } from '../panel/textLimits';
import type { LinkedRecord } from '../view/catalog';
import { LINK_COLUMNS, type LinkColumn } from '../view/hazardFields';
import type { WorksheetData } from '../view/useWorksheetData';
import { useHazardFields } from './useHazardFields';

interface HazardStoryProps {
  hazard: Hazard;
  data: WorksheetData;
  canEdit: boolean;
}

/** What happens: title, what it is made of, and its description. */
export function HazardStory({ hazard, data, canEdit }: HazardStoryProps) {
  const text = useTexts('hazards');
  const { stateOf, failureOf, edit, retry } = useHazardFields(hazard);
  const textField = (path: 'name' | 'description', label: string, maxLength: number) => (
    <CommittedTextField
      recordUuid={hazard.uuid}
      path={path}
      label={label}
      value={hazard[path]}
      maxLength={maxLength}
      multiline={path === 'description'}
      readOnly={!canEdit}
      state={stateOf(path)}
      onCommit={value => edit({ [path]: value })}
      onRetry={() => retry(path)}
    />
  );
  return (
    <Section title={text('story', 'What happens')}>
      {hazard.isRiskFrozen && (
        <Typography variant="body2" color="textSecondary">
          {text.prose(
            'frozen',
            'The risk of this hazard is frozen. Whoever may unfreeze it can open it again with a reason.',
          )}
        </Typography>
      )}
      {textField('name', text('name', 'Title'), MAX_NAME)}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {LINK_COLUMNS[hazard.style].map(column => (
          <LinkField
            key={column.id}
            column={column}
            hazard={hazard}
            options={data.catalogs[column.catalog].items}
            readOnly={!canEdit || hazard.isConsensusVotingLocked}
            failure={failureOf(column.field)}
            onChange={value => edit({ [column.field]: value })}
          />
        ))}
      </Box>
      {textField('description', text('description', 'Description'), MAX_TEXT)}
    </Section>
  );
}

interface LinkFieldProps {
  column: LinkColumn;
  hazard: Hazard;
  options: readonly LinkedRecord[];
  readOnly: boolean;
  failure: string | undefined;
  onChange: (value: string | string[] | null) => void;
}

/** One of the records that a hazard is made of, or several. */
function LinkField({ column, hazard, options, readOnly, failure, onChange }: LinkFieldProps) {
  const text = useTexts('hazards');
  const labels = useFormLabels();
  const multiple = column.field === 'personnelUuids';
  const value = [hazard[column.field] ?? []].flat();
  const chosen = value.flatMap(uuid => options.find(option => option.uuid === uuid) ?? []);
  return (
    <Autocomplete
      multiple={multiple}
      size="small"
      readOnly={readOnly}
      options={options}
      noOptionsText={labels.noOptions}
      clearText={labels.clear}
      openText={labels.open}
      closeText={labels.close}
      value={multiple ? chosen : (chosen[0] ?? null)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ uuid }) => uuid}
      isOptionEqualToValue={(option, one) => option.uuid === one.uuid}
      onChange={(_event, next) => {
        const uuids = [next ?? []].flat().map(({ uuid }) => uuid);
        onChange(multiple ? uuids : (uuids[0] ?? null));
      }}
      renderInput={parameters => (
        <TextField
          {...parameters}
          label={text(column.label)}
          error={failure !== undefined}
          helperText={failure}
        />
      )}
    />
  );
}
