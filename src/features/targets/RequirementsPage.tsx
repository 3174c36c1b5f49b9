import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import { useListSafetyTargetCategoriesQuery, useListSafetyTargetsQuery } from '@/api/lookups';
import * as sremsApi from '@/api/srems';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { choiceFilter } from '@/features/shared/sheet/choiceFilter';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { requirementModel } from '@/records/models/treatmentModels';
import { requirementColumns, requirementDraft, requirementGroups, stateOptions } from './requirementSheet';

/** Safety requirements and external measures of a project, by the target that they carry out. */
export function RequirementsPage() {
  const text = useTexts('requirements');
  const sheetText = useTexts('sheet');
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const query = sremsApi.useListSremsQuery(sheetList(projectUuid), READ_AGAIN);
  const ofLookups = { projectUuid, limit: SHEET_LIMIT };
  const targets = catalogOf(useListSafetyTargetsQuery(ofLookups).currentData?.data.results);
  const categories = catalogOf(useListSafetyTargetCategoriesQuery(ofLookups).currentData?.data.results);
  const columns = useMemo(
    () => requirementColumns({ targets, categories }, text, sheetText),
    [targets, categories, text, sheetText],
  );
  const filters = useMemo(
    () => [choiceFilter('status', text('column-state', 'State'), stateOptions(text))],
    [text],
  );
  const groups = useMemo(() => requirementGroups(targets, text), [targets, text]);
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Requirements'),
        add: text('add', 'Add requirement'),
        emptyTitle: text('empty-title', 'No requirements yet'),
        empty: text(
          'empty',
          'A safety requirement, or a measure that somebody else has to take, carries out a safety target.',
        ),
      }),
    [text, sheetText],
  );
  return (
    <RecordSheet<sremsApi.Srem>
      projectUuid={projectUuid}
      query={query}
      model={requirementModel}
      columns={columns}
      words={words}
      filters={filters}
      groups={groups}
      selectionName="requirement"
      newName={text('new-name', 'New requirement')}
      draftOf={requirementDraft}
      deleting={{
        loadTree: sremUuid => dispatch(sremsApi.getSremDependencyTree.initiate({ sremUuid }, FRESH_TREE)),
      }}
    />
  );
}
