import { defineRecord } from '../../database/records/recordType.ts';
import { assumptions } from '../../database/schema/index.ts';
import type { RequestContext } from '../../http/handler.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { memberOf, ownerProblem, strangersAmong } from '../shared/people.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';
import { nameFromText } from './assumptionRules.ts';

export const assumptionType = defineRecord({
  ...projectRecord,
  searched: [...projectRecord.searched, 'text'],
  entity: 'Assumption',
  plural: 'Assumptions',
  table: assumptions,
  codePrefix: 'AS',
  onCopy: { ownerUserUuid: memberOf('owner_user_uuid') },
});

async function requireKnownOwners(items: Record<string, unknown>[], context: RequestContext): Promise<void> {
  const strangers = await strangersAmong(
    items.map(item => item.ownerUserUuid),
    context,
  );
  requireItems(items, item => ownerProblem(item, strangers));
}

export const assumptionHandlers = recordHandlers(assumptionType, {
  ...projectRules,
  async beforeCreate(items, context) {
    for (const item of items) item.name ??= nameFromText(String(item.text));
    await requireKnownOwners(items, context);
  },
  beforeUpdate: (_uuid, body, context) => requireKnownOwners([body], context),
});
