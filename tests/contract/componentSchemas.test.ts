import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { schemaCloser } from '../../server/contract/componentSchemas.ts';
import { readContract } from '../../server/contract/contract.ts';

const contract = readContract();
const closed = schemaCloser(contract);

describe('schemas of the contract that are put together when they are needed', () => {
  it('bring along all that they refer to, each of them', () => {
    const names = Object.keys(contract.components.schemas);
    expect(names.length).toBeGreaterThan(500);
    for (const name of names) {
      const text = JSON.stringify(closed({ $ref: `#/components/schemas/${name}` }));
      const { $defs } = JSON.parse(text) as { $defs: object };
      const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, place]) => place);
      expect(references).toEqual(references.filter(place => place?.startsWith('#/$defs/')));
      expect(Object.keys($defs).sort()).toEqual(
        [...new Set(references.map(place => place?.slice('#/$defs/'.length)))].sort(),
      );
    }
  });

  it('show the type of unique items where they stand, so that these are compared by hash', () => {
    let lists = 0;
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { uniqueItems, items } = value as { uniqueItems?: boolean; items?: { type?: string } };
      if (uniqueItems && items) {
        lists += 1;
        expect(items.type, JSON.stringify(value)).toBeDefined();
      }
      for (const part of Object.values(value)) look(part);
    };
    for (const name of Object.keys(contract.components.schemas))
      look(closed({ $ref: `#/components/schemas/${name}` }));
    look(closed(contract.paths));
    expect(lists).toBeGreaterThan(60);
  });

  it('hold where they lead back to themselves', () => {
    const node = {
      type: 'object',
      required: ['name'],
      properties: { next: { $ref: '#/components/schemas/Node' } },
    };
    const close = schemaCloser({ paths: {}, components: { schemas: { Node: node } } });
    const validate = new Ajv2020({ strict: false }).compile(close({ $ref: '#/components/schemas/Node' }));
    expect(validate({ name: 'one', next: { name: 'two', next: { name: 'three' } } })).toBe(true);
    expect(validate({ name: 'one', next: { name: 'two', next: {} } })).toBe(false);
  });

  it('stand in their place where they are scalars', () => {
    expect(closed({ type: 'array', items: { $ref: '#/components/schemas/Uuid' } })).toEqual({
      type: 'array',
      items: contract.components.schemas.Uuid,
      $defs: {},
    });
  });

  it('are missed by name', () => {
    expect(() => closed({ $ref: '#/components/schemas/Nothing' })).toThrow(
      'The contract has no schema Nothing',
    );
  });
});
