import { nameFromText } from '@domain/nameFromText';
import { SafetyTargetCreateLimits, SremCreateLimits } from '@/api/limits';
import type { ReqifObject } from './readReqif';

/** A field that a file may carry: by the long names of its attribute. */
interface Field {
  readonly key: string;
  readonly names: readonly string[];
}

const field = (key: string, ...names: string[]): Field => ({ key, names: [key, ...names] });
const NAMES = ['ReqIF.Name', 'ReqIF.ChapterName', 'Name', 'Title'];
const TEXTS = ['ReqIF.Text', 'Text', 'Object Text'];

export const ID_NAMES = ['externalId', 'ReqIF.ForeignID', 'ID', 'Identifier'];

export const FIELDS = {
  target: [
    field('name', ...NAMES),
    field('description', ...TEXTS),
    ...['safeState', 'fttiMs', 'faultDetectionMs', 'faultReactionMs'].map(key => field(key)),
    ...['warningConcept', 'degradationConcept', 'status', 'externalId'].map(key => field(key)),
  ],
  requirement: [
    field('name', ...NAMES),
    field('text', ...TEXTS),
    ...['kind', 'decomposedLevel', 'independence', 'allocatedTo', 'verificationMethod'].map(key =>
      field(key),
    ),
    ...['status', 'externalId', 'externalUrl', 'description'].map(key => field(key)),
  ],
} as const;

export const LIMITS = { target: SafetyTargetCreateLimits, requirement: SremCreateLimits } as const;

export interface ReadFields {
  readonly values: Readonly<Record<string, unknown>>;
  /** Field that cannot be taken. */
  readonly refused: string | undefined;
}

interface Limit {
  readonly type?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly pattern?: string;
}

/** The fields of an object by the contract's limits; what the file leaves out is left out. */
export function fieldsOf({ values }: ReqifObject, kind: 'target' | 'requirement'): ReadFields {
  const limits = LIMITS[kind] as Readonly<Record<string, Limit>>;
  const read: Record<string, unknown> = {};
  for (const { key, names } of FIELDS[kind]) {
    const text = names.flatMap(name => values[name] ?? [])[0];
    if (text === undefined) continue;
    // A baseline gives it: it is never set.
    if (kind === 'target' && key === 'status' && text === 'BASELINED') continue;
    const value = valueIn(key === 'name' ? text.replaceAll(/\s+/g, ' ').trim() : text, limits[key] ?? {});
    if (value === undefined) return { values: read, refused: key };
    read[key] = value;
  }
  const text = read.text ?? read.description;
  if (!read.name && typeof text === 'string') read.name = nameFromText(text);
  return { values: read, refused: read.name ? undefined : 'name' };
}

/** undefined where the contract does not take it. */
function valueIn(text: string, { type, maxLength, minimum, maximum, enum: values, pattern }: Limit): unknown {
  if (type === 'integer' || type === 'number') {
    const value = Number(text);
    const fits = Number.isInteger(value) && value >= (minimum ?? value) && value <= (maximum ?? value);
    return fits ? value : undefined;
  }
  if (values) return values.find(value => value === text.toUpperCase());
  if (maxLength !== undefined && text.length > maxLength) return undefined;
  return pattern !== undefined && !new RegExp(pattern, 'u').test(text) ? undefined : text;
}
