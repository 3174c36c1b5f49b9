import { Suspense, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import * as ceasApi from '@/api/ceas';
import { useAppDispatch } from '@/api/hooks';
import { useListCeaTypesQuery } from '@/features/shared/built-in/queries';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { ceaModel } from '@/records/models/contextModels';
import { lazyPart } from '@/ui/lazyPart';
import { elementColumns, elementDraft, elementGroups } from './elementSheet';

const TakeFromLibrary = lazyPart(() =>
  import('@/features/shared/library/TakeFromLibrary').then(module => module.TakeFromLibrary),
);

/** Conditions, environments and activities that situations are made of, as a sheet by type. */
export function ElementsPage() {
  const text = useTexts('elements');
  const sheetText = useTexts('sheet');
  const libraryText = useTexts('library');
  const { decimalSeparator } = useFormats();
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const query = ceasApi.useListCeasQuery(sheetList(projectUuid), READ_AGAIN);
  const typesQuery = useListCeaTypesQuery({ projectUuid, limit: SHEET_LIMIT });
  const types = catalogOf(typesQuery.currentData?.data.results);
  const elements = query.currentData?.data.results;
  const columns = useMemo(
    () => elementColumns(types, decimalSeparator, text, sheetText),
    [types, decimalSeparator, text, sheetText],
  );
  const groups = useMemo(() => elementGroups(types, text), [types, text]);
  const draftOf = useMemo(() => elementDraft(types, elements), [types, elements]);
  const taking = useMemo(
    () => ({
      label: libraryText('take', 'Take from the library'),
      from: 'LIBRARY' as const,
      render: (onClose: () => void) => (
        <Suspense fallback={null}>
          <TakeFromLibrary projectUuid={projectUuid} entity="Cea" onClose={onClose} />
        </Suspense>
      ),
    }),
    [libraryText, projectUuid],
  );
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Elements of situations'),
        add: text('add', 'Add element'),
        emptyTitle: text('empty-title', 'No elements yet'),
        empty: text(
          'empty',
          'Situations are put together from conditions, environments and activities, such as “Wet road” or “Reversing”.',
        ),
      }),
    [text, sheetText],
  );
  return (
    <RecordSheet<ceasApi.Cea>
      projectUuid={projectUuid}
      query={query}
      alsoNeeded={[typesQuery]}
      model={ceaModel}
      columns={columns}
      words={words}
      groups={groups}
      selectionName="element"
      newName={text('new-name', 'New element')}
      draftOf={draftOf}
      suggesting={taking}
      deleting={{
        loadTree: ceaUuid => dispatch(ceasApi.getCeaDependencyTree.initiate({ ceaUuid }, FRESH_TREE)),
      }}
    />
  );
}
