import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import {
  levelsOf,
  publishTwoVersions,
  ratingOf,
  type VersionOfSet,
} from '../../../support/ratingSetVersions.ts';
import { dataOf, expectRefused } from '../../../support/refusals.ts';

interface Row {
  uuid: string;
  revision: number;
  riskRatingSetUuid: string;
  riskRatingSetUuids: string[];
  evaluations: Record<string, unknown>[];
  ratings: Record<string, unknown>[];
  [field: string]: unknown;
}
interface Move {
  hazards: { name: string; stays: string | null; [field: string]: unknown }[];
  records: { name: string; stays: string | null }[];
}

let app: TestApp;
let organizationUuid: string;
let first: VersionOfSet;
let second: VersionOfSet;
let project: Row;
let hazards: Record<string, string>;
let targets: Record<string, string>;
let situation: string;

const send = (method: string, path: string, body?: object, person = 'lead') =>
  app.call<unknown>(person, method, `/user-api${path}`, body ? { body } : {});
const ask = async <T>(method: string, path: string, body?: object, person = 'lead') =>
  dataOf<T>(await send(method, path, body, person), method === 'POST' ? 201 : 200);
const make = async (area: string, items: object[]) =>
  (await ask<{ records: Row[] }>('POST', `/projects/${project.uuid}/${area}/batch`, { items })).records;
const read = (area: string, uuid = '') => ask<Row>('GET', `/${area}/${uuid}`);
const hazard = (name: string) => read('hazards', hazards[name]);
const body = async (from: VersionOfSet, to: VersionOfSet, more = {}) => ({
  riskRatingSetUuid: from.uuid,
  toRiskRatingSetUuid: to.uuid,
  revision: (await read('projects', project.uuid)).revision,
  ...more,
});
const move = async (from: VersionOfSet, to: VersionOfSet, person = 'lead', more = {}) =>
  send('POST', `/projects/${project.uuid}/rating-set-moves`, await body(from, to, more), person);
const staysOf = ({ hazards: moved, records }: Move) =>
  Object.fromEntries([...moved, ...records].map(({ name, stays }) => [name, stays]));
const initialOf = ({ evaluations }: Row) => evaluations.find(({ stage }) => stage === 'INITIAL');
const finalOf = ({ evaluations }: Row) => evaluations.find(({ stage }) => stage === 'FINAL');

beforeAll(async () => {
  app = await createTestApp();
  organizationUuid = (await app.pool.query('select uuid from organizations')).rows[0]?.uuid;
  const asAdmin = <T>(method: string, path: string, sent?: object) =>
    app
      .call<{ data: T }>('admin', method, `/user-api${path}`, sent ? { body: sent } : {})
      .then(({ body: answer }) => answer.data);
  ({ first, second } = await publishTwoVersions(asAdmin, organizationUuid, 'CRANE', async older => {
    project = await ask('POST', `/organizations/${organizationUuid}/projects`, {
      name: 'Crane',
      style: 'FUNCTION',
      riskRatingSetUuids: [older.uuid],
    });
  }));
  await app.pool.query(
    `insert into project_members (project_uuid, user_uuid, role) values ($1, $2, 'ENGINEER')`,
    [project.uuid, app.userUuid('engineer')],
  );
  const names = ['Plain', 'Highest', 'Open', 'Frozen', 'Locked', 'Voted', 'Both'];
  const [sit] = await make('exposure-situations', [
    {
      name: 'On a slope',
      ratings: [
        {
          riskRatingSetUuid: first.uuid,
          exposureUuid: levelsOf(first, 'S1 E4 C1').exposureUuid,
          basis: 'DURATION',
        },
      ],
    },
  ]);
  situation = sit?.uuid ?? '';
  const made = await make(
    'hazards',
    names.map(name => ({
      name,
      style: 'FUNCTION',
      ...(name === 'Plain' && { exposureSituationUuid: situation }),
    })),
  );
  hazards = Object.fromEntries(names.map((name, at) => [name, made[at]?.uuid ?? '']));
  for (const name of names)
    if (name !== 'Open')
      await ask('PATCH', `/hazards/${hazards[name]}/initial-risk`, {
        revision: 1,
        rationale: { severity: 'Falls from height' },
        ...levelsOf(first, name === 'Highest' ? 'S3 E4 C3' : 'S2 E4 C2'),
      });
  const kinds = (await app.pool.query('select uuid from rrm_types order by hierarchy_rank limit 1')).rows;
  const [measure] = await make('rrms', [{ name: 'Guard', rrmTypeUuid: kinds[0]?.uuid }]);
  await make('hazard-rrms', [
    {
      ...{ hazardUuid: hazards.Plain, rrmUuid: measure?.uuid, status: 'ACCEPTED' },
      evaluation: { effectiveness: 'PARTIAL', exposureUuid: levelsOf(first, 'S1 E3 C1').exposureUuid },
    },
  ]);
  const goals = await make('safety-targets', [
    {
      name: 'Goes along',
      hazardUuids: [hazards.Plain],
      raisedRatingUuid: ratingOf(first, 'D'),
      raiseReason: 'Board',
    },
    { name: 'Waits', hazardUuids: [hazards.Plain, hazards.Frozen] },
  ]);
  targets = { along: goals[0]?.uuid ?? '', waits: goals[1]?.uuid ?? '' };
  await app.pool.query('update hazards set is_risk_frozen = true where uuid = $1', [hazards.Frozen]);
  await app.pool.query('update hazards set is_consensus_voting_locked = true where uuid = $1', [
    hazards.Locked,
  ]);
  await app.pool.query(
    `insert into hazard_vote_events (project_uuid, hazard_uuid, stage, round, risk_rating_set_uuid, rating_set_version, consensus_rule, minimum_votes)
     values ($1, $2, 'INITIAL', 1, $3, '1', 'UNANIMOUS', 1)`,
    [project.uuid, hazards.Voted, first.uuid],
  );
  await app.pool.query(
    `insert into hazard_evaluations select (jsonb_populate_record(e, jsonb_build_object('uuid', gen_random_uuid(), 'risk_rating_set_uuid', $2::text,
       'severity_uuid', null, 'exposure_uuid', null, 'avoidability_uuid', null, 'rating_uuid', null, 'class_uuid', null))).*
     from hazard_evaluations e where e.hazard_uuid = $1`,
    [hazards.Both, second.uuid],
  );
});
afterAll(() => app.close());

const STAYS = {
  ...{ Plain: null, Highest: null, Open: null, Frozen: 'FROZEN', Locked: 'LOCKED', Voted: 'VOTED' },
  Both: 'RATED',
  ...{ 'Goes along': null, Waits: 'HAZARD', 'On a slope': null },
};

describe('a project moves to the next version of its rating set', () => {
  it('a preview says what would move, what has no counterpart and what stays, and changes nothing', async () => {
    const before = await hazard('Plain');
    const { status, body: answer } = await app.call<{ data: Move }>(
      'lead',
      'GET',
      `/user-api/projects/${project.uuid}/rating-set-moves`,
      { query: { riskRatingSetUuid: first.uuid, toRiskRatingSetUuid: second.uuid } },
    );
    expect(status).toBe(200);
    expect(staysOf(answer.data)).toEqual(STAYS);
    const [plain, highest] = answer.data.hazards;
    const at = levelsOf(second, 'S2 E4 C2');
    expect(plain).toMatchObject({
      levels: [
        { parameter: 'severity', code: 'S2', toLevelUuid: at.severityUuid },
        { parameter: 'exposure', code: 'E4', toLevelUuid: at.exposureUuid },
        { parameter: 'avoidability', code: 'C2', toLevelUuid: at.avoidabilityUuid },
      ],
      lostEffects: [],
      // ISO 26262-3:2018 table 4: S2 E4 C2 is B. The second version says C.
      ratingUuid: ratingOf(first, 'B'),
      toRatingUuid: ratingOf(second, 'C'),
    });
    // S3 E4 C3 is D; the second version has no C3.
    expect(highest).toMatchObject({ ratingUuid: ratingOf(first, 'D'), toRatingUuid: null });
    expect(highest?.levels).toContainEqual({ parameter: 'avoidability', code: 'C3', toLevelUuid: null });
    expect(await hazard('Plain')).toEqual(before);
  });

  it('only for whoever may change the project, on its present state, between versions that it has', async () => {
    const refused = async (
      call: Promise<Awaited<ReturnType<typeof move>>>,
      status: number,
      code: string,
      path?: string,
    ) => expectRefused(app.pool, () => call, status, code, path);
    await refused(move(first, second, 'viewer'), 404, 'NOT_FOUND');
    await refused(move(first, second, 'engineer'), 403, 'FORBIDDEN');
    await refused(move(first, second, 'lead', { revision: 77 }), 409, 'REVISION_CONFLICT');
    await refused(move(second, first), 422, 'RULE_VIOLATED', 'riskRatingSetUuid');
    await refused(move(first, first), 422, 'RULE_VIOLATED', 'toRiskRatingSetUuid');
    const iso = (await app.pool.query(`select uuid from risk_rating_sets where code = 'ISO26262-3-2018'`))
      .rows[0];
    await refused(move(first, { ...second, uuid: iso.uuid }), 422, 'RULE_VIOLATED', 'toRiskRatingSetUuid');
  });

  it('takes levels, judgements, final ratings, targets and situations along, with a line in the history of each', async () => {
    const frozen = await hazard('Frozen');
    const answer = await move(first, second, 'lead', { reason: 'Safety board' });
    expect(answer.status).toBe(200);
    expect(staysOf((answer.body as { data: Move }).data)).toEqual(STAYS);
    // What stays is still rated by the first version, so the project keeps it, as the last one.
    expect((await read('projects', project.uuid)).riskRatingSetUuids).toEqual([second.uuid, first.uuid]);

    const plain = await hazard('Plain');
    expect(plain.riskRatingSetUuid).toBe(second.uuid);
    expect(plain.evaluations).toHaveLength(2);
    expect(initialOf(plain)).toMatchObject({
      ...levelsOf(second, 'S2 E4 C2'),
      riskRatingSetUuid: second.uuid,
      ratingUuid: ratingOf(second, 'C'),
      rationale: { severity: 'Falls from height' },
    });
    // The guard brings E3: S2 E3 C2 is A in both.
    expect(finalOf(plain)).toMatchObject({
      ...levelsOf(second, 'S2 E3 C2'),
      riskRatingSetUuid: second.uuid,
      ratingUuid: ratingOf(second, 'A'),
      isOutdated: false,
    });
    expect(initialOf(await hazard('Highest'))).toMatchObject({
      ...levelsOf(second, 'S3 E4 C3'),
      avoidabilityUuid: null,
      ratingUuid: null,
    });
    expect((await hazard('Open')).riskRatingSetUuid).toBe(second.uuid);
    expect(await hazard('Frozen')).toEqual(frozen);
    expect((await hazard('Voted')).riskRatingSetUuid).toBe(first.uuid);

    expect(await read('safety-targets', targets.along)).toMatchObject({
      riskRatingSetUuid: second.uuid,
      hazardsRatingUuid: ratingOf(second, 'C'),
      raisedRatingUuid: ratingOf(second, 'D'),
    });
    expect((await read('safety-targets', targets.waits)).riskRatingSetUuid).toBe(first.uuid);
    expect((await read('exposure-situations', situation)).ratings).toMatchObject([
      { riskRatingSetUuid: second.uuid, exposureUuid: levelsOf(second, 'S1 E4 C1').exposureUuid },
    ]);
    const trail = await auditOf(app.pool, String(initialOf(plain)?.uuid));
    expect(trail.at(-1)).toMatchObject({
      action: 'UPDATE',
      reason: 'Safety board',
      before: { riskRatingSetUuid: first.uuid, ratingUuid: ratingOf(first, 'B') },
      after: { riskRatingSetUuid: second.uuid, ratingUuid: ratingOf(second, 'C') },
    });
  });

  it('is taken back by a move the other way; the level that was lost stays open', async () => {
    // With the last hazard that is rated beside, the project lets go of the second version.
    await app.pool.query(
      'delete from hazard_evaluations where hazard_uuid = $1 and risk_rating_set_uuid = $2',
      [hazards.Both, second.uuid],
    );
    const answer = await move(second, first);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect((await read('projects', project.uuid)).riskRatingSetUuids).toEqual([first.uuid]);
    const plain = await hazard('Plain');
    expect(initialOf(plain)).toMatchObject({
      ...levelsOf(first, 'S2 E4 C2'),
      ratingUuid: ratingOf(first, 'B'),
    });
    expect(finalOf(plain)).toMatchObject({
      ...levelsOf(first, 'S2 E3 C2'),
      ratingUuid: ratingOf(first, 'A'),
    });
    expect(initialOf(await hazard('Highest'))).toMatchObject({ avoidabilityUuid: null, ratingUuid: null });
    expect((await read('safety-targets', targets.along)).riskRatingSetUuid).toBe(first.uuid);
  });
});
