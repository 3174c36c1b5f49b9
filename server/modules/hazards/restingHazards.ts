import type { PoolClient } from 'pg';
import { changedFields, standsStill } from '../../../domain/voting/voteChanges.ts';
import { ApiError } from '../../contract/errors.ts';
import { type Queryable, readRecord } from '../../database/records/reading.ts';
import type { RecordType } from '../../database/records/recordType.ts';
import { LockedRecordError } from '../../database/records/writing.ts';
import type { Handler } from '../../http/handler.ts';
import { dataText, type OpenContext, type RequestContext, withoutAsking } from '../../http/handler.ts';
import {
  changeRecord,
  type RecordOperation,
  type RecordRules,
  recordHandlers,
} from '../../http/recordHandlers.ts';
import type { BatchItem } from '../../http/updateBatch.ts';
import { hasPresentVotes, lockHazards, problemAt, resetVotes } from '../hazard-voting/index.ts';

type Fields = Record<string, unknown>;

/** What hazards rest on in a record that they name (docs/decisions/0041). */
export interface Basis {
  /** SQL of the hazards `h` that rest on the row of this alias. */
  hazards: (row: string) => string;
  /** Fields that people see when they vote: they stand still while one of the hazards is locked, and ask before votes are reset. */
  voted?: readonly string[];
  /** Fields that matter to an accepted risk only: they stand still while one of the hazards is frozen. */
  accepted?: readonly string[];
  /** Changes of these fields that take nothing away from an accepted risk. */
  isHarmless?: (field: string, before: Fields, change: Fields) => boolean;
}

const LOOK = 'A hazard rests on this record.';

const AGREED_ON = 'h.is_risk_frozen or h.is_consensus_voting_locked or h.is_final_consensus_voting_locked';

/** SQL: a hazard that rests on the row was accepted, agreed on, or is voted on. */
const isRestedOn = ({ hazards, voted }: Basis, row: string) =>
  `exists (${hazards(row)} and (${
    voted
      ? `${AGREED_ON} or exists (select 1 from hazard_vote_events v where v.hazard_uuid = h.uuid)`
      : 'h.is_risk_frozen'
  }))`;

/** "HZ-001, HZ-002 and 3 more". */
const namesOf = (codes: readonly string[]) =>
  codes.length > 3 ? `${codes.slice(0, 3).join(', ')} and ${codes.length - 3} more` : codes.join(', ');

/**
 * Holds the hazards that rest on a record, and looks at what a change means for them: refused where they were accepted
 * or agreed on, and where votes would have to be reset unless somebody confirmed that; else they are.
 * @throws ApiError RULE_VIOLATED at the changed field, or at `resetVotes`
 */
export async function settleHazards(
  type: RecordType,
  basis: Basis,
  uuid: string,
  change: Fields,
  context: RequestContext,
  client: PoolClient,
): Promise<void> {
  const { voted = [], accepted = [] } = basis;
  const text = await readRecord(client, type, uuid);
  const before = text ? (JSON.parse(text) as Fields) : {};
  // A change of another state is refused as such, before anything is asked.
  if (before.revision !== change.revision && change.revision !== undefined) return;
  const changed = changedFields([...voted, ...accepted], before, change).filter(
    field => !basis.isHarmless?.(field, before, change),
  );
  const [field] = changed;
  if (!field) return;
  const { rows } = await client.query<{ uuid: string }>(
    `select x.uuid from "${type.tableName}" t cross join lateral (${basis.hazards('t')}) x(uuid) where t.uuid = $1`,
    [uuid],
  );
  const hazards = await lockHazards(
    client,
    rows.map(row => row.uuid),
  );
  const frozen = hazards.filter(({ isRiskFrozen }) => isRiskFrozen);
  const judged = changed.filter(name => voted.includes(name));
  const locked = judged[0]
    ? hazards.filter(hazard => hazard.isConsensusVotingLocked || hazard.isFinalConsensusVotingLocked)
    : [];
  const inTheWay = frozen.length > 0 ? frozen : locked;
  if (inTheWay.length > 0) {
    const [violation] = standsStill({ isFrozen: frozen.length > 0, isLocked: true });
    const codes = namesOf(inTheWay.map(({ code }) => code));
    throw problemAt(
      frozen.length > 0 ? field : (judged[0] ?? field),
      `${codes}: ${violation?.message} What it rests on stays with it; nothing was changed.`,
    );
  }
  if (judged.length === 0) return;
  const votedOn: typeof hazards = [];
  for (const hazard of hazards) if (await hasPresentVotes(client, hazard.uuid)) votedOn.push(hazard);
  if (votedOn.length === 0) return;
  if (!change.resetVotes)
    throw problemAt(
      'resetVotes',
      `Votes were cast on ${namesOf(votedOn.map(({ code }) => code))} as it was. To change it (${judged.join(', ')}), confirm that they are reset.`,
    );
  for (const hazard of votedOn)
    await resetVotes(
      client,
      hazard.uuid,
      judged.map(name => `${type.entity}.${name}`),
      undefined,
      context,
    );
}

const touches = ({ voted = [], accepted = [] }: Basis, change: Fields) =>
  [...voted, ...accepted].some(field => field in change);

/**
 * Handlers of a regular record that hazards rest on. What nobody accepted, agreed or votes on is written in one
 * statement, as any other record is.
 */
export function restedHandlers<Entity extends string, Plural extends string>(
  type: RecordType<Entity, Plural>,
  rules: RecordRules,
  basis: Basis,
): { [Op in RecordOperation<Entity, Plural>]: Handler<Op> } {
  const free: RecordType = { ...type, locked: { condition: row => isRestedOn(basis, row), message: LOOK } };

  /** Those of the records that hazards rest on in a way that matters. */
  const restedOn = async (uuids: string[], database: Queryable) => {
    const { rows } = await database.query<{ uuid: string }>(
      `select t.uuid from "${type.tableName}" t where t.uuid = any($1::uuid[]) and ${isRestedOn(basis, 't')}`,
      [uuids],
    );
    return new Set(rows.map(row => row.uuid));
  };

  const looking: RecordRules = {
    ...rules,
    async lock(client, context, uuid) {
      await rules.lock?.(client, context, uuid);
    },
    async beforeUpdate(uuid, change, context, database) {
      await rules.beforeUpdate?.(uuid, change, context, database);
      if (touches(basis, change))
        await settleHazards(type, basis, uuid, change, context, database as PoolClient);
    },
  };

  const change = async (uuid: string, body: Fields, context: OpenContext): Promise<string> => {
    if (!touches(basis, body)) return changeRecord(type, rules, uuid, body, context);
    try {
      return await changeRecord(free, rules, uuid, body, context);
    } catch (error) {
      if (!(error instanceof ApiError) || error.message !== LOOK) throw error;
    }
    return changeRecord(type, looking, uuid, body, context);
  };

  const handlers = recordHandlers(type, {
    ...rules,
    beforeUpdate: looking.beforeUpdate,
    async beforeUpdates(items: BatchItem[], context, client) {
      const look =
        (await rules.beforeUpdates?.(items, context, client)) ?? (await one(rules, items, context, client));
      const open = items.filter(item => !look.refused.has(item) && touches(basis, item.change));
      const rested =
        open.length > 0
          ? await restedOn(
              open.map(({ uuid }) => uuid),
              client,
            )
          : new Set();
      return { ...look, apart: [...look.apart, ...open.filter(({ uuid }) => rested.has(uuid))] };
    },
    async beforeUnlink(uuid, field, context, client, gone) {
      const along = await rules.beforeUnlink?.(uuid, field, context, client, gone);
      if (touches(basis, { [field]: null }))
        await settleHazards(type, basis, uuid, { [field]: null, resetVotes: true }, context, client).catch(
          error => {
            throw error instanceof ApiError ? new LockedRecordError(error.message) : error;
          },
        );
      return along;
    },
  });
  const update = withoutAsking(
    async ({ path, body }: { path: Fields; body: Fields }, context: OpenContext) => ({
      status: 200,
      body: dataText(await change(String(path[type.key]), body, context)),
    }),
  );
  return { ...handlers, [`update${type.entity}`]: update };
}

/** Rules of one change, asked for each of a batch. */
async function one(rules: RecordRules, items: BatchItem[], context: RequestContext, client: PoolClient) {
  const refused = new Map<BatchItem, ApiError>();
  for (const item of items)
    await rules.beforeUpdate?.(item.uuid, item.change, context, client).catch(error => {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      refused.set(item, error);
    });
  return { refused, apart: [] as BatchItem[] };
}

/** Hazards that name a record in one of their fields. */
export const namedIn =
  (column: string) =>
  (row: string): string =>
    `select h.uuid from hazards h where h.${column} = ${row}.uuid`;
