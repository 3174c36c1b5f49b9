import type { HazardRrm } from '@/api/hazard-rrms';
import { RrmUpdateLimits } from '@/api/limits';
import type { RrmType, SafetyTarget } from '@/api/lookups';
import type { Rrm } from '@/api/rrms';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { referenceColumn } from '@/features/shared/sheet/columns/referenceColumn';
import { byName, groupByReference } from '@/features/shared/sheet/groupByReference';
import type { SheetGroup } from '@/features/shared/sheet/sheetTypes';
import type { TextFunction } from '@/glossary/useText';
import { measureDraft as newMeasure } from '@/records/models/namedDrafts';
import type { NewRecord } from '@/records/newRecord';
import {
  longTextColumn,
  numberColumn,
  readonlyColumn,
  textColumn,
  toggleColumn,
  type WorksheetColumn,
} from '@/ui/worksheet';

type Text = TextFunction<'measures'>;

interface MeasureCatalogs {
  /** In the order of the three-step method (ISO 12100:2010 clause 6.1). */
  types: Catalog<RrmType>;
  targets: Catalog<SafetyTarget>;
  /** Of all hazards of the project. */
  uses: readonly HazardRrm[];
}

/** On how many hazards a measure is used, and how many of those it is verified on. */
function usedOn(uses: readonly HazardRrm[], text: Text): (measure: Rrm) => string {
  const counts = new Map<string, { hazards: Set<string>; verified: Set<string> }>();
  for (const { rrmUuid, hazardUuid, status } of uses) {
    const count = counts.get(rrmUuid) ?? { hazards: new Set(), verified: new Set() };
    counts.set(rrmUuid, count);
    count.hazards.add(hazardUuid);
    if (status === 'VERIFIED') count.verified.add(hazardUuid);
  }
  return ({ uuid }) => {
    const { hazards, verified } = counts.get(uuid) ?? {};
    if (!hazards) return '';
    const count = text('used-on-count', '{1} hazards', { count: hazards.size, one: '{1} hazard' });
    return verified?.size
      ? text('used-verified', '{1}, {2} verified', { values: [count, verified.size] })
      : count;
  };
}

/** Where it usually takes a hazard, at a glance: "S −1 · E0". */
const usualEffectText = ({ defaultEffect }: Rrm): string =>
  [
    defaultEffect.severityDelta ? `S −${-defaultEffect.severityDelta}` : '',
    defaultEffect.exposureTo,
    defaultEffect.probabilityTo,
    defaultEffect.avoidabilityTo,
  ]
    .filter(Boolean)
    .join(' · ');

export const measureColumns = (
  { types, targets, uses }: MeasureCatalogs,
  decimalSeparator: '.' | ',',
  text: Text,
  sheetText: TextFunction<'sheet'>,
  currency: string | null = null,
): WorksheetColumn<Rrm>[] => {
  const [code, name, description] = recordColumns<Rrm>(RrmUpdateLimits, sheetText);
  const { standardReference, cost, creditJustificationTemplate } = RrmUpdateLimits;
  const yesNo = { yes: sheetText('yes', 'Yes'), no: sheetText('no', 'No') };
  return [
    ...[code, name].filter(column => column !== undefined),
    referenceColumn<Rrm>({
      key: 'rrmTypeUuid',
      name: text('column-type', 'Type'),
      width: 190,
      catalog: types,
      isRequired: true,
      getValue: ({ rrmTypeUuid }) => rrmTypeUuid,
    }),
    toggleColumn<Rrm>({
      ...yesNo,
      key: 'isSafetyFunction',
      name: text('column-safety-function', 'Safety function'),
      width: 110,
      getValue: ({ isSafetyFunction }) => isSafetyFunction,
    }),
    referenceColumn<Rrm>({
      key: 'safetyTargetUuid',
      name: text('column-target', 'Safety target'),
      width: 150,
      catalog: targets,
      getValue: ({ safetyTargetUuid }) => safetyTargetUuid,
    }),
    textColumn<Rrm>({
      key: 'standardReference',
      name: text('column-standard', 'Standard and clause'),
      width: 140,
      maxLength: standardReference.maxLength,
      getValue: measure => measure.standardReference,
    }),
    // What is only read stands behind what is typed in a row.
    readonlyColumn<Rrm>({
      key: 'uses',
      name: text('column-used', 'Used on'),
      width: 120,
      getValue: usedOn(uses, text),
    }),
    readonlyColumn<Rrm>({
      key: 'defaultEffect',
      name: text('column-effect', 'Usual effect'),
      width: 110,
      getValue: usualEffectText,
    }),
    toggleColumn<Rrm>({
      ...yesNo,
      key: 'canTakeCreditForLowPr',
      name: text('column-credit', 'Credit for low Pr'),
      width: 110,
      getValue: ({ canTakeCreditForLowPr }) => canTakeCreditForLowPr,
    }),
    longTextColumn<Rrm>({
      key: 'creditJustificationTemplate',
      name: text('column-credit-template', 'Why it is unlikely then'),
      width: 150,
      maxLength: creditJustificationTemplate.maxLength,
      getValue: measure => measure.creditJustificationTemplate,
    }),
    numberColumn<Rrm>({
      key: 'cost',
      name: currency
        ? text('column-cost-in', 'Cost ({1})', { values: [currency] })
        : text('column-cost', 'Cost'),
      width: 90,
      decimalSeparator,
      minimum: cost.minimum,
      maximum: cost.maximum,
      getValue: measure => measure.cost,
    }),
    ...[description].filter(column => column !== undefined),
  ];
};

export const measureGroups = (types: Catalog<RrmType>, text: Text): readonly SheetGroup<Rrm>[] => [
  {
    id: 'type',
    label: text('column-type', 'Type'),
    grouping: groupByReference(types, ({ rrmTypeUuid }) => rrmTypeUuid, byName),
  },
  { id: 'none', label: text('no-groups', 'None'), grouping: undefined },
];

/** A measure until it is created: of the type in whose group it was added, else of the last measure's. */
export function measureDraft(types: Catalog<RrmType>, measures: readonly Rrm[]) {
  const last = measures.at(-1)?.rrmTypeUuid ?? types.items[0]?.uuid;
  if (last === undefined) return undefined;
  return (base: NewRecord, typeUuid: string | undefined): Rrm => {
    const rrmTypeUuid = typeUuid ?? last;
    return newMeasure(base, { uuid: rrmTypeUuid, code: types.byUuid.get(rrmTypeUuid)?.code });
  };
}
