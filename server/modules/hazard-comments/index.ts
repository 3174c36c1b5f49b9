import { inVisibleProjects } from '../../access/visibility.ts';
import { ApiError, notFound } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { hazardCommentMentions, hazardComments } from '../../database/schema/index.ts';
import { dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { createRecord, type RecordRules, recordHandlers } from '../../http/recordHandlers.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { authorSummary, nonMembers } from '../shared/people.ts';
import { changeProblem, deleteProblem, newlyMentioned } from './commentRules.ts';
import { tellMentioned } from './tellMentioned.ts';

type Fields = Record<string, unknown>;

export const hazardCommentType = defineRecord({
  entity: 'HazardComment',
  plural: 'HazardComments',
  table: hazardComments,
  links: {
    mentionedUserUuids: {
      table: hazardCommentMentions,
      owner: hazardCommentMentions.hazardCommentUuid,
      target: hazardCommentMentions.userUuid,
    },
  },
  computed: {
    author: authorSummary,
    isResolved: alias => `${alias}.resolved_at is not null`,
  },
  expressions: { name: alias => `left(${alias}.text, 80)` },
  filters: { isResolved: value => `(t.resolved_at is not null) = ${value}::boolean` },
  searched: ['text'],
  orderBy: 'createdAt',
});

interface Stored {
  created_by: string | null;
  hazard_uuid: string;
  text: string;
  is_resolved: boolean;
  mentioned: string[];
}

async function storedComment(uuid: string, database: Queryable): Promise<Stored> {
  const { rows } = await database.query<Stored>(
    `select c.created_by, c.hazard_uuid, c.text, c.resolved_at is not null as is_resolved,
     array(select m.user_uuid from hazard_comment_mentions m where m.hazard_comment_uuid = c.uuid) as mentioned
     from hazard_comments c where c.uuid = $1`,
    [uuid],
  );
  if (!rows[0]) throw notFound('hazard comment');
  return rows[0];
}

/** Leads are those who run the discussion of hazards (domain model 2.8). */
const commentator = ({ userUuid, permissions }: RequestContext) => ({
  userUuid,
  isLead: permissions.has('voting.manage'),
});

const mentionsOf = (item: Fields) => (item.mentionedUserUuids ?? []) as string[];

/** Only members can be mentioned: others could not read the comment. */
async function requireKnownMentions(item: Fields, context: RequestContext): Promise<void> {
  const strangers = await nonMembers(mentionsOf(item), context);
  requireItems([item], one =>
    mentionsOf(one).some(uuid => strangers.has(uuid))
      ? {
          path: 'mentionedUserUuids',
          message: 'Only members of the project can be mentioned; add them first.',
        }
      : undefined,
  );
}

const rules: RecordRules = {
  visible: inVisibleProjects,
  async beforeCreate(items, context) {
    for (const item of items) await requireKnownMentions(item, context);
  },
  async afterCreate(items, _uuids, context, client) {
    for (const item of items) {
      const userUuids = newlyMentioned([], mentionsOf(item), context.userUuid);
      const comment = { hazardUuid: String(item.hazardUuid), text: String(item.text), userUuids };
      await tellMentioned(client, comment, context);
    }
  },
  async beforeUpdate(uuid, body, context, database) {
    const stored = await storedComment(uuid, database);
    const problem = changeProblem(stored.created_by, body, commentator(context));
    if (problem) throw new ApiError('RULE_VIOLATED', problem);
    if ('isResolved' in body && body.isResolved !== stored.is_resolved) {
      body.resolvedAt = body.isResolved ? new Date().toISOString() : null;
      body.resolvedBy = body.isResolved ? context.userUuid : null;
    }
    if (!('mentionedUserUuids' in body)) return;
    await requireKnownMentions(body, context);
    const userUuids = newlyMentioned(stored.mentioned, mentionsOf(body), context.userUuid);
    const text = String(body.text ?? stored.text);
    // Rolled back with the transaction if the revision turns out to be stale.
    await tellMentioned(database, { hazardUuid: stored.hazard_uuid, text, userUuids }, context);
  },
  async beforeDelete(uuid, context, database) {
    const { created_by } = await storedComment(uuid, database);
    const problem = deleteProblem(created_by, commentator(context));
    if (problem) throw new ApiError('RULE_VIOLATED', problem);
  },
};

const addHazardComment: Handler<'addHazardComment'> = async ({ path, body }, context) => ({
  status: 201,
  body: dataText(
    await createRecord(hazardCommentType, rules, { ...body, hazardUuid: path.hazardUuid }, context),
  ),
});

export const hazardCommentHandlers = { ...recordHandlers(hazardCommentType, rules), addHazardComment };
