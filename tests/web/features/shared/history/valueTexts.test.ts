import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { choiceText } from '@/features/shared/history/recordWords';
import { valueText } from '@/features/shared/history/valueTexts';

interface Schema {
  $ref?: string;
  enum?: (string | null)[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

const { schemas } = (
  JSON.parse(readFileSync('openapi/bundled/v1.json', 'utf8')) as {
    components: { schemas: Record<string, Schema> };
  }
).components;
const resolved = (schema: Schema): Schema =>
  schema.$ref ? resolved(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
const valuesOf = (schema: Schema): string[] => {
  const { enum: own, anyOf = [] } = resolved(schema);
  return own?.filter(value => value !== null) ?? anyOf.flatMap(valuesOf);
};

/** Levels, categories and units: their value is the word. */
const SAID_AS_IT_IS = /^(architectureCategory|stopCategory|decomposedLevel|magnitudeUnit)$/;

it('every value that a field of the history can have is said in words, never as the contract spells it', () => {
  const kinds = valuesOf(schemas.ProjectHistoryEntry?.properties?.entity ?? {});
  expect(kinds.length).toBeGreaterThan(30);
  const unsaid = kinds.flatMap(kind => {
    const record = schemas[kind] ?? schemas[{ Function: 'ItemFunction', Task: 'MachineTask' }[kind] ?? ''];
    return Object.entries(record?.properties ?? {}).flatMap(([field, schema]) =>
      SAID_AS_IT_IS.test(field)
        ? []
        : valuesOf(schema).flatMap(value => {
            const inFiles = choiceText(kind, field, value, 'de');
            const isSaid = (inFiles !== undefined && inFiles !== value) || valueText(field, value);
            return isSaid ? [] : `${kind}.${field}: ${value}`;
          }),
    );
  });
  expect(unsaid).toEqual([]);
});

it('what somebody typed is not taken for one of them', () => {
  expect(valueText('name', 'OPEN')).toBeUndefined();
  expect(valueText('status', 'constructor')).toBeUndefined();
  expect(valueText('status', 'PROPOSED')).toBeDefined();
});
