import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { type Answer, createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import { dataOf, expectRefused as expectRefusedOn } from '../../../support/refusals.ts';

interface Coded {
  uuid: string;
  code: string;
  parameter?: string;
}
interface Cell {
  severityUuid: string;
  exposureUuid: string | null;
  probabilityUuid: string | null;
  avoidabilityUuid: string | null;
  classUuid: string | null;
  ratingUuid: string;
  score: number | null;
}
interface SetBody {
  uuid: string;
  revision: number;
  code: string;
  name: string;
  lineageUuid: string | null;
  versionNumber: number;
  basedOnUuid: string;
  mustBeChecked: boolean;
  trust: number;
  levels: Coded[];
  classes: Coded[];
  ratings: Coded[];
  table: Cell[];
  explanations: object[];
}

const setUuid = (code: string) => seedUuid('risk-rating-set', code);
const ISO = setUuid('ISO26262-3-2018');

let app: TestApp;
let organizationUuid: string;

const send = (method: string, path: string, body?: unknown, person = 'admin', query = {}) =>
  app.call<unknown>(person, method, `/user-api/${path}`, { query, ...(body === undefined ? {} : { body }) });
const expectRefused = (call: () => Promise<Answer<unknown>>, status: number, code: string, path?: string) =>
  expectRefusedOn(app.pool, call, status, code, path);
const begin = async (basedOnUuid: string, body = {}) =>
  dataOf<SetBody>(
    await send('POST', 'risk-rating-set-drafts', { organizationUuid, basedOnUuid, ...body }),
    201,
  );
const change = async (draft: SetBody, body: object) =>
  dataOf<SetBody>(
    await send('PATCH', `risk-rating-set-drafts/${draft.uuid}`, { revision: draft.revision, ...body }),
    200,
  );
const publish = (draft: SetBody, body = {}, person?: string) =>
  send('POST', `risk-rating-set-drafts/${draft.uuid}/publish`, { revision: draft.revision, ...body }, person);
const readSet = async (uuid: string) => dataOf<SetBody>(await send('GET', `risk-rating-sets/${uuid}`), 200);

/** A cell by the codes of its levels, as "S2 E4 C2". */
const cellOf = (set: SetBody, codes: string) => {
  const wanted = codes.split(' ').map(code => set.levels.find(level => level.code === code)?.uuid);
  return set.table.find(cell =>
    wanted.every(uuid => [cell.severityUuid, cell.exposureUuid, cell.avoidabilityUuid].includes(uuid ?? '')),
  ) as Cell;
};
const ratingAt = (set: SetBody, codes: string) =>
  set.ratings.find(({ uuid }) => uuid === cellOf(set, codes).ratingUuid)?.code;
const withRating = (set: SetBody, codes: string, rating: string) => {
  const ratingUuid = set.ratings.find(({ code }) => code === rating)?.uuid ?? '';
  return set.table.map(cell => (cell === cellOf(set, codes) ? { ...cell, ratingUuid } : cell));
};

beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await app.pool.query<{ uuid: string }>('select uuid from organizations');
  organizationUuid = rows[0]?.uuid ?? '';
});
afterAll(() => app.close());

describe('a rating set of an organization (domain model 1.37)', () => {
  let first: SetBody;

  it('starts as a copy with uuids of its own, for whoever manages the library', async () => {
    await expectRefused(
      () => send('POST', 'risk-rating-set-drafts', { organizationUuid, basedOnUuid: ISO }, 'lead'),
      403,
      'FORBIDDEN',
    );
    const draft = await begin(ISO, { name: 'Crane ASIL' });
    expect(draft).toMatchObject({ code: 'ISO26262-3-2018-OWN', lineageUuid: null, mustBeChecked: false });
    const source = await readSet(ISO);
    expect(draft.table).toHaveLength(source.table.length);
    for (const codes of ['S0 E0 C0', 'S2 E4 C2', 'S3 E4 C3'])
      expect(ratingAt(draft, codes)).toBe(ratingAt(source, codes));
    const known = new Set([...source.levels, ...source.ratings].map(({ uuid }) => uuid));
    expect([...draft.levels, ...draft.ratings].filter(({ uuid }) => known.has(uuid))).toEqual([]);
    expect((await begin(ISO)).code).toBe('ISO26262-3-2018-OWN-2');
    await expectRefused(
      () =>
        send('POST', 'risk-rating-set-drafts', { organizationUuid, basedOnUuid: ISO, code: 'iso13849-1' }),
      422,
      'RULE_VIOLATED',
      'code',
    );
    first = draft;
  });

  it('is no set to rate with while it is a draft', async () => {
    const { results } = dataOf<{ results: Coded[] }>(
      await send('GET', 'organization-scoped-risk-rating-sets', undefined, 'admin', {
        organizationUuid,
        limit: 100,
      }),
      200,
    );
    expect(results.filter(({ code }) => code.endsWith('-OWN'))).toEqual([]);
    await expectRefused(
      () =>
        send('POST', `organizations/${organizationUuid}/projects`, {
          ...{ name: 'Too early', style: 'FUNCTION' },
          riskRatingSetUuids: [first.uuid],
        }),
      422,
      'RULE_VIOLATED',
      'riskRatingSetUuids',
    );
  });

  it('is published complete and monotone, or explained', async () => {
    const holes = await change(first, {
      table: first.table.filter(cell => cell !== cellOf(first, 'S1 E1 C1')),
    });
    await expectRefused(() => publish(holes), 422, 'RULE_VIOLATED', 'table');
    const falling = await change(holes, { table: withRating(first, 'S3 E4 C3', 'A') });
    // Below it are S2 E4 C3 (C), S3 E3 C3 (C) and S3 E4 C2 (C).
    const refused = await publish(falling);
    expect(refused.status).toBe(422);
    expect(
      (refused.body as { fields: { path: string; message: string }[] }).fields.map(({ message }) => message),
    ).toEqual([
      expect.stringContaining('S3 E4 C3 gives A, which is lower than C of the milder S2 E4 C3'),
      expect.stringContaining('S3 E3 C3'),
      expect.stringContaining('S3 E4 C2'),
    ]);
    const { severityUuid, exposureUuid, probabilityUuid, avoidabilityUuid, classUuid } = cellOf(
      falling,
      'S3 E4 C3',
    );
    const cell = { severityUuid, exposureUuid, probabilityUuid, avoidabilityUuid, classUuid };
    const explanations = ['severity', 'exposure', 'avoidability'].map(parameter => ({
      ...cell,
      parameter,
      text: 'Nobody is near.',
    }));
    const stale = {
      ...cell,
      severityUuid: cellOf(falling, 'S1 E1 C1').severityUuid,
      parameter: 'severity',
      text: 'Left over.',
    };
    const explained = await change(falling, { explanations: [...explanations, stale] });
    await expectRefused(() => publish({ ...explained, revision: 1 }), 409, 'REVISION_CONFLICT');
    const set = dataOf<SetBody>(await publish(explained, { reason: 'Board of 3 May' }), 201);
    expect(set).toMatchObject({
      versionNumber: 1,
      name: 'Crane ASIL',
      trust: 4,
      basedOnUuid: ISO,
      code: first.code,
    });
    expect(set.explanations).toEqual(explanations);
    expect(ratingAt(set, 'S3 E4 C3')).toBe('A');
    expect(set.table).toHaveLength(first.table.length);
    expect((await send('GET', `risk-rating-set-drafts/${first.uuid}`)).status).toBe(404);
    const [audit] = await auditOf(app.pool, set.uuid);
    expect(audit).toMatchObject({ action: 'CREATE', reason: 'Board of 3 May' });
    first = set;
  });

  it('rates like any other, and its next version changes nothing that was rated', async () => {
    const level = (set: SetBody, code: string) => set.levels.find(one => one.code === code)?.uuid;
    const levels = {
      severityUuid: level(first, 'S3'),
      exposureUuid: level(first, 'E4'),
      avoidabilityUuid: level(first, 'C3'),
    };
    const rated = async () =>
      dataOf<{ ratingUuid: string }>(await send('POST', `risk-ratings/${first.uuid}/calculate`, levels), 200);
    expect(first.ratings.find(({ code }) => code === 'A')?.uuid).toBe((await rated()).ratingUuid);
    dataOf(
      await send('POST', `risk-rating-set/${first.uuid}/link-organization`, {
        organizationUuid,
        isDefault: true,
      }),
      201,
    );

    const draft = await begin(first.uuid, { isNewVersion: true });
    expect(draft).toMatchObject({ code: first.code, lineageUuid: first.lineageUuid });
    await expectRefused(
      () =>
        send('POST', 'risk-rating-set-drafts', {
          organizationUuid,
          basedOnUuid: first.uuid,
          isNewVersion: true,
        }),
      409,
      'CONFLICT',
    );
    await expectRefused(
      () =>
        send('POST', 'risk-rating-set-drafts', { organizationUuid, basedOnUuid: ISO, isNewVersion: true }),
      422,
      'RULE_VIOLATED',
      'isNewVersion',
    );
    const raised = await change(draft, { version: '2', table: withRating(draft, 'S3 E4 C3', 'D') });
    const second = dataOf<SetBody>(await publish(raised), 201);
    expect(second).toMatchObject({
      versionNumber: 2,
      lineageUuid: first.lineageUuid,
      basedOnUuid: first.uuid,
      explanations: [],
    });
    expect(ratingAt(await readSet(first.uuid), 'S3 E4 C3')).toBe('A');
    expect(first.ratings.find(({ code }) => code === 'A')?.uuid).toBe((await rated()).ratingUuid);

    const { rows } = await app.pool.query(
      'select risk_rating_set_uuid as set, is_default, is_active from organization_risk_rating_sets where risk_rating_set_uuid = any($1)',
      [[first.uuid, second.uuid]],
    );
    expect(rows.sort((a, b) => Number(a.is_active) - Number(b.is_active))).toEqual([
      { set: first.uuid, is_default: false, is_active: false },
      { set: second.uuid, is_default: true, is_active: true },
    ]);
    await expectRefused(
      () =>
        send('POST', 'risk-rating-set-drafts', {
          organizationUuid,
          basedOnUuid: first.uuid,
          isNewVersion: true,
        }),
      422,
      'RULE_VIOLATED',
      'basedOnUuid',
    );
    // Nothing that is published is a draft.
    expect(
      (await send('PATCH', `risk-rating-set-drafts/${first.uuid}`, { revision: 1, name: 'No' })).status,
    ).toBe(404);
  });

  it('that comes from a template has to be checked', async () => {
    const draft = await begin(setUuid('ISO25119-2-RECONSTRUCTED'));
    expect(draft.mustBeChecked).toBe(true);
    await expectRefused(() => publish(draft), 422, 'RULE_VIOLATED', 'isChecked');
    dataOf(await publish(draft, { isChecked: true }), 201);
  });

  it('with classes is filled in from severity and class, and a draft can be thrown away', async () => {
    const draft = await begin(setUuid('IEC62061-2005-2015'));
    const printed = [
      ...new Map(draft.table.map(cell => [`${cell.severityUuid} ${cell.classUuid}`, cell])).values(),
    ].map(cell => ({
      ...cell,
      exposureUuid: null,
      probabilityUuid: null,
      avoidabilityUuid: null,
      score: null,
    }));
    const whole = await change(draft, { table: printed });
    expect(whole.table).toHaveLength(draft.table.length);
    await expectRefused(
      () =>
        send('PATCH', `risk-rating-set-drafts/${draft.uuid}`, {
          revision: whole.revision,
          levels: whole.levels.filter(({ parameter }) => parameter !== 'severity'),
        }),
      422,
      'RULE_VIOLATED',
    );
    await expectRefused(
      () => send('DELETE', `risk-rating-set-drafts/${draft.uuid}`, undefined, 'lead'),
      403,
      'FORBIDDEN',
    );
    expect((await send('DELETE', `risk-rating-set-drafts/${draft.uuid}`)).status).toBe(204);
    await expectRefused(() => send('GET', `risk-rating-set-drafts/${draft.uuid}`), 404, 'NOT_FOUND');
  });

  it('is nothing that a stranger knows of', async () => {
    const draft = await begin(ISO);
    const other = dataOf<Coded>(
      await send('POST', 'organizations', { name: 'Elsewhere' }, 'guest'),
      201,
    ).uuid;
    await expectRefused(
      () => send('GET', `risk-rating-set-drafts/${draft.uuid}`, undefined, 'guest'),
      404,
      'NOT_FOUND',
    );
    await expectRefused(() => publish(draft, {}, 'guest'), 404, 'NOT_FOUND');
    await expectRefused(
      () =>
        send('POST', 'risk-rating-set-drafts', { organizationUuid: other, basedOnUuid: first.uuid }, 'guest'),
      404,
      'NOT_FOUND',
    );
  });
});
