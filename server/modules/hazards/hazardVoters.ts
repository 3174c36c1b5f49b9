import type { Handler } from '../../http/handler.ts';
import { changeVoters, onHazard } from '../hazard-voting/index.ts';
import { readHazard, requireNotFrozen } from './hazardSteps.ts';

export const addHazardUser: Handler<'addHazardUser'> = async ({ path, body }, context) => {
  const record = await onHazard(context, path.hazardUuid, async (client, hazard) => {
    requireNotFrozen(hazard);
    await changeVoters(client, hazard, { add: [body.userUuid] }, context);
    return readHazard(client, hazard.uuid, context);
  });
  return { status: 200, body: record };
};

export const removeHazardUser: Handler<'removeHazardUser'> = async ({ path, query }, context) => {
  const record = await onHazard(context, path.hazardUuid, async (client, hazard) => {
    requireNotFrozen(hazard);
    await changeVoters(client, hazard, { remove: [path.userUuid] }, context, query.reason);
    return readHazard(client, hazard.uuid, context);
  });
  return { status: 200, body: record };
};
