import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Analysis, ProjectRecord } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { addPeople, type Baseline, Baselines } from '../../../support/baselines.ts';
import { MetricsProject } from '../../../support/metricsProject.ts';

let app: TestApp;
let metrics: MetricsProject;
let project: Analysis;
let baselines: Baselines;
let baseline: Baseline;
let target: ProjectRecord;
let hazard: string;
let number = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  number += 1;
  metrics = await MetricsProject.open(app, `Signed ${number}`);
  ({ project } = metrics);
  await addPeople(app, project.projectUuid);
  baselines = new Baselines(app, project);
  hazard = await metrics.ratedHazard({ name: 'Rolls away' }, ['S3', 'E4', 'C3']);
  target = await project.one('safety-targets', { name: 'Stay', status: 'AGREED', hazardUuids: [hazard] });
  baseline = await baselines.freeze();
});

const statusOf = async () => (await project.read('safety-targets', target.uuid)).status;

describe('signing', () => {
  it('says who, as what, how independent, and whether it is their own work', async () => {
    const { status, body } = await baselines.sign(baseline.uuid);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.data).toMatchObject({
      isSigned: true,
      isLatestSigned: true,
      signatures: [{ projectRole: 'APPROVER', isOwnWork: 'NO', independence: 'I3', withdrawnAt: null }],
    });
    const lead = await baselines.sign(baseline.uuid, 'lead', {
      independence: undefined,
      independenceNote: 'I led it.',
    });
    expect(lead.body.data.signatures.map(({ isOwnWork }) => isOwnWork)).toEqual(['NO', 'LEAD']);
    await app.pool.query(`update hazards set owner_user_uuid = $1 where uuid = $2`, [
      app.userUuid('approver'),
      hazard,
    ]);
    const owned = await baselines.freeze('Owned');
    expect((await baselines.sign(owned.uuid)).body.data.signatures[0]?.isOwnWork).toBe('OWNER');
  });

  it('takes a function, a statement and independence, once', async () => {
    expect((await baselines.sign(baseline.uuid, 'approver', { independence: undefined })).body).toMatchObject(
      {
        code: 'RULE_VIOLATED',
        fields: [{ path: 'independence' }],
      },
    );
    expect((await baselines.sign(baseline.uuid, 'approver', { statement: ' ' })).status).toBe(422);
    expect((await baselines.sign(baseline.uuid, 'engineer')).status).toBe(403);
    expect((await baselines.sign(baseline.uuid, 'supplier')).status).toBe(404);
    expect((await baselines.sign(baseline.uuid)).status).toBe(201);
    expect((await baselines.sign(baseline.uuid)).status).toBe(422);
  });

  it('is withdrawn with a reason, never undone, and then may be given again', async () => {
    const signature = (await baselines.sign(baseline.uuid)).body.data.signatures[0]?.uuid ?? '';
    for (const text of [
      'delete from baseline_signatures where uuid = $1',
      `update baseline_signatures set statement = 'Other' where uuid = $1`,
      `update baseline_signatures set withdrawn_at = now(), withdrawn_reason = 'x', signer_name = 'Other' where uuid = $1`,
    ])
      await expect(app.pool.query(text, [signature])).rejects.toThrow(/signature can/i);
    expect((await baselines.remove(baseline.uuid)).body).toMatchObject({ code: 'RULE_VIOLATED' });
    await expect(app.pool.query('delete from baselines where uuid = $1', [baseline.uuid])).rejects.toThrow(
      /signed/,
    );
    expect((await baselines.withdraw(signature, '  ')).status).toBe(422);
    const { body } = await baselines.withdraw(signature, 'Wrong figures');
    expect(body.data).toMatchObject({
      isSigned: false,
      isLatestSigned: false,
      signatures: [{ withdrawnReason: 'Wrong figures', withdrawnAt: expect.any(String) }],
    });
    expect((await baselines.withdraw(signature, 'Again')).status).toBe(422);
    expect((await baselines.sign(baseline.uuid)).body.data.signatures).toHaveLength(2);
    expect(
      (
        await app.call('lead', 'DELETE', `/user-api/projects/${project.projectUuid}`, {
          query: { confirm: true },
        })
      ).status,
    ).toBe(204);
    expect(await project.count('baseline_records where baseline_uuid = $1', [baseline.uuid])).toBe(0);
  });
});

describe('a safety target', () => {
  it('is baselined while it stands unchanged in the latest signed baseline', async () => {
    expect(await statusOf()).toBe('AGREED');
    const signature = (await baselines.sign(baseline.uuid)).body.data.signatures[0]?.uuid ?? '';
    expect(await statusOf()).toBe('BASELINED');
    const listed = await app.call<{ data: { results: { uuid: string }[] } }>(
      'viewer',
      'GET',
      '/user-api/safety-targets',
      {
        query: { projectUuid: project.projectUuid, status: 'BASELINED' },
      },
    );
    expect(listed.body.data.results.map(({ uuid }) => uuid)).toEqual([target.uuid]);
    expect((await metrics.read()).safetyTargets).toMatchObject({
      byStatus: [{ status: 'BASELINED', count: 1 }],
    });
    // A later one that nobody signed changes nothing.
    await baselines.freeze('Later');
    expect(await statusOf()).toBe('BASELINED');
    const change = await project.change('safety-targets', target.uuid, {
      revision: target.revision,
      safeState: 'Stopped',
    });
    expect(change.body.data).toMatchObject({ status: 'AGREED', safeState: 'Stopped' });
    // Back to what was signed: the same again, whatever its revision.
    const back = await project.change('safety-targets', target.uuid, {
      revision: change.body.data.revision,
      safeState: '',
    });
    expect(back.body.data.status).toBe('BASELINED');
    // Its level follows from its hazards: another rating is another target.
    const stored = await project.read('hazards', hazard);
    await project.rate(hazard, {
      revision: stored.revision,
      severityUuid: await metrics.level('severity', 'S1'),
    });
    expect(await statusOf()).toBe('AGREED');
    const again = await baselines.freeze('Again');
    await baselines.sign(again.uuid);
    expect(await statusOf()).toBe('BASELINED');
    expect((await baselines.read(baseline.uuid)).isLatestSigned).toBe(false);
    expect(signature).not.toBe('');
  });

  it('is never baselined by hand', async () => {
    const { status, body } = await project.change('safety-targets', target.uuid, {
      revision: target.revision,
      status: 'BASELINED',
    });
    expect([status, body.code, body.fields[0]?.path]).toEqual([422, 'RULE_VIOLATED', 'status']);
    const created = await project.batch('safety-targets', [{ name: 'Other', status: 'BASELINED' }]);
    expect(created.status).toBe(422);
  });

  it('comes back after a delete as it was', async () => {
    await baselines.sign(baseline.uuid);
    expect((await project.remove('safety-targets', target.uuid, { confirm: true })).status).toBe(204);
    const { rows } = await app.pool.query<{ before: { status: string } }>(
      `select before from audit_trail where record_uuid = $1 and action = 'DELETE'`,
      [target.uuid],
    );
    expect(rows[0]?.before.status).toBe('AGREED');
  });
});

describe('a confirmation review', () => {
  const begin = (fields: object = {}, person = 'approver') =>
    baselines.post<{ data: Baseline }>(person, `baselines/${baseline.uuid}/reviews`, {
      name: 'Confirmation review',
      independence: 'I3',
      ...fields,
    });
  const find = (review: string, fields: object = {}) =>
    baselines.post('approver', `baseline-reviews/${review}/findings`, {
      text: 'The rating has no rationale.',
      severity: 'MAJOR',
      ...fields,
    });

  it('has findings that are answered by the team and closed by the reviewer', async () => {
    expect((await begin({}, 'engineer')).status).toBe(403);
    const review = (await begin()).body.data.reviews[0]?.uuid ?? '';
    const found = await find(review, { entity: 'Hazard', recordUuid: hazard });
    expect(found.body.data).toMatchObject({
      number: 1,
      state: 'OPEN',
      recordCode: 'HZ-001',
      recordName: 'Rolls away',
      hazardUuid: hazard,
    });
    const uuid = String(found.body.data.uuid);
    expect((await find(review, { recordUuid: baseline.uuid })).body).toMatchObject({
      fields: [{ path: 'recordUuid' }],
    });
    const conclude = (body: object) =>
      baselines.post('approver', `baseline-reviews/${review}/actions/conclude`, body);
    expect((await conclude({ result: 'ACCEPTED' })).body).toMatchObject({ fields: [{ path: 'result' }] });
    expect(
      (await baselines.post('approver', `review-findings/${uuid}/actions/answer`, { answer: 'Done' })).status,
    ).toBe(403);
    const answered = await baselines.post('engineer', `review-findings/${uuid}/actions/answer`, {
      answer: 'Added.',
    });
    expect(answered.body.data).toMatchObject({ state: 'ANSWERED', answer: 'Added.' });
    expect((await baselines.post('engineer', `review-findings/${uuid}/actions/close`, {})).status).toBe(403);
    const closed = await baselines.post('approver', `review-findings/${uuid}/actions/close`, {
      note: 'Seen.',
    });
    expect(closed.body.data).toMatchObject({ state: 'CLOSED', closingNote: 'Seen.' });
    const reopened = await baselines.post('approver', `review-findings/${uuid}/actions/reopen`, {
      reason: 'Not so.',
    });
    expect(reopened.body.data).toMatchObject({ state: 'OPEN', closedAt: null, answer: 'Added.' });
    const { rows } = await app.pool.query('select answer, closed_at from review_findings where uuid = $1', [
      uuid,
    ]);
    expect(rows).toEqual([{ answer: 'Added.', closed_at: null }]);
    await baselines.post('approver', `review-findings/${uuid}/actions/close`, {});
    expect((await conclude({ result: 'ACCEPTED' })).body.data).toMatchObject({
      reviews: [{ result: 'ACCEPTED', findingCount: 1, openFindingCount: 0 }],
    });
    expect((await conclude({ result: 'REJECTED', conclusion: 'x' })).status).toBe(422);
    expect((await find(review)).status).toBe(422);
  });

  it('is accepted with conditions or rejected in words', async () => {
    const review = (await begin()).body.data.reviews[0]?.uuid ?? '';
    await find(review);
    const path = `baseline-reviews/${review}/actions/conclude`;
    expect((await baselines.post('approver', path, { result: 'ACCEPTED_WITH_CONDITIONS' })).status).toBe(422);
    const { body } = await baselines.post('approver', path, {
      result: 'ACCEPTED_WITH_CONDITIONS',
      conclusion: 'Mend it.',
    });
    expect(body.data).toMatchObject({
      reviews: [{ result: 'ACCEPTED_WITH_CONDITIONS', conclusion: 'Mend it.' }],
    });
    const list = await app.call<{ data: { results: { state: string }[]; total: number } }>(
      'viewer',
      'GET',
      '/user-api/review-findings',
      { query: { projectUuid: project.projectUuid, baselineUuid: baseline.uuid, state: 'OPEN' } },
    );
    expect(list.body.data.total).toBe(1);
  });
});
