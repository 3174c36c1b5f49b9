import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ACTION_LABELS } from '@/features/shared/history/changeTexts';
import { shownField, shownValue, UNKNOWN, type ValueWords } from '@/features/shared/history/historyValues';
import { fieldText } from '@/features/shared/history/recordWords';
import { useChoiceWords } from '@/features/shared/history/useChoiceWords';
import { personName } from '@/features/shared/people/personName';
import { useLanguage } from '@/glossary/GlossaryContext';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { AUDIT_ENTITY_LABELS, AUDIT_FIELD_LABELS, type AuditEntry } from './auditTexts';

interface AuditEntriesProps {
  entries: readonly AuditEntry[];
  /** Of a record that a value names. */
  nameOf: (uuid: string) => string | undefined;
}

/** Changes with what each field was and is. */
export function AuditEntries({ entries, nameOf }: AuditEntriesProps) {
  const text = useTexts('audit-log');
  return (
    <Box
      component="ul"
      aria-label={text('changes', 'Changes')}
      sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {entries.map(entry => (
        <Entry
          key={`${entry.record.uuid} ${entry.revision} ${entry.action} ${entry.at}`}
          entry={entry}
          nameOf={nameOf}
        />
      ))}
    </Box>
  );
}

/** The contract's name of a field that has no label: `riskRatingSetUuid` is "risk rating set". */
const inWords = (field: string): string =>
  field.replace(/Uuids?$/, '').replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/** Of what was made or deleted, what it pointed to is told only where its name is known. */
const saysSomething = ({ before, after }: AuditEntry['fields'][number], words: ValueWords): boolean =>
  shownValue(after ?? before, words) !== UNKNOWN;

function Entry({ entry, nameOf }: { entry: AuditEntry } & Pick<AuditEntriesProps, 'nameOf'>) {
  const text = useTexts('audit-log');
  const formats = useFormats();
  const language = useLanguage();
  const choice = useChoiceWords();
  const { actor, action, at, entity, record, fields, reason } = entry;
  const words = useMemo(() => {
    const labelOf = (field: string) => {
      const label = AUDIT_FIELD_LABELS[field];
      return label ? text(label) : (fieldText(entity, field, language) ?? inWords(field));
    };
    return {
      nameOf,
      labelOf,
      choiceOf: (field: string, value: string) => choice(entity, field, value),
      yes: text('yes', 'Yes'),
      no: text('no', 'No'),
      moment: formats.dateTime,
    };
  }, [entity, language, choice, nameOf, text, formats]);
  const name = [record.code ?? record.hazard?.code, record.name].filter(Boolean).join(' ');
  const kind = text(AUDIT_ENTITY_LABELS[entity]);
  const told = fields.filter(change => action === 'UPDATE' || saysSomething(change, words));
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '220px 1fr' }, columnGap: 2, py: 1 }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">{formats.dateTime(at)}</Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {actor ? personName(actor) : text.prose('nobody', 'No longer known, or the server')}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          {[text(ACTION_LABELS[action]), kind].join(' · ')}
          {name && <strong>{` ${name}`}</strong>}
        </Typography>
        {reason && (
          <Typography variant="body2">{text.prose('reason', 'Reason: {1}', { values: [reason] })}</Typography>
        )}
        {told.map(({ field, before, after }) => (
          <Typography key={field} variant="caption" color="textSecondary" component="p">
            {action === 'UPDATE'
              ? text.prose('field', '{1}: {2} → {3}', {
                  values: [
                    words.labelOf(field),
                    shownField(field, before, words),
                    shownField(field, after, words),
                  ],
                })
              : text.prose('value', '{1}: {2}', {
                  values: [
                    words.labelOf(field),
                    shownField(field, action === 'DELETE' ? before : after, words),
                  ],
                })}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
