import { fieldProblem } from '../../contract/errors.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { malfunctions } from '../../database/schema/index.ts';
import { forOneAndMany, type ManyRule, refusedOf } from '../../http/manyChanges.ts';
import { namedIn, restedHandlers } from '../hazards/index.ts';
import { DISPOSED, isRuledOutWithReason, requireReasonOfNew } from '../shared/dispositions.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const malfunctionType = defineRecord({
  ...projectRecord,
  entity: 'Malfunction',
  plural: 'Malfunctions',
  table: malfunctions,
  codePrefix: 'MF',
});

/** A hazard references both the function and its malfunction, so a used malfunction cannot change functions. */
const staysWithItsHazards: ManyRule = async (changes, _context, database) => {
  const moved = changes.filter(({ change }) => change.functionUuid);
  if (moved.length === 0) return new Map();
  const { rows } = await database.query<{ uuid: string }>(
    `select m.uuid from unnest($1::uuid[], $2::uuid[]) i(uuid, target) join malfunctions m on m.uuid = i.uuid
     where m.function_uuid <> i.target and exists (select 1 from hazards h where h.malfunction_uuid = m.uuid)`,
    [moved.map(({ uuid }) => uuid), moved.map(({ change }) => change.functionUuid)],
  );
  const used = new Set(rows.map(({ uuid }) => uuid));
  return refusedOf(moved, ({ uuid }) =>
    used.has(uuid)
      ? fieldProblem(
          'functionUuid',
          'Hazards use this malfunction with its function. Choose another malfunction for them first; nothing was changed.',
        )
      : undefined,
  );
};

const ruledOut = isRuledOutWithReason('malfunction', 'malfunctions');

const allowedChange: ManyRule = async (changes, context, database) =>
  new Map([
    ...(await staysWithItsHazards(changes, context, database)),
    ...(await ruledOut(changes, context, database)),
  ]);

export const malfunctionHandlers = restedHandlers(
  malfunctionType,
  {
    ...projectRules,
    ...forOneAndMany(allowedChange),
    completeNew: async items => requireReasonOfNew('malfunction', items),
  },
  {
    hazards: namedIn('malfunction_uuid'),
    voted: ['name', 'description', 'guidewordUuid'],
    accepted: ['effect', ...DISPOSED],
  },
);
