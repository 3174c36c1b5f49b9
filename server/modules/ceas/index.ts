import { fieldProblem } from '../../contract/errors.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { ceas } from '../../database/schema/index.ts';
import { forOneAndMany, type ManyRule, refusedOf } from '../../http/manyChanges.ts';
import { type Basis, restedHandlers } from '../hazards/index.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const ceaType = defineRecord({
  ...projectRecord,
  entity: 'Cea',
  plural: 'Ceas',
  table: ceas,
  codePrefix: 'CEA',
});

/** Hazards rest on it as they were voted on and accepted (docs/decisions/0041). */
const basis: Basis = {
  hazards: row =>
    `select h.uuid from exposure_situation_ceas l join hazards h on h.exposure_situation_uuid = l.exposure_situation_uuid where l.cea_uuid = ${row}.uuid`,
  voted: ['name', 'description', 'ceaTypeUuid'],
  accepted: ['share', 'shareSource'],
};

/** An element of an exclusive type stands alone of its type in every situation that has it (domain.md 1.2). */
const fitsSituations: ManyRule = async (changes, _context, database) => {
  const retyped = changes.filter(({ change }) => change.ceaTypeUuid);
  if (retyped.length === 0) return new Map();
  const { rows } = await database.query<{ uuid: string; code: string }>(
    `select distinct on (i.uuid) i.uuid, s.code from unnest($1::uuid[], $2::uuid[]) i(uuid, target)
     join cea_types t on t.uuid = i.target and t.exclusive join exposure_situation_ceas l on l.cea_uuid = i.uuid
     join exposure_situations s on s.uuid = l.exposure_situation_uuid
     join exposure_situation_ceas o on o.exposure_situation_uuid = l.exposure_situation_uuid and o.cea_uuid <> i.uuid
     join ceas c on c.uuid = o.cea_uuid and c.cea_type_uuid = i.target order by i.uuid, s.code`,
    [retyped.map(({ uuid }) => uuid), retyped.map(({ change }) => change.ceaTypeUuid)],
  );
  const broken = new Map(rows.map(({ uuid, code }) => [uuid, code]));
  return refusedOf(retyped, ({ uuid }) =>
    broken.has(uuid)
      ? fieldProblem(
          'ceaTypeUuid',
          `${broken.get(uuid)} has another element of that type, of which a situation has at most one. Nothing was changed.`,
        )
      : undefined,
  );
};

export const ceaHandlers = restedHandlers(
  ceaType,
  { ...projectRules, ...forOneAndMany(fitsSituations) },
  basis,
);
