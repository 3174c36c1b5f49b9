import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useListHazardsQuery } from '@/api/hazards';
import { useAppDispatch } from '@/api/hooks';
import { getSafetyTargetDependencyTree, type SafetyTarget, useListSafetyTargetsQuery } from '@/api/lookups';
import { useGetProjectQuery } from '@/api/projects';
import { useListSremsQuery } from '@/api/srems';
import {
  useListSafetyTargetCategoriesQuery,
  useListSafetyTargetTypesQuery,
} from '@/features/shared/built-in/queries';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useRatingSets } from '@/features/shared/rating/useRatingSets';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { choiceFilter } from '@/features/shared/sheet/choiceFilter';
import { countedFilter } from '@/features/shared/sheet/countedFilter';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useShownRecords } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import { targetModel } from '@/records/models/treatmentModels';
import { TargetPanel } from './TargetPanel';
import { stateOptions, targetColumns, targetDraft, targetGroups, timeMarks } from './targetSheet';

const NONE: readonly never[] = [];

/** The safety targets of a project: how high each is and why, its safe state and times. */
export function TargetsPage() {
  const text = useTexts('targets');
  const sheetText = useTexts('sheet');
  const hazardText = useTexts('hazards');
  const { decimalSeparator } = useFormats();
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const ofLookups = { projectUuid, limit: SHEET_LIMIT };
  const query = useListSafetyTargetsQuery(sheetList(projectUuid), READ_AGAIN);
  const hazardsQuery = useListHazardsQuery(projectUuid ? sheetList(projectUuid) : skipToken, READ_AGAIN);
  const project = useGetProjectQuery({ projectUuid }).currentData?.data;
  const sets = useRatingSets(project?.riskRatingSetUuids ?? NONE) ?? NONE;
  const types = catalogOf(useListSafetyTargetTypesQuery(ofLookups).currentData?.data.results);
  const categories = catalogOf(useListSafetyTargetCategoriesQuery(ofLookups).currentData?.data.results);
  const requirements = useListSremsQuery(sheetList(projectUuid)).currentData?.data.results ?? NONE;
  const hazards = useShownRecords(hazardModel, hazardsQuery.currentData?.data.results ?? NONE);
  const columns = useMemo(
    () =>
      targetColumns(
        { types, categories, sets, hazards, requirements },
        decimalSeparator,
        text,
        sheetText,
        hazardText,
      ),
    [types, categories, sets, hazards, requirements, decimalSeparator, text, sheetText, hazardText],
  );
  const filters = useMemo(() => {
    const carriedOut = new Set(
      requirements.flatMap(({ status, safetyTargetUuids }) =>
        status === 'REJECTED' ? [] : safetyTargetUuids,
      ),
    );
    return [
      choiceFilter('status', text('column-state', 'State'), stateOptions(text)),
      countedFilter<SafetyTarget>(
        'requirements',
        text('filter-requirements', 'Requirements'),
        { value: 'none', label: text('without-requirements', 'None that counts') },
        ({ uuid }) => !carriedOut.has(uuid),
      ),
    ];
  }, [text, requirements]);
  const groups = useMemo(() => targetGroups(types, text), [types, text]);
  const marksOf = useMemo(() => timeMarks(text), [text]);
  const mayLink = projectPermissions(project).can('analysis.edit');
  const panel = useMemo(
    () => ({
      id: 'target-documents',
      label: text('panel', 'Documents'),
      nothingSelected: text('panel-none', 'Choose a safety target to see its documents.'),
      render: (target: SafetyTarget) => <TargetPanel key={target.uuid} target={target} mayLink={mayLink} />,
    }),
    [text, mayLink],
  );
  const firstSet = project?.riskRatingSetUuids[0];
  const draftOf = useMemo(() => (firstSet ? targetDraft(firstSet) : undefined), [firstSet]);
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Safety targets'),
        add: text('add', 'Add target'),
        emptyTitle: text('empty-title', 'No safety targets yet'),
        empty: text(
          'empty',
          'A safety target says what the design must reach for its hazards, such as a safety goal. Its level is the highest of theirs.',
        ),
      }),
    [text, sheetText],
  );
  return (
    <RecordSheet<SafetyTarget>
      projectUuid={projectUuid}
      query={query}
      alsoNeeded={[hazardsQuery]}
      model={targetModel}
      columns={columns}
      words={words}
      filters={filters}
      groups={groups}
      panel={panel}
      selectionName="target"
      newName={text('new-name', 'New target')}
      draftOf={draftOf}
      marksOf={marksOf}
      deleting={{
        loadTree: safetyTargetUuid =>
          dispatch(getSafetyTargetDependencyTree.initiate({ safetyTargetUuid }, FRESH_TREE)),
      }}
    />
  );
}
