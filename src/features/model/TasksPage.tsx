import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import { useListMachinesQuery } from '@/api/machines';
import * as tasksApi from '@/api/tasks';
import {
  useListLifecyclePhasesQuery,
  useListTaskTypesQuery,
  useListZonesQuery,
} from '@/features/shared/built-in/queries';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { taskDraft } from '@/records/models/namedDrafts';
import { taskModel } from '@/records/models/namedModels';
import { SuggestTasks } from './SuggestTasks';
import { taskColumns, taskGroups } from './taskSheet';

/** The tasks that people do at the machines, as a sheet by machine. */
export function TasksPage() {
  const text = useTexts('tasks');
  const sheetText = useTexts('sheet');
  const { decimalSeparator } = useFormats();
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const query = tasksApi.useListTasksQuery(sheetList(projectUuid), READ_AGAIN);
  const ofLookups = { projectUuid, limit: SHEET_LIMIT };
  const machines = catalogOf(useListMachinesQuery(sheetList(projectUuid)).currentData?.data.results);
  const taskTypes = catalogOf(useListTaskTypesQuery(ofLookups).currentData?.data.results);
  const phases = catalogOf(useListLifecyclePhasesQuery(ofLookups).currentData?.data.results);
  const zones = catalogOf(useListZonesQuery(ofLookups).currentData?.data.results);
  const columns = useMemo(
    () => taskColumns({ machines, taskTypes, phases, zones }, decimalSeparator, text, sheetText),
    [machines, taskTypes, phases, zones, decimalSeparator, text, sheetText],
  );
  const groups = useMemo(() => taskGroups(machines, text), [machines, text]);
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Tasks'),
        add: text('add', 'Add task'),
        emptyTitle: text('empty-title', 'No tasks yet'),
        empty: text(
          'empty',
          'A task is what somebody does at a machine in a phase of its life, such as clearing a jam.',
        ),
      }),
    [text, sheetText],
  );
  const suggesting = useMemo(
    () => ({
      label: text('suggest', 'Suggest tasks'),
      render: (onClose: () => void) => <SuggestTasks projectUuid={projectUuid} onClose={onClose} />,
    }),
    [text, projectUuid],
  );
  return (
    <RecordSheet<tasksApi.Task>
      projectUuid={projectUuid}
      query={query}
      model={taskModel}
      columns={columns}
      words={words}
      groups={groups}
      selectionName="task"
      newName={text('new-name', 'New task')}
      draftOf={taskDraft}
      suggesting={suggesting}
      deleting={{
        loadTree: taskUuid => dispatch(tasksApi.getTaskDependencyTree.initiate({ taskUuid }, FRESH_TREE)),
      }}
    />
  );
}
