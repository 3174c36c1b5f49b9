import type { PoolClient } from 'pg';
import { publishProblems } from '../../../domain/rating/checkRatingSet.ts';
import { findingKey, monotoneFindings } from '../../../domain/rating/monotone.ts';
import { ApiError, fieldProblem } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { readRecord } from '../../database/records/reading.ts';
import { deleteRecord, insertRecords } from '../../database/records/writing.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { staleRevision } from '../../http/recordHandlers.ts';
import { lockOrganization } from '../shared/locks.ts';
import { INSERT_CONTENT, takeItsPlace, versionBefore } from './publishedSets.ts';
import { CHECKED_TRUST, ratingSetDraftType, readDraft, type StoredDraft } from './ratingSetDrafts.ts';
import { ratingSetType } from './ratingSets.ts';

async function publish(
  draft: StoredDraft,
  context: RequestContext,
  reason: string | undefined,
  client: PoolClient,
): Promise<string> {
  const { uuid, organizationUuid, lineageUuid, code } = draft;
  const { name, standard, version, parameters, resultLabel, rule, disclaimer, provenance } = draft;
  const change = changeContext(context, reason);
  const before = await versionBefore(lineageUuid, client);
  const found = new Set(
    monotoneFindings(draft).map(({ parameter, cell }) => findingKey({ parameter, ...cell })),
  );
  const record = {
    ...{ code, name, standard, version, parameters, resultLabel, rule, disclaimer, provenance },
    trust: CHECKED_TRUST,
    basedOnUuid: draft.basedOnUuid,
    ...(lineageUuid && { lineageUuid }),
    versionNumber: (before?.versionNumber ?? 0) + 1,
    explanations: draft.explanations.filter(explanation => found.has(findingKey(explanation))),
  };
  const scope = { column: 'organizationUuid' as const, uuid: organizationUuid };
  const [text] = await insertRecords(client, ratingSetType, [record], scope, change);
  const set = JSON.parse(text ?? '{}') as { uuid: string };
  const { levels, classes, ratings, table } = draft;
  await client.query(INSERT_CONTENT, [set.uuid, JSON.stringify({ levels, classes, ratings, table })]);
  if (before) await takeItsPlace(before, set.uuid, organizationUuid, change, client);
  // The permission is found through the draft, so it goes last.
  await deleteRecord(client, ratingSetDraftType, uuid, change);
  const published = await readRecord(client, ratingSetType, set.uuid);
  if (!published) throw new Error('A rating set that was published is not there');
  return published;
}

export const publishRiskRatingSetDraft: Handler<'publishRiskRatingSetDraft'> = async (
  { path: { riskRatingSetDraftUuid: uuid }, body },
  context,
) => {
  const published = await inTransaction(context.pool, async client => {
    await lockOrganization(client, context);
    const draft = await readDraft(client, uuid);
    if (draft.revision !== body.revision)
      throw await staleRevision(ratingSetDraftType, uuid, 'draft', context, client);
    const problems = publishProblems(draft);
    if (problems[0]) throw new ApiError('RULE_VIOLATED', problems[0].message, { fields: problems });
    if (draft.mustBeChecked && !body.isChecked)
      throw fieldProblem(
        'isChecked',
        'This set comes from a template. Compare levels and table with the standard and say so before it is published.',
      );
    return publish(draft, context, body.reason, client);
  });
  return { status: 201, body: dataText(published) };
};
