import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import addFormatsModule from 'ajv-formats';
import type { FastifySchemaValidationError } from 'fastify';
import { ApiError, type ErrorField } from '../contract/errors.ts';

// The package is CommonJS whose default export hides under `default` for ES modules.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

type Problem = FastifySchemaValidationError;

const OPTIONS: Options = {
  useDefaults: true,
  removeAdditional: false,
  strict: false,
  verbose: false,
  // The contract is checked before it is released (`npm run lint:contract`): compiling the rules for that costs each start.
  validateSchema: false,
};

/** Maximum length of the list of problems that one answer names. */
const MAX_FIELDS = 50;
/** Above this many values only the first problem is told: finding all of them takes the square of their number. */
const MAX_LISTED_VALUES = 500;
/** Maximum number of characters of a field's path that an answer repeats. */
const MAX_PATH_LENGTH = 200;

/** What PostgreSQL reads as a uuid; the library's own format takes "urn:uuid:…" too. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const create = (options: Options) => {
  const ajv = new Ajv2020({ ...OPTIONS, ...options });
  addFormats(ajv);
  ajv.addFormat('uuid', UUID);
  ajv.addKeyword({
    keyword: 'lowerCase',
    type: 'string',
    schemaType: 'boolean',
    modifying: true,
    validate: (_on: boolean, text: string, _schema?: unknown, place?: DataValidationCxt) => {
      if (place) place.parentData[place.parentDataProperty] = text.toLowerCase();
      return true;
    },
  });
  return ajv;
};

/** One spelling of every uuid from here on, so that code may compare them as texts. */
const withLowerCaseUuids = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (_key, value) =>
    value?.format === 'uuid' ? { ...value, lowerCase: true } : value,
  );

/** Far deeper than anything that is meant to be read; the database and JSON itself give up at a few thousand. */
const MAX_DEPTH = 100;

/** Says what keeps a value from being stored; the characters of texts and how deep it is nested. */
const unstorable = (instancePath: string, value: unknown): Problem => ({
  instancePath,
  schemaPath: '',
  keyword: 'storable',
  params: {},
  message:
    typeof value === 'string'
      ? 'has characters that cannot be stored'
      : `is nested more than ${MAX_DEPTH} deep`,
});

/**
 * Problems with what no database can keep: texts with a NUL character or with half of a surrogate pair, and values
 * nested too deep; the first so many.
 */
function unstorableIn(value: unknown, limit: number, depth = 0, instancePath = '', found: Problem[] = []) {
  if (depth > MAX_DEPTH || (typeof value === 'string' && !isStorable(value)))
    found.push(unstorable(instancePath, value));
  else if (typeof value === 'object' && value !== null)
    for (const key in value) {
      if (found.length >= limit) break;
      const inner = (value as Record<string, unknown>)[key];
      unstorableIn(inner, limit, depth + 1, `${instancePath}/${key}`, found);
    }
  return found;
}

/** The same as a question: nearly every request is storable, and none waits for a list of nothing. */
function isStorable(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  for (const key in value) if (!isStorable((value as Record<string, unknown>)[key], depth + 1)) return false;
  return true;
}

/** Whether a value has no more than so many values in it; stops counting at the limit. */
function hasAtMost(limit: number, value: unknown): boolean {
  const open = [value];
  let count = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    // A list of a million entries is not copied to be counted.
    if (Array.isArray(next) && next.length > limit) return false;
    const inner: unknown[] = Object.values(next);
    count += inner.length;
    if (count > limit) return false;
    open.push(...inner);
  }
  return true;
}

/** Says whether a part of a request is as the contract wants it, and stops at the first problem. */
export interface PartCheck {
  (data: unknown): boolean;
  /** The first problem of the last call. */
  errors: Problem[];
  /** All problems where the part is small, else the first one. For callers who may know what is expected. */
  problemsOf(data: unknown): Problem[];
}

/** Bodies are taken as they are; in addresses everything is text, so it is read as what the contract says. */
export const validatorCompiler = (): ((route: {
  schema: object;
  httpPart?: string | undefined;
}) => PartCheck) => {
  const first = { body: create({}), address: create({ coerceTypes: 'array' }) };
  const all = {
    body: create({ allErrors: true }),
    address: create({ coerceTypes: 'array', allErrors: true }),
  };
  return ({ schema, httpPart }) => {
    const part = httpPart === 'body' ? 'body' : 'address';
    const closed = withLowerCaseUuids(schema);
    const validate = first[part].compile(closed);
    let validateAll: ValidateFunction | undefined;
    const check = (data: unknown): boolean => {
      if (!validate(data)) check.errors = validate.errors ?? [];
      else if (isStorable(data)) return true;
      else check.errors = unstorableIn(data, 1);
      return false;
    };
    check.errors = [] as Problem[];
    check.problemsOf = (data: unknown): Problem[] => {
      if (check(data)) return [];
      if (!hasAtMost(MAX_LISTED_VALUES, data)) return check.errors;
      validateAll ??= all[part].compile(closed);
      if (!validateAll(data)) return validateAll.errors ?? [];
      return unstorableIn(data, MAX_FIELDS);
    };
    return check;
  };
};

const pathOf = ({ instancePath, params, keyword }: Problem) => {
  const path = instancePath.split('/').slice(1).join('.');
  const { missingProperty, additionalProperty } = params as {
    missingProperty?: string;
    additionalProperty?: string;
  };
  const more =
    keyword === 'required'
      ? missingProperty
      : keyword === 'additionalProperties'
        ? additionalProperty
        : undefined;
  return [path, more].filter(Boolean).join('.').slice(0, MAX_PATH_LENGTH);
};

function messageOf({ keyword, params, message }: Problem): string {
  const { limit, format, allowedValues } = params as {
    limit?: number;
    format?: string;
    allowedValues?: unknown[];
  };
  switch (keyword) {
    case 'required':
      return 'is missing';
    case 'additionalProperties':
      return 'is not a field of this request';
    case 'maxLength':
      return `is longer than ${limit} characters`;
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `is shorter than ${limit} characters`;
    case 'maxItems':
      return `has more than ${limit} entries`;
    case 'minItems':
      return `has fewer than ${limit} entries`;
    case 'format':
      return format === 'uuid' ? 'is not a uuid' : `is not a valid ${format}`;
    case 'pattern':
      return 'has characters that it may not have, or lacks those that it needs';
    case 'enum':
      return `must be one of ${(allowedValues ?? []).join(', ')}`;
    default:
      return message ?? 'is not valid';
  }
}

/** A problem as a part of a sentence, with the field that it is about. @param place what stands for the whole value */
export const problemText = (problem: Problem, place: string): string =>
  `${pathOf(problem) || place} ${messageOf(problem)}`;

/** All problems with their fields. */
export function validationError(problems: readonly Problem[], place = 'body'): ApiError {
  const fields: ErrorField[] = problems.slice(0, MAX_FIELDS).map(problem => ({
    path: pathOf(problem) || place,
    message: problemText(problem, place),
  }));
  return new ApiError(
    'VALIDATION_FAILED',
    `The request cannot be read: ${fields
      .map(field => field.message)
      .slice(0, 3)
      .join('; ')}.`,
    { fields },
  );
}
