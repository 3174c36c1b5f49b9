import { nameFromText } from '../../../domain/nameFromText.ts';
import { fieldProblem } from '../../contract/errors.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { assumptions } from '../../database/schema/index.ts';
import { forOneAndMany, type ManyRule, refusedOf } from '../../http/manyChanges.ts';
import { restedHandlers } from '../hazards/index.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { memberOf, nonMembers, ownerProblem } from '../shared/people.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const assumptionType = defineRecord({
  ...projectRecord,
  searched: [...projectRecord.searched, 'text'],
  entity: 'Assumption',
  plural: 'Assumptions',
  table: assumptions,
  codePrefix: 'AS',
  onCopy: { ownerUserUuid: memberOf('owner_user_uuid') },
});

const ownersIn = (items: Record<string, unknown>[]) => items.map(item => item.ownerUserUuid);

const knownOwners: ManyRule = async (changes, context, database) => {
  const strangers = await nonMembers(ownersIn(changes.map(({ change }) => change)), context, database);
  return refusedOf(changes, ({ change }) => {
    const problem = ownerProblem(change, strangers);
    return problem && fieldProblem(problem.path, problem.message);
  });
};

export const assumptionHandlers = restedHandlers(
  assumptionType,
  {
    ...projectRules,
    ...forOneAndMany(knownOwners),
    async beforeCreate(items, context, database) {
      for (const item of items) item.name ??= nameFromText(String(item.text));
      const strangers = await nonMembers(ownersIn(items), context, database);
      requireItems(items, item => ownerProblem(item, strangers));
    },
  },
  {
    hazards: row =>
      `select h.uuid from hazard_assumptions l join hazards h on h.uuid = l.hazard_uuid where l.assumption_uuid = ${row}.uuid`,
    // Its status moves on: V19 and the review of the hazard say what that means for them.
    accepted: ['text'],
  },
);
