import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { SchemaCloser } from '../contract/componentSchemas.ts';

type Check = ((data: unknown) => unknown) & { errors?: unknown };

/**
 * Puts a schema together and compiles it when its route is first asked: a process serves a fraction of the contract in
 * its first minutes, and compiling all of it at start costs a second and a hundred megabytes.
 */
export const lazyValidator =
  (compile: FastifySchemaCompiler<object>, closed: SchemaCloser): FastifySchemaCompiler<object> =>
  route => {
    let check: Check | undefined;
    const validate = ((data: unknown) => {
      check ??= compile({ ...route, schema: closed(route.schema) }) as Check;
      const outcome = check(data);
      // Fastify reads the problems from the function that it was given.
      validate.errors = check.errors;
      return outcome;
    }) as Check;
    return validate as ReturnType<FastifySchemaCompiler<object>>;
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
