import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useListFunctionsQuery } from '@/api/functions';
import { useListHazardsQuery } from '@/api/hazards';
import { useAppDispatch } from '@/api/hooks';
import * as malfunctionsApi from '@/api/malfunctions';
import { useListGuidewordsQuery } from '@/features/shared/built-in/queries';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { choiceFilter } from '@/features/shared/sheet/choiceFilter';
import { countedFilter } from '@/features/shared/sheet/countedFilter';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { malfunctionModel } from '@/records/models/namedModels';
import {
  dispositionOptions,
  malfunctionColumns,
  malfunctionDraftOf,
  malfunctionGroups,
  malfunctionWords,
} from './malfunctionSheet';

/** In the address: by what answers them. */
const COVERED = 'covered';

/** The malfunctions of a project as a sheet, by function. */
export function MalfunctionsPage() {
  const text = useTexts('malfunctions');
  const sheetText = useTexts('sheet');
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const query = malfunctionsApi.useListMalfunctionsQuery(sheetList(projectUuid), READ_AGAIN);
  const functionsQuery = useListFunctionsQuery(sheetList(projectUuid));
  const guidewordsQuery = useListGuidewordsQuery({ projectUuid, limit: SHEET_LIMIT });
  const malfunctions = catalogOf(query.currentData?.data.results);
  const functions = catalogOf(functionsQuery.currentData?.data.results);
  const guidewords = catalogOf(guidewordsQuery.currentData?.data.results);
  const columns = useMemo(
    () => malfunctionColumns({ malfunctions, functions, guidewords }, text, sheetText),
    [malfunctions, functions, guidewords, text, sheetText],
  );
  const asksForHazards = useAddressParameters()[0].has(COVERED);
  const hazards = useListHazardsQuery(asksForHazards ? sheetList(projectUuid) : skipToken).currentData?.data
    .results;
  const filters = useMemo(() => {
    const named = hazards && new Set(hazards.map(({ malfunctionUuid }) => malfunctionUuid));
    return [
      choiceFilter('disposition', text('column-disposition', 'Decision'), dispositionOptions(text)),
      countedFilter<malfunctionsApi.Malfunction>(
        COVERED,
        text('filter-covered', 'Covered'),
        { value: 'no', label: text('not-covered', 'Neither hazards nor a decision') },
        ({ uuid, disposition }) => named !== undefined && disposition === 'ANALYSE' && !named.has(uuid),
      ),
    ];
  }, [text, hazards]);
  const groups = useMemo(() => malfunctionGroups(functions, text), [functions, text]);
  const draftOf = useMemo(() => malfunctionDraftOf(functions, malfunctions), [functions, malfunctions]);
  const words = useMemo(
    () => malfunctionWords(text, sheetText, functions.items.length > 0),
    [text, sheetText, functions],
  );
  return (
    <RecordSheet<malfunctionsApi.Malfunction>
      projectUuid={projectUuid}
      query={query}
      alsoNeeded={[functionsQuery]}
      model={malfunctionModel}
      columns={columns}
      words={words}
      filters={filters}
      groups={groups}
      selectionName="malfunction"
      newName={text('new-name', 'New malfunction')}
      draftOf={draftOf}
      deleting={{
        loadTree: malfunctionUuid =>
          dispatch(malfunctionsApi.getMalfunctionDependencyTree.initiate({ malfunctionUuid }, FRESH_TREE)),
      }}
    />
  );
}
