import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as allLimits from '@/api/limits';
import {
  type FieldLimits,
  formLimits,
  limitProblem,
  type SchemaLimits,
  toRequestValue,
} from '@/lib/fieldLimits';

interface Schema {
  properties?: Record<string, object>;
  required?: string[];
}
const contract = JSON.parse(readFileSync('openapi/bundled/v1.json', 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, 'v1');

/** Every field of every request body that a form can hold: not files, not the pieces of lists. */
const fields = Object.entries(allLimits as Record<string, SchemaLimits>).flatMap(([name, limits]) => {
  const schema = name.replace(/Limits$/, '');
  return Object.entries(limits)
    .filter(([, { type, format }]) => type !== 'object' && type !== 'array' && format !== 'binary')
    .map(([field, limit]) => ({ schema, field, limit }));
});

/** What a person might enter, near the limits above all. */
function entries(limit: FieldLimits) {
  const { minLength = 0, maxLength = 20, minimum = 0, maximum = 100 } = limit;
  switch (limit.type) {
    case 'number':
    case 'integer':
      return fc.oneof(
        fc.constantFrom(null, 'x', minimum, maximum, minimum - 1, maximum + 1, 0.5),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      );
    case 'boolean':
      return fc.boolean();
    default:
      return fc.oneof(
        fc.constantFrom(
          null,
          '',
          ' ',
          'a@b.example',
          'a@b',
          '2026-02-29',
          '2026-02-28',
          'https://x.example/',
        ),
        fc.constantFrom(...(limit.enum ?? ['x'])),
        fc
          .constantFrom(minLength - 1, minLength, maxLength, maxLength + 1)
          .map(length => '🦡'.repeat(Math.max(0, length))),
        fc.string({ maxLength: 30, unit: 'binary' }),
        fc.emailAddress(),
        fc.uuid(),
      );
  }
}

describe('limits of forms', () => {
  it('are there for every request body and its every field', () => {
    expect(Object.keys(allLimits).length).toBeGreaterThan(110);
    for (const [name, limits] of Object.entries(allLimits as Record<string, SchemaLimits>)) {
      const { properties = {}, required = [] } =
        contract.components.schemas[name.replace(/Limits$/, '')] ?? {};
      expect(Object.keys(limits), name).toEqual(Object.keys(properties));
      const needed = Object.keys(limits).filter(field => limits[field]?.required);
      expect(needed.sort(), name).toEqual([...required].sort());
    }
  });

  it('what a form lets through, the contract takes', () => {
    for (const { schema, field, limit } of fields) {
      const valid = ajv.compile({ $ref: `v1#/components/schemas/${schema}/properties/${field}` });
      fc.assert(
        fc.property(entries(limit), entered => {
          if (limitProblem(entered, limit)) return;
          const sent = toRequestValue(entered, limit);
          // Left out: then it must not be required.
          if (sent === undefined) expect(limit.required ?? false, `${schema}.${field}`).toBe(false);
          else
            expect(
              valid(sent),
              `${schema}.${field}: ${JSON.stringify(sent)} ${ajv.errorsText(valid.errors)}`,
            ).toBe(true);
        }),
        { numRuns: 40 },
      );
    }
  });

  it('what a form refuses, the contract refuses', () => {
    for (const { schema, field, limit } of fields) {
      const valid = ajv.compile({ $ref: `v1#/components/schemas/${schema}/properties/${field}` });
      fc.assert(
        fc.property(entries(limit), entered => {
          const problem = limitProblem(entered, limit);
          // A name of blanks alone and unstorable characters are refused by rules beside the schema.
          if (!problem || problem.kind === 'characters' || (problem.kind === 'missing' && entered === ' '))
            return;
          const sent = typeof entered === 'string' ? entered.trim() : entered;
          expect(valid(sent), `${schema}.${field}: ${JSON.stringify(sent)} ${problem.kind}`).toBe(false);
        }),
        { numRuns: 40 },
      );
    }
  });

  it('in an update what cannot be empty cannot be left out by emptying it', () => {
    const limits = formLimits(allLimits.OrganizationUpdateLimits);
    expect(limitProblem('', limits.name ?? {})).toEqual({ kind: 'missing' });
    expect(limitProblem('', limits.description ?? {})).toBeUndefined();
    expect(toRequestValue('', limits.description)).toBe('');
    expect(limitProblem('', limits.reason ?? {})).toBeUndefined();
    expect(formLimits(allLimits.OrganizationCreateLimits)).toBe(allLimits.OrganizationCreateLimits);
  });
});
