import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { BaselineDifference } from '@/api/baselines';
import { paths } from '@/config/paths';
import { AUDIT_FIELD_LABELS } from '@/features/shared/audit-log/auditTexts';
import { findingPlace } from '@/features/shared/hazards/findingPlace';
import { shownValue, UNKNOWN, type ValueWords } from '@/features/shared/history/historyValues';
import { fieldText } from '@/features/shared/history/recordWords';
import { useChoiceWords } from '@/features/shared/history/useChoiceWords';
import { useLanguage } from '@/glossary/GlossaryContext';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { CHANGE_TEXTS } from '../baselineTexts';
import { entityText } from '../entityTexts';
import { FieldDifference } from './FieldDifference';

interface DifferenceGroupProps {
  projectUuid: string;
  entity: string;
  differences: readonly BaselineDifference[];
  nameOf: (uuid: string) => string | undefined;
  /** Adds a finding about a record; absent where one may not. */
  onFind: ((difference: BaselineDifference) => void) | undefined;
}

/** Records of one kind that differ. */
export function DifferenceGroup({ projectUuid, entity, differences, nameOf, onFind }: DifferenceGroupProps) {
  const text = useTexts('baselines');
  const formats = useFormats();
  const language = useLanguage();
  const choice = useChoiceWords();
  const id = useId();
  const label = entityText(entity);
  const words = useMemo<ValueWords>(() => {
    const labelOf = (field: string) => {
      const known = AUDIT_FIELD_LABELS[field];
      return known ? text(known) : (fieldText(entity, field, language) ?? inWords(field));
    };
    return {
      nameOf,
      labelOf,
      choiceOf: (field, value) => choice(entity, field, value),
      yes: text('yes', 'Yes'),
      no: text('no', 'No'),
      moment: formats.dateTime,
    };
  }, [entity, language, choice, nameOf, text, formats]);
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 0.5, maxWidth: 1100 }}>
      <Typography variant="h3" id={id}>
        {label ? text(label) : entity}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {differences.map(difference => (
          <Difference
            key={difference.uuid}
            projectUuid={projectUuid}
            difference={difference}
            words={words}
            onFind={onFind && difference.change !== 'ADDED' ? () => onFind(difference) : undefined}
          />
        ))}
      </Box>
    </Stack>
  );
}

/** The contract's name of a field that has no label: `riskRatingSetUuid` is "risk rating set". */
const inWords = (field: string): string =>
  field.replace(/Uuids?$/, '').replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/** The page of a hazard, also for what belongs to it, or the row of another record; what is gone has neither. */
function placeOf(
  projectUuid: string,
  { entity, code, hazardUuid, change }: BaselineDifference,
): string | undefined {
  if (hazardUuid && !(entity === 'Hazard' && change === 'REMOVED'))
    return paths.projectHazardPage(projectUuid, hazardUuid);
  return code && change !== 'REMOVED' && entity !== 'Hazard'
    ? findingPlace(projectUuid, entity, code, null)
    : undefined;
}

interface DifferenceProps {
  projectUuid: string;
  difference: BaselineDifference;
  words: ValueWords;
  onFind: (() => void) | undefined;
}

function Difference({ projectUuid, difference, words, onFind }: DifferenceProps) {
  const text = useTexts('baselines');
  const { code, name, change, fields } = difference;
  const title = [code, name].filter(Boolean).join(' ');
  const to = placeOf(projectUuid, difference);
  const told = fields.filter(
    ({ before, after }) => change === 'CHANGED' || shownValue(after ?? before, words) !== UNKNOWN,
  );
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <Typography variant="body2" component="span" color="textSecondary" sx={{ minWidth: 72 }}>
          {text(CHANGE_TEXTS[change])}
        </Typography>
        {to ? (
          <Link component={RouterLink} to={to} sx={{ lineHeight: '24px', overflowWrap: 'anywhere' }}>
            {title}
          </Link>
        ) : (
          <Typography component="span" sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
            {title}
          </Typography>
        )}
        {onFind && (
          <Button
            size="small"
            sx={{ ml: 'auto' }}
            onClick={onFind}
            aria-label={text('find-in', 'Add a finding about {1}', { values: [title] })}
          >
            {text('add-finding', 'Add a finding…')}
          </Button>
        )}
      </Stack>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        {told.map(field => (
          <FieldDifference key={field.field} field={field} change={change} words={words} />
        ))}
      </Box>
    </Box>
  );
}
