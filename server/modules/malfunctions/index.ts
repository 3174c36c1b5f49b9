import { fieldProblem } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { malfunctions } from '../../database/schema/index.ts';
import type { RequestContext } from '../../http/handler.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const malfunctionType = defineRecord({
  ...projectRecord,
  entity: 'Malfunction',
  plural: 'Malfunctions',
  table: malfunctions,
  codePrefix: 'MF',
});

export const malfunctionHandlers = recordHandlers(malfunctionType, {
  ...projectRules,
  beforeUpdate: requireNoHazards,
});

/** A hazard references both the function and its malfunction, so a used malfunction cannot change functions. */
async function requireNoHazards(
  uuid: string,
  body: Record<string, unknown>,
  _context: RequestContext,
  database: Queryable,
): Promise<void> {
  if (!body.functionUuid) return;
  const { rowCount } = await database.query(
    'select 1 from malfunctions m join hazards h on h.malfunction_uuid = m.uuid where m.uuid = $1 and m.function_uuid <> $2 limit 1',
    [uuid, body.functionUuid],
  );
  if (rowCount) {
    throw fieldProblem(
      'functionUuid',
      'Hazards use this malfunction with its function. Choose another malfunction for them first; nothing was changed.',
    );
  }
}
