/**
 * Places whose screens are left with the change: what names them is asked for by nobody any more. By change, the
 * argument that names the place.
 */
export const LEFT: Readonly<Record<string, readonly string[]>> = {
  deleteProject: ['projectUuid'],
  deleteOrganization: ['organizationUuid', 'projectUuid'],
  leaveOrganization: ['organizationUuid', 'projectUuid'],
};

/** Reads that a change leaves stale until they are asked for the next time, and why that is left so: none. */
export const GAPS: Readonly<Record<string, readonly string[]>> = {};

/** Reads that no screen shows, so that nobody can see them stale, and whom they are for. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  listBaselineRecords: 'for programs; the screens compare',
  previewRatingSetMove: 'needs a second version of a set, which this world does not have',
  getReviewFinding: 'for programs; the screens list them',
  exportToAustin: 'for the requirements tool; the page of exports makes the same as a file',
};

const NEEDS_A_ROUND = 'needs votes in a certain state, which this world does not have';
/** Changes that cannot be made in the world of these tests, and why. */
export const REFUSED: Readonly<Record<string, string>> = {
  toggleConsensusVotingLock: NEEDS_A_ROUND,
  toggleRiskFreeze: NEEDS_A_ROUND,
  setResidualRiskAcceptance: 'needs a final rating, which this world does not have',
  decomposeSrem: 'its smallest parts have no names',
  updateHazardVoteEvent: NEEDS_A_ROUND,
  createHazardVoteEventsBatch: NEEDS_A_ROUND,
  updateHazardVoteEventComment: NEEDS_A_ROUND,
  deleteHazardVoteEventComment: NEEDS_A_ROUND,
  createHazardVote: NEEDS_A_ROUND,
  updateHazardVote: NEEDS_A_ROUND,
  deleteHazardVote: NEEDS_A_ROUND,
  toggleHazardVoteNotNeeded: NEEDS_A_ROUND,
  adminSendTestMail: 'there is no mail server here',
  moveRatingSet: 'no set here has a second version',
  takeLibraryRecords: 'no project here is a library',
  cancelExport: 'nobody has asked for a file here',
  cancelProjectImport: 'nobody has asked for an import here',
  restoreDeletedRecords: 'the caller has deleted nothing here',
  acceptOwnInvitation: 'nobody has invited the caller, who belongs to the organization already',
  declineOwnInvitation: 'nobody has invited the caller',
  platformCallback: 'its caller is a tool that signs',
  forwardToolCommand: 'no tool answers here',
  requestProjectAccess: 'the caller is a member already',
  addTagRelationship: 'the record carries the tag already',
  linkRiskRatingSetToOrganization: 'it is linked already',
  publishRiskRatingSetDraft: 'its table is empty',
  deleteOrganizationRiskRatingSet: 'the project uses it',
  getUserTestToken: 'served where the configuration allows it',
};

/** Rows to change before a change is possible; `:name` is the uuid of the world's record of that name. */
export const WAYS: Readonly<Record<string, string[]>> = {
  reopenFinding: [
    `insert into finding_acceptances (project_uuid, check_code, resource_type, resource_uuid, reason, accepted_at, basis)
     select project_uuid, 'V17', 'Function', uuid, 'Known and meant', now(), '' from functions where uuid = :functionUuid on conflict do nothing`,
  ],
  deleteBaseline: [
    `update baseline_signatures set withdrawn_at = now(), withdrawn_reason = 'x' where baseline_uuid = :baselineUuid and withdrawn_at is null`,
  ],
  reopenReviewFinding: [
    `update review_findings set state = 'ANSWERED', answer = 'Done' where uuid = :reviewFindingUuid`,
  ],
  analyzeDocumentRevision: [
    `update document_revisions set mime_type = 'text/plain' where uuid = :documentRevisionUuid`,
  ],
  deleteApiToken: ['update api_tokens set user_uuid = :caller where uuid = :apiTokenUuid'],
  deleteHazardComment: ['update hazard_comments set created_by = :caller where uuid = :hazardCommentUuid'],
};
