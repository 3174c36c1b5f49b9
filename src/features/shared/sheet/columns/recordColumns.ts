import type { TextFunction } from '@/glossary/useText';
import type { SchemaLimits } from '@/lib/fieldLimits';
import { longTextColumn, readonlyColumn, textColumn, type WorksheetColumn } from '@/ui/worksheet';

interface Described {
  readonly code: string;
  readonly name: string;
  readonly description: string;
}

/**
 * What nearly every record has: code, name and description.
 * @param limits of the schema that changes the record
 * @param codeWidth for codes with a long prefix
 */
export function recordColumns<R extends Described>(
  limits: SchemaLimits,
  text: TextFunction<'sheet'>,
  codeWidth = 84,
): WorksheetColumn<R>[] {
  const maxOf = (field: string) => {
    const maxLength = limits[field]?.maxLength;
    return maxLength === undefined ? {} : { maxLength };
  };
  return [
    readonlyColumn<R>({
      key: 'code',
      name: text('column-code', 'Code'),
      width: codeWidth,
      frozen: true,
      getValue: ({ code }) => code,
    }),
    textColumn<R>({
      key: 'name',
      name: text('column-name', 'Name'),
      width: 280,
      grow: true,
      isRequired: true,
      ...maxOf('name'),
      getValue: ({ name }) => name,
    }),
    longTextColumn<R>({
      key: 'description',
      name: text('column-description', 'Description'),
      width: 200,
      grow: true,
      ...maxOf('description'),
      getValue: ({ description }) => description,
    }),
  ];
}
