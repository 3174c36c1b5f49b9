import type { PoolClient } from 'pg';
import { closedViolations } from '../../../domain/voting/voteChanges.ts';
import { holdProjectOpen } from '../../access/openProject.ts';
import { inVisibleProjects } from '../../access/visibility.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { createBatch } from '../../http/batch.ts';
import { changeContext, type Handler, type RequestContext } from '../../http/handler.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { readEvents } from './readRounds.ts';
import { isActive, latestRounds, type Round, seatVoters } from './rounds.ts';
import { hazardVoteEventType, VOTING_ROLES } from './voteRecords.ts';
import { MAX_VOTERS } from './voters.ts';
import { lockHazards, type Stage, stateOf, type VotingHazard } from './votingHazards.ts';
import { notifyVoters } from './votingNotifications.ts';

interface Item extends Record<string, unknown> {
  hazardUuid: string;
  stage: Stage;
  userUuids?: string[];
}

interface Settings {
  consensusRule: string;
  minimumVotes: number;
  /** Who may vote in the project. */
  members: string[];
}

const SETTINGS = `select o.consensus_rule as "consensusRule", o.minimum_votes as "minimumVotes",
  array(select m.user_uuid from project_members m where m.project_uuid = p.uuid and m.role = any($2)) as members
  from projects p join organizations o on o.uuid = p.organization_uuid where p.uuid = $1`;

const VOTERS = `select h.uuid, s.version, array(select w.user_uuid from hazard_users w where w.hazard_uuid = h.uuid) as voters
  from hazards h join risk_rating_sets s on s.uuid = h.risk_rating_set_uuid where h.uuid = any($1::uuid[])`;

interface HazardVoters {
  uuid: string;
  version: string;
  voters: string[];
}

const at = (path: string, message: string) => ({ path, message });

/** Why a round cannot be opened; undefined when it can. */
function problemOf(
  { stage, userUuids = [] }: Item,
  hazard: VotingHazard,
  { voters }: HazardVoters,
  latest: Round | undefined,
  { members, minimumVotes }: Settings,
) {
  const [closed] = closedViolations(stateOf(hazard, stage));
  if (closed) return at('hazardUuid', closed.message);
  if (latest && isActive(latest))
    return at('hazardUuid', 'There is a voting round on this hazard and stage already; end it first.');
  if (latest?.status === 'CLOSED')
    return at(
      'hazardUuid',
      'This hazard and stage were voted on already. Vote once more from the closed round, with a reason.',
    );
  if (userUuids.some(uuid => !members.includes(uuid)))
    return at(
      'userUuids',
      'userUuids names somebody who is no voting member of this project; add them first.',
    );
  const all = new Set([...voters, ...userUuids]);
  if (all.size > MAX_VOTERS) return at('userUuids', `A hazard has at most ${MAX_VOTERS} voters.`);
  const voting = [...all].filter(uuid => members.includes(uuid)).length;
  if (voting < minimumVotes)
    return at(
      'hazardUuid',
      `A round needs at least ${minimumVotes} voters, and this hazard has ${voting}. Add voters to it first.`,
    );
  return undefined;
}

/** Checks and completes the rounds to open: set, rule, number; the hazards are locked from here on. */
async function completeRounds(items: Item[], client: PoolClient, context: RequestContext): Promise<void> {
  const uuids = items.map(({ hazardUuid }) => hazardUuid);
  const hazards = (await lockHazards(client, uuids)).filter(
    ({ projectUuid }) => projectUuid === context.projectUuid,
  );
  const settings = (await client.query<Settings>(SETTINGS, [context.projectUuid, VOTING_ROLES])).rows[0];
  const voters = (await client.query<HazardVoters>(VOTERS, [uuids])).rows;
  const rounds = await latestRounds(client, uuids);
  const seen = new Set<string>();
  const byUuid = new Map(hazards.map(hazard => [hazard.uuid, hazard]));
  const votersOf = new Map(voters.map(row => [row.uuid, row]));
  const latest = new Map(rounds.map(round => [`${round.hazardUuid} ${round.stage}`, round]));
  requireItems(items, raw => {
    const item = raw as Item;
    item.stage ??= 'INITIAL';
    const hazard = byUuid.get(item.hazardUuid);
    const of = votersOf.get(item.hazardUuid);
    if (!hazard || !of || !settings)
      return at(
        'hazardUuid',
        'hazardUuid names a record that does not exist here; choose one of this project.',
      );
    const key = `${item.hazardUuid} ${item.stage}`;
    const round = latest.get(key);
    if (seen.has(key)) return at('hazardUuid', 'This hazard and stage stand twice in the request.');
    seen.add(key);
    item.riskRatingSetUuid = hazard.riskRatingSetUuid;
    item.ratingSetVersion = of.version;
    item.consensusRule = settings.consensusRule;
    item.minimumVotes = settings.minimumVotes;
    item.round = (round?.round ?? 0) + 1;
    return problemOf(item, hazard, of, round, settings);
  });
}

/** Adds the voters that the request names to the hazards whose rounds were opened. */
async function addVoters(items: Item[], client: PoolClient, context: RequestContext): Promise<void> {
  const hazardType = context.types.ofTable('hazards');
  const adding = items.filter(({ userUuids = [] }) => userUuids.length > 0);
  if (!hazardType || adding.length === 0) return;
  const uuids = [...new Set(adding.map(({ hazardUuid }) => hazardUuid))];
  const hazards = await lockHazards(client, uuids);
  const { rows } = await client.query<HazardVoters>(VOTERS, [uuids]);
  for (const { uuid, revision } of hazards) {
    const present = rows.find(row => row.uuid === uuid)?.voters ?? [];
    const wanted = adding.filter(item => item.hazardUuid === uuid).flatMap(item => item.userUuids ?? []);
    const assignedUserUuids = [...new Set([...present, ...wanted])];
    if (assignedUserUuids.length === present.length) continue;
    await updateRecord(client, hazardType, uuid, { revision, assignedUserUuids }, changeContext(context));
  }
}

interface BatchAnswer {
  data: {
    saved: number;
    results: { index: number; status: string }[];
    records: { uuid: string; revealedAt: string | null }[];
  };
}

export const createHazardVoteEventsBatch: Handler<'createHazardVoteEventsBatch'> = async (
  { body, query },
  context,
) => {
  const items = body.items.map(item => ({ ...item })) as Item[];
  const projectUuid = context.projectUuid ?? '';
  const opened = await inTransaction(context.pool, async client => {
    // Nobody may join or leave the project meanwhile, because its voting members get the seats.
    await client.query('select 1 from projects where uuid = $1 for share', [projectUuid]);
    await holdProjectOpen(client, context);
    const rules = {
      visible: inVisibleProjects,
      beforeCreate: (list: Record<string, unknown>[]) => completeRounds(list as Item[], client, context),
    };
    const allOrNothing = query.allOrNothing !== false;
    const answer = await createBatch(hazardVoteEventType, rules, items, allOrNothing, context, client);
    const { data } = JSON.parse(answer.text) as BatchAnswer;
    const openedItems = data.results.flatMap(({ index, status }) =>
      status === 'CREATED' ? (items[index] ?? []) : [],
    );
    await addVoters(openedItems, client, context);
    const uuids = data.records.map(({ uuid }) => uuid);
    await seatVoters(client, uuids, projectUuid, context);
    await notifyVoters(client, uuids, 'VOTING_OPENED', context);
    // Read again, now with their seats.
    return { ...data, records: await readEvents(uuids, client, context) };
  });
  return { status: 201, body: { data: opened as never } };
};
