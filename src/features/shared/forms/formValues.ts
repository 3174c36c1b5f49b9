import { type SchemaLimits, toRequestValue } from '@/lib/fieldLimits';

/** What was entered, by field. */
export type FormValues = Record<string, unknown>;

/** Equal as far as a request goes: texts, numbers, choices and lists of them. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What is sent: texts without blanks around, empty ones as null or left out. */
export function toRequest<Values extends FormValues>(values: Values, limits: SchemaLimits): Values {
  const entries = Object.entries(values).map(([name, value]) => [name, toRequestValue(value, limits[name])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Values;
}

/** Names of the fields in which two sets of values differ, once they are sent. */
export function changedFields(base: FormValues, values: FormValues, limits: SchemaLimits): string[] {
  return Object.keys(values).filter(
    name =>
      !isSameValue(toRequestValue(base[name], limits[name]), toRequestValue(values[name], limits[name])),
  );
}

/** The fields of a form out of a record. */
export const pickFields = <Values extends FormValues>(record: object, like: Values): Values =>
  Object.fromEntries(
    Object.keys(like).map(name => [name, name in record ? (record as FormValues)[name] : like[name]]),
  ) as Values;
