import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import * as eventsApi from '@/api/hazardous-events';
import { useAppDispatch } from '@/api/hooks';
import { HazardousEventUpdateLimits } from '@/api/limits';
import { useListHazardEffectTypesQuery } from '@/features/shared/built-in/queries';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { referencesColumn } from '@/features/shared/sheet/columns/referencesColumn';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
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
  const effectTypes = catalogOf(
    useListHazardEffectTypesQuery({ projectUuid, limit: SHEET_LIMIT }).currentData?.data.results,
  );
  const columns = useMemo(
    () => [
      ...recordColumns<eventsApi.HazardousEvent>(HazardousEventUpdateLimits, sheetText),
      referencesColumn<eventsApi.HazardousEvent>({
        key: 'defaultEffectTypeUuids',
        name: text('column-effects', 'Usual effects'),
        description: text(
          'column-effects-help',
          'A hazard without effects that takes the event gets these. Effects that are written down stay.',
        ),
        width: 240,
        catalog: effectTypes,
        getValue: ({ defaultEffectTypeUuids }) => defaultEffectTypeUuids,
      }),
    ],
    [effectTypes, text, sheetText],
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
