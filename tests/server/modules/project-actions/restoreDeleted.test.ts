import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, analysisOf, levelUuid, type ProjectRecord } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';

let app: TestApp;
let analysis: Analysis;

beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'remote');
});
afterAll(() => app.close());

const restore = (entity: string, uuids: string[], person = 'lead') =>
  analysis.as(person).act<{ data: { restored: number } }>('actions/restore-deleted', { entity, uuids });

/** What a restored record shares with the one that was deleted: all but what every write changes. */
function content(record: ProjectRecord): object {
  const strip = ({ revision: _r, updatedAt: _a, updatedBy: _b, ...rest }: Record<string, unknown>) => rest;
  const { evaluations, ...rest } = strip(record);
  return { ...rest, evaluations: (evaluations as Record<string, unknown>[] | undefined)?.map(strip) };
}

/** A hazard with everything that hangs on one: ratings, voters, people, a measure, a comment, a tag, a target. */
async function wholeHazard() {
  const [severity] = (
    await app.pool.query<{ set: string }>(
      'select risk_rating_set_uuid as set from project_risk_rating_sets where project_uuid = $1 order by position limit 1',
      [analysis.projectUuid],
    )
  ).rows;
  const own = await analysis.one('functions', { name: 'Unlock' });
  const malfunction = await analysis.one('malfunctions', {
    name: 'Unlocks by itself',
    functionUuid: own.uuid,
  });
  const event = await analysis.one('hazardous-events', { name: 'Falls out' });
  const hazard = await analysis.one('hazards', {
    style: 'FUNCTION',
    name: 'Door opens',
    description: 'At speed.',
    malfunctionUuid: malfunction.uuid,
    hazardousEventUuid: event.uuid,
  });
  await analysis.rate(hazard.uuid, {
    revision: 1,
    severityUuid: await levelUuid(app.pool, severity?.set ?? '', 'severity', 'S3'),
    rationale: { severity: 'A fall at speed.' },
  });
  const comment = await app.call<{ data: ProjectRecord }>(
    'engineer',
    'POST',
    `/user-api/hazards/${hazard.uuid}/comments`,
    { body: { text: 'Seen in the field.' } },
  );
  return { own, malfunction, event, hazard: await analysis.read('hazards', hazard.uuid), comment };
}

describe('a deleted record', () => {
  it('comes back as it was, with its code, its ratings and what was said about it', async () => {
    const { hazard, comment } = await wholeHazard();
    expect(hazard.evaluations).toHaveLength(1);
    expect((await analysis.remove('hazards', hazard.uuid, { confirm: true })).status).toBe(204);

    const { status, body } = await restore('Hazard', [hazard.uuid.toUpperCase()]);

    expect(`${status} ${JSON.stringify(body.data)}`).toBe('200 {"restored":3}');
    const back = await analysis.read('hazards', hazard.uuid);
    expect(content(back)).toEqual(content(hazard));
    // Whoever still holds the deleted one cannot save on it.
    expect(back.revision).toBe(hazard.revision + 1);
    expect(await analysis.count('hazard_comments where uuid = $1', [comment.body.data.uuid])).toBe(1);
    const trail = await auditOf(app.pool, hazard.uuid);
    expect(trail.slice(-2).map(({ action, operationId }) => [action, operationId])).toEqual([
      ['DELETE', 'deleteHazard'],
      ['CREATE', 'restoreDeletedRecords'],
    ]);
    expect(trail.at(-1)?.after).toMatchObject({ code: hazard.code, name: 'Door opens' });
  });
  it('brings along what was deleted with it, and records that lost their link have it again', async () => {
    const { own, malfunction, hazard } = await wholeHazard();
    const child = await analysis.one('functions', { name: 'Unlock slowly', parentFunctionUuid: own.uuid });
    expect((await analysis.remove('functions', own.uuid, { confirm: true })).status).toBe(204);
    expect((await analysis.read('hazards', hazard.uuid)).malfunctionUuid).toBeNull();

    expect((await restore('Function', [own.uuid])).status).toBe(200);

    expect(content(await analysis.read('functions', own.uuid))).toEqual(content(own));
    expect(content(await analysis.read('malfunctions', malfunction.uuid))).toEqual(content(malfunction));
    expect(content(await analysis.read('hazards', hazard.uuid))).toEqual(content(hazard));
    expect(content(await analysis.read('functions', child.uuid))).toEqual(content(child));
  });
  it('stands in the lists of others again, which keep what was added since', async () => {
    const [one, other, later] = await analysis.create(
      'hazards',
      ...[1, 2, 3].map(() => ({ style: 'FUNCTION' })),
    );
    if (!one || !other || !later) throw new Error('Nothing was created');
    const srem = await analysis.one('srems', { name: 'Lock', hazardUuids: [one.uuid, other.uuid] });
    expect((await analysis.remove('hazards', one.uuid, { confirm: true })).status).toBe(204);
    const { revision } = await analysis.read('srems', srem.uuid);
    await analysis.change('srems', srem.uuid, { revision, hazardUuids: [other.uuid, later.uuid] });

    expect((await restore('Hazard', [one.uuid])).status).toBe(200);

    const { hazardUuids } = await analysis.read('srems', srem.uuid);
    expect([...(hazardUuids as string[])].sort()).toEqual([one.uuid, other.uuid, later.uuid].sort());
  });
  it('leaves alone what somebody has put in its place meanwhile', async () => {
    const { uuid } = await analysis.one('exposure-situations', { name: 'Door open' });
    const situation = await analysis.read('exposure-situations', uuid);
    const hazard = await analysis.one('hazards', { style: 'FUNCTION', exposureSituationUuid: uuid });
    const other = await analysis.one('exposure-situations', { name: 'Door shut' });
    expect((await analysis.remove('exposure-situations', uuid, { confirm: true })).status).toBe(204);
    const { revision } = await analysis.read('hazards', hazard.uuid);
    await analysis.change('hazards', hazard.uuid, { revision, exposureSituationUuid: other.uuid });

    expect((await restore('ExposureSituation', [uuid])).status).toBe(200);

    expect(content(await analysis.read('exposure-situations', uuid))).toEqual(content(situation));
    expect((await analysis.read('hazards', hazard.uuid)).exposureSituationUuid).toBe(other.uuid);
  });
  it('comes back once, several together or none of them', async () => {
    const [one, other] = await analysis.create('functions', { name: 'One' }, { name: 'Other' });
    if (!one || !other) throw new Error('Nothing was created');
    for (const { uuid } of [one, other]) await analysis.remove('functions', uuid);
    const unknown = await restore('Function', [one.uuid, crypto.randomUUID()]);
    expect(`${unknown.status} ${unknown.body.code}`).toBe('422 RULE_VIOLATED');
    expect(await analysis.count('functions where uuid = $1', [one.uuid])).toBe(0);
    expect((await restore('Function', [one.uuid, other.uuid])).body.data).toEqual({ restored: 2 });
    expect((await restore('Function', [one.uuid])).status).toBe(422);
  });
  it('does not come back where what it belonged to is gone', async () => {
    const own = await analysis.one('functions', { name: 'Gone' });
    const malfunction = await analysis.one('malfunctions', { name: 'Gone too', functionUuid: own.uuid });
    await analysis.remove('malfunctions', malfunction.uuid);
    await analysis.remove('functions', own.uuid);
    const { status, body } = await restore('Malfunction', [malfunction.uuid]);
    expect(`${status} ${body.message}`).toBe(
      '422 Something that it needs has been deleted or changed since. Nothing was brought back.',
    );
  });
});

describe('what is decided on hazards', () => {
  it('comes back: a use of a measure, the measure, and a target with its hazards', async () => {
    const hazard = await analysis.one('hazards', { style: 'FUNCTION', name: 'Treated' });
    const { rows } = await app.pool.query<{ uuid: string }>(
      `select uuid from rrm_types where code = 'FIXED'`,
    );
    const rrm = await analysis.one('rrms', { name: 'Fence', rrmTypeUuid: rows[0]?.uuid });
    const target = await analysis.one('safety-targets', { name: 'Keep out', hazardUuids: [hazard.uuid] });
    const { body } = await app.call<{ data: ProjectRecord }>(
      'lead',
      'POST',
      `/user-api/hazards/${hazard.uuid}/hazard-rrms`,
      { body: { rrmUuid: rrm.uuid, status: 'IMPLEMENTED' } },
    );
    const use = body.data;
    await analysis.remove('hazard-rrms', use.uuid);
    await analysis.remove('rrms', rrm.uuid);
    await analysis.remove('safety-targets', target.uuid);
    for (const [entity, uuid] of [
      ['Rrm', rrm.uuid],
      ['HazardRrm', use.uuid],
      ['SafetyTarget', target.uuid],
    ] as const)
      expect((await restore(entity, [uuid])).body.data, entity).toEqual({ restored: 1 });
    expect(content(await analysis.read('hazard-rrms', use.uuid))).toEqual(content(use));
    expect(content(await analysis.read('safety-targets', target.uuid))).toEqual(content(target));
    expect(await analysis.read('hazards', hazard.uuid)).toMatchObject({
      safetyTargetUuids: [target.uuid],
      hazardRrmUuids: [use.uuid],
    });
  });
});

describe('nobody', () => {
  it('brings back what somebody else deleted, nor a part of what was deleted', async () => {
    const own = await analysis.one('functions', { name: 'Theirs' });
    const malfunction = await analysis.one('malfunctions', { name: 'Part', functionUuid: own.uuid });
    await analysis.remove('functions', own.uuid, { confirm: true });
    expect((await restore('Function', [own.uuid], 'engineer')).status).toBe(422);
    expect((await restore('Malfunction', [malfunction.uuid])).status).toBe(422);
    expect((await restore('Hazard', [own.uuid])).status).toBe(422);
  });
  it('brings back anything without the permission to change the analysis, or in an archived project', async () => {
    const own = await analysis.one('functions', { name: 'Archived' });
    await analysis.remove('functions', own.uuid);
    expect((await restore('Function', [own.uuid], 'viewer')).status).toBe(403);
    await app.pool.query('update projects set archived_at = now() where uuid = $1', [analysis.projectUuid]);
    expect((await restore('Function', [own.uuid])).status).toBe(403);
    await app.pool.query('update projects set archived_at = null where uuid = $1', [analysis.projectUuid]);
    expect(await analysis.count('functions where uuid = $1', [own.uuid])).toBe(0);
  });
});
