import { describe, expect, it } from 'vitest';
import { contract, operations, type Schema } from '../support/contract.ts';

// One way to say each thing, so that a generator makes one type of it.

type Node = Record<string, unknown>;

/** Every object of the contract with its place. */
function* nodesOf(value: unknown, place: string[] = []): Generator<{ node: Node; place: string[] }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { node: value as Node, place };
  for (const [key, inner] of Object.entries(value)) {
    // What examples hold is data.
    if (key !== 'example' && key !== 'examples') yield* nodesOf(inner, [...place, key]);
  }
}
const nodes = [...nodesOf(contract)];
const isNull = (schema: Schema) => schema.type === 'null';

describe('the contract', () => {
  it('names every enumeration', () => {
    const inline = nodes.filter(
      ({ node, place }) => Array.isArray(node.enum) && place.slice(0, -1).join('/') !== 'components/schemas',
    );
    expect(inline.map(({ place }) => place.join('/'))).toEqual([]);
  });

  it('says in two ways that null is allowed: a type beside null, or anyOf with null', () => {
    for (const { node, place } of nodes) {
      const at = place.join('/');
      expect(node.nullable, at).toBeUndefined();
      if (Array.isArray(node.enum)) expect(node.enum, at).not.toContain(null);
      expect(((node.oneOf ?? []) as Schema[]).filter(isNull), at).toEqual([]);
      const choices = (node.anyOf ?? []) as Schema[];
      if (choices.some(isNull)) expect(choices.map(isNull), at).toEqual([false, true]);
      if (Array.isArray(node.type) && node.type.includes('null')) {
        expect(node.type, at).toHaveLength(2);
        expect(node.type[1], at).toBe('null');
      }
    }
  });

  it('has the request id on every answer, the name of every file, and when to try again', () => {
    const answers = nodes.filter(
      ({ node, place }) => 'description' in node && /^\d{3}$/.test(place.at(-1) ?? ''),
    );
    const shared = Object.entries(
      (contract.components as unknown as { responses: Record<string, Node> }).responses,
    );
    expect(answers.length).toBeGreaterThanOrEqual(operations.filter(({ success }) => success !== 204).length);
    for (const { node, place } of answers)
      expect(Object.keys(node.headers ?? {}), place.join('/')).toContain('X-Request-Id');
    for (const [name, node] of shared)
      expect(Object.keys(node.headers ?? {}), name).toContain('X-Request-Id');
    const headersOf = (name: string) => Object.keys(shared.find(([key]) => key === name)?.[1].headers ?? {});
    expect(headersOf('TooManyRequests')).toContain('Retry-After');
    expect(headersOf('Unavailable')).toContain('Retry-After');
    expect(headersOf('MethodNotAllowed')).toContain('Allow');
  });
});
