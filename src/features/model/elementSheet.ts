import type { CeaType } from '@/api/cea-types';
import type { Cea } from '@/api/ceas';
import { CeaUpdateLimits } from '@/api/limits';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { referenceColumn } from '@/features/shared/sheet/columns/referenceColumn';
import type { SheetGroup } from '@/features/shared/sheet/sheetTypes';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import type { NewRecord } from '@/records/newRecord';
import { longTextColumn, numberColumn, type WorksheetColumn } from '@/ui/worksheet';

type Text = TextFunction<'elements'>;

export const ELEMENT_KINDS = defineTexts(
  'elements',
  { CONDITION: 'Condition', ENVIRONMENT: 'Environment', ACTIVITY: 'Activity' },
  'kind-',
);

/** A type with what one has to know of it: "Weather · Environment · one per situation". */
export const typeLabel = ({ name, kind, exclusive }: CeaType, text: Text): string =>
  [name, text(ELEMENT_KINDS[kind]), ...(exclusive ? [text('exclusive', 'one per situation')] : [])].join(
    ' · ',
  );

export const elementColumns = (
  types: Catalog<CeaType>,
  decimalSeparator: '.' | ',',
  text: Text,
  sheetText: TextFunction<'sheet'>,
): WorksheetColumn<Cea>[] => {
  const [code, name, description] = recordColumns<Cea>(CeaUpdateLimits, sheetText);
  return [
    ...[code, name].filter(column => column !== undefined),
    referenceColumn<Cea>({
      key: 'ceaTypeUuid',
      name: text('column-type', 'Type'),
      width: 180,
      catalog: types,
      isRequired: true,
      getValue: ({ ceaTypeUuid }) => ceaTypeUuid,
    }),
    numberColumn<Cea>({
      key: 'share',
      name: text('column-share', 'Share of time, %'),
      width: 130,
      decimalSeparator,
      scale: 100,
      minimum: 0,
      maximum: 100,
      getValue: ({ share }) => share,
    }),
    longTextColumn<Cea>({
      key: 'shareSource',
      name: text('column-source', 'Where the share comes from'),
      width: 200,
      grow: true,
      maxLength: CeaUpdateLimits.shareSource.maxLength,
      getValue: ({ shareSource }) => shareSource,
    }),
    ...[description].filter(column => column !== undefined),
  ];
};

/** Types in their order. */
export const elementGroups = (types: Catalog<CeaType>, text: Text): readonly SheetGroup<Cea>[] => [
  {
    id: 'type',
    label: text('column-type', 'Type'),
    grouping: {
      groups: types.items.map(type => ({ key: type.uuid, label: typeLabel(type, text) })),
      groupOf: ({ ceaTypeUuid }) => (types.byUuid.has(ceaTypeUuid) ? ceaTypeUuid : ''),
    },
  },
  { id: 'none', label: text('no-groups', 'None'), grouping: undefined },
];

/** An element until it is created: of the type in whose group it was added, else of the last element's. */
export function elementDraft(types: Catalog<CeaType>, elements: readonly Cea[] | undefined) {
  const last = elements?.at(-1)?.ceaTypeUuid ?? types.items.find(({ isActive }) => isActive)?.uuid;
  if (last === undefined) return undefined;
  return (base: NewRecord, groupUuid: string | undefined): Cea => ({
    ...base,
    ceaTypeUuid: groupUuid ?? last,
    share: null,
    shareSource: '',
  });
}
