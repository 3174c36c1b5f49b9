import { describe, expect, test } from 'vitest';
import { breakingChanges, type Contract, listedChanges } from '../../scripts/contractChanges.ts';
import { contract as bundled } from '../support/contract.ts';

const BASE = {
  paths: {
    '/things/{uuid}': {
      parameters: [{ name: 'uuid', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      patch: {
        operationId: 'updateThing',
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ThingUpdate' } } },
        },
        responses: {
          '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
          '404': {},
        },
      },
      delete: { operationId: 'deleteThing', responses: { '204': {} } },
    },
  },
  components: {
    schemas: {
      ThingUpdate: {
        type: 'object',
        required: ['revision'],
        properties: {
          revision: { type: 'integer' },
          name: { type: ['string', 'null'], maxLength: 200 },
          kind: { type: 'string', enum: ['A', 'B'] },
          tags: { type: 'array', maxItems: 5, items: { type: 'string' } },
        },
      },
      Thing: {
        type: 'object',
        required: ['name', 'parent'],
        properties: {
          name: { type: 'string' },
          kind: { type: 'string', enum: ['A', 'B'] },
          parent: { $ref: '#/components/schemas/Thing' },
        },
      },
    },
  },
};
type Base = typeof BASE;
// biome-ignore lint/suspicious/noExplicitAny: each case bends the contract in its own way
const changed = (change: (contract: any) => void): string[] => {
  const after = structuredClone(BASE) as Base;
  change(after);
  return breakingChanges(BASE as unknown as Contract, after as unknown as Contract);
};

describe('changes that break a client', () => {
  test.each<[string, Parameters<typeof changed>[0], string[]]>([
    [
      'an operation removed',
      c => delete c.paths['/things/{uuid}'].delete,
      ['deleteThing is gone (DELETE /things/{uuid})'],
    ],
    [
      'a new required field',
      c => c.components.schemas.ThingUpdate.required.push('name'),
      ['updateThing body.name is required now'],
    ],
    [
      'a request field removed',
      c => delete c.components.schemas.ThingUpdate.properties.kind,
      ['updateThing body.kind is not accepted any more'],
    ],
    [
      'a value removed',
      c => c.components.schemas.ThingUpdate.properties.kind.enum.pop(),
      ['updateThing body.kind does not take "B" any more'],
    ],
    [
      'null refused',
      c => (c.components.schemas.ThingUpdate.properties.name.type = 'string'),
      ['updateThing body.name does not take null any more'],
    ],
    [
      'a limit lowered',
      c => (c.components.schemas.ThingUpdate.properties.name.maxLength = 100),
      ['updateThing body.name: maxLength is 100 now'],
    ],
    [
      'a limit added',
      c => (c.components.schemas.ThingUpdate.properties.tags.items.maxLength = 9),
      ['updateThing body.tags[]: maxLength is 9 now'],
    ],
    [
      'a minimum raised',
      c => (c.paths['/things/{uuid}'].patch.parameters[0].schema.minimum = 2),
      ['updateThing query limit: minimum is 2 now'],
    ],
    [
      'a parameter removed',
      c => c.paths['/things/{uuid}'].patch.parameters.pop(),
      ['updateThing query limit is not accepted any more'],
    ],
    [
      'a new required parameter',
      c => (c.paths['/things/{uuid}'].patch.parameters[0].required = true),
      ['updateThing query limit is required now'],
    ],
    [
      'a response field removed',
      c => delete c.components.schemas.Thing.properties.kind,
      [
        'updateThing 200.kind is not answered any more',
        'updateThing 200.parent.kind is not answered any more',
      ],
    ],
    [
      'a response field that may be null',
      c => (c.components.schemas.Thing.properties.kind.type = ['string', 'null']),
      ['updateThing 200.kind may be null now', 'updateThing 200.parent.kind may be null now'],
    ],
    [
      'a success status changed',
      c => (c.paths['/things/{uuid}'].delete.responses = { '202': {} }),
      ['deleteThing does not answer 204 any more'],
    ],
  ])('%s', (_name, change, expected) => {
    const found = changed(change);
    // A thing holds its parent, which is a thing: what breaks one breaks the other.
    expect(found.filter(one => !/parent\.parent/.test(one))).toEqual(expected);
  });

  test.each<[string, Parameters<typeof changed>[0]]>([
    ['nothing', () => {}],
    ['a new operation', c => (c.paths['/others'] = { get: { operationId: 'listOthers' } })],
    ['a new optional field', c => (c.components.schemas.ThingUpdate.properties.extra = { type: 'string' })],
    ['a new response field', c => (c.components.schemas.Thing.properties.extra = { type: 'string' })],
    ['a wider limit', c => (c.components.schemas.ThingUpdate.properties.name.maxLength = 300)],
    ['one more value', c => c.components.schemas.ThingUpdate.properties.kind.enum.push('C')],
    ['a required field made optional', c => (c.components.schemas.ThingUpdate.required = [])],
  ])('are none: %s', (_name, change) => expect(changed(change)).toEqual([]));

  test('the contract does not break its own clients', () => {
    expect(breakingChanges(bundled as unknown as Contract, bundled as unknown as Contract)).toEqual([]);
  });
  test('only lines with a reason are listed', () => {
    const text = '- `a is gone`: nobody called it\n- `b is gone`:\n- `c is gone`\ntext `d is gone`: no';
    expect([...listedChanges(text)]).toEqual(['a is gone']);
  });
});
