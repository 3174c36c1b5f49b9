export type DataType = 'TEXT' | 'NUMBER' | 'DATE' | 'CHOICE';

export interface AttributeValue {
  value: string | null;
  projectAttributeTypeValueUuid: string | null;
}

const NUMBER = /^-?\d+(\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether this is a calendar day; 2027-02-30 is not. */
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** What is wrong with a value of this kind, and with which field; undefined when nothing is. */
export function problemOfValue(
  dataType: DataType,
  { value, projectAttributeTypeValueUuid: choice }: AttributeValue,
): { path: keyof AttributeValue; message: string } | undefined {
  if (dataType === 'CHOICE') {
    if (value !== null)
      return { path: 'value', message: 'This attribute is one of its choices; value must be left out.' };
    if (!choice)
      return {
        path: 'projectAttributeTypeValueUuid',
        message: 'Choose one of the choices of this attribute.',
      };
    return undefined;
  }
  if (choice)
    return {
      path: 'projectAttributeTypeValueUuid',
      message: 'This attribute has no choices; give a value instead.',
    };
  if (value === null) return { path: 'value', message: 'Give a value.' };
  if (dataType === 'NUMBER' && !NUMBER.test(value))
    return { path: 'value', message: 'This is no number. Write it like -12.5.' };
  if (dataType === 'DATE' && !isDay(value))
    return { path: 'value', message: 'This is no day of the calendar. Write it like 2027-06-01.' };
  return undefined;
}
