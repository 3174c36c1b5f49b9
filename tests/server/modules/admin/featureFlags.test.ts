import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';

interface Flag {
  uuid: string;
  name: string;
  description: string;
  enabled: boolean;
  revision: number;
}

const FLAGS = '/admin-api/feature-flags';
const PORTAL = 'badger-237-show-supplier-portal';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const list = async () =>
  (await test.call<{ data: { results: Flag[]; total: number } }>('owner', 'GET', FLAGS)).body.data;
const portal = async () => (await list()).results.find(({ name }) => name === PORTAL) as Flag;
const change = (flag: Flag, body: object, person = 'owner') =>
  test.call<{ data: Flag; code: string }>(person, 'PATCH', `${FLAGS}/${flag.uuid}`, {
    body: { revision: flag.revision, ...body },
  });
const isOn = async (person: string) =>
  (await test.call<{ data: Flag }>(person, 'GET', `/user-api/feature-flags/${PORTAL}`)).body.data.enabled;

it('lists the flags of the specification with what they do', async () => {
  const { results, total } = await list();
  expect(results.map(({ name }) => name)).toEqual([
    'badger-150-show-all-projects',
    PORTAL,
    'badger-288-new-lhs-nav',
  ]);
  expect(total).toBe(3);
  for (const flag of results) expect(flag.description).not.toBe('');
});

it('switches a flag off and on again for everybody, without a restart, and tells the audit trail', async () => {
  const before = await portal();
  expect(await isOn('viewer')).toBe(true);
  const { status, body } = await change(before, { enabled: false, reason: 'No suppliers here.' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ name: PORTAL, enabled: false, revision: before.revision + 1 });
  expect(await isOn('viewer')).toBe(false);
  expect((await auditOf(test.pool, before.uuid)).at(-1)).toMatchObject({
    entity: 'FeatureFlag',
    action: 'UPDATE',
    reason: 'No suppliers here.',
  });
  await change(body.data, { enabled: true });
  expect(await isOn('viewer')).toBe(true);
});

it('refuses a stale revision, and everybody who does not administer the platform', async () => {
  const flag = await portal();
  const stale = await change({ ...flag, revision: flag.revision - 1 }, { enabled: false });
  expect(stale.status).toBe(409);
  expect(stale.body.code).toBe('REVISION_CONFLICT');
  for (const person of ['admin', 'lead', 'viewer']) {
    expect((await change(flag, { enabled: false }, person)).status).toBe(403);
    expect((await test.call(person, 'GET', FLAGS)).status).toBe(403);
  }
  expect(await isOn('viewer')).toBe(true);
});
