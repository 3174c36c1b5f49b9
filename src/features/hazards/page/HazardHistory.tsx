import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useContext, useMemo, useState } from 'react';
import type { Hazard } from '@/api/hazards';
import { type ProjectHistoryEntry, useListProjectHistoryQuery } from '@/api/projects';
import { AUDIT_FIELD_LABELS } from '@/features/shared/audit-log/auditTexts';
import { useReverse } from '@/features/shared/edits/useReverse';
import { ACTION_LABELS, ENTITY_LABELS, FIELD_LABELS } from '@/features/shared/history/changeTexts';
import { shownField } from '@/features/shared/history/historyValues';
import { useChoiceWords } from '@/features/shared/history/useChoiceWords';
import { personName } from '@/features/shared/people/personName';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import type { Patch } from '@/records/recordModel';
import { ErrorView } from '@/ui/ErrorView';
import { usePrinting } from '@/ui/printing';
import { Section } from '@/ui/Section';
import { IsTitledContext } from '@/ui/SectionFrame';
import type { WorksheetData } from '../view/useWorksheetData';
import { isAgreedField, restorePatch } from './restorePatch';
import { useHistoryNames } from './useHistoryNames';

/** Changes asked for at a time. */
const AT_ONCE = 25;

interface HazardHistoryProps {
  hazard: Hazard;
  data: WorksheetData;
  canEdit: boolean;
}

/**
 * What became of a hazard, its ratings and its measures, field by field, the newest first. What a field held before a
 * change is put back with one click.
 */
export function HazardHistory({ hazard, data, canEdit }: HazardHistoryProps) {
  const text = useTexts('hazard-history');
  const isFolded = useContext(IsTitledContext);
  const [isShown, setIsShown] = useState(isFolded);
  const isPrinting = usePrinting();
  const isOpen = isShown || isPrinting;
  // Where each further part begins; the newest has no such place.
  const [parts, setParts] = useState<readonly string[]>([]);
  return (
    <Section
      title={text('title', 'History')}
      actions={
        !isFolded && (
          <Button size="small" variant="outlined" aria-expanded={isOpen} onClick={() => setIsShown(!isShown)}>
            {isOpen ? text('hide', 'Hide') : text('show', 'Show')}
          </Button>
        )
      }
    >
      {isOpen &&
        [undefined, ...parts].map((after, index) => (
          <Entries
            key={after ?? `newest ${hazard.revision}`}
            hazard={hazard}
            data={data}
            canEdit={canEdit}
            after={after}
            onMore={index === parts.length ? next => setParts([...parts, next]) : undefined}
          />
        ))}
    </Section>
  );
}

interface EntriesProps extends HazardHistoryProps {
  after: string | undefined;
  /** Undefined where the next part stands below already. */
  onMore: ((next: string) => void) | undefined;
}

function Entries({ hazard, data, canEdit, after, onMore }: EntriesProps) {
  const text = useTexts('hazard-history');
  const { currentData, error, refetch } = useListProjectHistoryQuery(
    {
      projectUuid: hazard.projectUuid,
      recordUuid: [hazard.uuid, ...hazard.evaluations.map(({ uuid }) => uuid), ...hazard.hazardRrmUuids]
        .filter(Boolean)
        .slice(0, 100),
      limit: AT_ONCE,
      ...(after !== undefined && { after }),
    },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !currentData) return <ErrorView error={error} onRetry={refetch} />;
  if (!currentData) return <Skeleton variant="rounded" height={80} />;
  const { results, next } = currentData.data;
  return (
    <>
      <Box
        component="ul"
        aria-label={text('title', 'History')}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {results.map(entry => (
          <Entry
            key={`${entry.record.uuid} ${entry.revision} ${entry.at}`}
            entry={entry}
            hazard={hazard}
            data={data}
            canEdit={canEdit}
          />
        ))}
      </Box>
      {onMore && next && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => onMore(next)}>
          {text('older', 'Show older changes')}
        </Button>
      )}
    </>
  );
}

interface EntryProps extends HazardHistoryProps {
  entry: ProjectHistoryEntry;
}

function Entry({ entry, hazard, data, canEdit }: EntryProps) {
  const text = useTexts('hazard-history');
  const changeText = useTexts('project-change');
  const sheetText = useTexts('sheet');
  const formats = useFormats();
  const nameOf = useHistoryNames(hazard.projectUuid, data);
  const choice = useChoiceWords();
  const values = useMemo(
    () => ({
      nameOf,
      choiceOf: (field: string, value: string) => choice(entry.entity, field, value),
      yes: sheetText('yes', 'Yes'),
      no: sheetText('no', 'No'),
      labelOf: (field: string) => {
        const label = FIELD_LABELS[`${field}Uuid`] ?? FIELD_LABELS[field] ?? AUDIT_FIELD_LABELS[field];
        return label ? changeText(label) : field;
      },
    }),
    [entry.entity, choice, nameOf, sheetText, changeText],
  );
  const kind = entry.entity in ENTITY_LABELS && ENTITY_LABELS[entry.entity as keyof typeof ENTITY_LABELS];
  const told = entry.fields.flatMap(({ field, before, after }) => {
    const label = FIELD_LABELS[field];
    return label ? [{ field, label: changeText(label), before, after }] : [];
  });
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Typography variant="caption" color="textSecondary" component="div">
        {[
          entry.actor ? personName(entry.actor) : text('nobody', 'No longer known'),
          formats.dateTime(entry.at),
          kind && changeText(kind),
          changeText(ACTION_LABELS[entry.action]),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {told.map(({ field, label, before, after }) => {
        const earlier = shownField(field, before, values);
        return (
          <Stack key={field} direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}>
            <Typography
              variant="body2"
              sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', minWidth: 0 }}
            >
              {text.prose('change', '{1}: {2} → {3}', {
                values: [label, earlier, shownField(field, after, values)],
              })}
            </Typography>
            {canEdit && !isAgreedField(hazard, entry.record.uuid, field) && (
              <PutBack
                hazard={hazard}
                patch={restorePatch(hazard, entry, field, before)}
                name={text('put-back-of', 'Put back {1}: {2}', { values: [label, earlier] })}
              />
            )}
          </Stack>
        );
      })}
      {entry.reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text.prose('reason', 'Reason: {1}', { values: [entry.reason] })}
        </Typography>
      )}
    </Box>
  );
}

interface PutBackProps {
  hazard: Hazard;
  /** Undefined where nothing would change. */
  patch: Patch | undefined;
  name: string;
}

/** An ordinary edit that gives a field an earlier value, with the way back beside it. */
function PutBack({ hazard, patch, name }: PutBackProps) {
  const text = useTexts('hazard-history');
  const queue = useEditQueue();
  const reverse = useReverse();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  if (!patch) return null;
  const putBack = () => {
    queue.edit(hazardModel, [{ record: hazard, patch }]);
    enqueueSnackbar(text('was-put-back', 'The earlier value stands there again'), {
      variant: 'success',
      action: key => (
        <Button
          size="extraSmall"
          color="inherit"
          onClick={() => {
            closeSnackbar(key);
            reverse('undo');
          }}
        >
          {text('undo', 'Undo')}
        </Button>
      ),
    });
  };
  return (
    <Button
      size="extraSmall"
      aria-label={name}
      onClick={putBack}
      sx={{ '@media print': { display: 'none' } }}
    >
      {text('put-back', 'Put back')}
    </Button>
  );
}
