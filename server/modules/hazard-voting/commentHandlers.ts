import { inVisibleProjects, type Visibility } from '../../access/visibility.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { createRecord, type RecordRules, recordHandlers } from '../../http/recordHandlers.ts';
import { voteEventCommentType } from './voteRecords.ts';

/** While a round is blind, only the author sees a comment: it may mention the vote. */
const isSeen = (caller: string) =>
  `(t.created_by = ${caller} or (select e.revealed_at is not null from hazard_vote_events e where e.uuid = t.hazard_vote_event_uuid))`;

const visible: Visibility = (userUuid, parameters) =>
  `${inVisibleProjects(userUuid, parameters)} and ${isSeen(`${parameters.add(userUuid)}::uuid`)}`;

/** @throws ApiError RULE_VIOLATED for somebody else's comment */
async function requireOwn(uuid: string, { userUuid }: RequestContext, database: Queryable): Promise<void> {
  const { rowCount } = await database.query(
    'select 1 from hazard_vote_event_comments where uuid = $1 and created_by = $2',
    [uuid, userUuid],
  );
  if (rowCount === 0)
    throw new ApiError('RULE_VIOLATED', 'A comment is changed and deleted by its author only.');
}

const rules: RecordRules = {
  visible,
  beforeUpdate: (uuid, _body, context, database) => requireOwn(uuid, context, database),
  beforeDelete: (uuid, context, database) => requireOwn(uuid, context, database),
};

const createHazardVoteEventComment: Handler<'createHazardVoteEventComment'> = async ({ body }, context) => ({
  status: 201,
  body: dataText(await createRecord(voteEventCommentType, rules, { ...body }, context)),
});

export const commentHandlers = {
  ...recordHandlers(voteEventCommentType, rules),
  createHazardVoteEventComment,
};
