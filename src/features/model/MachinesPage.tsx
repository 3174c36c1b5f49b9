import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import { MachineUpdateLimits } from '@/api/limits';
import * as machinesApi from '@/api/machines';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { type Catalog, catalogOf } from '@/features/shared/sheet/catalog';
import { parentColumn } from '@/features/shared/sheet/columns/parentColumn';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { type TextFunction, useTexts } from '@/glossary/useText';
import { machineDraft } from '@/records/models/namedDrafts';
import { machineModel } from '@/records/models/namedModels';
import { longTextColumn, textColumn, type WorksheetColumn } from '@/ui/worksheet';

type Machine = machinesApi.Machine;

/** The machines of a project and their parts as a sheet (ISO 12100 clause 5.3). */
export function MachinesPage() {
  const text = useTexts('machines');
  const sheetText = useTexts('sheet');
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const query = machinesApi.useListMachinesQuery(sheetList(projectUuid), READ_AGAIN);
  const machines = catalogOf(query.currentData?.data.results);
  const columns = useMemo(
    () => [...recordColumns<Machine>(MachineUpdateLimits, sheetText), ...machineColumns(machines, text)],
    [machines, text, sheetText],
  );
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Machines'),
        add: text('add', 'Add machine'),
        emptyTitle: text('empty-title', 'No machines yet'),
        empty: text('empty', 'Begin with the machine and its parts, and what each is meant to be used for.'),
      }),
    [text, sheetText],
  );
  return (
    <RecordSheet<Machine>
      projectUuid={projectUuid}
      query={query}
      model={machineModel}
      columns={columns}
      words={words}
      selectionName="machine"
      newName={text('new-name', 'New machine')}
      draftOf={machineDraft}
      deleting={{
        loadTree: machineUuid =>
          dispatch(machinesApi.getMachineDependencyTree.initiate({ machineUuid }, FRESH_TREE)),
      }}
    />
  );
}

const { manufacturer, model, machineType, variant, intendedUse, spaceLimits, timeLimits, otherLimits } =
  MachineUpdateLimits;

const machineColumns = (
  machines: Catalog<Machine>,
  text: TextFunction<'machines'>,
): WorksheetColumn<Machine>[] => [
  parentColumn<Machine>({
    key: 'parentMachineUuid',
    name: text('column-parent', 'Part of'),
    width: 150,
    catalog: machines,
    getValue: ({ parentMachineUuid }) => parentMachineUuid,
  }),
  textColumn<Machine>({
    key: 'manufacturer',
    name: text('column-manufacturer', 'Manufacturer'),
    width: 140,
    maxLength: manufacturer.maxLength,
    getValue: machine => machine.manufacturer,
  }),
  textColumn<Machine>({
    key: 'model',
    name: text('column-model', 'Model'),
    width: 120,
    maxLength: model.maxLength,
    getValue: machine => machine.model,
  }),
  textColumn<Machine>({
    key: 'machineType',
    name: text('column-type', 'Type'),
    width: 120,
    maxLength: machineType.maxLength,
    getValue: machine => machine.machineType,
  }),
  textColumn<Machine>({
    key: 'variant',
    name: text('column-variant', 'Variant'),
    width: 110,
    maxLength: variant.maxLength,
    getValue: machine => machine.variant,
  }),
  longTextColumn<Machine>({
    key: 'intendedUse',
    name: text('column-use', 'Intended use'),
    width: 220,
    grow: true,
    maxLength: intendedUse.maxLength,
    getValue: machine => machine.intendedUse,
  }),
  longTextColumn<Machine>({
    key: 'spaceLimits',
    name: text('column-space', 'Space limits'),
    width: 160,
    maxLength: spaceLimits.maxLength,
    getValue: machine => machine.spaceLimits,
  }),
  longTextColumn<Machine>({
    key: 'timeLimits',
    name: text('column-time', 'Time limits'),
    width: 160,
    maxLength: timeLimits.maxLength,
    getValue: machine => machine.timeLimits,
  }),
  longTextColumn<Machine>({
    key: 'otherLimits',
    name: text('column-other', 'Other limits'),
    width: 160,
    maxLength: otherLimits.maxLength,
    getValue: machine => machine.otherLimits,
  }),
];
