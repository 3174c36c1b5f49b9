import { naturally } from '../../database/records/naturalOrder.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { changeContext, type RequestContext } from '../../http/handler.ts';
import {
  message,
  type NewNotification,
  type NotificationMessage,
  notify,
  type Said,
  words,
} from '../notifications/index.ts';
import { isVotingMember } from './voteRecords.ts';

// Messages to voters never contain a value of a vote: others may see a notification, and mails leave the system.

interface Seat {
  hazardVoteEventUuid: string;
  userUuid: string;
  code: string;
  name: string;
  projectUuid: string;
  projectName: string;
  /** Day by which this voter still has to vote. */
  dueDate: string | null;
}

const SEATS = `select e.uuid as "hazardVoteEventUuid", v.user_uuid as "userUuid", h.code, h.name, p.uuid as "projectUuid", p.name as "projectName",
  case when v.state = 'PENDING' and e.status = 'OPEN' then e.due_date::text end as "dueDate"
  from hazard_votes v join hazard_vote_events e on e.uuid = v.hazard_vote_event_uuid join hazards h on h.uuid = v.hazard_uuid join projects p on p.uuid = v.project_uuid
  where v.hazard_vote_event_uuid = any($1::uuid[]) and v.state <> 'NOT_NEEDED' and v.user_uuid is distinct from $2 and ${isVotingMember('v')}
  order by v.user_uuid, ${naturally('h.code')}`;

/** Maximum number of hazards that one message names. */
const NAMED = 10;

/** HZ-001, HZ-002 and 3 more */
const listOf = (codes: readonly string[]): Said => {
  const named = codes.slice(0, NAMED).join(', ');
  return codes.length > NAMED ? [message('CODES_AND_MORE', named, codes.length - NAMED)] : named;
};

/** Where the hazards of a project are shown. */
export const hazardsLink = (projectUuid: string): string => `/projects/${projectUuid}/worksheet`;

/** Where somebody votes on what waits for them. */
export const voteQueueLink = (projectUuid: string): string => `/projects/${projectUuid}/voting/queue`;

/** What is due when, if anything is; of several days the first. */
function dueMessage(seats: readonly Seat[]): NotificationMessage[] {
  const days = [...new Set(seats.map(({ dueDate }) => dueDate))].sort();
  const first = days.find(day => day !== null);
  if (!first) return [];
  return [message(days.length > 1 ? 'DUE_FIRST' : 'DUE', first)];
}

const saidWith = (said: Said, more: NotificationMessage[]): Said =>
  more.length === 0 ? said : [...(typeof said === 'string' ? [words(said)] : said), ...more];

export type RoundNews = 'VOTING_OPENED' | 'VOTES_REVEALED' | 'VOTES_RESET';

/**
 * Notifies the voters of these rounds except the caller: one message each, however many rounds there are.
 * @param only of these rounds only these voters
 */
export async function notifyVoters(
  database: Queryable,
  eventUuids: readonly string[],
  kind: RoundNews,
  context: RequestContext,
  only: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<void> {
  if (eventUuids.length === 0) return;
  const { rows } = await database.query<Seat>(SEATS, [eventUuids, context.userUuid]);
  const told = rows.filter(
    ({ hazardVoteEventUuid, userUuid }) => only.get(hazardVoteEventUuid)?.includes(userUuid) ?? true,
  );
  const items = [...Map.groupBy(told, ({ userUuid }) => userUuid)].map(([userUuid, seats]) =>
    messageTo(userUuid, seats, kind),
  );
  await notify(database, items, {
    change: changeContext(context),
    mailFrom: context.settings.publicUrl,
  });
}

function messageTo(userUuid: string, seats: Seat[], kind: RoundNews): NewNotification {
  const [first] = seats;
  const { projectUuid = '', projectName = '' } = first ?? {};
  const codes = [...new Set(seats.map(({ code }) => code))];
  return {
    userUuid,
    kind,
    title:
      codes.length > 1
        ? message(`${kind}_SEVERAL`, codes.length, projectName)
        : message(kind, codes.join(), projectName),
    text: saidWith(
      seats.length > 1 ? listOf(codes) : `${first?.code} ${first?.name}`.trim(),
      dueMessage(seats),
    ),
    link: kind === 'VOTES_REVEALED' ? hazardsLink(projectUuid) : voteQueueLink(projectUuid),
  };
}

const ASSIGNED = `select w.user_uuid as "userUuid", h.code, h.name, p.uuid as "projectUuid", p.name as "projectName"
  from hazard_users w join hazards h on h.uuid = w.hazard_uuid join projects p on p.uuid = w.project_uuid
  where w.hazard_uuid = any($1::uuid[]) and w.user_uuid is distinct from $2 and ${isVotingMember('w')} order by w.user_uuid, ${naturally('h.code')}`;

type Assigned = Pick<Seat, 'userUuid' | 'code' | 'name' | 'projectUuid' | 'projectName'>;

export type LockNews = 'INITIAL_LOCKED' | 'INITIAL_UNLOCKED' | 'FINAL_LOCKED' | 'FINAL_UNLOCKED';

/** Notifies the voters of hazards, except the caller, that agreed values were locked or unlocked: one message each. */
export async function notifyOfLock(
  database: Queryable,
  hazardUuids: readonly string[],
  news: LockNews,
  reasons: readonly (string | undefined)[],
  context: RequestContext,
): Promise<void> {
  const { rows } = await database.query<Assigned>(ASSIGNED, [hazardUuids, context.userUuid]);
  // Of several reasons each would need its hazards beside it; the history has them.
  const [reason, ...others] = [...new Set(reasons)];
  const text = others.length === 0 ? reason : undefined;
  const items = [...Map.groupBy(rows, ({ userUuid }) => userUuid)].map(([userUuid, hazards]) => ({
    userUuid,
    kind: 'CONSENSUS_LOCKED' as const,
    ...lockMessage(hazards, news, text),
  }));
  await notify(database, items, {
    change: changeContext(context, text),
    mailFrom: context.settings.publicUrl,
  });
}

function lockMessage(hazards: Assigned[], news: LockNews, reason: string | undefined) {
  const [first] = hazards;
  const { code = '', name = '', projectUuid = '', projectName = '' } = first ?? {};
  const link = hazardsLink(projectUuid);
  if (hazards.length === 1)
    return {
      title: message(news, code, projectName),
      text: [`${code} ${name}`.trim(), reason].filter(Boolean).join('\n\n'),
      link,
    };
  const list = listOf(hazards.map(hazard => hazard.code));
  return {
    title: message(`${news}_SEVERAL`, hazards.length, projectName),
    text: reason ? saidWith(list, [words(reason)]) : list,
    link,
  };
}
