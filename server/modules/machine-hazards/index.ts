import { fieldProblem } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { machineHazards } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';
import { magnitudeProblem } from './machineHazardRules.ts';

export const machineHazardType = defineRecord({
  ...projectRecord,
  entity: 'MachineHazard',
  plural: 'MachineHazards',
  table: machineHazards,
  codePrefix: 'MH',
});

/** The stored magnitude, for a change that contains only one half of it. */
async function storedMagnitude(uuid: string, database: Queryable): Promise<Record<string, unknown>> {
  const { rows } = await database.query<Record<string, unknown>>(
    'select magnitude, magnitude_unit as "magnitudeUnit" from machine_hazards where uuid = $1',
    [uuid],
  );
  return rows[0] ?? {};
}

/** A hazard references both the machine and its machine hazard, so a used machine hazard cannot change machines. */
async function requireNoHazards(uuid: string, machineUuid: unknown, database: Queryable): Promise<void> {
  const { rowCount } = await database.query(
    'select 1 from machine_hazards m join hazards h on h.machine_hazard_uuid = m.uuid where m.uuid = $1 and m.machine_uuid <> $2 limit 1',
    [uuid, machineUuid],
  );
  if (rowCount) {
    throw fieldProblem(
      'machineUuid',
      'Hazards use this machine hazard with its machine. Choose another machine hazard for them first; nothing was changed.',
    );
  }
}

export const machineHazardHandlers = recordHandlers(machineHazardType, {
  ...projectRules,
  beforeCreate: async items => requireItems(items, magnitudeProblem),
  async beforeUpdate(uuid, body, _context, database) {
    if (body.machineUuid) await requireNoHazards(uuid, body.machineUuid, database);
    if (!('magnitude' in body) && !('magnitudeUnit' in body)) return;
    requireItems([{ ...(await storedMagnitude(uuid, database)), ...body }], magnitudeProblem);
  },
});
