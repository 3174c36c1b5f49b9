import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useListCeasQuery } from '@/api/ceas';
import * as situationsApi from '@/api/exposure-situations';
import { useListHazardsQuery } from '@/api/hazards';
import { useAppDispatch } from '@/api/hooks';
import { useGetProjectQuery } from '@/api/projects';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { choiceFilter } from '@/features/shared/sheet/choiceFilter';
import { countedFilter } from '@/features/shared/sheet/countedFilter';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import { situationDraft } from '@/records/models/namedDrafts';
import { exposureSituationModel } from '@/records/models/namedModels';
import { SituationExposure } from './exposure/SituationExposure';
import { useEstimateTypesTool } from './exposure/useEstimateTypesTool';
import { situationColumns, situationStatusOptions } from './situationSheet';

/** In the address: by the hazards that name them. */
const USE = 'use';

/** The exposure situations of a project as a sheet. */
export function SituationsPage() {
  const text = useTexts('situations');
  const sheetText = useTexts('sheet');
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const query = situationsApi.useListExposureSituationsQuery(sheetList(projectUuid), READ_AGAIN);
  const elements = catalogOf(useListCeasQuery(sheetList(projectUuid)).currentData?.data.results);
  const situations = catalogOf(query.currentData?.data.results);
  const columns = useMemo(
    () => situationColumns(situations, elements, text, sheetText),
    [situations, elements, text, sheetText],
  );
  const asksForHazards = useAddressParameters()[0].has(USE);
  const hazards = useListHazardsQuery(asksForHazards ? sheetList(projectUuid) : skipToken).currentData?.data
    .results;
  const filters = useMemo(() => {
    const named = hazards && new Set(hazards.map(({ exposureSituationUuid }) => exposureSituationUuid));
    return [
      choiceFilter('status', text('column-status', 'State'), situationStatusOptions(text)),
      countedFilter<situationsApi.ExposureSituation>(
        USE,
        text('filter-use', 'Use'),
        { value: 'none', label: text('not-in-use', 'To be used, and no hazard names it') },
        ({ uuid, disposition }) => named !== undefined && disposition === 'USED' && !named.has(uuid),
      ),
    ];
  }, [text, hazards]);
  const project = useGetProjectQuery({ projectUuid }).currentData?.data;
  const canEdit = projectPermissions(project).can('analysis.edit');
  const panel = useMemo(
    () =>
      project && {
        id: 'situation-exposure',
        label: text('exposure', 'Exposure'),
        nothingSelected: text('exposure-select', 'Select a situation to estimate how often it occurs.'),
        render: (situation: situationsApi.ExposureSituation) => (
          <SituationExposure key={situation.uuid} project={project} situation={situation} />
        ),
      },
    [project, text],
  );
  const typesTool = useEstimateTypesTool(projectUuid);
  const queue = useEditQueue();
  /** A name that was typed no longer follows the elements, until somebody takes theirs. */
  const nameActions = useCallback(
    (situation: situationsApi.ExposureSituation, columnKey: string) => {
      const { generatedName } = situation;
      if (!canEdit || columnKey !== 'name' || !generatedName || situation.name === generatedName) return [];
      return [
        {
          id: 'generated-name',
          label: text('name-of-elements', 'Use the name of its elements'),
          onSelect: () =>
            queue.edit(exposureSituationModel, [{ record: situation, patch: { name: generatedName } }]),
        },
      ];
    },
    [canEdit, queue, text],
  );
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Situations'),
        add: text('add', 'Add situation'),
        emptyTitle: text('empty-title', 'No situations yet'),
        empty: text(
          'empty',
          'A situation is where a malfunction becomes dangerous, such as “Wet road, 100 km/h”.',
        ),
      }),
    [text, sheetText],
  );
  return (
    <RecordSheet<situationsApi.ExposureSituation>
      projectUuid={projectUuid}
      query={query}
      model={exposureSituationModel}
      columns={columns}
      words={words}
      filters={filters}
      cellActions={nameActions}
      suggesting={typesTool}
      {...(panel && { panel })}
      selectionName="situation"
      newName={text('new-name', 'New situation')}
      draftOf={situationDraft}
      deleting={{
        loadTree: exposureSituationUuid =>
          dispatch(
            situationsApi.getExposureSituationDependencyTree.initiate({ exposureSituationUuid }, FRESH_TREE),
          ),
      }}
    />
  );
}
