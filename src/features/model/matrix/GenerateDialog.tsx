import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Guideword } from '@/api/lookups';
import { useGenerateMalfunctionsMutation } from '@/api/project-actions';
import { ReviewDialog } from '@/features/shared/suggestions/ReviewDialog';
import type { Suggestion } from '@/features/shared/suggestions/SuggestionList';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import { malfunctionModel } from '@/records/models/namedModels';
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
  const queue = useEditQueue();
  const [preview, { data, error }] = useGenerateMalfunctionsMutation();
  const ask = useEffectEvent(() =>
    preview({
      projectUuid,
      generateMalfunctionsRequest: { preview: true, guidewordUuids: guidewords.map(({ uuid }) => uuid) },
    }),
  );
  useEffect(() => void ask(), []);
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
  return (
    <ReviewDialog
      title={text('generate-title', 'Fill empty cells')}
      purpose={text.prose(
        'generate-purpose',
        'Nothing is written yet. Take out what makes no sense; the rest becomes malfunctions to be analysed.',
      )}
      none={text.prose('generate-none', 'Every cell of these guidewords is decided.')}
      label={text('generate-list', 'Proposed malfunctions')}
      acceptLabel={count =>
        text('generate-accept', 'Add {1} malfunctions', { count, one: 'Add 1 malfunction' })
      }
      suggestions={suggestions}
      chosenAtFirst={() => true}
      error={error}
      onRetry={() => void ask()}
      onAccept={keys =>
        queue.add(
          malfunctionModel,
          (proposed ?? [])
            .filter(({ key }) => keys.has(key))
            .map(({ place, name }) => newMalfunction(place, { name, source: 'GENERATED' })),
        )
      }
      onClose={onClose}
    />
  );
}
