import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordTypes } from '../../../../server/modules/recordTypes.ts';
import { requestFor } from '../../../support/authorization/requests.ts';
import { operations } from '../../../support/contract.ts';
import { levels, type VoteEvent, VotingRoom } from '../../../support/voting.ts';

let room: VotingRoom;
let hazard: string;
let event: VoteEvent;
/** A record of each kind for the addresses; those of voting belong to the blind round. */
const values: Record<string, string> = {};

const SECRET = 'Anton says the driver never brakes in time.';
const SECOND_THOUGHTS = 'On second thoughts, he may.';
/** Who may read the project, in every way that there is to read it, but did not cast the vote that changes. */
const OBSERVERS = ['lead', 'engineer', 'approver', 'viewer', 'owner'];
const VOTES = { engineer: 'S1 E2 C1', voter: 'S3 E4 C3', approver: 'S2 E3 C2' };

beforeAll(async () => {
  room = await VotingRoom.open();
  const { pool } = room.app;
  const { rows } = await pool.query<{ uuid: string; organizationUuid: string }>(
    `select uuid, organization_uuid as "organizationUuid" from projects where style = 'FUNCTION'`,
  );
  const [project] = rows;
  if (!project) throw new Error('There is no demo project');
  room.project = project.uuid;
  hazard = await room.newHazard({ name: 'Vehicle rolls away' });
  event = await room.round(hazard, Object.keys(VOTES));
  await room.castAll(hazard, VOTES, { rationale: SECRET });
  const comment = await room.comment('voter', event.uuid, SECRET);
  const vote = await room.voteOf('voter', hazard);
  for (const { key, tableName, stored } of recordTypes.all) {
    const owner = stored.has('projectUuid') && `where project_uuid = '${project.uuid}'`;
    const found = await pool.query<{ uuid: string }>(
      `select ${stored.has('uuid') ? 'uuid' : 'project_uuid as uuid'} from ${tableName} ${owner || ''} order by 1 limit 1`,
    );
    if (found.rows[0]) values[key] = found.rows[0].uuid;
  }
  Object.assign(values, {
    projectUuid: project.uuid,
    organizationUuid: project.organizationUuid,
    userUuid: room.app.userUuid('voter'),
    hazardUuid: hazard,
    hazardVoteEventUuid: event.uuid,
    hazardVoteUuid: vote.uuid,
    hazardVoteEventCommentUuid: comment.body.data.uuid,
  });
});
afterAll(() => room.app.close());

/** Orders and filters tell as much as values do: every read of voting and hazards, in every order. */
const SORTED = /^list(Hazards|HazardVotes|HazardVoteEvents|HazardVoteEventComments|HazardFields)$/;

/** Files with their texts packed: tests/server/modules/reports reads them back. */
const PACKED = /^get(Report|LightReport|FunctionalSafetyManagementPlanX?)$/;

const requests = operations
  .filter(
    ({ id, method, isStream, isSigned }) => method === 'GET' && !isStream && !isSigned && !PACKED.test(id),
  )
  .flatMap(operation => {
    const choices = (name: string) =>
      (operation.parameters.find(parameter => parameter.name === name)?.schema.enum ?? []).map(
        choice => [`${name}=${choice}`, choice] as const,
      );
    const sorted = SORTED.test(operation.id) ? choices('orderBy') : [];
    return [['', ''] as const, ...sorted, ...choices('format')].map(([query, choice]) => ({
      operation,
      query,
      name: `${operation.id} ${choice}`.trim(),
    }));
  });

/** Where votes could show. */
const MUST_ANSWER = [
  ...requests.filter(({ operation }) => operation.tag === 'HazardVoting').map(({ name }) => name),
  'getHazard',
  'listHazards',
  'listHazards status',
  'getHazardDependencyTree',
  'getHaraMetrics',
  'getHazardCounts',
  'listProjectHistory',
  'listProjectChanges',
];

interface Read {
  status: number;
  body: string;
}

/** A refusal names its request; figures and hand-overs tell when they were made. */
const withoutMoment = (body: string) => body.replace(/"(requestId|calculatedAt|exportedAt)":"[^"]*"/, '');

async function readAll(person: string): Promise<Map<string, Read>> {
  const token = await room.app.tokenOf(room.app.userUuid(person));
  const reads = new Map<string, Read>();
  for (const { operation, query, name } of requests) {
    const { url } = requestFor(operation, values);
    const answer = await room.app.app.inject({
      method: 'GET',
      url: query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url,
      headers: { authorization: `Bearer ${token}` },
    });
    reads.set(name, { status: answer.statusCode, body: withoutMoment(answer.rawPayload.toString('latin1')) });
  }
  return reads;
}

it('no read of the contract tells, or lets anybody guess, what a blind vote is or that it was changed', async () => {
  const voter = await room.voteOf('voter', hazard);
  const secretLevels = Object.values(levels(VOTES.voter));
  const before = new Map<string, Map<string, Read>>();
  for (const person of OBSERVERS) before.set(person, await readAll(person));

  const changed = await room.change('voter', voter, {
    ...levels('S1 E4 C3'),
    rationale: SECOND_THOUGHTS,
    comment: SECOND_THOUGHTS,
  });
  expect(changed.status).toBe(200);
  expect((await room.comment('voter', event.uuid, SECOND_THOUGHTS)).status).toBe(201);

  const differing: string[] = [];
  for (const person of OBSERVERS) {
    const now = await readAll(person);
    for (const [name, read] of now) {
      const earlier = before.get(person)?.get(name);
      if (read.status !== earlier?.status || read.body !== earlier.body) differing.push(`${person} ${name}`);
      // The engineer's and the approver's own votes carry the same words.
      const own = person === 'engineer' || person === 'approver';
      for (const told of own ? [SECOND_THOUGHTS] : [SECRET, SECOND_THOUGHTS])
        if (read.body.includes(told)) differing.push(`${person} ${name}: ${told}`);
    }
  }
  expect(differing).toEqual([]);
  // What is listed of votes is no level of the secret one.
  const votes = before.get('lead')?.get('listHazardVotes')?.body ?? '';
  expect(secretLevels.filter(uuid => votes.includes(uuid))).toEqual([]);

  // The test reads what it is meant to read: the reads of voting, and most others, answer with a record.
  const found = [...(before.get('lead') ?? [])]
    .filter(([, { status }]) => status === 200)
    .map(([name]) => name);
  expect(found).toEqual(expect.arrayContaining(MUST_ANSWER));
  expect(found.length).toBeGreaterThan(120);
});

it('tells all of it once the round is revealed', async () => {
  const reveal = await room.step(event.uuid, 'REVEAL');
  expect(reveal.status).toBe(200);
  const told = await readAll('viewer');
  for (const name of [
    'getHazardVote',
    'listHazardVotes',
    'listProjectHistory',
    'getHazardVotingRecord',
    'exportVotingRecord csv',
    'exportVotingRecord json',
  ])
    expect(told.get(name)?.body, name).toContain(SECOND_THOUGHTS);
  expect(told.get('listHazardVoteEventComments')?.body).toContain(SECRET);
});
