import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import * as machineHazardsApi from '@/api/machine-hazards';
import { useListMachinesQuery } from '@/api/machines';
import {
  useListEnergySourcesQuery,
  useListHazardTypesQuery,
  useListZonesQuery,
} from '@/features/shared/built-in/queries';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { choiceFilter } from '@/features/shared/sheet/choiceFilter';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { machineHazardModel } from '@/records/models/machineHazardModel';
import {
  machineHazardColumns,
  machineHazardDraft,
  machineHazardGroups,
  machineHazardStatusOptions,
} from './machineHazardSheet';

/** The dangers of the machines themselves, before thinking of tasks (ISO 12100 clause 5.4). */
export function MachineHazardsPage() {
  const text = useTexts('machine-hazards');
  const sheetText = useTexts('sheet');
  const { decimalSeparator } = useFormats();
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const query = machineHazardsApi.useListMachineHazardsQuery(sheetList(projectUuid), READ_AGAIN);
  const machinesQuery = useListMachinesQuery(sheetList(projectUuid));
  const ofLookups = { projectUuid, limit: SHEET_LIMIT };
  const typesQuery = useListHazardTypesQuery(ofLookups);
  const hazards = catalogOf(query.currentData?.data.results);
  const machines = catalogOf(machinesQuery.currentData?.data.results);
  const hazardTypes = catalogOf(typesQuery.currentData?.data.results);
  const energySources = catalogOf(useListEnergySourcesQuery(ofLookups).currentData?.data.results);
  const zones = catalogOf(useListZonesQuery(ofLookups).currentData?.data.results);
  const columns = useMemo(
    () =>
      machineHazardColumns(
        { machines, hazardTypes, energySources, zones },
        decimalSeparator,
        text,
        sheetText,
      ),
    [machines, hazardTypes, energySources, zones, decimalSeparator, text, sheetText],
  );
  const filters = useMemo(
    () => [choiceFilter('status', text('column-status', 'State'), machineHazardStatusOptions(text))],
    [text],
  );
  const groups = useMemo(
    () => machineHazardGroups({ machines, hazardTypes }, text),
    [machines, hazardTypes, text],
  );
  const draftOf = useMemo(
    () => machineHazardDraft(hazards, { machines, hazardTypes }),
    [hazards, machines, hazardTypes],
  );
  const hasMachines = machines.items.length > 0;
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Machine hazards'),
        add: text('add', 'Add machine hazard'),
        emptyTitle: text('empty-title', 'No machine hazards yet'),
        empty: hasMachines
          ? text(
              'empty',
              'A machine hazard is a danger of the machine itself, such as a nip point or 400 V, whatever people do there.',
            )
          : text('no-machine', 'Every machine hazard belongs to a machine: add a machine first.'),
      }),
    [text, sheetText, hasMachines],
  );
  return (
    <RecordSheet<machineHazardsApi.MachineHazard>
      projectUuid={projectUuid}
      query={query}
      alsoNeeded={[machinesQuery, typesQuery]}
      model={machineHazardModel}
      columns={columns}
      words={words}
      filters={filters}
      groups={groups}
      selectionName="machineHazard"
      newName={text('new-name', 'New machine hazard')}
      draftOf={draftOf}
      deleting={{
        loadTree: machineHazardUuid =>
          dispatch(
            machineHazardsApi.getMachineHazardDependencyTree.initiate({ machineHazardUuid }, FRESH_TREE),
          ),
      }}
    />
  );
}
