import { type DisposedKind, problemOfDisposition } from '../../../domain/disposition.ts';
import { fieldProblem } from '../../contract/errors.ts';
import { type ManyRule, refusedOf } from '../../http/manyChanges.ts';
import { requireItems } from './itemProblems.ts';

type Fields = Record<string, unknown>;

interface StoredDisposition {
  uuid: string;
  disposition: string;
  dispositionReason: string;
  duplicateOfUuid: string | null;
}

/** What a decision to rule a record out consists of. */
export const DISPOSED = ['disposition', 'dispositionReason', 'duplicateOfUuid'];

/**
 * New records are ruled out with a reason only.
 * @throws ApiError RULE_VIOLATED at the field that is missing
 */
export const requireReasonOfNew = (kind: DisposedKind, items: Fields[]): void =>
  requireItems(items, item => problemOfDisposition(kind, item));

/** What was ruled out before this rule stays as it is (V5 and V31 name it) until somebody changes the decision. */
export const isRuledOutWithReason =
  (kind: DisposedKind, table: 'malfunctions' | 'exposure_situations'): ManyRule =>
  async (changes, _context, database) => {
    const decided = changes.filter(({ change }) => DISPOSED.some(field => field in change));
    if (decided.length === 0) return new Map();
    const { rows } = await database.query<StoredDisposition>(
      `select uuid, disposition, disposition_reason as "dispositionReason", duplicate_of_uuid as "duplicateOfUuid"
     from ${table} where uuid = any($1::uuid[])`,
      [decided.map(({ uuid }) => uuid)],
    );
    const stored = new Map(rows.map(row => [row.uuid, row]));
    return refusedOf(decided, ({ uuid, change }) => {
      const before = stored.get(uuid);
      const problem = before && problemOfDisposition(kind, { ...before, ...change });
      return problem && fieldProblem(problem.path, problem.message);
    });
  };
