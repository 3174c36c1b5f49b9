import { problemOfDisposition } from '../../../domain/malfunctionDisposition.ts';
import { fieldProblem } from '../../contract/errors.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { malfunctions } from '../../database/schema/index.ts';
import { forOneAndMany, type ManyRule, refusedOf } from '../../http/manyChanges.ts';
import { namedIn, restedHandlers } from '../hazards/index.ts';
import { requireItems } from '../shared/itemProblems.ts';
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

interface StoredDisposition {
  uuid: string;
  disposition: string;
  dispositionReason: string;
  duplicateOfUuid: string | null;
}

const DISPOSED = ['disposition', 'dispositionReason', 'duplicateOfUuid'];

/** What was ruled out before this rule stays as it is (V5 names it) until somebody changes the decision. */
const isRuledOutWithReason: ManyRule = async (changes, _context, database) => {
  const decided = changes.filter(({ change }) => DISPOSED.some(field => field in change));
  if (decided.length === 0) return new Map();
  const { rows } = await database.query<StoredDisposition>(
    `select uuid, disposition, disposition_reason as "dispositionReason", duplicate_of_uuid as "duplicateOfUuid"
     from malfunctions where uuid = any($1::uuid[])`,
    [decided.map(({ uuid }) => uuid)],
  );
  const stored = new Map(rows.map(row => [row.uuid, row]));
  return refusedOf(decided, ({ uuid, change }) => {
    const before = stored.get(uuid);
    const problem = before && problemOfDisposition({ ...before, ...change });
    return problem && fieldProblem(problem.path, problem.message);
  });
};

const allowedChange: ManyRule = async (changes, context, database) =>
  new Map([
    ...(await staysWithItsHazards(changes, context, database)),
    ...(await isRuledOutWithReason(changes, context, database)),
  ]);

export const malfunctionHandlers = restedHandlers(
  malfunctionType,
  {
    ...projectRules,
    ...forOneAndMany(allowedChange),
    completeNew: async items => requireItems(items, problemOfDisposition),
  },
  {
    hazards: namedIn('malfunction_uuid'),
    voted: ['name', 'description', 'guidewordUuid'],
    accepted: ['effect', 'disposition', 'dispositionReason', 'duplicateOfUuid'],
  },
);
