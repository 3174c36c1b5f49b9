import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import type { Guideword } from '@/api/lookups';
import { useGenerateMalfunctionsMutation } from '@/api/project-actions';
import { type Suggestion, SuggestionList } from '@/features/shared/suggestions/SuggestionList';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import { malfunctionModel } from '@/records/models/namedModels';
import { ErrorView } from '@/ui/ErrorView';
import type { MatrixRow } from './matrix';
import { newMalfunction } from './useMatrixEdits';

interface GenerateDialogProps {
  projectUuid: string;
  rows: readonly MatrixRow[];
  guidewords: readonly Guideword[];
  onClose: () => void;
}

/** The malfunctions that the empty cells would get; those that are chosen are written. */
export function GenerateDialog({ projectUuid, rows, guidewords, onClose }: GenerateDialogProps) {
  const text = useTexts('matrix');
  const id = useId();
  const queue = useEditQueue();
  const [preview, { data, error }] = useGenerateMalfunctionsMutation();
  const ask = useEffectEvent(() =>
    preview({
      projectUuid,
      generateMalfunctionsRequest: { preview: true, guidewordUuids: guidewords.map(({ uuid }) => uuid) },
    }),
  );
  useEffect(() => void ask(), []);
  /** What was taken out of the list; undefined until somebody chooses. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const proposed = useMemo(() => {
    const [byFunction, byGuideword] = [
      new Map(rows.map(row => [row.uuid, row])),
      new Map(guidewords.map(guideword => [guideword.uuid, guideword])),
    ];
    return data?.data.malfunctions.flatMap(({ name, functionUuid, guidewordUuid }) => {
      const row = byFunction.get(functionUuid);
      const guideword = byGuideword.get(guidewordUuid);
      // What was written meanwhile, and is not on the server yet, fills its cell.
      if (!row || !guideword || row.cells.has(guidewordUuid)) return [];
      return [{ key: `${functionUuid} ${guidewordUuid}`, name, place: { row, guideword } }];
    });
  }, [data, rows, guidewords]);
  const suggestions = useMemo(
    (): readonly Suggestion[] | undefined =>
      proposed?.map(({ key, name, place: { row, guideword } }) => ({
        key,
        label: name,
        note: guideword.name,
        group: `${row.function.code} ${row.function.name}`,
      })),
    [proposed],
  );
  const taken = chosen ?? new Set(proposed?.map(({ key }) => key));
  const accept = () => {
    queue.add(
      malfunctionModel,
      (proposed ?? [])
        .filter(({ key }) => taken.has(key))
        .map(({ place, name }) => newMalfunction(place, { name, source: 'GENERATED' })),
    );
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{text('generate-title', 'Fill empty cells')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        <Typography variant="body2">
          {text.prose(
            'generate-purpose',
            'Nothing is written yet. Take out what makes no sense; the rest becomes malfunctions to be analysed.',
          )}
        </Typography>
        {error ? (
          <ErrorView error={error} onRetry={() => void ask()} />
        ) : !suggestions ? (
          <Skeleton variant="rounded" height={240} />
        ) : suggestions.length === 0 ? (
          <Typography>{text.prose('generate-none', 'Every cell of these guidewords is decided.')}</Typography>
        ) : (
          <SuggestionList
            label={text('generate-list', 'Proposed malfunctions')}
            suggestions={suggestions}
            chosen={taken}
            onChange={setChosen}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={onClose}>
          {text('cancel', 'Cancel')}
        </Button>
        <Button size="small" variant="contained" disabled={taken.size === 0} onClick={accept}>
          {text('generate-accept', 'Add {1} malfunctions', { count: taken.size, one: 'Add 1 malfunction' })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
