import type { Hazard } from '@/api/hazards';
import { type ChoiceOption, choiceColumn, type WorksheetColumn } from '@/ui/worksheet';
import type { TextOf } from '../../shared/rating/ratingTexts';
import { type CatalogName, type Catalogs, malfunctionsOf } from '../view/catalog';
import { LINK_COLUMNS, type LinkColumn, linkedUuids, linkText } from '../view/hazardFields';

/** Makes a record that the list did not have; null when nothing came of it. */
export type CreateRecord = (catalog: CatalogName, name: string, hazard: Hazard) => Promise<string | null>;

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
  /** Names of records that the lists do not have yet. */
  createdNames: ReadonlyMap<string, string>;
  text: TextOf;
}

/** The columns that point at other records, each chosen from its list. */
export function linkColumns({
  style,
  catalogs,
  canCreate,
  create,
  createdNames,
  text,
}: LinkColumnsOptions): WorksheetColumn<Hazard>[] {
  return LINK_COLUMNS[style].map(
    (column): WorksheetColumn<Hazard> =>
      choiceColumn<Hazard>({
        key: column.field,
        name: text(column.label),
        width: column.width,
        grow: true,
        options: optionsOf(column, catalogs),
        // Several persons stand in one cell; the panel changes them one by one.
        getValue: hazard => linkedUuids(hazard, column).join(',') || null,
        getLabel: hazard =>
          linkText(hazard, column, catalogs) || createdNames.get(linkedUuids(hazard, column)[0] ?? ''),
        getTooltip: hazard => tooltipOf(hazard, column, catalogs),
        ...(canCreate &&
          CREATABLE.includes(column.catalog) && {
            onCreateOption: (name: string, hazard: Hazard) => create(column.catalog, name, hazard),
          }),
      }),
  );
}

function optionsOf(
  { catalog }: LinkColumn,
  catalogs: Catalogs,
): readonly ChoiceOption[] | ((hazard: Hazard) => readonly ChoiceOption[]) {
  const { options } = catalogs[catalog];
  // Without a function every malfunction is offered: choosing one fills the function.
  return catalog === 'malfunctions'
    ? hazard => (hazard.functionUuid ? malfunctionsOf(catalogs.malfunctions, hazard.functionUuid) : options)
    : options;
}

function tooltipOf(hazard: Hazard, column: LinkColumn, catalogs: Catalogs): string | undefined {
  const records = linkedUuids(hazard, column).flatMap(
    uuid => catalogs[column.catalog].byUuid.get(uuid) ?? [],
  );
  if (records.length === 0) return undefined;
  return records
    .map(({ code, name, description }) => [`${code}  ${name}`, description].filter(Boolean).join('\n'))
    .join('\n');
}
