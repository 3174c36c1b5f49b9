import type { PoolClient } from 'pg';
import { holdProjectOpen } from '../../access/openProject.ts';
import { fieldProblem } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import { snapshot } from '../../database/records/projection.ts';
import { listRecords, Parameters, type Queryable } from '../../database/records/reading.ts';
import { accessCte, allowed, auditInsert, changeSlot, projectOf } from '../../database/records/writing.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { inEnglish, message, notify } from '../notifications/index.ts';
import { projectMemberType } from '../project-members/index.ts';
import { outcomesOf } from './outcomes.ts';
import { type Line, type SummaryVote, summaryText } from './summaryRules.ts';
import { hazardVoteEventType, isVotingMember, VOTING_ROLES } from './voteRecords.ts';
import { lockHazards } from './votingHazards.ts';
import { hazardsLink } from './votingNotifications.ts';

const listHazardVoteUsers: Handler<'listHazardVoteUsers'> = async ({ path, query }, { pool }) => ({
  status: 200,
  body: dataText(await listRecords(pool, projectMemberType, { ...query, ...path, role: VOTING_ROLES })),
});

interface LineRow extends Omit<Line, 'spread' | 'hasConsensus' | 'votes'> {
  revealedAt: string | null;
  voterUuids: string[];
  votes: SummaryVote[];
}

// The votes themselves are read of revealed rounds only.
const LINES = `select h.uuid as "hazardUuid", h.code, h.name, e.uuid as "hazardVoteEventUuid", e.stage, e.round, e.status,
  e.revealed_at as "revealedAt", e.due_date::text as "dueDate",
  json_build_object('pending', count(v.*) filter (where v.state = 'PENDING'), 'cast', count(v.*) filter (where v.state = 'CAST'),
    'notNeeded', count(v.*) filter (where v.state = 'NOT_NEEDED')) as voters,
  coalesce(array_agg(v.user_uuid order by v.user_uuid) filter (where v.state = 'PENDING' and ${isVotingMember('v')}), '{}') as "missingUserUuids",
  coalesce(array_agg(v.user_uuid) filter (where v.state <> 'NOT_NEEDED' and ${isVotingMember('v')}), '{}') as "voterUuids",
  coalesce((select json_agg(json_build_object('voter', concat_ws(' ', u.first_name, u.last_name), 'rating', r.label,
      'levels', (select string_agg(l.code, ' · ' order by array_position(array['severity','exposure','probability','avoidability'], l.parameter))
        from risk_levels l where l.uuid in (c.severity_uuid, c.exposure_uuid, c.probability_uuid, c.avoidability_uuid)))
      order by ${naturally(`concat_ws(' ', u.first_name, u.last_name)`)})
    from hazard_votes c join users u on u.uuid = c.user_uuid left join risk_ratings r on r.uuid = c.rating_uuid
    where c.hazard_vote_event_uuid = e.uuid and e.revealed_at is not null and c.state = 'CAST'), '[]'::json) as votes
  from hazard_vote_events e join hazards h on h.uuid = e.hazard_uuid left join hazard_votes v on v.hazard_vote_event_uuid = e.uuid
  where e.project_uuid = $1 and e.status in ('OPEN', 'REVEALED') and ($2::uuid[] is null or e.hazard_uuid = any($2))
  group by h.uuid, e.uuid order by h.position, ${naturally('h.code')}, e.stage desc`;

async function linesOf(
  database: Queryable,
  projectUuid: string | null,
  hazardUuids: string[] | undefined,
): Promise<(Line & Pick<LineRow, 'voterUuids'>)[]> {
  const { rows } = await database.query<LineRow>(LINES, [projectUuid, hazardUuids ?? null]);
  const revealed = rows.filter(({ revealedAt }) => revealedAt !== null);
  const outcomes = await outcomesOf(
    database,
    revealed.map(({ hazardVoteEventUuid }) => hazardVoteEventUuid),
  );
  return rows.map(({ revealedAt: _, ...row }) => {
    const outcome = outcomes.get(row.hazardVoteEventUuid);
    return { ...row, spread: outcome?.spread ?? null, hasConsensus: outcome?.hasConsensus ?? null };
  });
}

/** The hazards with a present round. */
async function votedOn(client: PoolClient, projectUuid: string | null, hazardUuids: string[] | undefined) {
  const { rows } = await client.query<{ uuid: string }>(
    `select distinct e.hazard_uuid as uuid from hazard_vote_events e
     where e.project_uuid = $1 and e.status in ('OPEN', 'REVEALED') and ($2::uuid[] is null or e.hazard_uuid = any($2))`,
    [projectUuid, hazardUuids ?? null],
  );
  return rows.map(({ uuid }) => uuid);
}

const PEOPLE = `select u.uuid, concat_ws(' ', u.first_name, u.last_name) as name from project_members m join users u on u.uuid = m.user_uuid
  where m.project_uuid = $1 and m.role = any($2) and u.is_active`;

/** Notes when voters were last sent a summary (SUMMARY_SENT), one audit row for each round. */
async function markSent(client: PoolClient, eventUuids: string[], context: RequestContext, reason?: string) {
  const parameters = new Parameters();
  const uuids = `${parameters.add(eventUuids)}::uuid[]`;
  const change = changeContext(context, reason);
  const slot = changeSlot(change, parameters);
  const user = `${slot('userUuid')}::uuid`;
  const sql =
    `with ${accessCte(change, slot)}, before as materialized (select * from hazard_vote_events where uuid = any(${uuids}) order by uuid for no key update), ` +
    `changed as (update hazard_vote_events t set summary_sent_at = now(), revision = t.revision + 1, updated_at = now(), updated_by = ${user} ` +
    `from before b where t.uuid = b.uuid and ${allowed(change, projectOf(hazardVoteEventType, 't'))} returning t.*), ` +
    `audit as (${auditInsert(slot, {
      entity: hazardVoteEventType.entity,
      action: 'UPDATE',
      uuid: 'c."uuid"',
      before: snapshot(hazardVoteEventType, 'b', { stored: true }),
      after: snapshot(hazardVoteEventType, 'c', { stored: true }),
      from: 'changed c join before b on b.uuid = c.uuid',
    })}) select 1 from changed`;
  await client.query(sql, parameters.values);
}

const sendVoteSummary: Handler<'sendVoteSummary'> = async ({ path, body }, context) => {
  const data = await inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    // Each round is one revision further after it, so no step of a round may be under way.
    await lockHazards(client, await votedOn(client, context.projectUuid, body.hazardUuids));
    const lines = await linesOf(client, context.projectUuid, body.hazardUuids);
    if (body.hazardUuids?.some(uuid => !lines.some(({ hazardUuid }) => hazardUuid === uuid)))
      throw fieldProblem(
        'hazardUuids',
        'hazardUuids names a hazard without a voting round that is open or revealed. Nothing was sent.',
      );
    if (lines.length === 0)
      throw fieldProblem(
        'hazardUuids',
        'No voting round is open or revealed in this project. Nothing was sent.',
      );
    const { rows: people } = await client.query<{ uuid: string; name: string }>(PEOPLE, [
      context.projectUuid,
      VOTING_ROLES,
    ]);
    const nameOf = new Map(people.map(({ uuid, name }) => [uuid, name]));
    if (body.userUuids?.some(uuid => !nameOf.has(uuid)))
      throw fieldProblem(
        'userUuids',
        'userUuids names somebody who is no voting member of this project. Nothing was sent.',
      );
    const voters = new Set(lines.flatMap(({ voterUuids }) => voterUuids));
    const recipients = (body.userUuids ?? [...voters]).filter(uuid => nameOf.has(uuid));
    const text = summaryText(lines, nameOf, said => inEnglish(said).length, body.message);
    const title =
      lines.length === 1 ? message('VOTE_SUMMARY') : message('VOTE_SUMMARY_SEVERAL', lines.length);
    const reached = await notify(
      client,
      recipients.map(userUuid => ({
        userUuid,
        kind: 'VOTE_SUMMARY' as const,
        title,
        text,
        link: hazardsLink(path.projectUuid),
      })),
      { change: changeContext(context), mailFrom: context.settings.publicUrl },
    );
    await markSent(
      client,
      lines.map(({ hazardVoteEventUuid }) => hazardVoteEventUuid),
      context,
      'SUMMARY_SENT',
    );
    return {
      recipientUserUuids: recipients.filter(uuid => reached.has(uuid)),
      lines: lines.map(({ voterUuids: _v, votes: _b, ...line }) => line),
    };
  });
  return { status: 200, body: { data: data as never } };
};

export const summaryHandlers = { listHazardVoteUsers, sendVoteSummary };
