import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

interface Comment {
  uuid: string;
  revision: number;
  text: string;
  [field: string]: unknown;
}
interface Failure {
  code: string;
  fields: { path: string }[];
}
type One = { data: Comment } & Failure;

const COMMENTS = '/user-api/hazard-comments';

let app: TestApp;
let project: string;
let hazard: string;
let otherHazard: string;

beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await app.pool.query<{ uuid: string; project_uuid: string }>(
    `select h.uuid, h.project_uuid from hazards h join projects p on p.uuid = h.project_uuid where p.style = 'FUNCTION' order by h.code limit 2`,
  );
  project = rows[0]?.project_uuid ?? '';
  hazard = rows[0]?.uuid ?? '';
  otherHazard = rows[1]?.uuid ?? '';
});
afterAll(() => app.close());

const add = (person: string | undefined, body: object, on = hazard) =>
  app.call<One>(person, 'POST', `/user-api/hazards/${on}/comments`, { body });
async function added(person: string, body: object, on = hazard): Promise<Comment> {
  const answer = await add(person, body, on);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
}
const patch = (person: string, uuid: string, body: object) =>
  app.call<One>(person, 'PATCH', `${COMMENTS}/${uuid}`, { body });
const list = async (query: object) =>
  (
    await app.call<{ data: { results: Comment[] } }>('viewer', 'GET', COMMENTS, {
      query: { projectUuid: project, ...query },
    })
  ).body.data.results.map(({ uuid }) => uuid);
const toldOf = async (person: string) =>
  (
    await app.pool.query<{ title: string; text: string; link: string }>(
      `select title, text, link from notifications where user_uuid = $1 and kind = 'COMMENT_MENTION' order by created_at`,
      [app.userUuid(person)],
    )
  ).rows;

describe('comments', () => {
  it('make threads about fields of a hazard, with their author', async () => {
    const question = await added('voter', { text: 'Why S2?', field: 'severityUuid' });
    expect(question).toMatchObject({
      hazardUuid: hazard,
      projectUuid: project,
      parentCommentUuid: null,
      field: 'severityUuid',
      isResolved: false,
      resolvedAt: null,
      createdBy: app.userUuid('voter'),
      author: { uuid: app.userUuid('voter') },
    });
    const answer = await added('approver', {
      text: 'The fence keeps hands out.',
      parentCommentUuid: question.uuid,
    });
    expect(await list({ hazardUuid: hazard })).toEqual([question.uuid, answer.uuid]);
    expect(await list({ parentCommentUuid: question.uuid })).toEqual([answer.uuid]);
    expect(await list({ field: 'severityUuid' })).toEqual([question.uuid]);
    expect(await list({ createdBy: app.userUuid('approver') })).toEqual([answer.uuid]);
    expect(await list({ search: 'FENCE' })).toEqual([answer.uuid]);
    expect(await auditOf(app.pool, question.uuid)).toMatchObject([
      {
        action: 'CREATE',
        entity: 'HazardComment',
        operationId: 'addHazardComment',
        projectUuid: project,
        actorUserUuid: app.userUuid('voter'),
      },
    ]);
    const elsewhere = await add(
      'voter',
      { text: 'Wrong thread.', parentCommentUuid: question.uuid },
      otherHazard,
    );
    expect(elsewhere).toMatchObject({ status: 422, body: { fields: [{ path: 'parentCommentUuid' }] } });
  });

  it('are the author’s to change, a lead’s to resolve, and neither is the other’s', async () => {
    const comment = await added('engineer', { text: 'Is F2 right?' });
    const before = await auditLength(app.pool);
    for (const person of ['lead', 'voter', 'approver'])
      expect((await patch(person, comment.uuid, { revision: 1, text: 'Mine now.' })).status, person).toBe(
        422,
      );
    expect((await patch('voter', comment.uuid, { revision: 1, mentionedUserUuids: [] })).status).toBe(422);
    for (const person of ['engineer', 'voter', 'approver'])
      expect((await patch(person, comment.uuid, { revision: 1, isResolved: true })).status, person).toBe(422);
    expect((await patch('viewer', comment.uuid, { revision: 1, text: 'No right at all.' })).status).toBe(403);
    expect((await patch('supplier', comment.uuid, { revision: 1, text: 'Unknown.' })).status).toBe(404);
    expect(await auditLength(app.pool)).toBe(before);
    expect(
      (await patch('engineer', comment.uuid, { revision: 1, text: 'Is F2 right here?' })).body.data,
    ).toMatchObject({ text: 'Is F2 right here?', revision: 2 });
    const resolved = await patch('lead', comment.uuid, { revision: 2, isResolved: true });
    expect(resolved.body.data).toMatchObject({
      isResolved: true,
      resolvedBy: app.userUuid('lead'),
      resolvedAt: expect.any(String),
      text: 'Is F2 right here?',
    });
    const again = await patch('lead', comment.uuid, { revision: 3, isResolved: true });
    expect(again.body.data.resolvedAt).toBe(resolved.body.data.resolvedAt);
    expect(await list({ isResolved: true })).toEqual([comment.uuid]);
    const reopened = await patch('lead', comment.uuid, { revision: 4, isResolved: false });
    expect(reopened.body.data).toMatchObject({ isResolved: false, resolvedAt: null, resolvedBy: null });
    for (const fields of [
      { resolvedBy: app.userUuid('lead') },
      { hazardUuid: otherHazard },
      { createdBy: app.userUuid('lead') },
    ])
      expect((await patch('engineer', comment.uuid, { revision: 5, ...fields })).status).toBe(400);
  });

  it('are deleted by their author only; answers stay and begin threads of their own', async () => {
    const comment = await added('voter', { text: 'Never mind.' });
    const answer = await added('engineer', { text: 'But I do mind.', parentCommentUuid: comment.uuid });
    const remove = (person: string, confirm = false) =>
      app.call<Failure>(person, 'DELETE', `${COMMENTS}/${comment.uuid}`, { query: { confirm } });
    expect((await remove('lead', true)).status).toBe(422);
    expect((await remove('voter')).status).toBe(409);
    expect((await remove('voter', true)).status).toBe(204);
    const left = await app.call<One>('viewer', 'GET', `${COMMENTS}/${answer.uuid}`);
    expect(left.body.data).toMatchObject({ parentCommentUuid: null, text: 'But I do mind.' });
  });

  it('stay allowed when the risk of the hazard is frozen (domain model 1.28)', async () => {
    await app.pool.query('update hazards set is_risk_frozen = true where uuid = $1', [otherHazard]);
    const comment = await added('approver', { text: 'Accepted as it stands.' }, otherHazard);
    expect((await patch('approver', comment.uuid, { revision: 1, text: 'Accepted.' })).status).toBe(200);
    expect((await patch('lead', comment.uuid, { revision: 2, isResolved: true })).status).toBe(200);
    expect((await app.call('approver', 'DELETE', `${COMMENTS}/${comment.uuid}`)).status).toBe(204);
    await app.pool.query('update hazards set is_risk_frozen = false where uuid = $1', [otherHazard]);
  });

  it('can be written only by users with permission to comment', async () => {
    const before = await auditLength(app.pool);
    for (const [person, status] of [
      ['viewer', 403],
      ['supplier', 404],
      ['guest', 404],
      [undefined, 401],
    ] as const)
      expect((await add(person, { text: 'No.' })).status, person).toBe(status);
    expect(await auditLength(app.pool)).toBe(before);
    expect((await add('owner', { text: 'Oversight may discuss.' })).status).toBe(201);
  });

  it('go with their hazard, each with its audit row', async () => {
    const { body } = await app.call<{ data: { records: { uuid: string }[] } }>(
      'lead',
      'POST',
      `/user-api/projects/${project}/hazards/batch`,
      { body: { items: [{ style: 'FUNCTION' }] } },
    );
    const doomed = body.data.records[0]?.uuid ?? '';
    const comment = await added(
      'voter',
      { text: 'Soon gone.', mentionedUserUuids: [app.userUuid('lead')] },
      doomed,
    );
    const answer = await added('lead', { text: 'Indeed.', parentCommentUuid: comment.uuid }, doomed);
    expect((await app.call('lead', 'DELETE', `/user-api/hazards/${doomed}`)).status).toBe(204);
    for (const { uuid } of [comment, answer])
      expect((await auditOf(app.pool, uuid)).map(({ action }) => action)).toEqual(['CREATE', 'DELETE']);
  });
});

describe('mentions', () => {
  it('tell each member once, and never the author', async () => {
    const [lead, approver, voter] = ['lead', 'approver', 'voter'].map(app.userUuid) as [
      string,
      string,
      string,
    ];
    const before = (await toldOf('lead')).length;
    const comment = await added('voter', {
      text: 'Look at this, please.',
      mentionedUserUuids: [voter, lead],
    });
    expect(comment.mentionedUserUuids).toEqual([lead, voter].sort());
    const told = await toldOf('lead');
    expect(told).toHaveLength(before + 1);
    expect(told.at(-1)).toMatchObject({
      text: 'Look at this, please.',
      link: `/projects/${project}/hazards/${hazard}#comments`,
    });
    expect(told.at(-1)?.title).toMatch(/mentions you in a comment on HZ-\d{3}/);
    expect(await toldOf('voter')).toEqual([]);
    await patch('voter', comment.uuid, { revision: 1, mentionedUserUuids: [lead, approver] });
    expect(await toldOf('lead')).toHaveLength(before + 1);
    expect(await toldOf('approver')).toHaveLength(1);
    const { rows } = await app.pool.query(
      'select user_uuid from hazard_comment_mentions where hazard_comment_uuid = $1',
      [comment.uuid],
    );
    expect(rows.map(row => row.user_uuid).sort()).toEqual([lead, approver].sort());
    // A change that is refused for its revision tells nobody.
    const stale = await patch('voter', comment.uuid, {
      revision: 1,
      mentionedUserUuids: [lead, approver, app.userUuid('engineer')],
    });
    expect(stale.status).toBe(409);
    expect(await toldOf('engineer')).toEqual([]);
    expect(await list({ mentionedUserUuid: approver })).toEqual([comment.uuid]);
  });

  it('of somebody outside of the project are refused, whether they exist or not', async () => {
    const before = await auditLength(app.pool);
    const answers = await Promise.all(
      [app.userUuid('guest'), app.userUuid('supplier'), '0b8f4d6e-3d1c-4f55-9a59-6f5a2c1d7e00'].map(uuid =>
        add('voter', { text: 'Psst.', mentionedUserUuids: [uuid] }),
      ),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(body.fields).toEqual(answers[0]?.body.fields);
    }
    expect(await auditLength(app.pool)).toBe(before);
    expect(await toldOf('guest')).toEqual([]);
  });
});
