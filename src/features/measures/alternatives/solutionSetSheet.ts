import { SolutionSetUpdateLimits } from '@/api/limits';
import type { SolutionSet } from '@/api/lookups';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import type { TextFunction } from '@/glossary/useText';
import type { NewRecord } from '@/records/newRecord';
import {
  choiceColumn,
  longTextColumn,
  numberColumn,
  toggleColumn,
  type WorksheetColumn,
} from '@/ui/worksheet';
import { ALTERNATIVE_KINDS } from '../hazard/measureTexts';
import type { Treatment } from '../hazard/treatment';

/** The measures in each alternative, each named once, however many hazards use it. */
const measuresIn = (treatments: readonly Treatment[], { uuid }: SolutionSet): readonly string[] => [
  ...new Set(
    treatments.flatMap(({ use, measure }) =>
      use.solutionSetUuid === uuid ? `${measure.code} ${measure.name}` : [],
    ),
  ),
];

export const solutionSetColumns = (
  treatments: readonly Treatment[],
  decimalSeparator: '.' | ',',
  text: TextFunction<'alternatives'>,
  sheetText: TextFunction<'sheet'>,
): WorksheetColumn<SolutionSet>[] => {
  const [code, name] = recordColumns<SolutionSet>(SolutionSetUpdateLimits, sheetText);
  const { cost, note, kind } = SolutionSetUpdateLimits;
  return [
    ...[code, name].filter(column => column !== undefined),
    choiceColumn<SolutionSet>({
      key: 'kind',
      name: text('column-kind', 'Kind'),
      width: 130,
      isRequired: true,
      options: kind.enum.map(value => ({ value, label: text(ALTERNATIVE_KINDS[value]) })),
      getValue: solutionSet => solutionSet.kind,
    }),
    toggleColumn<SolutionSet>({
      yes: sheetText('yes', 'Yes'),
      no: sheetText('no', 'No'),
      key: 'isSelected',
      name: text('column-selected', 'Chosen for the project'),
      description: text(
        'column-selected-help',
        'Applies to every hazard that chooses none of its own. Choosing one takes it from the other.',
      ),
      width: 180,
      getValue: ({ isSelected }) => isSelected,
    }),
    // Read only, but as many lines as it has measures.
    longTextColumn<SolutionSet>({
      key: 'hazardRrmUuids',
      isEditable: () => false,
      maxLength: note.maxLength,
      name: text('column-measures', 'Measures'),
      width: 260,
      grow: true,
      getValue: solutionSet => measuresIn(treatments, solutionSet).join('\n'),
    }),
    numberColumn<SolutionSet>({
      key: 'cost',
      name: text('column-cost', 'Cost'),
      width: 110,
      decimalSeparator,
      minimum: cost.minimum,
      maximum: cost.maximum,
      getValue: solutionSet => solutionSet.cost,
    }),
    longTextColumn<SolutionSet>({
      key: 'note',
      name: text('column-note', 'Note'),
      width: 240,
      grow: true,
      maxLength: note.maxLength,
      getValue: solutionSet => solutionSet.note,
    }),
  ];
};

/** An alternative until it is created. */
export const solutionSetDraft = (base: NewRecord): SolutionSet => ({
  ...base,
  kind: 'PROPOSED',
  isSelected: false,
  cost: null,
  note: '',
  hazardRrmUuids: [],
});
