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

/** What a machine hazard holds of its magnitude, for a change that brings only a part of it. */
async function storedMagnitude(uuid: string, database: Queryable): Promise<Record<string, unknown>> {
  const { rows } = await database.query<Record<string, unknown>>(
    'select magnitude, magnitude_unit as "magnitudeUnit" from machine_hazards where uuid = $1',
    [uuid],
  );
  return rows[0] ?? {};
}

export const machineHazardHandlers = recordHandlers(machineHazardType, {
  ...projectRules,
  beforeCreate: async items => requireItems(items, magnitudeProblem),
  async beforeUpdate(uuid, body, _context, database) {
    if (!('magnitude' in body) && !('magnitudeUnit' in body)) return;
    requireItems([{ ...(await storedMagnitude(uuid, database)), ...body }], magnitudeProblem);
  },
});
