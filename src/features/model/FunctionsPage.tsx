import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import * as functionsApi from '@/api/functions';
import { useAppDispatch } from '@/api/hooks';
import { FunctionUpdateLimits } from '@/api/limits';
import { useListMalfunctionsQuery } from '@/api/malfunctions';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { choiceFilter } from '@/features/shared/sheet/choiceFilter';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { countedFilter } from '@/features/shared/sheet/countedFilter';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { useTexts } from '@/glossary/useText';
import { functionModel } from '@/records/models/functionModel';
import { functionDraft } from '@/records/models/namedDrafts';
import { functionColumns, functionWords, statusOptions } from './functionSheet';

/** In the address: by malfunctions. */
const MALFUNCTIONS = 'malfunctions';

const TREE = {
  field: 'parentFunctionUuid',
  parentOf: ({ parentFunctionUuid }: functionsApi.ProjectFunction) => parentFunctionUuid,
};

/** The functions of a project as a sheet, those that are part of others below them. */
export function FunctionsPage() {
  const text = useTexts('functions');
  const sheetText = useTexts('sheet');
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const query = functionsApi.useListFunctionsQuery(sheetList(projectUuid), READ_AGAIN);
  const catalog = catalogOf(query.currentData?.data.results);
  const columns = useMemo(
    () => [
      ...recordColumns<functionsApi.ProjectFunction>(FunctionUpdateLimits, sheetText),
      ...functionColumns(catalog, text),
    ],
    [catalog, text, sheetText],
  );
  const asksForMalfunctions = useAddressParameters()[0].has(MALFUNCTIONS);
  const malfunctions = useListMalfunctionsQuery(asksForMalfunctions ? sheetList(projectUuid) : skipToken)
    .currentData?.data.results;
  const filters = useMemo(() => {
    const named = malfunctions && new Set(malfunctions.map(({ functionUuid }) => functionUuid));
    return [
      choiceFilter('status', text('column-status', 'Status'), statusOptions(text)),
      countedFilter<functionsApi.ProjectFunction>(
        MALFUNCTIONS,
        text('filter-malfunctions', 'Malfunctions'),
        { value: 'none', label: text('without-malfunctions', 'None, and in scope') },
        ({ uuid, status }) => named !== undefined && status !== 'OUT_OF_SCOPE' && !named.has(uuid),
      ),
    ];
  }, [text, malfunctions]);
  const words = useMemo(() => functionWords(text), [text]);
  return (
    <RecordSheet<functionsApi.ProjectFunction>
      projectUuid={projectUuid}
      query={query}
      model={functionModel}
      columns={columns}
      words={words}
      filters={filters}
      tree={TREE}
      selectionName="function"
      newName={text('new-name', 'New function')}
      draftOf={functionDraft}
      deleting={{
        loadTree: functionUuid =>
          dispatch(functionsApi.getFunctionDependencyTree.initiate({ functionUuid }, FRESH_TREE)),
      }}
    />
  );
}
