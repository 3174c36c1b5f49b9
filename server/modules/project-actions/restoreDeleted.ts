import { holdProjectOpen } from '../../access/openProject.ts';
import { ApiError, forbidden } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { NotRestorableError, restoreDeleted } from '../../database/records/restoring.ts';
import { isForeignKeyError, translateDatabaseError } from '../../http/databaseErrors.ts';
import { changeContext, type Handler } from '../../http/handler.ts';

const GONE = 'Something that it needs has been deleted or changed since. Nothing was brought back.';

/** Hazards, and what is decided on one. */
const NEEDS_HAZARDS = ['Hazard', 'HazardRrm'];

/** Undo of the caller's own deletes, out of the audit trail. */
export const restoreDeletedRecords: Handler<'restoreDeletedRecords'> = async ({ path, body }, context) => {
  const { types, permissions, pool } = context;
  if (NEEDS_HAZARDS.includes(body.entity) && !permissions.has('hazards.edit'))
    throw forbidden('hazards.edit');
  const type = types.ofEntity(body.entity);
  if (!type) throw new Error(`No kind ${body.entity}`);
  const uuids = body.uuids.map(uuid => uuid.toLowerCase());
  const restored = await inTransaction(pool, async client => {
    await holdProjectOpen(client, context);
    return restoreDeleted(
      client,
      types,
      { type, uuids, projectUuid: path.projectUuid },
      changeContext(context),
    );
  }).catch(error => {
    if (error instanceof NotRestorableError || isForeignKeyError(error))
      throw new ApiError('RULE_VIOLATED', GONE);
    throw translateDatabaseError(error, type);
  });
  if (restored === undefined)
    throw new ApiError(
      'RULE_VIOLATED',
      'It was not deleted here by you, or is back already. Nothing was brought back.',
    );
  return { status: 200, body: { data: { restored } } };
};
