import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { ApiError, type ErrorField } from './errors.ts';

// The package is CommonJS whose default export hides under `default` for ES modules.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

const OPTIONS: Options = {
  allErrors: true,
  useDefaults: true,
  removeAdditional: false,
  strict: false,
  verbose: false,
};

/** Longest list of problems that one answer names. */
const MOST_FIELDS = 50;

const create = (options: Options) => {
  const ajv = new Ajv2020({ ...OPTIONS, ...options });
  addFormats(ajv);
  return ajv;
};

/** Bodies are taken as they are; in addresses everything is text, so it is read as what the contract says. */
export const validatorCompiler = (): FastifySchemaCompiler<object> => {
  const body = create({});
  const address = create({ coerceTypes: 'array' });
  return ({ schema, httpPart }) => (httpPart === 'body' ? body : address).compile(schema);
};

const pathOf = ({ instancePath, params, keyword }: ErrorObject | FastifySchemaValidationError) => {
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
  return [path, more].filter(Boolean).join('.');
};

function messageOf({ keyword, params, message }: ErrorObject | FastifySchemaValidationError): string {
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
    case 'enum':
      return `must be one of ${(allowedValues ?? []).join(', ')}`;
    default:
      return message ?? 'is not valid';
  }
}

/** Every problem with its field, told at once. */
export function validationError(
  problems: readonly (ErrorObject | FastifySchemaValidationError)[],
  place = 'body',
): ApiError {
  const fields: ErrorField[] = problems.slice(0, MOST_FIELDS).map(problem => ({
    path: pathOf(problem) || place,
    message: `${pathOf(problem) || place} ${messageOf(problem)}`,
  }));
  return new ApiError(
    'VALIDATION_FAILED',
    `The request can not be read: ${fields
      .map(field => field.message)
      .slice(0, 3)
      .join('; ')}.`,
    { fields },
  );
}
