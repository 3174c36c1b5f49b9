import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, analysisOf } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';

interface Suggestion {
  key: string;
  payload: Record<string, unknown> & { name: string };
  sourceRef: { kind: string };
}
interface Refusal {
  key: string;
  name: string;
  reason: string;
  refusedAt: string;
  refusedBy: { uuid: string } | null;
}
interface Refusals {
  data: { results: Refusal[]; total: number };
}

let app: TestApp;
let functionStyle: Analysis;
let machineStyle: Analysis;

beforeAll(async () => {
  app = await createTestApp();
  functionStyle = await analysisOf(app, 'remote');
  machineStyle = await analysisOf(app, 'palletising');
});
afterAll(() => app.close());

const address = (analysis: Analysis, path = '') =>
  `/user-api/projects/${analysis.projectUuid}/suggestion-refusals${path}`;
const suggested = async (analysis: Analysis, what: 'hazards' | 'tasks', body: object, language = 'en') => {
  const answer = await app.call<{ data: { suggestions: Suggestion[] } }>(
    'lead',
    'PUT',
    `/user-api/projects/${analysis.projectUuid}/actions/recommend-${what}`,
    { body, headers: { 'accept-language': language } },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.suggestions;
};
const refuse = (
  analysis: Analysis,
  kind: string,
  suggestions: readonly Suggestion[],
  { person = 'engineer', ...fields }: { person?: string; reason?: string } = {},
) =>
  app.call<Refusals>(person, 'POST', address(analysis, '/actions/refuse'), {
    body: {
      kind,
      suggestions: suggestions.map(({ key, payload }) => ({ key, name: payload.name })),
      ...fields,
    },
  });
const proposeAgain = (analysis: Analysis, kind: string, keys: string[], person = 'engineer') =>
  app.call(person, 'POST', address(analysis, '/actions/propose-again'), { body: { kind, keys } });
const refusals = async (analysis: Analysis, kind?: string) => {
  const answer = await app.call<Refusals>('viewer', 'GET', address(analysis), {
    query: kind ? { kind } : {},
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};

/** A malfunction without a hazard, of a function of its own. */
async function openMalfunction(name: string) {
  const own = await functionStyle.one('functions', { name: `Function of: ${name}` });
  const malfunction = await functionStyle.one('malfunctions', { name, functionUuid: own.uuid });
  return { body: { functionUuids: [own.uuid] }, malfunction };
}

describe('a suggestion that was refused', () => {
  it('is not made again under another name, tells who refused it, and comes back when that is taken back', async () => {
    const { body, malfunction } = await openMalfunction('Cabin tilts by itself');
    const [first, ...others] = await suggested(functionStyle, 'hazards', body);
    if (!first) throw new Error('Nothing is suggested');
    const before = Date.now();
    const refused = await refuse(functionStyle, 'HAZARD', [first], { reason: ' The cabin is fixed. ' });
    expect(refused.status, JSON.stringify(refused.body)).toBe(200);
    await functionStyle.change('malfunctions', malfunction.uuid, { revision: 1, name: 'Cabin moves' });
    const left = await suggested(functionStyle, 'hazards', body);
    expect(left.map(({ key }) => key)).toEqual(others.map(({ key }) => key));
    expect(left[0]?.payload.name).toContain('Cabin moves');
    const { results, total } = await refusals(functionStyle, 'HAZARD');
    expect(total).toBe(1);
    expect(results).toMatchObject([
      { key: first.key, name: first.payload.name, reason: 'The cabin is fixed.' },
    ]);
    expect(results[0]?.refusedBy?.uuid).toBe(app.userUuid('engineer'));
    expect(Date.parse(results[0]?.refusedAt ?? '')).toBeGreaterThanOrEqual(before);
    expect(await refusals(functionStyle, 'TASK')).toEqual({ results: [], total: 0 });
    // Once more by somebody else: it stays as it was refused first.
    expect((await refuse(functionStyle, 'HAZARD', [first], { person: 'lead' })).body.data).toEqual({
      results,
      total: 1,
    });
    expect((await proposeAgain(functionStyle, 'TASK', [first.key])).status).toBe(204);
    expect((await refusals(functionStyle)).total).toBe(1);
    expect((await proposeAgain(functionStyle, 'HAZARD', [first.key])).status).toBe(204);
    expect((await suggested(functionStyle, 'hazards', body)).map(({ key }) => key)).toEqual([
      first.key,
      ...others.map(({ key }) => key),
    ]);
    expect(await refusals(functionStyle)).toEqual({ results: [], total: 0 });
  });

  it('takes no room from others: a limit counts what is left', async () => {
    const { body } = await openMalfunction('Winch pays out');
    const [one, two, three] = await suggested(functionStyle, 'hazards', body);
    if (!one || !two || !three) throw new Error('Three situations are in use');
    await refuse(functionStyle, 'HAZARD', [one, two]);
    expect(await suggested(functionStyle, 'hazards', { ...body, limit: 1 })).toMatchObject([
      { key: three.key },
    ]);
    // Refused in each situation: nothing is left to ask.
    await refuse(functionStyle, 'HAZARD', await suggested(functionStyle, 'hazards', { ...body, limit: 200 }));
    expect(await suggested(functionStyle, 'hazards', body)).toEqual([]);
  });

  it('of another project is known by its words, whichever project has them', async () => {
    const { body } = await openMalfunction('Derrick boom swings unasked');
    const elsewhere = await machineStyle.one('functions', { name: 'Derrick' });
    const there = await machineStyle.one('malfunctions', {
      name: 'Derrick boom swings unasked',
      functionUuid: elsewhere.uuid,
    });
    const hazard = (name: string) => ({ style: 'FUNCTION', name, malfunctionUuid: there.uuid });
    await machineStyle.one('hazards', hazard('Boom hits the crane driver'));
    const similar = async () =>
      (await suggested(functionStyle, 'hazards', { ...body, limit: 200 })).filter(
        ({ sourceRef }) => sourceRef.kind === 'SIMILAR_PROJECT',
      );
    const found = await similar();
    expect(found.map(({ payload }) => payload.name)).toEqual(['Boom hits the crane driver']);
    await refuse(functionStyle, 'HAZARD', found);
    await machineStyle.one('hazards', hazard('Boom hits the crane driver'));
    expect(await similar()).toEqual([]);
    // The same words in another sentence.
    await machineStyle.one('hazards', hazard('Crane driver: hit by the boom'));
    expect(await similar()).toEqual([]);
    await machineStyle.one('hazards', hazard('Load falls'));
    expect((await similar()).map(({ payload }) => payload.name)).toEqual(['Load falls']);
  });

  it('of a place is refused for the persons it named; who comes later is suggested alone', async () => {
    const uuidOf = async (table: string, code: string) =>
      (await app.pool.query<{ uuid: string }>(`select uuid from ${table} where code = $1`, [code])).rows[0]
        ?.uuid;
    const machine = await machineStyle.one('machines', { name: 'Label printer' });
    const task = await machineStyle.one('tasks', {
      name: 'Change the label',
      machineUuid: machine.uuid,
      zoneUuids: [await uuidOf('zones', 'CABINET')],
    });
    const [operator, driver] = [await uuidOf('personnel', 'OP'), await uuidOf('personnel', 'DRV')];
    const byHand = await machineStyle.one('human-tasks', {
      name: 'By hand',
      taskUuid: task.uuid,
      personnelUuids: [operator],
    });
    const ask = () => suggested(machineStyle, 'hazards', { taskUuids: [task.uuid] });
    const [place, ...rest] = await ask();
    if (!place) throw new Error('The place is open');
    expect(rest).toEqual([]);
    await refuse(machineStyle, 'HAZARD', [place]);
    expect(await ask()).toEqual([]);
    await machineStyle.change('human-tasks', byHand.uuid, {
      revision: 1,
      personnelUuids: [operator, driver],
    });
    expect((await ask()).map(({ payload }) => payload.personnelUuids)).toEqual([[driver]]);
    await proposeAgain(machineStyle, 'HAZARD', [place.key]);
    const [both] = await ask();
    expect(both?.payload.personnelUuids).toHaveLength(2);
    // Refused for two at once, it is so for each of them.
    await refuse(machineStyle, 'HAZARD', both ? [both] : []);
    const maintainer = await uuidOf('personnel', 'MAINT');
    await machineStyle.change('human-tasks', byHand.uuid, {
      revision: 2,
      personnelUuids: [operator, driver, maintainer],
    });
    expect((await ask()).map(({ payload }) => payload.personnelUuids)).toEqual([[maintainer]]);
  });

  it('is a task, too, in whatever language it was proposed', async () => {
    const machine = await machineStyle.one('machines', { name: 'Sealer' });
    const body = { machineUuids: [machine.uuid], limit: 200 };
    const german = await suggested(machineStyle, 'tasks', body, 'de');
    const [first] = german;
    if (!first) throw new Error('Nothing is suggested');
    await refuse(machineStyle, 'TASK', [first]);
    const english = await suggested(machineStyle, 'tasks', body);
    expect(english.map(({ key }) => key)).toEqual(german.slice(1).map(({ key }) => key));
  });

  it('is refused by those who edit, is in the history, and stays behind when the project is copied', async () => {
    const { body } = await openMalfunction('Horn sounds');
    const [first] = await suggested(functionStyle, 'hazards', body);
    if (!first) throw new Error('Nothing is suggested');
    for (const [person, status] of [
      ['viewer', 403],
      ['voter', 403],
      ['supplier', 404],
    ] as const) {
      expect((await refuse(functionStyle, 'HAZARD', [first], { person })).status, person).toBe(status);
      expect((await proposeAgain(functionStyle, 'HAZARD', [first.key], person)).status, person).toBe(status);
    }
    const count = (await refusals(functionStyle)).total;
    await refuse(functionStyle, 'HAZARD', [first], { reason: 'Nobody is near.' });
    expect((await refusals(functionStyle)).total).toBe(count + 1);
    await proposeAgain(functionStyle, 'HAZARD', [first.key]);
    const { rows } = await app.pool.query(
      `select action, actor_user_uuid as actor from audit_trail where project_uuid = $1 and entity = 'SuggestionRefusal'
       and coalesce(after, before)->>'key' = $2 order by id`,
      [functionStyle.projectUuid, first.key],
    );
    const actor = app.userUuid('engineer');
    expect(rows).toEqual([
      { action: 'CREATE', actor },
      { action: 'DELETE', actor },
    ]);
  });
});
