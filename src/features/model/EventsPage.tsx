import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import * as eventsApi from '@/api/hazardous-events';
import { useAppDispatch } from '@/api/hooks';
import { HazardousEventUpdateLimits } from '@/api/limits';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { useTexts } from '@/glossary/useText';
import { eventDraft } from '@/records/models/namedDrafts';
import { hazardousEventModel } from '@/records/models/namedModels';

/** The hazardous events of a project as a sheet. */
export function EventsPage() {
  const text = useTexts('events');
  const sheetText = useTexts('sheet');
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const query = eventsApi.useListHazardousEventsQuery(sheetList(projectUuid), READ_AGAIN);
  const columns = useMemo(
    () => recordColumns<eventsApi.HazardousEvent>(HazardousEventUpdateLimits, sheetText),
    [sheetText],
  );
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Hazardous events'),
        add: text('add', 'Add event'),
        emptyTitle: text('empty-title', 'No hazardous events yet'),
        empty: text('empty', 'A hazardous event is what happens to people when a hazard meets a situation.'),
      }),
    [text, sheetText],
  );
  return (
    <RecordSheet<eventsApi.HazardousEvent>
      projectUuid={projectUuid}
      query={query}
      model={hazardousEventModel}
      columns={columns}
      words={words}
      selectionName="event"
      newName={text('new-name', 'New event')}
      draftOf={eventDraft}
      deleting={{
        loadTree: hazardousEventUuid =>
          dispatch(eventsApi.getHazardousEventDependencyTree.initiate({ hazardousEventUuid }, FRESH_TREE)),
      }}
    />
  );
}
