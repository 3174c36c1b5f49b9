import { holdProjectOpen } from '../../access/openProject.ts';
import { ApiError, fieldProblem, notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { readRecord } from '../../database/records/reading.ts';
import { insertRecords, updateRecord } from '../../database/records/writing.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { baselineReviewType, reviewFindingType } from './baselineRecord.ts';
import { holdBaseline, personIn, readBaseline, requireIndependence } from './signatures.ts';

const inScope = ({ projectUuid }: RequestContext) => ({
  column: 'projectUuid' as const,
  uuid: projectUuid ?? '',
});

const createBaselineReview: Handler<'createBaselineReview'> = async (
  { path: { baselineUuid }, body },
  context,
) => {
  requireIndependence(body);
  const record = await inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    await holdBaseline(client, baselineUuid);
    const { name } = await personIn(client, context);
    const review = { ...body, baselineUuid, reviewerUserUuid: context.userUuid, reviewerName: name };
    await insertRecords(client, baselineReviewType, [review], inScope(context), changeContext(context));
    return readBaseline(client, baselineUuid, context);
  });
  return { status: 201, body: dataText(record) };
};

const CONCLUDED = 'This review is concluded already; begin another one. Nothing was changed.';

const concludeBaselineReview: Handler<'concludeBaselineReview'> = async ({ path, body }, context) => {
  const uuid = path.baselineReviewUuid;
  const { result, conclusion = '' } = body;
  if (result !== 'ACCEPTED' && !conclusion.trim())
    throw fieldProblem(
      'conclusion',
      result === 'REJECTED'
        ? 'Say why it is rejected. Nothing was changed.'
        : 'Say on which conditions it is accepted. Nothing was changed.',
    );
  const record = await inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    const { rows } = await client.query<{
      baselineUuid: string;
      revision: number;
      result: string | null;
      open: number;
    }>(
      `select r.baseline_uuid as "baselineUuid", r.revision, r.result,
        (select count(*)::int from review_findings f where f.baseline_review_uuid = r.uuid and f.state <> 'CLOSED') as open
       from baseline_reviews r where r.uuid = $1 for update`,
      [uuid],
    );
    const [stored] = rows;
    if (!stored) throw notFound('review');
    if (stored.result) throw new ApiError('RULE_VIOLATED', CONCLUDED);
    if (result === 'ACCEPTED' && stored.open > 0)
      throw fieldProblem(
        'result',
        `Findings of this review that are not closed: ${stored.open}. Close them, or accept it with conditions. Nothing was changed.`,
      );
    const fields = {
      revision: stored.revision,
      result,
      conclusion: conclusion.trim(),
      concludedAt: new Date().toISOString(),
      concludedBy: context.userUuid,
    };
    await updateRecord(
      client,
      baselineReviewType,
      uuid,
      fields,
      changeContext(context, conclusion || undefined),
    );
    return readBaseline(client, stored.baselineUuid, context);
  });
  return { status: 200, body: dataText(record) };
};

const NOT_IN_BASELINE = 'This baseline has no such record. Nothing was saved.';

const createReviewFinding: Handler<'createReviewFinding'> = async ({ path, body }, context) => {
  const { entity, recordUuid, ...finding } = body;
  if (!finding.text.trim()) throw fieldProblem('text', 'Say what was found. Nothing was saved.');
  const record = await inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    // Held, so that numbers are given once.
    const { rows } = await client.query<{ baselineUuid: string; result: string | null; last: number }>(
      `select r.baseline_uuid as "baselineUuid", r.result from baseline_reviews r where r.uuid = $1 for update`,
      [path.baselineReviewUuid],
    );
    const [review] = rows;
    if (!review) throw notFound('review');
    if (review.result) throw new ApiError('RULE_VIOLATED', CONCLUDED);
    const numbers = await client.query<{ last: number }>(
      'select coalesce(max(number), 0)::int as last from review_findings where baseline_review_uuid = $1',
      [path.baselineReviewUuid],
    );
    let about = {};
    if (recordUuid) {
      const found = await client.query<{
        code: string | null;
        name: string;
        hazardUuid: string | null;
        entity: string;
      }>(
        `select entity, code, name, hazard_uuid as "hazardUuid" from baseline_records
         where baseline_uuid = $1 and record_uuid = $2 and ($3::text is null or entity = $3)`,
        [review.baselineUuid, recordUuid, entity ?? null],
      );
      const [row] = found.rows;
      if (!row) throw fieldProblem('recordUuid', NOT_IN_BASELINE);
      about = {
        entity: row.entity,
        recordUuid,
        recordCode: row.code,
        recordName: row.name,
        hazardUuid: row.hazardUuid,
      };
    }
    const [created] = await insertRecords(
      client,
      reviewFindingType,
      [
        {
          ...finding,
          ...about,
          baselineReviewUuid: path.baselineReviewUuid,
          baselineUuid: review.baselineUuid,
          number: (numbers.rows[0]?.last ?? 0) + 1,
        },
      ],
      inScope(context),
      changeContext(context),
    );
    return created ?? 'null';
  });
  return { status: 201, body: dataText(record) };
};

interface Step {
  from: readonly string[];
  refused: string;
  fields: (context: RequestContext) => Record<string, unknown>;
  reason: string | undefined;
}

/** One step of a finding on its way. */
async function takeStep(uuid: string, { from, refused, fields, reason }: Step, context: RequestContext) {
  const record = await inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    const { rows } = await client.query<{ state: string; revision: number }>(
      'select state, revision from review_findings where uuid = $1 for update',
      [uuid],
    );
    const [stored] = rows;
    if (!stored) throw notFound('finding');
    if (!from.includes(stored.state)) throw new ApiError('RULE_VIOLATED', refused);
    await updateRecord(
      client,
      reviewFindingType,
      uuid,
      { revision: stored.revision, ...fields(context) },
      changeContext(context, reason),
    );
    return readRecord(client, reviewFindingType, uuid, undefined, context.userUuid);
  });
  return { status: 200 as const, body: dataText(record ?? 'null') };
}

const now = () => new Date().toISOString();

const answerReviewFinding: Handler<'answerReviewFinding'> = async ({ path, body }, context) => {
  if (!body.answer.trim()) throw fieldProblem('answer', 'Say what was done about it. Nothing was changed.');
  return takeStep(
    path.reviewFindingUuid,
    {
      from: ['OPEN', 'ANSWERED'],
      refused: 'This finding is closed. Whoever reviews can open it again. Nothing was changed.',
      fields: ({ userUuid }) => ({
        state: 'ANSWERED',
        answer: body.answer.trim(),
        answeredAt: now(),
        answeredBy: userUuid,
      }),
      reason: undefined,
    },
    context,
  );
};

const closeReviewFinding: Handler<'closeReviewFinding'> = ({ path, body }, context) =>
  takeStep(
    path.reviewFindingUuid,
    {
      from: ['OPEN', 'ANSWERED'],
      refused: 'This finding is closed already. Nothing was changed.',
      fields: ({ userUuid }) => ({
        state: 'CLOSED',
        closingNote: body.note?.trim() ?? '',
        closedAt: now(),
        closedBy: userUuid,
      }),
      reason: body.note,
    },
    context,
  );

const reopenReviewFinding: Handler<'reopenReviewFinding'> = async ({ path, body }, context) => {
  if (!body.reason.trim()) throw fieldProblem('reason', 'Say why it is open again. Nothing was changed.');
  return takeStep(
    path.reviewFindingUuid,
    {
      from: ['ANSWERED', 'CLOSED'],
      refused: 'This finding is open already. Nothing was changed.',
      fields: () => ({ state: 'OPEN', closingNote: '', closedAt: null, closedBy: null }),
      reason: body.reason,
    },
    context,
  );
};

export const reviewHandlers = {
  createBaselineReview,
  concludeBaselineReview,
  createReviewFinding,
  answerReviewFinding,
  closeReviewFinding,
  reopenReviewFinding,
};
