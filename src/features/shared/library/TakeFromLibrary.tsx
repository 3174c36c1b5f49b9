import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useMemo, useState } from 'react';
import {
  type LibraryEntity,
  useListLibraryRecordsQuery,
  useTakeLibraryRecordsMutation,
} from '@/api/project-actions';
import { useBuiltInName } from '@/features/shared/built-in/sayBuiltIn';
import { ReviewDialog } from '@/features/shared/suggestions/ReviewDialog';
import type { Suggestion } from '@/features/shared/suggestions/SuggestionList';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { plainWords } from '../../../../glossary/plainWords.ts';
import { LIBRARY_ENTITIES, LIBRARY_TEXTS } from './libraryTexts';

/** As many as one list gives; whoever keeps more of a kind divides the library. */
const MOST = 500;
/** One call takes so many. */
const IN_ONE_CALL = 200;

interface TakeFromLibraryProps {
  projectUuid: string;
  /** What is listed at first. */
  entity: LibraryEntity;
  onClose: () => void;
}

/** Records of the organization's libraries, to be copied into the project. */
export function TakeFromLibrary({ projectUuid, entity: first, onClose }: TakeFromLibraryProps) {
  const text = useTexts('library');
  const { enqueueSnackbar } = useSnackbar();
  const [entity, setEntity] = useState(first);
  const query = useListLibraryRecordsQuery({ projectUuid, entity: [entity], limit: MOST });
  const [take] = useTakeLibraryRecordsMutation();
  const records = query.currentData?.data.results;
  const measureType = useBuiltInName('RrmType');
  const elementType = useBuiltInName('CeaType');
  const suggestions = useMemo(
    () =>
      records?.map(
        (record): Suggestion => ({
          key: record.uuid,
          label: record.name,
          note: record.takenUuid
            ? text('taken', 'in the project already')
            : (record.kind && (record.entity === 'Rrm' ? measureType : elementType)(record.kind)) ||
              undefined,
          group: record.projectName,
          isKnown: record.takenUuid !== null,
          ...(record.description && {
            details: (
              <Typography variant="body2" color="textSecondary">
                {plainWords(record.description)}
              </Typography>
            ),
          }),
        }),
      ),
    [records, text, measureType, elementType],
  );
  const accept = async (keys: ReadonlySet<string>) => {
    const wanted = (records ?? []).filter(({ uuid }) => keys.has(uuid)).map(({ uuid }) => uuid);
    let count = 0;
    for (let start = 0; start < wanted.length; start += IN_ONE_CALL) {
      const recordUuids = wanted.slice(start, start + IN_ONE_CALL);
      const { data, error } = await take({ projectUuid, libraryTake: { entity, recordUuids } });
      if (!data) {
        enqueueSnackbar(refusalMessage(error), { variant: 'error' });
        return;
      }
      count += data.data.records.filter(({ isNew }) => isNew).length;
    }
    enqueueSnackbar(text('done', '{1} taken from the library', { values: [count] }), { variant: 'success' });
  };
  return (
    <ReviewDialog
      key={entity}
      title={text('take', 'Take from the library')}
      purpose={text.prose(
        'purpose',
        'What is chosen is copied into this project and belongs to it from then on. A later change of the library does not reach it.',
      )}
      choice={
        <TextField
          select
          size="small"
          label={text('kind', 'What')}
          value={entity}
          onChange={event => setEntity(event.target.value as LibraryEntity)}
          sx={{ alignSelf: 'start', minWidth: 260, mt: 0.5 }}
        >
          {LIBRARY_ENTITIES.map(one => (
            <MenuItem key={one} value={one}>
              {text(LIBRARY_TEXTS[one])}
            </MenuItem>
          ))}
        </TextField>
      }
      label={text(LIBRARY_TEXTS[entity])}
      none={text.prose(
        'none',
        'No library of the organization has any of these. Whoever keeps the library can make a project one.',
      )}
      acceptLabel={count => text('accept', 'Take {1}', { values: [count] })}
      suggestions={suggestions}
      chosenAtFirst={() => false}
      error={query.error}
      onRetry={query.refetch}
      onAccept={keys => void accept(keys)}
      onClose={onClose}
    />
  );
}
