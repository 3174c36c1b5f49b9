import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useListAssumptionsQuery } from '@/api/assumptions';
import { useListHazardCommentsQuery } from '@/api/hazard-comments';
import { useListHazardRrmsQuery } from '@/api/hazard-rrms';
import { useListHazardVoteEventsQuery } from '@/api/hazard-voting';
import type { Hazard } from '@/api/hazards';
import { useListHumanTasksQuery } from '@/api/human-tasks';
import { useListSafetyTargetsQuery } from '@/api/lookups';
import { useListMisusesQuery } from '@/api/misuses';
import { useListProjectMembersQuery } from '@/api/project-members';
import type { Project } from '@/api/projects';
import type { RiskRatingSet } from '@/api/risk-model';
import { useListRrmsQuery } from '@/api/rrms';
import { useListSremsQuery } from '@/api/srems';
import {
  useListHazardEffectTypesQuery,
  useListInjuryTypesQuery,
  useListPersonnelQuery,
} from '@/features/shared/built-in/queries';
import type { TextOf } from '@/features/shared/rating/ratingTexts';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { referencesColumn } from '@/features/shared/sheet/columns/referencesColumn';
import type { SheetColumn } from '@/features/shared/sheet/elsewhere';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useListAsShown } from '@/features/shared/sheet/useListAsShown';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import { useFormats } from '@/glossary/useFormats';
import { useEditQueue } from '@/records/EditQueueContext';
import { requirementDraft, targetDraft } from '@/records/models/namedDrafts';
import {
  type MeasureUse,
  measureModel,
  measureUseModel,
  requirementModel,
  targetModel,
} from '@/records/models/treatmentModels';
import { newRecord } from '@/records/newRecord';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import type { WorksheetColumn } from '@/ui/worksheet';
import { detailColumns, reasonColumns } from './detailColumns';
import { commentsColumn, votesColumn } from './discussionColumns';
import { isAgreedOn } from './linkColumns';
import { residualColumns } from './residualColumns';
import { sourceColumns } from './sourceColumns';
import { demandColumns, measureColumns, stateColumns } from './treatmentColumns';

/** Groups of columns beside those that are always there (domain model 2.9). */
export const MORE_COLUMNS = [
  'reasons',
  'people',
  'votes',
  'residual',
  'measures',
  'targets',
  'source',
  'all',
] as const;
export type MoreColumns = (typeof MORE_COLUMNS)[number];

const NONE: readonly never[] = [];

/** Name in the address. */
export const COLUMNS = 'columns';

/** The group that the address asks for. */
export const moreColumnsOf = (address: URLSearchParams): MoreColumns | undefined =>
  MORE_COLUMNS.find(name => name === address.get(COLUMNS));

/**
 * The lists that the columns of a group name records of. They are asked for once the hazards are shown: with them, all would
 * come later, as database and page share the processor.
 */
function useMoreLists({ uuid: projectUuid, style }: Project, more: MoreColumns | undefined) {
  const isShown = (group: MoreColumns) => more === group || more === 'all';
  const inOrder = sheetList(projectUuid);
  const all = { projectUuid, limit: SHEET_LIMIT };
  const ofPeople = isShown('people');
  return {
    assumptions: useListAssumptionsQuery(ofPeople ? inOrder : skipToken),
    misuses: useListMisusesQuery(ofPeople ? inOrder : skipToken),
    humanTasks: useListHumanTasksQuery(ofPeople && style === 'MACHINE' ? inOrder : skipToken),
    injuries: useListInjuryTypesQuery(ofPeople ? all : skipToken),
    effectTypes: useListHazardEffectTypesQuery(ofPeople ? all : skipToken),
    personnel: useListPersonnelQuery(ofPeople ? all : skipToken),
    members: useListProjectMembersQuery(ofPeople ? all : skipToken),
    rounds: useListHazardVoteEventsQuery(isShown('votes') ? all : skipToken),
    comments: useListHazardCommentsQuery(isShown('votes') ? { ...all, isResolved: false } : skipToken),
    targets: useListSafetyTargetsQuery(isShown('targets') ? inOrder : skipToken),
    requirements: useListSremsQuery(isShown('targets') ? inOrder : skipToken),
    measures: useListRrmsQuery(isShown('measures') ? inOrder : skipToken),
    uses: useListHazardRrmsQuery(isShown('measures') ? all : skipToken),
  };
}

/** The columns of a group, once what they name was loaded. */
export function useMoreColumns(
  project: Project,
  set: RiskRatingSet,
  more: MoreColumns | undefined,
  text: TextOf,
): readonly SheetColumn<Hazard>[] {
  const { uuid: projectUuid, style } = project;
  const { decimalSeparator } = useFormats();
  const queries = useMoreLists(project, more);
  const ofPeople = more === 'people' || more === 'all';
  // What is typed by name would be lost in a column whose list has not arrived, so a group comes with its lists.
  const isArriving = Object.values(queries).some(query => query.isFetching && !query.currentData);
  const people = useProjectPeople(ofPeople ? projectUuid : undefined);
  const assumptions = queries.assumptions.currentData?.data.results;
  const misuses = queries.misuses.currentData?.data.results;
  const humanTasks = queries.humanTasks.currentData?.data.results;
  const injuries = queries.injuries.currentData?.data.results;
  const effectTypes = queries.effectTypes.currentData?.data.results;
  const personnel = queries.personnel.currentData?.data.results;
  const rounds = queries.rounds.currentData?.data.results;
  const comments = queries.comments.currentData?.data.results;
  const targets = useListAsShown(targetModel, queries.targets.currentData?.data.results);
  const requirements = useListAsShown(requirementModel, queries.requirements.currentData?.data.results);
  const measures = useListAsShown(measureModel, queries.measures.currentData?.data.results);
  const uses = useListAsShown(
    measureUseModel,
    queries.uses.currentData?.data.results as readonly MeasureUse[] | undefined,
  );
  const make = useMakeDemands(projectUuid, set.uuid);
  return useMemo(() => {
    if (!more || isArriving) return NONE;
    const has = (group: MoreColumns) => more === group || more === 'all';
    const details = detailColumns({
      people,
      lists: {
        assumptionUuids: catalogOf(assumptions),
        misuseUuid: catalogOf(misuses),
        injuryTypeUuids: catalogOf(injuries),
        humanTaskUuid: catalogOf(humanTasks),
      },
      effectTypes: effectTypes ?? NONE,
      decimalSeparator,
      text,
    });
    const persons = referencesColumn<Hazard>({
      key: 'personnelUuids',
      name: text('column-persons', 'Persons at risk'),
      catalog: catalogOf(personnel),
      isEditable: hazard => !isAgreedOn(hazard),
      getValue: ({ personnelUuids }) => personnelUuids,
    }) as WorksheetColumn<Hazard>;
    return [
      ...(has('reasons') ? reasonColumns(set, text) : []),
      ...(has('people')
        ? [
            // A machine's worksheet has its persons from the start.
            ...(style === 'MACHINE' ? [details.humanTaskUuid] : [details.misuseUuid, persons]),
            details.hazardEffects,
            details.injuryTypeUuids,
            details.assumptionUuids,
            details.ownerUserUuid,
            ...stateColumns(text),
          ]
        : []),
      ...(has('votes') ? [votesColumn(rounds ?? NONE, text), commentsColumn(comments ?? NONE, text)] : []),
      ...(has('measures') ? measureColumns({ measures, uses }, projectUuid, set, text) : []),
      ...(has('residual') || has('measures') ? residualColumns(set, text) : []),
      ...(has('targets') ? [...demandColumns({ targets, requirements }, make, text), details.fttiMs] : []),
      ...(has('source') ? sourceColumns(set, text) : []),
    ];
  }, [
    more,
    isArriving,
    set,
    style,
    text,
    decimalSeparator,
    people,
    assumptions,
    misuses,
    injuries,
    humanTasks,
    effectTypes,
    personnel,
    rounds,
    comments,
    targets,
    requirements,
    measures,
    uses,
    make,
    projectUuid,
  ]);
}

/** Makes targets and requirements from the cells in which their names were typed; they are there at once. */
function useMakeDemands(projectUuid: string, riskRatingSetUuid: string) {
  const queue = useEditQueue();
  return useMemo(() => {
    const made = <R extends ProjectRecord>(model: RecordModel<R>, record: R) => {
      queue.add(model, [record]);
      return Promise.resolve(record.uuid);
    };
    const named = (name: string) => ({ ...newRecord(projectUuid), name });
    return {
      target: (name: string) => made(targetModel, targetDraft(named(name), riskRatingSetUuid)),
      requirement: (name: string) => made(requirementModel, requirementDraft(named(name))),
    };
  }, [queue, projectUuid, riskRatingSetUuid]);
}
