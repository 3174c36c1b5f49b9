import { isUsuallySafetyFunction } from '../../../domain/measures/safetyFunctionTypes.ts';
import { inVisibleProjects } from '../../access/visibility.ts';
import { type ListQuery, listRecords } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { rrms } from '../../database/schema/index.ts';
import { dataText, type Handler } from '../../http/handler.ts';
import { restedHandlers } from '../hazards/index.ts';
import { projectRecord } from '../shared/projectRecords.ts';

export const rrmType = defineRecord({
  ...projectRecord,
  entity: 'Rrm',
  plural: 'Rrms',
  table: rrms,
  codePrefix: 'RRM',
});

const listRrmsCreditableForLowPr: Handler<'listRrmsCreditableForLowPr'> = async (
  { query },
  { pool, userUuid },
) => {
  const list = await listRecords(
    pool,
    rrmType,
    query as ListQuery,
    parameters => `${inVisibleProjects(userUuid, parameters)} and t.can_take_credit_for_low_pr`,
    userUuid,
  );
  return { status: 200, body: dataText(list) };
};

export const rrmHandlers = {
  ...restedHandlers(
    rrmType,
    {
      visible: inVisibleProjects,
      async beforeCreate(items, _context, database) {
        const open = items.filter(item => item.isSafetyFunction === undefined);
        if (open.length === 0) return;
        const { rows } = await database.query<{ uuid: string; code: string }>(
          'select uuid, code from rrm_types where uuid = any($1::uuid[])',
          [open.map(item => item.rrmTypeUuid)],
        );
        for (const item of open)
          item.isSafetyFunction = isUsuallySafetyFunction(
            rows.find(({ uuid }) => uuid === item.rrmTypeUuid)?.code,
          );
      },
    },
    {
      hazards: row =>
        `select h.uuid from hazard_rrms l join hazards h on h.uuid = l.hazard_uuid where l.rrm_uuid = ${row}.uuid and l.status <> 'REJECTED'`,
      accepted: [
        'name',
        'description',
        'rrmTypeUuid',
        'isSafetyFunction',
        'canTakeCreditForLowPr',
        'standardReference',
        'safetyTargetUuid',
      ],
    },
  ),
  listRrmsCreditableForLowPr,
};
