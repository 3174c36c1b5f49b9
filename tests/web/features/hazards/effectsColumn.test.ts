import { expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { effectsColumn } from '@/features/hazards/columns/effectsColumn';

const text = ((_key: string, fallback: string) => fallback) as unknown as Parameters<typeof effectsColumn>[2];
const row = { hazardEffects: [] } as unknown as Hazard;

it('refuses a text, rather than losing it, while the types that it may name are not there', () => {
  const parse = (types: Parameters<typeof effectsColumn>[0], cell: string) =>
    effectsColumn(types, 'Effects', text).kind.parse?.(cell, { row, name: 'Effects', labels: {} } as never);
  expect(parse([], 'Is thrown forward')).toMatchObject({ ok: false });
  expect(parse([], ' ')).toMatchObject({ ok: true, value: [] });
  expect(parse([{ uuid: 'driver', code: 'DRIVER', name: 'Driver' }], 'Is thrown forward')).toMatchObject({
    ok: true,
    value: [{ hazardEffectTypeUuid: 'driver', description: 'Is thrown forward' }],
  });
});
