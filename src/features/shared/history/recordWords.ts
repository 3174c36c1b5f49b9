import type { ExchangeColumn, ExchangeLanguage } from '@domain/exchange/columns';
import { hazardColumns } from '@domain/exchange/hazardColumns';
import { MODEL_SHEETS, USE_SHEET } from '@domain/exchange/modelColumns';
import { valueText } from '@domain/exchange/values';

const COLUMNS: ReadonlyMap<string, readonly ExchangeColumn[]> = new Map([
  ['Hazards', [...hazardColumns('FUNCTION'), ...hazardColumns('MACHINE')]],
  ...[...MODEL_SHEETS, USE_SHEET].map(({ kind, columns }) => [kind, columns] as const),
]);

const columnOf = (entity: string, field: string) =>
  COLUMNS.get(`${entity}s`)?.find(({ key }) => key === field);

/** What a field of a kind of record is called, in the words of the files that have it; undefined where none has. */
export const fieldText = (entity: string, field: string, language: ExchangeLanguage): string | undefined =>
  columnOf(entity, field)?.header[language];

/** One of the values that a field can have, in words; undefined where it has no such list. */
export function choiceText(
  entity: string,
  field: string,
  value: string,
  language: ExchangeLanguage,
): string | undefined {
  const values = columnOf(entity, field)?.values;
  return values && valueText(values, value, language);
}
