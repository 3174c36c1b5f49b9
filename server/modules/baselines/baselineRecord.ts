import { projection } from '../../database/records/projection.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import {
  baselineReviews,
  baselineSignatures,
  baselines,
  reviewFindings,
} from '../../database/schema/index.ts';
import { authorSummary, userIn } from '../shared/people.ts';

export const baselineSignatureType = defineRecord({
  entity: 'BaselineSignature',
  plural: 'BaselineSignatures',
  table: baselineSignatures,
  searched: ['signerName'],
  orderBy: 'signedAt',
  label: 'signerName',
  computed: { signer: userIn('signer_user_uuid'), withdrawer: userIn('withdrawn_by') },
});

const findingsOf = (review: string, condition: string) =>
  `select count(*)::int from review_findings f where f.baseline_review_uuid = ${review}."uuid"${condition}`;

export const baselineReviewType = defineRecord({
  entity: 'BaselineReview',
  plural: 'BaselineReviews',
  table: baselineReviews,
  searched: ['name'],
  orderBy: 'createdAt',
  computed: {
    reviewer: userIn('reviewer_user_uuid'),
    findingCount: review => findingsOf(review, ''),
    openFindingCount: review => findingsOf(review, ` and f.state <> 'CLOSED'`),
  },
});

export const reviewFindingType = defineRecord({
  entity: 'ReviewFinding',
  plural: 'ReviewFindings',
  table: reviewFindings,
  searched: ['text', 'recordCode', 'recordName'],
  orderBy: 'createdAt',
  label: 'text',
  computed: {
    author: authorSummary,
    answerer: userIn('answered_by'),
    closer: userIn('closed_by'),
    reviewName: finding =>
      `select r.name from baseline_reviews r where r.uuid = ${finding}.baseline_review_uuid`,
    baselineName: finding =>
      `select concat_ws(' ', b.code, b.name) from baselines b where b.uuid = ${finding}.baseline_uuid`,
  },
});

/** Records of a kind that belong to a baseline, as one list. */
const listOf =
  (type: typeof baselineSignatureType | typeof baselineReviewType, order: string) => (baseline: string) =>
    `select coalesce(json_agg(j order by j.${order}), '[]'::json) from (select ${projection(type, 'x')} from ${type.tableName} x where x.baseline_uuid = ${baseline}."uuid") j`;

/** SQL: somebody stands for it. */
export const isSigned = (baseline: string) =>
  `exists (select 1 from baseline_signatures s where s.baseline_uuid = ${baseline}."uuid" and s.withdrawn_at is null)`;

/**
 * SQL of the latest baseline of a project that somebody stands for.
 * @param project SQL of its uuid
 */
export const latestSigned = (project: string) =>
  `select n.uuid from baselines n where n.project_uuid = ${project} and ${isSigned('n')} order by n.created_at desc, n.uuid limit 1`;

/** Counts of a baseline's records by kind, as they were when it was made. */
export const COUNTS_PART = 'counts';

export const baselineType = defineRecord({
  entity: 'Baseline',
  plural: 'Baselines',
  table: baselines,
  codePrefix: 'BL',
  searched: ['code', 'name', 'description'],
  orderBy: 'createdAt',
  computed: {
    author: authorSummary,
    counts: baseline =>
      `coalesce((select p.data from baseline_parts p where p.baseline_uuid = ${baseline}."uuid" and p.part = '${COUNTS_PART}'), '[]'::jsonb)`,
    isSigned,
    isLatestSigned: baseline =>
      `coalesce(${baseline}."uuid" = (${latestSigned(`${baseline}.project_uuid`)}), false)`,
    signatures: listOf(baselineSignatureType, '"signedAt"'),
    reviews: listOf(baselineReviewType, '"createdAt"'),
    openFindingCount: baseline =>
      `select count(*)::int from review_findings f where f.baseline_uuid = ${baseline}."uuid" and f.state <> 'CLOSED'`,
  },
});

export const baselineTypes = [baselineType, baselineSignatureType, baselineReviewType, reviewFindingType];
