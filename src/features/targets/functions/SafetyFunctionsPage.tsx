import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useListHazardRrmsQuery } from '@/api/hazard-rrms';
import { useListHazardsQuery } from '@/api/hazards';
import { useAppDispatch } from '@/api/hooks';
import { useGetProjectQuery } from '@/api/projects';
import { useListRrmsQuery } from '@/api/rrms';
import * as functionsApi from '@/api/safety-functions';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { useRatingSets } from '@/features/shared/rating/useRatingSets';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { choiceFilter } from '@/features/shared/sheet/choiceFilter';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useShownRecords } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import { safetyFunctionModel } from '@/records/models/treatmentModels';
import { lazyPart } from '@/ui/lazyPart';
import { demandOn } from './functionDemand';
import {
  functionMarks,
  safetyFunctionColumns,
  safetyFunctionDraft,
  stateOptions,
} from './safetyFunctionSheet';

const FunctionPanel = lazyPart(() => import('./FunctionPanel').then(module => module.FunctionPanel));
const NONE: readonly never[] = [];

/** The safety functions of a project: what each has to reach and why, what it achieves and by what that is shown. */
export function SafetyFunctionsPage() {
  const text = useTexts('safety-functions');
  const sheetText = useTexts('sheet');
  const { decimalSeparator } = useFormats();
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const list = sheetList(projectUuid);
  const query = functionsApi.useListSafetyFunctionsQuery(list, READ_AGAIN);
  const hazardsQuery = useListHazardsQuery(list, READ_AGAIN);
  const usesQuery = useListHazardRrmsQuery({ projectUuid, limit: SHEET_LIMIT }, READ_AGAIN);
  const measuresQuery = useListRrmsQuery(list, READ_AGAIN);
  const project = useGetProjectQuery({ projectUuid }).currentData?.data;
  const sets = useRatingSets(project?.riskRatingSetUuids ?? NONE) ?? NONE;
  const hazards = useShownRecords(hazardModel, hazardsQuery.currentData?.data.results ?? NONE);
  const uses = usesQuery.currentData?.data.results ?? NONE;
  const allMeasures = measuresQuery.currentData?.data.results ?? NONE;
  const controlled = useMemo(
    () => allMeasures.filter(({ isSafetyFunction }) => isSafetyFunction),
    [allMeasures],
  );
  const measures = catalogOf(controlled);
  const demandOf = useMemo(() => {
    const byUuid = new Map(hazards.map(hazard => [hazard.uuid, hazard]));
    return (one: functionsApi.SafetyFunction) => demandOn(one, byUuid, uses, sets);
  }, [hazards, uses, sets]);
  const columns = useMemo(
    () => safetyFunctionColumns({ measures, hazards, sets, demandOf }, decimalSeparator, text, sheetText),
    [measures, hazards, sets, demandOf, decimalSeparator, text, sheetText],
  );
  const marksOf = useMemo(() => functionMarks(demandOf, text), [demandOf, text]);
  const filters = useMemo(
    () => [choiceFilter('status', text('column-state', 'State'), stateOptions(text))],
    [text],
  );
  const firstSet = project?.riskRatingSetUuids[0];
  const draftOf = useMemo(() => (firstSet ? safetyFunctionDraft(firstSet) : undefined), [firstSet]);
  const panel = useMemo(
    () => ({
      id: 'safety-function',
      label: text('panel', 'Why this level'),
      nothingSelected: text('panel-none', 'Choose a safety function to see what asks for its level.'),
      render: (one: functionsApi.SafetyFunction) => (
        <FunctionPanel one={one} demand={demandOf(one)} measures={measures} />
      ),
    }),
    [text, demandOf, measures],
  );
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Safety functions'),
        add: text('add', 'Add safety function'),
        emptyTitle: text('empty-title', 'No safety functions yet'),
        empty: text(
          'empty',
          'A safety function is what the control system does to reduce risks, such as stopping the robot when a gate opens. Its required level is the highest of its hazards.',
        ),
      }),
    [text, sheetText],
  );
  return (
    <RecordSheet<functionsApi.SafetyFunction>
      projectUuid={projectUuid}
      query={query}
      alsoNeeded={[hazardsQuery, usesQuery, measuresQuery]}
      model={safetyFunctionModel}
      columns={columns}
      words={words}
      filters={filters}
      marksOf={marksOf}
      panel={panel}
      selectionName="safetyFunction"
      newName={text('new-name', 'New safety function')}
      draftOf={draftOf}
      deleting={{
        loadTree: safetyFunctionUuid =>
          dispatch(functionsApi.getSafetyFunctionDependencyTree.initiate({ safetyFunctionUuid }, FRESH_TREE)),
      }}
    />
  );
}
