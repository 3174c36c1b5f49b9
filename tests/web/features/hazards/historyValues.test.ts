import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AUDIT_FIELD_LABELS } from '@/features/shared/audit-log/auditTexts';
import { shownValue } from '@/features/shared/history/historyValues';
import { fieldText } from '@/features/shared/history/recordWords';

const SPEED = '7d1b2c3a-0000-4000-8000-000000000001';
const words = {
  nameOf: (uuid: string) => (uuid === SPEED ? 'S2' : undefined),
  labelOf: (field: string) => (field === 'severity' ? 'severity' : field),
  yes: 'Yes',
  no: 'No',
};

describe('values of the history', () => {
  it('are names, words and texts, and a dash for nothing', () => {
    expect(shownValue(SPEED, words)).toBe('S2');
    expect(shownValue(null, words)).toBe('–');
    expect(shownValue('', words)).toBe('–');
    expect(shownValue(true, words)).toBe('Yes');
    expect(shownValue(0, words)).toBe('0');
    expect(shownValue([SPEED, SPEED], words)).toBe('S2, S2');
    expect(shownValue([], words)).toBe('–');
    expect(shownValue({ severity: 'High speed', exposure: '' }, words)).toBe('severity: High speed');
  });

  it('never show a uuid', () => {
    expect(shownValue('00000000-0000-4000-8000-000000000002', words)).toBe('…');
  });
});

describe('fields of the audit log', () => {
  const { schemas } = (
    JSON.parse(readFileSync('openapi/bundled/v1.json', 'utf8')) as {
      components: { schemas: Record<string, { enum?: string[]; properties?: Record<string, unknown> }> };
    }
  ).components;
  /** What stands beside an entry anyway, or is no part of the record. */
  const ASIDE = new Set(
    'uuid revision createdAt createdBy updatedAt updatedBy organizationUuid hazardUuid position myRole counts'.split(
      ' ',
    ),
  );
  const entities = ['ProjectHistoryEntity', 'OrganizationHistoryEntity'].flatMap(
    name => schemas[name]?.enum ?? [],
  );

  it.each([...new Set(entities)])('have a name in German for %s', entity => {
    const fields = Object.keys(schemas[entity]?.properties ?? {}).filter(field => !ASIDE.has(field));
    const nameless = fields.filter(
      field => !AUDIT_FIELD_LABELS[field] && fieldText(entity, field, 'de') === undefined,
    );
    expect(nameless).toEqual([]);
  });
});
