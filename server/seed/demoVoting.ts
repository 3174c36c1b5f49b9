import type { Pool } from 'pg';
import type { OperationId } from '../contract/contract.ts';
import { systemChange } from '../database/records/changeAccess.ts';
import type { RequestContext } from '../http/handler.ts';
import { hazardVotingHandlers } from '../modules/hazard-voting/index.ts';
import { hazardHandlers } from '../modules/hazards/index.ts';
import { recordTypes } from '../modules/recordTypes.ts';
import { DEMO_ORGANIZATION_UUID, type DemoPerson, demoUserUuid } from './demoPeople.ts';
import { levelUuid } from './ratingSets.ts';
import { seedUuid } from './seedUuid.ts';

const PROJECT = seedUuid('demo-project', 'steering-lock');
const hazardUuid = (code: string) => seedUuid('demo-record', 'steering-lock', code);

const VOTERS = ['engineer', 'voter', 'approver'] as const satisfies DemoPerson[];

/** A vote in codes of the levels, with its reason where it differs from the present rating. */
type Opinion = [
  voter: DemoPerson,
  severity: string,
  exposure: string,
  controllability: string,
  rationale?: string,
];

/** Agreed after a second round, and locked. */
const AGREED = 'HZ-001';
/** Revealed: the controllability lies two levels apart. */
const APART = 'HZ-002';
/** The lead waits for the engineer alone. */
const WAITING = 'HZ-003';
/** Nobody has voted. HZ-010 is rated and not voted on yet. */
const OPEN = ['HZ-004', 'HZ-005', 'HZ-006', 'HZ-007', 'HZ-008', 'HZ-009'];

const FIRST: Opinion[] = [
  ['engineer', 'S3', 'E4', 'C3'],
  ['voter', 'S3', 'E4', 'C1', 'An attentive driver brakes to a standstill within the lane.'],
  ['approver', 'S3', 'E4', 'C3'],
];
const SECOND: Opinion[] = [
  ['engineer', 'S3', 'E4', 'C3'],
  ['voter', 'S3', 'E4', 'C3', 'At 130 km/h the lane is left within a second; braking comes too late.'],
  ['approver', 'S3', 'E4', 'C3'],
];
const LYING_APART: Opinion[] = [
  ['engineer', 'S2', 'E4', 'C3'],
  ['voter', 'S2', 'E4', 'C1', 'At 20 km/h everybody stops in time.'],
  ['approver', 'S2', 'E4', 'C2', 'Most drivers brake, but the oncoming lane is near.'],
];
const GIVEN: Opinion[] = [
  ['voter', 'S3', 'E3', 'C3'],
  ['approver', 'S3', 'E4', 'C3', 'Country roads are daily use for most of our customers.'],
];

/**
 * What an operation of the demo is made with. It runs the handlers as a request would, so that the votes stand in the
 * audit trail that their record is read from; nobody is signed in, so no permission decides. Mails go to nobody: the
 * addresses are invented.
 */
const contextOf = (pool: Pool, name: DemoPerson, operationId: OperationId): RequestContext =>
  ({
    userUuid: demoUserUuid(name),
    operationId,
    requestId: '',
    pool,
    types: recordTypes,
    settings: { publicUrl: undefined },
    projectUuid: PROJECT,
    organizationUuid: DEMO_ORGANIZATION_UUID,
    platformRoles: [],
    permissions: new Set<string>(),
    access: {
      scope: 'project',
      ofChange: () =>
        systemChange({ operationId, organizationUuid: DEMO_ORGANIZATION_UUID, projectUuid: PROJECT }).access,
    },
  }) as unknown as RequestContext;

/** Lets the group of the demo vote on the steering column lock: rounds in every state, one hazard locked. */
export async function voteInDemo(pool: Pool): Promise<void> {
  const rounds = await openRounds(pool);
  const roundOn = (code: string): Round => {
    const round = rounds.find(candidate => candidate.hazardUuid === hazardUuid(code));
    if (!round) throw new Error(`The demo data cannot be seeded: no voting round was opened on ${code}`);
    return round;
  };

  await castAll(pool, AGREED, FIRST);
  const revealed = await step(pool, roundOn(AGREED), 'REVEAL');
  await comment(
    pool,
    'lead',
    revealed,
    'Valerie assumes that the driver has time to brake. Emil has the measured times: the lane is left after 0.9 s.',
  );
  const second = await step(pool, revealed, 'NEW_ROUND', 'Vote again with the measured times.');
  await castAll(pool, AGREED, SECOND);
  await step(pool, second, 'REVEAL');
  await lock(pool, AGREED);

  await castAll(pool, APART, LYING_APART);
  const apart = await step(pool, roundOn(APART), 'REVEAL');
  await comment(pool, 'voter', apart, 'I thought of a junction with a separate lane for turning.');
  await comment(
    pool,
    'lead',
    apart,
    'Without that lane the oncoming traffic is 3 m away. Which junction do we rate? Then we vote once more.',
  );

  await castAll(pool, WAITING, GIVEN);
}

interface Round {
  uuid: string;
  hazardUuid: string;
  revision: number;
}

async function openRounds(pool: Pool): Promise<Round[]> {
  const userUuids = VOTERS.map(demoUserUuid);
  const items = [AGREED, APART, WAITING, ...OPEN].map(code => ({
    hazardUuid: hazardUuid(code),
    stage: 'INITIAL' as const,
    userUuids,
  }));
  const { body } = await hazardVotingHandlers.createHazardVoteEventsBatch(
    { path: { projectUuid: PROJECT }, query: {}, body: { items } },
    contextOf(pool, 'lead', 'createHazardVoteEventsBatch'),
  );
  return (body as { data: { records: Round[] } }).data.records;
}

async function castAll(pool: Pool, code: string, opinions: readonly Opinion[]): Promise<void> {
  for (const [voter, severity, exposure, controllability, rationale = ''] of opinions) {
    const of = (parameter: 'severity' | 'exposure' | 'avoidability', level: string) =>
      levelUuid('ISO26262-3-2018', parameter, level);
    await hazardVotingHandlers.createHazardVote(
      {
        path: { hazardUuid: hazardUuid(code) },
        query: {},
        body: {
          stage: 'INITIAL',
          severityUuid: of('severity', severity),
          exposureUuid: of('exposure', exposure),
          avoidabilityUuid: of('avoidability', controllability),
          rationale,
        },
      },
      contextOf(pool, voter, 'createHazardVote'),
    );
  }
}

async function step(
  pool: Pool,
  { uuid, revision }: Round,
  action: 'REVEAL' | 'NEW_ROUND',
  reason?: string,
): Promise<Round> {
  const { body } = await hazardVotingHandlers.updateHazardVoteEvent(
    {
      path: { hazardVoteEventUuid: uuid },
      query: {},
      body: { revision, action, ...(reason !== undefined && { reason }) },
    },
    contextOf(pool, 'lead', 'updateHazardVoteEvent'),
  );
  return (body as { data: Round }).data;
}

async function comment(pool: Pool, author: DemoPerson, { uuid }: Round, text: string): Promise<void> {
  await hazardVotingHandlers.createHazardVoteEventComment(
    { path: {}, query: {}, body: { hazardVoteEventUuid: uuid, text } },
    contextOf(pool, author, 'createHazardVoteEventComment'),
  );
}

async function lock(pool: Pool, code: string): Promise<void> {
  const uuid = hazardUuid(code);
  const { rows } = await pool.query<{ revision: number }>('select revision from hazards where uuid = $1', [
    uuid,
  ]);
  await hazardHandlers.toggleConsensusVotingLock(
    { path: { hazardUuid: uuid }, query: {}, body: { revision: rows[0]?.revision ?? 0, stage: 'INITIAL' } },
    contextOf(pool, 'lead', 'toggleConsensusVotingLock'),
  );
}
