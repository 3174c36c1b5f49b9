import { structureProblems } from '../../../domain/rating/checkRatingSet.ts';
import type { TableExplanation } from '../../../domain/rating/monotone.ts';
import { completeTable } from '../../../domain/rating/printedTable.ts';
import type { RatingSet } from '../../../domain/rating/ratingSet.ts';
import { inReadableOrganizations } from '../../access/visibility.ts';
import { ApiError, fieldProblem, notFound } from '../../contract/errors.ts';
import { type Queryable, readRecord } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { riskRatingSetDrafts } from '../../database/schema/index.ts';
import { dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { createRecord, type RecordRules, recordHandlers } from '../../http/recordHandlers.ts';
import { lockOrganization } from '../shared/locks.ts';
import { copiedSet, freeCode } from './draftRules.ts';
import { loadRatingSet } from './ratingSets.ts';

type Fields = Record<string, unknown>;

/** Below this trust a set is a template that whoever uses it compares with the standard first (domain model 3). */
export const CHECKED_TRUST = 4;

export const ratingSetDraftType = defineRecord({
  entity: 'RiskRatingSetDraft',
  plural: 'RiskRatingSetDrafts',
  table: riskRatingSetDrafts,
  computed: {
    mustBeChecked: draft =>
      `select s.trust < ${CHECKED_TRUST} from risk_rating_sets s where s.uuid = ${draft}."based_on_uuid"`,
  },
  searched: ['code', 'name', 'standard'],
  orderBy: 'name',
});

/** A draft as the API shows it. */
export interface StoredDraft extends RatingSet {
  uuid: string;
  organizationUuid: string;
  lineageUuid: string | null;
  basedOnUuid: string;
  mustBeChecked: boolean;
  code: string;
  standard: string;
  version: string;
  rule: string;
  disclaimer: string;
  provenance: string;
  explanations: TableExplanation[];
  revision: number;
}

/** @throws ApiError NOT_FOUND */
export async function readDraft(database: Queryable, uuid: string): Promise<StoredDraft> {
  const text = await readRecord(database, ratingSetDraftType, uuid);
  if (!text) throw notFound('rating set draft');
  return JSON.parse(text) as StoredDraft;
}

/** Codes of all sets and drafts that an organization knows. */
async function knownCodes(database: Queryable, organizationUuid: string | null): Promise<string[]> {
  const { rows } = await database.query<{ code: string }>(
    `select code from risk_rating_sets where organization_uuid is null or organization_uuid = $1
     union select code from risk_rating_set_drafts where organization_uuid = $1`,
    [organizationUuid],
  );
  return rows.map(({ code }) => code);
}

/** The next version is made from the newest one, and there is one draft of it at a time. */
async function requireNewest(database: Queryable, lineageUuid: string, basedOnUuid: string): Promise<void> {
  const { rows } = await database.query<{ newest: string; draft: string | null }>(
    `select (select s.uuid from risk_rating_sets s where s.lineage_uuid = $1 order by s.version_number desc limit 1) as newest,
       (select d.uuid from risk_rating_set_drafts d where d.lineage_uuid = $1) as draft`,
    [lineageUuid],
  );
  if (rows[0]?.draft)
    throw new ApiError(
      'CONFLICT',
      'The next version of this set is being prepared already. Go on with that draft, or throw it away first.',
    );
  if (rows[0]?.newest !== basedOnUuid)
    throw fieldProblem('basedOnUuid', 'This set has a newer version. Make the next version from that one.');
}

/** Completes a new draft from the set that it is based on. */
async function completeDraft(item: Fields, context: RequestContext, database: Queryable): Promise<void> {
  const { isNewVersion, basedOnUuid, code, name } = item as {
    isNewVersion?: boolean;
    basedOnUuid: string;
    code?: string;
    name?: string;
  };
  const source = await loadRatingSet(database, basedOnUuid);
  if (!source || (source.organizationUuid && source.organizationUuid !== context.organizationUuid))
    throw notFound('rating set');
  Object.assign(item, copiedSet(source), name !== undefined && { name });
  if (isNewVersion) {
    if (!source.organizationUuid)
      throw fieldProblem(
        'isNewVersion',
        'A built-in set has no versions of the organization. Make a copy of it.',
      );
    if (code !== undefined && code !== source.code)
      throw fieldProblem('code', `All versions of a set have one code, ${source.code}. Leave it out.`);
    await requireNewest(database, source.lineageUuid, basedOnUuid);
    Object.assign(item, { code: source.code, lineageUuid: source.lineageUuid });
    return;
  }
  const taken = await knownCodes(database, context.organizationUuid);
  if (code !== undefined && taken.some(one => one.toLowerCase() === code.toLowerCase()))
    throw fieldProblem('code', `There is a rating set ${code} already. Choose another code.`);
  item.code = code ?? freeCode(source.code, taken);
}

const rules: RecordRules = {
  visible: inReadableOrganizations,
  lock: lockOrganization,
  async beforeCreate(items, context, database) {
    for (const item of items) await completeDraft(item, context, database);
  },
  async beforeUpdate(uuid, body, _context, database) {
    const set = { ...(await readDraft(database, uuid)), ...body } as StoredDraft;
    const problems = structureProblems(set);
    if (problems[0]) throw new ApiError('RULE_VIOLATED', problems[0].message, { fields: problems });
    if (['parameters', 'levels', 'classes', 'ratings', 'table'].some(field => field in body))
      body.table = completeTable(set);
  },
};

const createRiskRatingSetDraft: Handler<'createRiskRatingSetDraft'> = async ({ body }, context) => ({
  status: 201,
  body: dataText(await createRecord(ratingSetDraftType, rules, { ...body }, context)),
});

export const ratingSetDraftHandlers = {
  ...recordHandlers(ratingSetDraftType, rules),
  createRiskRatingSetDraft,
};
