import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, analysisOf } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';

let app: TestApp;
let analysis: Analysis;

beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'remote');
});
afterAll(() => app.close());

describe('an audit row', () => {
  it('records who changed what, when, why, by which operation and request, with before and after', async () => {
    const began = Date.now();
    const created = await analysis.one('functions', { name: 'Steer', outputs: 'Angle' });
    const changed = await analysis
      .as('engineer')
      .change('functions', created.uuid, { revision: 1, name: 'Steer left', reason: 'Agreed in the review' });
    const deleted = await analysis.remove('functions', created.uuid, { reason: 'Twice' });
    const { rows } = await app.pool.query('select * from audit_trail where record_uuid = $1 order by id', [
      created.uuid,
    ]);
    const { rows: organization } = await app.pool.query<{ uuid: string }>(
      'select organization_uuid as uuid from projects where uuid = $1',
      [analysis.projectUuid],
    );
    const common = {
      entity: 'Function',
      record_uuid: created.uuid,
      project_uuid: analysis.projectUuid,
      organization_uuid: organization[0]?.uuid,
    };
    const lead = app.userUuid('lead');
    expect(rows).toEqual([
      expect.objectContaining({
        ...common,
        action: 'CREATE',
        actor_user_uuid: lead,
        operation_id: 'createFunctionsBatch',
        reason: null,
        before: null,
        after: created,
      }),
      expect.objectContaining({
        ...common,
        action: 'UPDATE',
        actor_user_uuid: app.userUuid('engineer'),
        operation_id: 'updateFunction',
        request_id: changed.headers['x-request-id'],
        reason: 'Agreed in the review',
        before: created,
        after: changed.body.data,
      }),
      expect.objectContaining({
        ...common,
        action: 'DELETE',
        actor_user_uuid: lead,
        operation_id: 'deleteFunction',
        request_id: deleted.headers['x-request-id'],
        reason: 'Twice',
        before: changed.body.data,
        after: null,
      }),
    ]);
    const times = rows.map(row => Date.parse(row.at as string));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    // The database has a clock of its own.
    expect(times[0]).toBeGreaterThan(began - 60_000);
    expect(times[0]).toBeLessThan(Date.now() + 60_000);
  });
  it('stores of a record before a change what the change altered, and is read with all of it', async () => {
    const created = await analysis.one('functions', { name: 'Hold', outputs: 'Torque' });
    const steps = [{ name: 'Hold still' }, { outputs: '' }, { outputs: 'Torque', name: 'Hold' }];
    const states: object[] = [created];
    for (const [index, step] of steps.entries())
      states.push(
        (await analysis.change('functions', created.uuid, { revision: index + 1, ...step })).body.data,
      );
    const rows = async (source: string) =>
      (
        await app.pool.query<{ before: Record<string, unknown>; after: object }>(
          `select before, after from ${source} where record_uuid = $1 and action = 'UPDATE' order by id`,
          [created.uuid],
        )
      ).rows;
    expect(await rows('audit_trail')).toEqual(
      steps.map((_step, index) => ({ before: states[index], after: states[index + 1] })),
    );
    // The lead made and changed it, so that `updatedBy` stayed.
    const always = ['revision', 'updatedAt'];
    expect((await rows('audit_log')).map(({ before }) => Object.keys(before).sort())).toEqual(
      steps.map(step => [...Object.keys(step), ...always].sort()),
    );
  });
  it('is written for nothing that was refused', async () => {
    const { rows } = await app.pool.query('select max(id) as id from audit_trail');
    await analysis.batch('functions', [{ name: '' }]);
    await analysis.as('viewer').batch('functions', [{ name: 'x' }]);
    await analysis.as('guest').batch('functions', [{ name: 'x' }]);
    await analysis.change('functions', analysis.projectUuid, { revision: 1, name: 'x' });
    await analysis.remove('functions', analysis.projectUuid);
    expect((await app.pool.query('select max(id) as id from audit_trail')).rows).toEqual(rows);
  });
});

describe('the audit trail', () => {
  it.each([
    'update audit_log set reason = $$nothing happened$$',
    'update audit_log set reason = null where false',
    'delete from audit_log',
    'delete from audit_log where id = (select max(id) from audit_trail)',
    'delete from audit_trail',
    'update audit_trail set reason = null',
    'truncate audit_log',
    'truncate audit_log cascade',
    `insert into audit_log (id, at, entity, record_uuid, action, operation_id, request_id)
       select id, at, entity, record_uuid, action, operation_id, request_id from audit_trail limit 1 on conflict (id, at) do update set reason = 'x'`,
    ...['audit_log_other', `audit_log_${new Date().toISOString().slice(0, 7).replace('-', '_')}`].flatMap(
      part => [`update ${part} set reason = 'x'`, `delete from ${part}`, `truncate ${part}`],
    ),
  ])('refuses: %s', async sql => {
    const read = async () => (await app.pool.query('select * from audit_trail order by id')).rows;
    const before = await read();
    await expect(app.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
    expect(await read()).toEqual(before);
  });
  it('cannot be reached by any operation', async () => {
    for (const method of ['PATCH', 'PUT', 'DELETE', 'POST'])
      expect((await app.call('owner', method, '/user-api/audit-log')).status).toBe(404);
  });
});
