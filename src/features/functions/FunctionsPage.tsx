import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import * as functionsApi from '@/api/functions';
import { useAppDispatch } from '@/api/hooks';
import { FunctionUpdateLimits } from '@/api/limits';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { useProjectPermissions } from '@/features/shared/permissions/usePermissions';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { choiceFilter } from '@/features/shared/sheet/choiceFilter';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { Sheet } from '@/features/shared/sheet/Sheet';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { createSelectionStore } from '@/features/shared/sheet/selectionStore';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { functionModel } from '@/records/models/functionModel';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { functionColumns, functionDraft, functionWords, statusOptions } from './functionSheet';

/** The functions of a project as a sheet. */
export function FunctionsPage() {
  const text = useTexts('functions');
  const sheetText = useTexts('sheet');
  const { projectUuid = '' } = useParams();
  useDocumentTitle(text('document-title', 'Functions'));
  const dispatch = useAppDispatch();
  const { can } = useProjectPermissions(projectUuid);
  const query = functionsApi.useListFunctionsQuery(
    { projectUuid, limit: SHEET_LIMIT, orderBy: 'position', order: 'asc' },
    { refetchOnMountOrArgChange: true },
  );
  const functions = query.currentData?.data.results;
  const catalog = catalogOf(functions);
  const [selection] = useState(createSelectionStore);
  const columns = useMemo(
    () => [
      ...recordColumns<functionsApi.ProjectFunction>(FunctionUpdateLimits, sheetText),
      ...functionColumns(catalog, text),
    ],
    [catalog, text, sheetText],
  );
  const filters = useMemo(
    () => [choiceFilter('status', text('column-status', 'Status'), statusOptions(text))],
    [text],
  );
  const adding = useMemo(() => {
    const name = text('new-name', 'New function');
    return {
      draft: () => functionDraft(projectUuid, name),
      firstCell: () => 'name',
    };
  }, [projectUuid, text]);
  const words = useMemo(() => functionWords(text), [text]);
  return (
    <SheetGate query={query} label={text('loading', 'Loading the functions')}>
      <Sheet<functionsApi.ProjectFunction>
        key={projectUuid}
        model={functionModel}
        records={functions ?? []}
        columns={columns}
        words={words}
        filters={filters}
        canEdit={can('analysis.edit')}
        selectionName="function"
        selection={selection}
        adding={adding}
        deleting={{
          loadTree: functionUuid =>
            dispatch(functionsApi.getFunctionDependencyTree.initiate({ functionUuid }, FRESH_TREE)),
          remove: (functionUuid, confirm) =>
            dispatch(functionsApi.deleteFunction.initiate({ functionUuid, confirm }, { track: false })),
        }}
      />
    </SheetGate>
  );
}
