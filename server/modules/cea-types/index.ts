import { fieldProblem } from '../../contract/errors.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { ceaTypes } from '../../database/schema/index.ts';
import { forOneAndMany, type ManyRule, refusedOf } from '../../http/manyChanges.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { lookupRecord, lookupRules } from '../shared/lookupRecords.ts';

export const ceaTypeType = defineRecord({
  ...lookupRecord,
  entity: 'CeaType',
  plural: 'CeaTypes',
  table: ceaTypes,
});

/** A situation has at most one element of an exclusive type (domain.md 1.2), those that exist included. */
const fitsSituations: ManyRule = async (changes, _context, database) => {
  const exclusive = changes.filter(({ change }) => change.exclusive === true);
  if (exclusive.length === 0) return new Map();
  const { rows } = await database.query<{ uuid: string; situations: number }>(
    `select x.uuid, count(*)::int as situations from (
      select c.cea_type_uuid as uuid from exposure_situation_ceas l join ceas c on c.uuid = l.cea_uuid
      where c.cea_type_uuid = any($1::uuid[]) group by c.cea_type_uuid, l.exposure_situation_uuid having count(*) > 1) x group by x.uuid`,
    [exclusive.map(({ uuid }) => uuid)],
  );
  const broken = new Map(rows.map(({ uuid, situations }) => [uuid, situations]));
  return refusedOf(exclusive, ({ uuid }) => {
    const situations = broken.get(uuid);
    return situations === undefined
      ? undefined
      : fieldProblem(
          'exclusive',
          `${situations === 1 ? 'One situation has' : `${situations} situations have`} several elements of this type. Leave one in each first; nothing was changed.`,
        );
  });
};

export const ceaTypeHandlers = recordHandlers(ceaTypeType, {
  ...lookupRules,
  ...forOneAndMany(fitsSituations),
});
