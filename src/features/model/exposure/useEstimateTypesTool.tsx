import { Suspense, useMemo } from 'react';
import { useListExposureEstimateTypesQuery } from '@/features/shared/built-in/queries';
import { SHEET_LIMIT, type SheetSuggesting } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { lazyPart } from '@/ui/lazyPart';

const EstimateTypesDialog = lazyPart(() =>
  import('./EstimateTypesDialog').then(module => module.EstimateTypesDialog),
);

/** The types that exposure is estimated by, kept by a tool of the bar of situations. */
export function useEstimateTypesTool(projectUuid: string): SheetSuggesting {
  const text = useTexts('situations');
  const types = useListExposureEstimateTypesQuery({ projectUuid, limit: SHEET_LIMIT }).currentData?.data
    .results;
  return useMemo(
    () => ({
      label: text('estimate-types', 'Types of estimates'),
      from: 'LIST',
      render: onClose => (
        <Suspense fallback={null}>
          <EstimateTypesDialog projectUuid={projectUuid} types={types ?? []} onClose={onClose} />
        </Suspense>
      ),
    }),
    [text, projectUuid, types],
  );
}
