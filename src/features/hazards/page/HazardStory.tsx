import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Hazard } from '@/api/hazards';
import { useTexts } from '@/glossary/useText';
import { Section } from '@/ui/Section';
import { isAgreedOn } from '../columns/linkColumns';
import { CommittedTextField } from '../panel/CommittedTextField';
import { MAX_NAME, MAX_TEXT } from '../panel/textLimits';
import { LINK_COLUMNS } from '../view/hazardFields';
import type { WorksheetData } from '../view/useWorksheetData';
import { RecordField } from './RecordField';
import { useHazardFields } from './useHazardFields';

interface HazardStoryProps {
  hazard: Hazard;
  data: WorksheetData;
  canEdit: boolean;
}

/** What happens: title, what it is made of, and its description. */
export function HazardStory({ hazard, data, canEdit }: HazardStoryProps) {
  const text = useTexts('hazards');
  const { stateOf, edit, retry } = useHazardFields(hazard);
  const textField = (path: 'name' | 'description', label: string, maxLength: number) => (
    <CommittedTextField
      recordUuid={hazard.uuid}
      path={path}
      label={label}
      value={hazard[path]}
      maxLength={maxLength}
      multiline={path === 'description'}
      isMarkdown={path === 'description'}
      readOnly={!canEdit || isAgreedOn(hazard)}
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
      {!hazard.isRiskFrozen && isAgreedOn(hazard) && (
        <Typography variant="body2" color="textSecondary">
          {text.prose(
            'story-locked',
            'The values of this hazard are agreed and locked, so it stays what it was agreed on. A lead can unlock them with a reason.',
          )}
        </Typography>
      )}
      {textField('name', text('name', 'Title'), MAX_NAME)}
      <HazardLinks hazard={hazard} data={data} canEdit={canEdit} />
      {textField('description', text('description', 'Description'), MAX_TEXT)}
    </Section>
  );
}

/** What it is made of: function and malfunction, or machine, task and place. @param isNarrow one below the other */
export function HazardLinks({
  hazard,
  data,
  canEdit,
  isNarrow = false,
}: HazardStoryProps & { isNarrow?: boolean }) {
  const text = useTexts('hazards');
  const { failureOf, edit } = useHazardFields(hazard);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, ...(!isNarrow && { gridTemplateColumns: { md: '1fr 1fr' } }) }}>
      {LINK_COLUMNS[hazard.style].map(({ id, label, field, catalog }) => {
        const multiple = field === 'personnelUuids';
        return (
          <RecordField
            key={id}
            label={text(label)}
            options={data.catalogs[catalog].items}
            value={[hazard[field] ?? []].flat()}
            multiple={multiple}
            readOnly={!canEdit || isAgreedOn(hazard)}
            failure={failureOf(field)}
            onChange={uuids => edit({ [field]: multiple ? uuids : (uuids[0] ?? null) })}
          />
        );
      })}
    </Box>
  );
}
