import { fieldProblem } from '../../contract/errors.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { machineHazards } from '../../database/schema/index.ts';
import { forOneAndMany, type ManyRule, refusedOf } from '../../http/manyChanges.ts';
import { namedIn, restedHandlers } from '../hazards/index.ts';
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

interface Stored {
  uuid: string;
  machineUuid: string;
  magnitude: number | null;
  magnitudeUnit: string | null;
  isUsed: boolean;
}

const STORED = `select m.uuid, m.machine_uuid as "machineUuid", m.magnitude, m.magnitude_unit as "magnitudeUnit",
  exists (select 1 from hazards h where h.machine_hazard_uuid = m.uuid) as "isUsed" from machine_hazards m where m.uuid = any($1::uuid[])`;

const LOOKED_AT = ['machineUuid', 'magnitude', 'magnitudeUnit'];

/**
 * A hazard references both the machine and its machine hazard, so a used machine hazard cannot change machines. A change
 * may bring only one half of a magnitude.
 */
const fitsWhatIsStored: ManyRule = async (changes, _context, database) => {
  const looked = changes.filter(({ change }) => LOOKED_AT.some(field => field in change));
  if (looked.length === 0) return new Map();
  const { rows } = await database.query<Stored>(STORED, [looked.map(({ uuid }) => uuid)]);
  const storedOf = new Map(rows.map(row => [row.uuid, row]));
  return refusedOf(looked, ({ uuid, change }) => {
    const stored = storedOf.get(uuid);
    if (stored?.isUsed && change.machineUuid && change.machineUuid !== stored.machineUuid)
      return fieldProblem(
        'machineUuid',
        'Hazards use this machine hazard with its machine. Choose another machine hazard for them first; nothing was changed.',
      );
    const { magnitude, magnitudeUnit } = { ...stored, ...change };
    const problem = magnitudeProblem({ magnitude, magnitudeUnit });
    return problem && fieldProblem(problem.path, problem.message);
  });
};

export const machineHazardHandlers = restedHandlers(
  machineHazardType,
  {
    ...projectRules,
    ...forOneAndMany(fitsWhatIsStored),
    beforeCreate: async items => requireItems(items, magnitudeProblem),
  },
  {
    hazards: namedIn('machine_hazard_uuid'),
    voted: [
      'name',
      'description',
      'hazardTypeUuid',
      'energySourceUuid',
      'magnitude',
      'magnitudeUnit',
      'zoneUuid',
    ],
    accepted: ['status'],
  },
);
