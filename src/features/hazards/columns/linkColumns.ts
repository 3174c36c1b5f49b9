import type { Hazard } from '@/api/hazards';
import { FunctionCreateLimits } from '@/api/limits';
import { referenceColumn } from '@/features/shared/sheet/columns/referenceColumn';
import { referencesColumn } from '@/features/shared/sheet/columns/referencesColumn';
import type { EditStart, WorksheetColumn } from '@/ui/worksheet';
import type { TextOf } from '../../shared/rating/ratingTexts';
import type { CatalogName, Catalogs } from '../view/catalog';
import { LINK_COLUMNS, type LinkField } from '../view/hazardFields';
import { hazardTypeColumn, type SplitByType } from './hazardTypeColumn';

/** Makes a record that the list did not have and writes it into the cell, or gives the one that it names another name. */
export type CreateRecord = (
  place: { catalog: CatalogName; field: LinkField },
  name: string,
  hazard: Hazard,
  start: EditStart,
) => Promise<void>;

/** What may be made from its cell; other lists are looked after by an administrator. */
const CREATABLE: readonly CatalogName[] = [
  'functions',
  'malfunctions',
  'exposureSituations',
  'hazardousEvents',
  'machines',
  'tasks',
  'zones',
];

export interface LinkColumnsOptions {
  style: Hazard['style'];
  catalogs: Catalogs;
  /** Whether records may be made from a cell, which is another permission than changing hazards. */
  canCreate: boolean;
  create: CreateRecord;
  /** Left out where no rows can be added. */
  splitByType?: SplitByType | undefined;
  text: TextOf;
}

/** Locked at either stage: what it is about stays as it was agreed on (domain model 2.6, R2). */
export const isAgreedOn = (
  hazard: Pick<Hazard, 'isConsensusVotingLocked' | 'isFinalConsensusVotingLocked'>,
): boolean => hazard.isConsensusVotingLocked || hazard.isFinalConsensusVotingLocked;

/** The columns that point at other records, each chosen from its list. */
export function linkColumns(options: LinkColumnsOptions): WorksheetColumn<Hazard>[] {
  const { style, catalogs, canCreate, create, splitByType, text } = options;
  // Without a function every malfunction is offered: choosing one fills the function.
  const isOfFunction = (uuid: string, { functionUuid }: Hazard) =>
    !functionUuid || catalogs.malfunctions.byUuid.get(uuid)?.functionUuid === functionUuid;
  const still = {
    isEditable: (hazard: Hazard) => !isAgreedOn(hazard),
    whyReadOnly: () =>
      text(
        'story-locked',
        'The values of this hazard are agreed and locked, so it stays what it was agreed on. A lead can unlock them with a reason.',
      ),
  };
  return LINK_COLUMNS[style].map(({ field, label, width, grow, catalog }): WorksheetColumn<Hazard> => {
    const column = { key: field, name: text(label), width, grow, catalog: catalogs[catalog], ...still };
    if (field === 'personnelUuids')
      return referencesColumn<Hazard>({
        ...column,
        isFoundByWords: true,
        getValue: ({ personnelUuids }) => personnelUuids,
      });
    const reference = referenceColumn<Hazard>({
      ...column,
      getValue: hazard => hazard[field],
      ...(catalog === 'malfunctions' && { isOffered: isOfFunction }),
      // Nothing is made from such a cell, so a table that says it in fewer words is understood.
      isFoundByWords: !CREATABLE.includes(catalog),
      ...(canCreate &&
        CREATABLE.includes(catalog) && {
          // Every record's name may be as long.
          maxCreatedLength: FunctionCreateLimits.name.maxLength,
          // The name and the cell are one step: nothing is left to be written.
          onCreateOption: (name: string, hazard: Hazard, start: EditStart) =>
            create({ catalog, field }, name, hazard, start).then(() => null),
        }),
    });
    return catalog === 'hazardTypes' && splitByType
      ? hazardTypeColumn(reference, column.catalog, splitByType)
      : reference;
  });
}
