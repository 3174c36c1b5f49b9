import type { PoolClient } from 'pg';
import { fieldProblem, notFound } from '../../contract/errors.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { changeContext, type Handler, type RequestContext } from '../../http/handler.ts';
import {
  MAX_VOTERS,
  onHazard,
  seatNewVoter,
  unseatVoter,
  VOTING_ROLES,
  type VotingHazard,
} from '../hazard-voting/index.ts';
import { hazardType } from './hazardRecord.ts';
import { readHazard, requireNotFrozen } from './hazardSteps.ts';

async function votersOf(client: PoolClient, { uuid }: VotingHazard): Promise<string[]> {
  const { rows } = await client.query<{ uuid: string }>(
    'select user_uuid as uuid from hazard_users where hazard_uuid = $1',
    [uuid],
  );
  return rows.map(row => row.uuid);
}

const saveVoters = (
  client: PoolClient,
  { uuid, revision }: VotingHazard,
  assignedUserUuids: string[],
  context: RequestContext,
  reason?: string,
) => updateRecord(client, hazardType, uuid, { revision, assignedUserUuids }, changeContext(context, reason));

export const addHazardUser: Handler<'addHazardUser'> = async ({ path, body }, context) => {
  const record = await onHazard(context, path.hazardUuid, async (client, hazard) => {
    requireNotFrozen(hazard);
    const voters = await votersOf(client, hazard);
    if (!voters.includes(body.userUuid)) {
      const { rowCount } = await client.query(
        'select 1 from project_members where project_uuid = $1 and user_uuid = $2 and role = any($3)',
        [hazard.projectUuid, body.userUuid, VOTING_ROLES],
      );
      if (!rowCount)
        throw fieldProblem(
          'userUuid',
          'This person is no voting member of the project. Add them to it with a role that may vote first.',
        );
      if (voters.length >= MAX_VOTERS)
        throw fieldProblem('userUuid', `A hazard has at most ${MAX_VOTERS} voters.`);
      await saveVoters(client, hazard, [...voters, body.userUuid], context);
      await seatNewVoter(client, hazard, body.userUuid, context);
    }
    return readHazard(client, hazard.uuid, context);
  });
  return { status: 200, body: record };
};

export const removeHazardUser: Handler<'removeHazardUser'> = async ({ path, query }, context) => {
  const record = await onHazard(context, path.hazardUuid, async (client, hazard) => {
    requireNotFrozen(hazard);
    const voters = await votersOf(client, hazard);
    if (!voters.includes(path.userUuid)) throw notFound('voter of this hazard');
    await unseatVoter(client, hazard, path.userUuid, context, query.reason);
    const left = voters.filter(uuid => uuid !== path.userUuid);
    await saveVoters(client, hazard, left, context, query.reason);
    return readHazard(client, hazard.uuid, context);
  });
  return { status: 200, body: record };
};
