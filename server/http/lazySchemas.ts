import type { FastifySerializerCompiler } from 'fastify';
import type { SchemaCloser } from '../contract/componentSchemas.ts';
import type { PartCheck, validatorCompiler } from './validation.ts';

/**
 * Puts a schema together and compiles it when its route is first asked: a process serves a fraction of the contract in
 * its first minutes, and compiling all of it at start costs a second and a hundred megabytes.
 */
export const lazyValidator =
  (compile: ReturnType<typeof validatorCompiler>, closed: SchemaCloser) =>
  ({ schema, httpPart }: { schema: object; httpPart?: string | undefined }): PartCheck => {
    let known: PartCheck | undefined;
    const check = () => {
      known ??= compile({ schema: closed(schema), httpPart });
      return known;
    };
    const validate = (data: unknown): boolean => {
      const outcome = check()(data);
      // Fastify reads the problems from the function that it was given.
      validate.errors = check().errors;
      return outcome;
    };
    validate.errors = [] as PartCheck['errors'];
    validate.problemsOf = (data: unknown) => check().problemsOf(data);
    return validate;
  };

/** The same for the schemas of answers; those that the database made as text never need theirs. */
export const lazySerializer =
  (compile: FastifySerializerCompiler<object>, closed: SchemaCloser): FastifySerializerCompiler<object> =>
  route => {
    let serialize: ReturnType<typeof compile> | undefined;
    return data => {
      serialize ??= compile({ ...route, schema: closed(route.schema) });
      return serialize(data);
    };
  };
