import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ACTION_LABELS } from '@/features/shared/history/changeTexts';
import { useLanguage } from '@/glossary/GlossaryContext';
import { useTexts } from '@/glossary/useText';
import type { AuditChoice } from './auditFilter';
import { AUDIT_ENTITY_LABELS, type AuditEntity, type AuditEntry } from './auditTexts';

export interface AuditPerson {
  uuid: string;
  name: string;
}

interface AuditFiltersProps {
  choice: AuditChoice;
  change: (part: Partial<AuditChoice>) => void;
  people: readonly AuditPerson[];
  entities: readonly AuditEntity[];
}

const ACTIONS = Object.keys(ACTION_LABELS) as AuditEntry['action'][];

/** Who, what, which kind, and when. */
export function AuditFilters({ choice, change, people, entities }: AuditFiltersProps) {
  const text = useTexts('audit-log');
  const language = useLanguage();
  const kinds = entities
    .map(value => ({ value, label: text(AUDIT_ENTITY_LABELS[value]) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const fields = [
    {
      name: 'actor',
      label: text('who', 'Who'),
      options: people.map(({ uuid, name }) => ({ value: uuid, label: name })),
    },
    {
      name: 'action',
      label: text('what', 'What'),
      options: ACTIONS.map(value => ({ value, label: text(ACTION_LABELS[value]) })),
    },
    { name: 'entity', label: text('kind', 'Kind of record'), options: kinds },
  ] as const;
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      {fields.map(({ name, label, options }) => (
        <TextField
          key={name}
          select
          size="small"
          label={label}
          value={options.some(({ value }) => value === choice[name]) ? choice[name] : ''}
          onChange={({ target }) => change({ [name]: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 170, maxWidth: 260 }}
        >
          <MenuItem value="">{text('all', 'All')}</MenuItem>
          {options.map(option => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {(['from', 'until'] as const).map(name => (
        <TextField
          key={name}
          type="date"
          size="small"
          label={name === 'from' ? text('from', 'From') : text('until', 'Until')}
          value={choice[name]}
          onChange={({ target }) => change({ [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Stack>
  );
}
