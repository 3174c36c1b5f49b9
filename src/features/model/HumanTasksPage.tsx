import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import * as humanTasksApi from '@/api/human-tasks';
import { useListTasksQuery } from '@/api/tasks';
import { useListPersonnelQuery, useListZonesQuery } from '@/features/shared/built-in/queries';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { humanTaskModel } from '@/records/models/namedModels';
import { humanTaskColumns, humanTaskDraft, humanTaskGroups } from './humanTaskSheet';
import { usePeopleTool } from './usePeopleTool';

/** What people do at the machines: who, where, how often, how near (ISO 12100 clause 5.4). */
export function HumanTasksPage() {
  const text = useTexts('human-tasks');
  const sheetText = useTexts('sheet');
  const { decimalSeparator } = useFormats();
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const query = humanTasksApi.useListHumanTasksQuery(sheetList(projectUuid), READ_AGAIN);
  const ofLookups = { projectUuid, limit: SHEET_LIMIT };
  const tasks = catalogOf(useListTasksQuery(sheetList(projectUuid)).currentData?.data.results);
  const personnel = catalogOf(useListPersonnelQuery(ofLookups).currentData?.data.results);
  const zones = catalogOf(useListZonesQuery(ofLookups).currentData?.data.results);
  const people = usePeopleTool(projectUuid, personnel.items);
  const columns = useMemo(
    () => humanTaskColumns({ tasks, personnel, zones }, decimalSeparator, text, sheetText),
    [tasks, personnel, zones, decimalSeparator, text, sheetText],
  );
  const groups = useMemo(() => humanTaskGroups(tasks, text), [tasks, text]);
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Human tasks'),
        add: text('add', 'Add human task'),
        emptyTitle: text('empty-title', 'No human tasks yet'),
        empty: text(
          'empty',
          'A human task is what a person does at a machine, such as reaching in to free a jammed box.',
        ),
      }),
    [text, sheetText],
  );
  return (
    <RecordSheet<humanTasksApi.HumanTask>
      projectUuid={projectUuid}
      query={query}
      model={humanTaskModel}
      columns={columns}
      words={words}
      groups={groups}
      selectionName="humanTask"
      newName={text('new-name', 'New human task')}
      draftOf={humanTaskDraft}
      suggesting={people}
      deleting={{
        loadTree: humanTaskUuid =>
          dispatch(humanTasksApi.getHumanTaskDependencyTree.initiate({ humanTaskUuid }, FRESH_TREE)),
      }}
    />
  );
}
