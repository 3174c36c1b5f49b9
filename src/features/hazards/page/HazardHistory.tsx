import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { Hazard } from '@/api/hazards';
import { type ProjectHistoryEntry, useListProjectHistoryQuery } from '@/api/projects';
import { ACTION_LABELS, ENTITY_LABELS, FIELD_LABELS } from '@/features/shared/history/changeTexts';
import { shownValue } from '@/features/shared/history/historyValues';
import { personName } from '@/features/shared/people/personName';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import type { WorksheetData } from '../view/useWorksheetData';

/** Changes asked for at a time. */
const AT_ONCE = 25;

/** What became of a hazard, its ratings and its measures, field by field, the newest first. */
export function HazardHistory({ hazard, data }: { hazard: Hazard; data: WorksheetData }) {
  const text = useTexts('hazard-history');
  const [isOpen, setIsOpen] = useState(false);
  // Where each further part begins; the newest has no such place.
  const [parts, setParts] = useState<readonly string[]>([]);
  return (
    <Section
      title={text('title', 'History')}
      actions={
        <Button size="small" variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? text('hide', 'Hide') : text('show', 'Show')}
        </Button>
      }
    >
      {isOpen &&
        [undefined, ...parts].map((after, index) => (
          <Entries
            key={after ?? `newest ${hazard.revision}`}
            hazard={hazard}
            data={data}
            after={after}
            onMore={index === parts.length ? next => setParts([...parts, next]) : undefined}
          />
        ))}
    </Section>
  );
}

interface EntriesProps {
  hazard: Hazard;
  data: WorksheetData;
  after: string | undefined;
  /** Undefined where the next part stands below already. */
  onMore: ((next: string) => void) | undefined;
}

function Entries({ hazard, data, after, onMore }: EntriesProps) {
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

interface EntryProps {
  entry: ProjectHistoryEntry;
  hazard: Hazard;
  data: WorksheetData;
}

function Entry({ entry, hazard, data }: EntryProps) {
  const text = useTexts('hazard-history');
  const changeText = useTexts('project-change');
  const sheetText = useTexts('sheet');
  const formats = useFormats();
  const people = useProjectPeople(hazard.projectUuid);
  const values = useMemo(
    () => ({
      nameOf: nameIn(data, people.byUuid),
      yes: sheetText('yes', 'Yes'),
      no: sheetText('no', 'No'),
      labelOf: (field: string) => {
        const label = FIELD_LABELS[`${field}Uuid`] ?? FIELD_LABELS[field];
        return label ? changeText(label) : field;
      },
    }),
    [data, people, sheetText, changeText],
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
      {told.map(({ field, label, before, after }) => (
        <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {text.prose('change', '{1}: {2} → {3}', {
            values: [label, shownValue(before, values), shownValue(after, values)],
          })}
        </Typography>
      ))}
      {entry.reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text.prose('reason', 'Reason: {1}', { values: [entry.reason] })}
        </Typography>
      )}
    </Box>
  );
}

/** Names of what a hazard points at: records of its project, levels and ratings of the shown set, people. */
function nameIn({ catalogs, set }: WorksheetData, people: ReadonlyMap<string, { name: string }>) {
  const levels = new Map([...set.levels, ...set.ratings].map(({ uuid, code }) => [uuid, code]));
  return (uuid: string): string | undefined =>
    levels.get(uuid) ??
    people.get(uuid)?.name ??
    Object.values(catalogs)
      .find(({ byUuid }) => byUuid.has(uuid))
      ?.byUuid.get(uuid)?.name;
}
