/** What the contract says about one field of a request body. */
export interface FieldLimits {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly required?: boolean;
  readonly nullable?: boolean;
  /** Characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  /** Entries. */
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** The fields of one request body by their names. */
export type SchemaLimits = Readonly<Record<string, FieldLimits>>;

/** Why a value cannot be sent. */
export type LimitProblem =
  | { kind: 'missing' | 'pattern' | 'email' | 'date' | 'choice' | 'number' | 'integer' | 'characters' }
  | { kind: 'too-short' | 'too-small' | 'too-large' | 'too-few' | 'too-many'; limit: number }
  | { kind: 'too-long'; limit: number; length: number };

// RFC 5321 as the server checks it: an atom, dots between atoms, a host name.
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
// A NUL character or half of a surrogate pair: no database keeps them.
const UNSTORABLE = /\0|\p{Surrogate}/u;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;

/** A day of the calendar: the 30th of February is none, although `Date` reads it as a day of March. */
const isDay = (text: string): boolean =>
  DATE.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
const isMoment = (text: string): boolean => MOMENT.test(text) && isDay(text.slice(0, 10));

/** Whether a text is an e-mail address. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** Characters as the contract counts them: an emoji is one. */
export const textLength = (text: string): number => [...text].length;

/** Nothing was entered: no text but blanks, no choice, no number. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Whether an empty text is a value of its own, such as "no description". */
const takesEmptyText = ({ type, minLength = 0, pattern, format, enum: choices }: FieldLimits): boolean =>
  type === 'string' &&
  minLength === 0 &&
  (!pattern || new RegExp(pattern, 'u').test('')) &&
  !format &&
  !choices;

/** Whether something must be entered. */
export const isNeeded = (limits: FieldLimits): boolean =>
  limits.required === true &&
  limits.nullable !== true &&
  limits.type !== 'boolean' &&
  (limits.type === 'array' ? (limits.minItems ?? 0) > 0 : !takesEmptyText(limits));

/**
 * The limits of a form over a schema. In an update a field that is left out stays as it is: what cannot be null or
 * empty there cannot be emptied by leaving it out.
 */
export const formLimits = (schema: SchemaLimits): SchemaLimits =>
  'revision' in schema
    ? Object.fromEntries(
        Object.entries(schema).map(([name, limits]) => [
          name,
          name === 'reason' ? limits : { ...limits, required: true },
        ]),
      )
    : schema;

function textProblem(text: string, limits: FieldLimits): LimitProblem | undefined {
  const length = textLength(text);
  if (UNSTORABLE.test(text)) return { kind: 'characters' };
  if (limits.maxLength !== undefined && length > limits.maxLength)
    return { kind: 'too-long', limit: limits.maxLength, length };
  if (limits.minLength !== undefined && length < limits.minLength)
    return { kind: 'too-short', limit: limits.minLength };
  if (limits.enum && !limits.enum.includes(text)) return { kind: 'choice' };
  if (limits.format === 'uuid' && !UUID.test(text)) return { kind: 'choice' };
  if (limits.format === 'email' && !isEmail(text)) return { kind: 'email' };
  if (limits.format === 'date' && !isDay(text)) return { kind: 'date' };
  if (limits.format === 'date-time' && !isMoment(text)) return { kind: 'date' };
  if (limits.pattern && !new RegExp(limits.pattern, 'u').test(text)) return { kind: 'pattern' };
  return undefined;
}

function numberProblem(value: unknown, limits: FieldLimits): LimitProblem | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { kind: 'number' };
  if (limits.type === 'integer' && !Number.isInteger(value)) return { kind: 'integer' };
  if (limits.minimum !== undefined && value < limits.minimum)
    return { kind: 'too-small', limit: limits.minimum };
  if (limits.maximum !== undefined && value > limits.maximum)
    return { kind: 'too-large', limit: limits.maximum };
  return undefined;
}

function listProblem(entries: readonly unknown[], limits: FieldLimits): LimitProblem | undefined {
  if (limits.minItems !== undefined && entries.length < limits.minItems)
    return entries.length === 0 ? { kind: 'missing' } : { kind: 'too-few', limit: limits.minItems };
  if (limits.maxItems !== undefined && entries.length > limits.maxItems)
    return { kind: 'too-many', limit: limits.maxItems };
  return undefined;
}

/** The first thing that the contract would refuse about what was entered; texts are sent without blanks around. */
export function limitProblem(value: unknown, limits: FieldLimits): LimitProblem | undefined {
  if (isEmpty(value)) return isNeeded(limits) ? { kind: 'missing' } : undefined;
  switch (limits.type) {
    case 'number':
    case 'integer':
      return numberProblem(value, limits);
    case 'array':
      return listProblem(value as readonly unknown[], limits);
    default:
      return typeof value === 'string' ? textProblem(value.trim(), limits) : undefined;
  }
}

/** What is sent for what was entered; undefined is left out of the request. */
export function toRequestValue(value: unknown, limits: FieldLimits = {}): unknown {
  if (!isEmpty(value)) return typeof value === 'string' ? value.trim() : value;
  if (limits.nullable) return null;
  return takesEmptyText(limits) ? '' : undefined;
}
