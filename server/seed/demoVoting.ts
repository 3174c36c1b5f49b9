import type { Pool } from 'pg';
import { DemoDesk } from './demoDesk.ts';
import { type DemoPerson, demoUserUuid } from './demoPeople.ts';
import { levelUuid } from './ratingSets.ts';

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

/** Lets the group of the demo vote on the steering column lock: rounds in every state, one hazard locked. */
export async function voteInDemo(pool: Pool): Promise<void> {
  const desk = new DemoDesk(pool, 'steering-lock');
  const rounds = await openRounds(desk);
  const roundOn = (code: string): Round => {
    const round = rounds.find(candidate => candidate.hazardUuid === desk.uuid(code));
    if (!round) throw new Error(`The demo data cannot be seeded: no voting round was opened on ${code}`);
    return round;
  };

  await castAll(desk, AGREED, FIRST);
  const revealed = await step(desk, roundOn(AGREED), 'REVEAL');
  await comment(
    desk,
    'lead',
    revealed,
    'Valerie assumes that the driver has time to brake. Emil has the measured times: the lane is left after 0.9 s.',
  );
  const second = await step(desk, revealed, 'NEW_ROUND', 'Vote again with the measured times.');
  await castAll(desk, AGREED, SECOND);
  await step(desk, second, 'REVEAL');
  await lock(desk, AGREED);

  await castAll(desk, APART, LYING_APART);
  const apart = await step(desk, roundOn(APART), 'REVEAL');
  await comment(desk, 'voter', apart, 'I thought of a junction with a separate lane for turning.');
  await comment(
    desk,
    'lead',
    apart,
    'Without that lane the oncoming traffic is 3 m away. Which junction do we rate? Then we vote once more.',
  );

  await castAll(desk, WAITING, GIVEN);
}

interface Round {
  uuid: string;
  hazardUuid: string;
  revision: number;
}

async function openRounds(desk: DemoDesk): Promise<Round[]> {
  const userUuids = VOTERS.map(demoUserUuid);
  const items = [AGREED, APART, WAITING, ...OPEN].map(code => ({
    hazardUuid: desk.uuid(code),
    stage: 'INITIAL' as const,
    userUuids,
  }));
  const { records = [] } = await desk.call('lead', 'createHazardVoteEventsBatch', {
    path: { projectUuid: desk.projectUuid },
    body: { items },
  });
  return records;
}

async function castAll(desk: DemoDesk, code: string, opinions: readonly Opinion[]): Promise<void> {
  for (const [voter, severity, exposure, controllability, rationale = ''] of opinions) {
    const of = (parameter: 'severity' | 'exposure' | 'avoidability', level: string) =>
      levelUuid('ISO26262-3-2018', parameter, level);
    await desk.call(voter, 'createHazardVote', {
      path: { hazardUuid: desk.uuid(code) },
      body: {
        stage: 'INITIAL',
        severityUuid: of('severity', severity),
        exposureUuid: of('exposure', exposure),
        avoidabilityUuid: of('avoidability', controllability),
        rationale,
      },
    });
  }
}

const step = (
  desk: DemoDesk,
  { uuid, revision }: Round,
  action: 'REVEAL' | 'NEW_ROUND',
  reason?: string,
): Promise<Round> =>
  desk.call('lead', 'updateHazardVoteEvent', {
    path: { hazardVoteEventUuid: uuid },
    body: { revision, action, ...(reason !== undefined && { reason }) },
  });

async function comment(desk: DemoDesk, author: DemoPerson, { uuid }: Round, text: string): Promise<void> {
  await desk.call(author, 'createHazardVoteEventComment', { body: { hazardVoteEventUuid: uuid, text } });
}

async function lock(desk: DemoDesk, code: string): Promise<void> {
  const path = { hazardUuid: desk.uuid(code) };
  const { revision } = await desk.call('lead', 'getHazard', { path });
  await desk.call('lead', 'toggleConsensusVotingLock', { path, body: { revision, stage: 'INITIAL' } });
}
