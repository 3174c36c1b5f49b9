import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { dataOf } from '../../../support/refusals.ts';
import {
  type Hazard,
  HOUSE,
  house,
  rrmType,
  setUuid,
  TreatmentDesk,
  type Use,
} from '../../../support/treatment.ts';

interface Accepted extends Hazard {
  residualRiskNote: string;
  standardClause: string;
  residualRiskAcceptedAt: string | null;
  residualRiskAcceptedByUserUuid: string | null;
  isResidualRiskAccepted: boolean;
  isRiskFrozen: boolean;
  isClosed: boolean;
}

let desk: TreatmentDesk;
/** A hazard of the cell, S3 E2 A2, with one accepted guard that leads to E0. */
let hazard: Accepted;
let guard: Use;

beforeAll(async () => {
  desk = await TreatmentDesk.open();
});
afterAll(() => desk.close());

const read = async () => dataOf<Accepted>(await desk.send('GET', `hazards/${hazard.uuid}`), 200);
const patch = async (path: string, body: object, person = 'lead') =>
  desk.send('PATCH', `hazards/${hazard.uuid}${path}`, { revision: (await read()).revision, ...body }, person);
const accept = (isAccepted = true, more: object = {}, person?: string) =>
  patch('/residual-risk-acceptance', { isAccepted, ...more }, person);
const close = (isClosed = true, more: object = {}, person?: string) =>
  patch('/closed', { isClosed, ...more }, person);
const freeze = () => patch('/toggle-risk-freeze', { isOverride: true, reason: 'Built.' });
const useIs = async (status: string) => {
  const { revision } = dataOf<Use>(await desk.send('GET', `hazard-rrms/${guard.uuid}`), 200);
  dataOf(await desk.send('PATCH', `hazard-rrms/${guard.uuid}`, { revision, status }), 200);
};

async function judge() {
  const { uuid } = await desk.newRrm({ rrmTypeUuid: rrmType('FIXED') });
  guard = dataOf<Use>(await desk.use(hazard, { rrmUuid: uuid }), 201);
  dataOf(
    await desk.send('POST', `hazard-rrms/${guard.uuid}/evaluation`, {
      exposureUuid: house('exposure', 'E0'),
    }),
    201,
  );
  await desk.recalculate(hazard);
}

beforeEach(async () => {
  hazard = (await desk.newHazard()) as Accepted;
});

describe('what is left of a risk', () => {
  it('has a note and the clause of a standard, with their limits and their history', async () => {
    const body = { residualRiskNote: '**Crushing** below 150 N.', standardClause: 'ISO 13857:2019, 4.2' };
    expect(dataOf(await patch('', body, 'engineer'), 200)).toMatchObject(body);
    expect((await auditOf(desk.app.pool, hazard.uuid)).at(-1)).toMatchObject({
      before: { residualRiskNote: '', standardClause: '' },
      after: body,
    });
    expect((await patch('', { residualRiskNote: 'x'.repeat(2001) }, 'engineer')).status).toBe(400);
    expect((await patch('', { standardClause: 'x'.repeat(201) }, 'engineer')).status).toBe(400);
    expect(await read()).toMatchObject(body);
  });
});

describe('the acceptance of a residual risk (domain model 2.6)', () => {
  it('needs a complete final rating that is not outdated', async () => {
    await desk.expectRefused(() => accept(), 422, 'RULE_VIOLATED');
    await judge();
    await useIs('REJECTED');
    await desk.expectRefused(() => accept(), 422, 'RULE_VIOLATED');
    await desk.recalculate(hazard);
    expect((await accept()).status).toBe(200);
  });

  it('says who and when, in the audit trail too; others may not', async () => {
    await judge();
    for (const person of ['engineer', 'voter', 'viewer'])
      expect((await accept(true, {}, person)).status, person).not.toBe(200);
    const before = Date.now();
    expect(dataOf(await accept(true, { reason: 'Inspected.' }), 200)).toMatchObject({
      isResidualRiskAccepted: true,
      residualRiskAcceptedByUserUuid: desk.app.userUuid('lead'),
    });
    expect(Date.parse((await read()).residualRiskAcceptedAt ?? '')).toBeGreaterThanOrEqual(before - 1000);
    expect((await auditOf(desk.app.pool, hazard.uuid)).at(-1)).toMatchObject({
      operationId: 'setResidualRiskAcceptance',
      reason: 'Inspected.',
      before: { residualRiskAcceptedAt: null },
      after: { residualRiskAcceptedByUserUuid: desk.app.userUuid('lead') },
    });
    expect(await read()).not.toHaveProperty('residualRiskBasis');
  });

  it('lapses when the final rating moves, and comes back with the same rating or a new acceptance', async () => {
    await judge();
    await accept();
    await useIs('REJECTED');
    expect(await read()).toMatchObject({ isResidualRiskAccepted: false });
    await useIs('ACCEPTED');
    expect(await read()).toMatchObject({ isResidualRiskAccepted: true });
    // S2 instead of S3: the final rating is another one, freshly calculated and so not outdated.
    await desk.rate(await read(), HOUSE, { severity: 'S2', exposure: 'E2', avoidability: 'A2' });
    await desk.recalculate(hazard);
    expect(await read()).toMatchObject({ isResidualRiskAccepted: false });
    expect((await read()).residualRiskAcceptedAt).not.toBeNull();
    expect(dataOf(await accept(), 200)).toMatchObject({ isResidualRiskAccepted: true });
    const listed = async (isAccepted: boolean) =>
      dataOf<{ results: Hazard[] }>(
        await desk.app.call<unknown>('viewer', 'GET', '/user-api/hazards', {
          query: { projectUuid: desk.cell, isResidualRiskAccepted: isAccepted },
        }),
        200,
      ).results.map(({ uuid }) => uuid);
    expect(await listed(true)).toContain(hazard.uuid);
    expect(await listed(false)).not.toContain(hazard.uuid);
  });

  it('lapses when the hazard is judged by another rating set', async () => {
    await judge();
    await accept();
    await patch('', { riskRatingSetUuid: setUuid('ISO13849-1') }, 'engineer');
    expect(await read()).toMatchObject({ isResidualRiskAccepted: false });
  });

  it('is taken back with a reason only, and refuses an old revision', async () => {
    await judge();
    await accept();
    await desk.expectRefused(() => accept(false), 422, 'REASON_REQUIRED', 'reason');
    await desk.expectRefused(() => accept(true, { revision: 1 }), 409, 'REVISION_CONFLICT');
    expect(dataOf(await accept(false, { reason: 'The guard was changed.' }), 200)).toMatchObject({
      isResidualRiskAccepted: false,
      residualRiskAcceptedAt: null,
      residualRiskAcceptedByUserUuid: null,
    });
  });
});

describe('a closed hazard (domain model 2.6)', () => {
  it('needs the freeze, the acceptance, and measures that are verified', async () => {
    await judge();
    const refused = async (...words: string[]) => {
      const length = await auditLength(desk.app.pool);
      const answer = await close();
      expect(answer.status).toBe(422);
      for (const word of words) expect(JSON.stringify(answer.body)).toContain(word);
      expect(await auditLength(desk.app.pool)).toBe(length);
    };
    await refused('One measure is neither', 'Nobody has accepted', 'not frozen');
    await useIs('VERIFIED');
    await accept();
    await refused('not frozen');
    await freeze();
    expect(dataOf(await close(), 200)).toMatchObject({ isClosed: true, status: 'CLOSED' });
    // Closing what is closed changes nothing.
    const { revision } = await read();
    expect(dataOf<Accepted>(await close(), 200).revision).toBe(revision);
  });

  it('keeps its freeze and its acceptance until it is opened again with a reason', async () => {
    await judge();
    await useIs('VERIFIED');
    await accept();
    await freeze();
    for (const person of ['engineer', 'voter', 'viewer'])
      expect((await close(true, {}, person)).status, person).toBe(403);
    expect((await close(true, {}, 'lead')).status).toBe(200);
    await desk.expectRefused(() => accept(false, { reason: 'x' }), 422, 'RULE_VIOLATED');
    await desk.expectRefused(() => accept(), 422, 'RULE_VIOLATED');
    await desk.app.pool.query(
      `update project_members m set role = 'APPROVER' from users u where u.uuid = m.user_uuid and m.project_uuid = $1 and u.uuid = $2`,
      [desk.cell, desk.app.userUuid('voter')],
    );
    await desk.expectRefused(
      () => patch('/toggle-risk-freeze', { reason: 'x' }, 'voter'),
      422,
      'RULE_VIOLATED',
    );
    await desk.expectRefused(() => close(false), 422, 'REASON_REQUIRED', 'reason');
    expect(dataOf(await close(false, { reason: 'A new way of use.' }), 200)).toMatchObject({
      isClosed: false,
      status: 'FROZEN',
      isResidualRiskAccepted: true,
    });
    expect((await patch('/toggle-risk-freeze', { reason: 'A new way of use.' }, 'voter')).status).toBe(200);
  });

  it('is open in a copy, accepted by nobody', async () => {
    await judge();
    await patch('', { residualRiskNote: 'Noise.' }, 'engineer');
    await useIs('VERIFIED');
    await accept();
    await freeze();
    await close();
    const { code } = await read();
    const { uuid } = dataOf<{ uuid: string }>(
      await desk.send('POST', `projects/${desk.cell}/copy`, { name: 'Copy', parts: ['RATINGS'] }, 'lead'),
      201,
    );
    const copy = await desk.app.pool.query(
      'select is_closed, is_risk_frozen, residual_risk_accepted_at, residual_risk_accepted_by_user_uuid, residual_risk_basis, residual_risk_note from hazards where project_uuid = $1 and code = $2',
      [uuid, code],
    );
    expect(copy.rows).toEqual([
      {
        is_closed: false,
        is_risk_frozen: false,
        residual_risk_accepted_at: null,
        residual_risk_accepted_by_user_uuid: null,
        residual_risk_basis: null,
        residual_risk_note: 'Noise.',
      },
    ]);
  });
});
