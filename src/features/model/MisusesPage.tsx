import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import * as misusesApi from '@/api/misuses';
import { useGetProjectQuery } from '@/api/projects';
import { useListTasksQuery } from '@/api/tasks';
import { useListPersonnelQuery } from '@/features/shared/built-in/queries';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { choiceFilter } from '@/features/shared/sheet/choiceFilter';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { misuseModel } from '@/records/models/contextModels';
import { misuseDraft } from '@/records/models/namedDrafts';
import { dispositionOptions } from './malfunctionSheet';
import { misuseColumns } from './misuseSheet';
import { usePeopleTool } from './usePeopleTool';

/** The reasonably foreseeable misuses of a project as a sheet (ISO 12100 clause 5.4). */
export function MisusesPage() {
  const text = useTexts('misuses');
  const malfunctionText = useTexts('malfunctions');
  const sheetText = useTexts('sheet');
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const query = misusesApi.useListMisusesQuery(sheetList(projectUuid), READ_AGAIN);
  const misuses = catalogOf(query.currentData?.data.results);
  const personnel = catalogOf(
    useListPersonnelQuery({ projectUuid, limit: SHEET_LIMIT }).currentData?.data.results,
  );
  const hasTasks = useGetProjectQuery({ projectUuid }).currentData?.data.style === 'MACHINE';
  const tasks = catalogOf(useListTasksQuery(sheetList(projectUuid)).currentData?.data.results);
  const people = usePeopleTool(projectUuid, personnel.items);
  const columns = useMemo(
    () => misuseColumns({ misuses, personnel, tasks }, { text, malfunctionText, sheetText }, hasTasks),
    [misuses, personnel, tasks, text, malfunctionText, sheetText, hasTasks],
  );
  const filters = useMemo(
    () => [
      choiceFilter(
        'disposition',
        malfunctionText('column-disposition', 'Decision'),
        dispositionOptions(malfunctionText),
      ),
    ],
    [malfunctionText],
  );
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Misuses'),
        add: text('add', 'Add misuse'),
        emptyTitle: text('empty-title', 'No misuses yet'),
        empty: text(
          'empty',
          'A misuse is a wrong use that one has to expect, such as reaching over a fence. It can lead to a hazard as a malfunction does.',
        ),
      }),
    [text, sheetText],
  );
  return (
    <RecordSheet<misusesApi.Misuse>
      projectUuid={projectUuid}
      query={query}
      model={misuseModel}
      columns={columns}
      words={words}
      filters={filters}
      selectionName="misuse"
      newName={text('new-name', 'New misuse')}
      draftOf={misuseDraft}
      suggesting={people}
      deleting={{
        loadTree: misuseUuid =>
          dispatch(misusesApi.getMisuseDependencyTree.initiate({ misuseUuid }, FRESH_TREE)),
      }}
    />
  );
}
