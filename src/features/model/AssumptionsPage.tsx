import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import * as assumptionsApi from '@/api/assumptions';
import { useAppDispatch } from '@/api/hooks';
import { FRESH_TREE, type LoadTree } from '@/features/shared/delete/useDependencies';
import { choiceFilter } from '@/features/shared/sheet/choiceFilter';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { assumptionModel } from '@/records/models/contextModels';
import {
  assumptionColumns,
  assumptionDraft,
  assumptionStatusOptions,
  categoryOptions,
} from './assumptionSheet';
import { UsesPanel } from './UsesPanel';

/** What the analysis relies on, as a sheet; beside it what hangs on the selected assumption. */
export function AssumptionsPage() {
  const text = useTexts('assumptions');
  const sheetText = useTexts('sheet');
  const formats = useFormats();
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const query = assumptionsApi.useListAssumptionsQuery(sheetList(projectUuid), READ_AGAIN);
  const people = useProjectPeople(projectUuid);
  const columns = useMemo(
    () => assumptionColumns({ people, formats, text, sheetText }),
    [people, formats, text, sheetText],
  );
  const filters = useMemo(
    () => [
      choiceFilter('status', text('column-status', 'State'), assumptionStatusOptions(text)),
      choiceFilter('category', text('column-category', 'About'), categoryOptions(text)),
    ],
    [text],
  );
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Assumptions'),
        add: text('add', 'Add assumption'),
        emptyTitle: text('empty-title', 'No assumptions yet'),
        empty: text(
          'empty',
          'An assumption is a statement that the analysis relies on, such as “Drivers are trained”. Somebody has to confirm it.',
        ),
      }),
    [text, sheetText],
  );
  const loadTree = useMemo(
    (): LoadTree => assumptionUuid =>
      dispatch(assumptionsApi.getAssumptionDependencyTree.initiate({ assumptionUuid }, FRESH_TREE)),
    [dispatch],
  );
  const panel = useMemo(
    () => ({
      id: 'assumption-uses',
      label: text('uses', 'What hangs on it'),
      nothingSelected: text('uses-select', 'Select an assumption to see what hangs on it.'),
      render: (assumption: assumptionsApi.Assumption) => (
        <UsesPanel
          key={assumption.uuid}
          record={assumption}
          heading={text('uses', 'What hangs on it')}
          none={text.prose('uses-none', 'Nothing in the project names this assumption.')}
          loadTree={loadTree}
        />
      ),
    }),
    [text, loadTree],
  );
  return (
    <RecordSheet<assumptionsApi.Assumption>
      projectUuid={projectUuid}
      query={query}
      model={assumptionModel}
      columns={columns}
      words={words}
      filters={filters}
      panel={panel}
      selectionName="assumption"
      firstColumn="text"
      newName={text('new-name', 'New assumption')}
      draftOf={assumptionDraft}
      deleting={{ loadTree }}
    />
  );
}
