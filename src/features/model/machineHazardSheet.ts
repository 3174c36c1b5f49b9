import { MachineHazardUpdateLimits } from '@/api/limits';
import type { LookupEntry } from '@/api/lookups';
import type { MachineHazard } from '@/api/machine-hazards';
import type { Machine } from '@/api/machines';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { referenceColumn } from '@/features/shared/sheet/columns/referenceColumn';
import { byName, groupByReference } from '@/features/shared/sheet/groupByReference';
import type { SheetGroup } from '@/features/shared/sheet/sheetTypes';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import { MAGNITUDE, type Magnitude, magnitudeOf } from '@/records/models/machineHazardModel';
import type { NewRecord } from '@/records/newRecord';
import { choiceColumn, quantityColumn, type WorksheetColumn } from '@/ui/worksheet';

interface MachineHazardCatalogs {
  machines: Catalog<Machine>;
  hazardTypes: Catalog<LookupEntry>;
  energySources: Catalog<LookupEntry>;
  zones: Catalog<LookupEntry>;
}

type Text = TextFunction<'machine-hazards'>;

const STATUSES = defineTexts(
  'machine-hazards',
  { IDENTIFIED: 'Identified', NOT_PRESENT: 'Checked, none', ASSESSED: 'Assessed' },
  'status-',
);

export const machineHazardStatusOptions = (text: Text) =>
  MachineHazardUpdateLimits.status.enum.map(value => ({ value, label: text(STATUSES[value]) }));

/** What people write for a unit; symbols and names are the same in English and German. */
const UNITS: Readonly<Record<Magnitude['unit'], readonly string[]>> = {
  N: ['N', 'newton'],
  J: ['J', 'joule'],
  V: ['V', 'volt'],
  C: ['°C', 'C', 'Celsius'],
};

export const machineHazardColumns = (
  { machines, hazardTypes, energySources, zones }: MachineHazardCatalogs,
  decimalSeparator: '.' | ',',
  text: Text,
  sheetText: TextFunction<'sheet'>,
): WorksheetColumn<MachineHazard>[] => {
  const [code, name, description] = recordColumns<MachineHazard>(MachineHazardUpdateLimits, sheetText);
  const { magnitude } = MachineHazardUpdateLimits;
  return [
    ...[code, name].filter(column => column !== undefined),
    referenceColumn<MachineHazard>({
      key: 'hazardTypeUuid',
      name: text('column-type', 'Hazard type'),
      width: 150,
      catalog: hazardTypes,
      isRequired: true,
      getValue: ({ hazardTypeUuid }) => hazardTypeUuid,
    }),
    referenceColumn<MachineHazard>({
      key: 'machineUuid',
      name: text('column-machine', 'Machine'),
      width: 130,
      catalog: machines,
      isRequired: true,
      getValue: ({ machineUuid }) => machineUuid,
    }),
    referenceColumn<MachineHazard>({
      key: 'zoneUuid',
      name: text('column-zone', 'Zone'),
      width: 130,
      catalog: zones,
      getValue: ({ zoneUuid }) => zoneUuid,
    }),
    referenceColumn<MachineHazard>({
      key: 'energySourceUuid',
      name: text('column-energy', 'Energy source'),
      width: 130,
      catalog: energySources,
      getValue: ({ energySourceUuid }) => energySourceUuid,
    }),
    quantityColumn<MachineHazard, Magnitude['unit']>({
      key: MAGNITUDE,
      name: text('column-magnitude', 'Magnitude'),
      width: 100,
      decimalSeparator,
      minimum: magnitude.minimum,
      maximum: magnitude.maximum,
      units: UNITS,
      noUnit: typed =>
        text('no-unit', '“{1}” needs a unit: newton (N), joule (J), volt (V) or °C.', { values: [typed] }),
      getValue: magnitudeOf,
    }),
    choiceColumn<MachineHazard>({
      key: 'status',
      name: text('column-status', 'State'),
      width: 120,
      isRequired: true,
      isOrdered: true,
      options: machineHazardStatusOptions(text),
      getValue: ({ status }) => status,
    }),
    ...[description].filter(column => column !== undefined),
  ];
};

export const machineHazardGroups = (
  { machines, hazardTypes }: Pick<MachineHazardCatalogs, 'machines' | 'hazardTypes'>,
  text: Text,
): readonly SheetGroup<MachineHazard>[] => [
  {
    id: 'machine',
    label: text('column-machine', 'Machine'),
    grouping: groupByReference(machines, ({ machineUuid }) => machineUuid),
  },
  {
    id: 'type',
    label: text('column-type', 'Hazard type'),
    grouping: groupByReference(hazardTypes, ({ hazardTypeUuid }) => hazardTypeUuid, byName),
  },
  { id: 'none', label: text('no-groups', 'None'), grouping: undefined },
];

/**
 * A machine hazard until it is created: in the group that it was added to, for the rest as the last one.
 * Undefined while there is no machine that it could belong to.
 */
export function machineHazardDraft(
  hazards: Catalog<MachineHazard>,
  { machines, hazardTypes }: Pick<MachineHazardCatalogs, 'machines' | 'hazardTypes'>,
) {
  const last = hazards.items.at(-1);
  const machineUuid = last?.machineUuid ?? machines.items[0]?.uuid;
  const hazardTypeUuid = last?.hazardTypeUuid ?? hazardTypes.options[0]?.value;
  if (machineUuid === undefined || hazardTypeUuid === undefined) return undefined;
  return (base: NewRecord, groupUuid: string | undefined, groupId: string | undefined): MachineHazard => ({
    ...base,
    machineUuid: (groupId === 'machine' ? groupUuid : undefined) ?? machineUuid,
    hazardTypeUuid: (groupId === 'type' ? groupUuid : undefined) ?? hazardTypeUuid,
    energySourceUuid: null,
    zoneUuid: null,
    magnitude: null,
    magnitudeUnit: null,
    status: 'IDENTIFIED',
  });
}
