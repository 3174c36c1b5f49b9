import type { Pool } from 'pg';

/** What has to be so for a reference to be looked at: rows to change first, values beside it in the body. */
interface Way {
  /** SQL in which `:name` is the uuid of the world's record of that name, and `:caller` who asks. */
  before?: string[];
  /** By path; undefined leaves out what the smallest body has. */
  beside?: Record<string, unknown>;
}

const PROBABILITY_IS_USED = `update risk_rating_sets set revision = revision + 1000,
  parameters = parameters || '[{"parameter":"probability","symbol":"W","label":"Probability"}]' where uuid = :riskRatingSetUuid`;

/** The caller's seat in an open round, where nothing is voted yet. */
const OPEN_ROUND = [
  `update hazard_vote_events set stage = 'INITIAL', round = 1000, status = 'OPEN', revealed_at = null, closed_at = null
   where uuid = (select hazard_vote_event_uuid from hazard_votes where uuid = :hazardVoteUuid)`,
  `update hazard_votes set user_uuid = :caller, state = 'PENDING', cast_at = null, severity_uuid = null where uuid = :hazardVoteUuid`,
];
const CAST_VOTE = [
  ...OPEN_ROUND,
  `update hazard_votes set state = 'CAST', cast_at = now(), severity_uuid = :riskSeverityUuid where uuid = :hazardVoteUuid`,
];

/** By operation, or by operation and path of the reference. */
const WAYS: Record<string, Way> = {
  'addOrganizationUser userUuid': { beside: { email: undefined } },
  calculateRiskRating: { before: [PROBABILITY_IS_USED] },
  checkVoteChangeRulesViolation: { before: CAST_VOTE },
  'createExposureEstimatesBatch items.0.hazardUuid': { beside: { 'items.0.exposureSituationUuid': null } },
  createExport: { beside: { kind: 'REPORT' } },
  'createHazardRrmsBatch items.0.evaluation.probabilityUuid': { before: [PROBABILITY_IS_USED] },
  createHazardRrmEvaluation: { before: [PROBABILITY_IS_USED, 'delete from hazard_rrm_evaluations'] },
  createHazardVote: { before: [PROBABILITY_IS_USED, ...OPEN_ROUND] },
  createReviewFinding: {
    before: [
      `insert into baseline_records (baseline_uuid, entity, record_uuid, name, place, data)
       select baseline_uuid, 'Hazard', :hazardUuid, 'A hazard', 1, '{}' from baseline_reviews where uuid = :baselineReviewUuid
       on conflict do nothing`,
    ],
  },
  createProjectAttribute: { before: ['delete from project_attributes'] },
  reopenFinding: {
    before: [
      `insert into finding_acceptances (project_uuid, check_code, resource_type, resource_uuid, reason, accepted_at, basis)
       select project_uuid, 'V17', 'Function', uuid, 'Known and meant', now(), '' from functions where uuid = :functionUuid on conflict do nothing`,
    ],
  },
  setHazardInitialRisk: { before: [PROBABILITY_IS_USED] },
  'updateHazard duplicateOfUuid': { beside: { statusOverride: 'DUPLICATE' } },
  'updateHazardsBatch items.0.change.duplicateOfUuid': {
    beside: { 'items.0.change.statusOverride': 'DUPLICATE' },
  },
  'updateHazardsBatch items.0.ratings.0.probabilityUuid': { before: [PROBABILITY_IS_USED] },
  updateHazardComment: {
    before: ['update hazard_comments set created_by = :caller where uuid = :hazardCommentUuid'],
  },
  updateHazardEvaluation: { before: [PROBABILITY_IS_USED] },
  updateHazardRrmEvaluation: { before: [PROBABILITY_IS_USED] },
  'updateHaraFigure annotations.0.hazardUuid': {
    beside: { 'annotations.0.zoneUuid': null, 'annotations.0.machineUuid': null },
  },
  'updateHaraFigure annotations.0.zoneUuid': {
    beside: { 'annotations.0.hazardUuid': null, 'annotations.0.machineUuid': null },
  },
  'updateHaraFigure annotations.0.machineUuid': {
    beside: { 'annotations.0.hazardUuid': null, 'annotations.0.zoneUuid': null },
  },
  'uploadHaraFigureImage annotations.0.hazardUuid': {
    beside: { 'annotations.0.zoneUuid': null, 'annotations.0.machineUuid': null },
  },
  'uploadHaraFigureImage annotations.0.zoneUuid': {
    beside: { 'annotations.0.hazardUuid': null, 'annotations.0.machineUuid': null },
  },
  'uploadHaraFigureImage annotations.0.machineUuid': {
    beside: { 'annotations.0.hazardUuid': null, 'annotations.0.zoneUuid': null },
  },
  'uploadEnvironmentLayout annotations.0.hazardUuid': {
    beside: { 'annotations.0.zoneUuid': null, 'annotations.0.machineUuid': null },
  },
  'uploadEnvironmentLayout annotations.0.zoneUuid': {
    beside: { 'annotations.0.hazardUuid': null, 'annotations.0.machineUuid': null },
  },
  'uploadEnvironmentLayout annotations.0.machineUuid': {
    beside: { 'annotations.0.hazardUuid': null, 'annotations.0.zoneUuid': null },
  },
  'updateHaraFigure outlines.0.areaUuid': { beside: { 'outlines.0.zoneUuid': null } },
  'updateHaraFigure outlines.0.zoneUuid': { beside: { 'outlines.0.areaUuid': null } },
  updateHazardVote: { before: [PROBABILITY_IS_USED, ...CAST_VOTE] },
};

export const wayTo = (operation: string, path: string): Way =>
  WAYS[`${operation} ${path}`] ?? WAYS[operation] ?? {};

/** Changes the rows that stand in the way. */
export async function clearWay(pool: Pool, { before = [] }: Way, records: Record<string, string>) {
  for (const text of before)
    await pool.query(text.replaceAll(/:([a-z]\w+)/gi, (_, name: string) => `'${records[name]}'`));
}
