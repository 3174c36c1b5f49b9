import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listHazardFields: build.query<ListHazardFieldsApiResponse, ListHazardFieldsApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-fields`,
        params: {
          projectUuid: queryArg.projectUuid,
          archived: queryArg.archived,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          fields: queryArg.fields,
          style: queryArg.style,
          riskRatingSetUuid: queryArg.riskRatingSetUuid,
          functionUuid: queryArg.functionUuid,
          malfunctionUuid: queryArg.malfunctionUuid,
          exposureSituationUuid: queryArg.exposureSituationUuid,
          hazardousEventUuid: queryArg.hazardousEventUuid,
          machineUuid: queryArg.machineUuid,
          taskUuid: queryArg.taskUuid,
          zoneUuid: queryArg.zoneUuid,
          hazardTypeUuid: queryArg.hazardTypeUuid,
          safetyTargetUuid: queryArg.safetyTargetUuid,
          sremUuid: queryArg.sremUuid,
          rrmUuid: queryArg.rrmUuid,
          solutionSetUuid: queryArg.solutionSetUuid,
          misuseUuid: queryArg.misuseUuid,
          machineHazardUuid: queryArg.machineHazardUuid,
          humanTaskUuid: queryArg.humanTaskUuid,
          areaUuid: queryArg.areaUuid,
          lifecyclePhaseUuid: queryArg.lifecyclePhaseUuid,
          energySourceUuid: queryArg.energySourceUuid,
          personnelUuid: queryArg.personnelUuid,
          injuryTypeUuid: queryArg.injuryTypeUuid,
          assumptionUuid: queryArg.assumptionUuid,
          hazardEffectTypeUuid: queryArg.hazardEffectTypeUuid,
          duplicateOfUuid: queryArg.duplicateOfUuid,
          ownerUserUuid: queryArg.ownerUserUuid,
          status: queryArg.status,
          needsReview: queryArg.needsReview,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
          severityUuid: queryArg.severityUuid,
          exposureUuid: queryArg.exposureUuid,
          probabilityUuid: queryArg.probabilityUuid,
          avoidabilityUuid: queryArg.avoidabilityUuid,
          ratingUuid: queryArg.ratingUuid,
          finalRatingUuid: queryArg.finalRatingUuid,
          isRated: queryArg.isRated,
          hasSafetyTarget: queryArg.hasSafetyTarget,
          voterUserUuid: queryArg.voterUserUuid,
          check: queryArg.check,
          isResidualRiskAccepted: queryArg.isResidualRiskAccepted,
          externalId: queryArg.externalId,
        },
      }),
    }),
    listHazards: build.query<ListHazardsApiResponse, ListHazardsApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards`,
        params: {
          projectUuid: queryArg.projectUuid,
          archived: queryArg.archived,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          style: queryArg.style,
          riskRatingSetUuid: queryArg.riskRatingSetUuid,
          functionUuid: queryArg.functionUuid,
          malfunctionUuid: queryArg.malfunctionUuid,
          exposureSituationUuid: queryArg.exposureSituationUuid,
          hazardousEventUuid: queryArg.hazardousEventUuid,
          machineUuid: queryArg.machineUuid,
          taskUuid: queryArg.taskUuid,
          zoneUuid: queryArg.zoneUuid,
          hazardTypeUuid: queryArg.hazardTypeUuid,
          safetyTargetUuid: queryArg.safetyTargetUuid,
          sremUuid: queryArg.sremUuid,
          rrmUuid: queryArg.rrmUuid,
          solutionSetUuid: queryArg.solutionSetUuid,
          misuseUuid: queryArg.misuseUuid,
          machineHazardUuid: queryArg.machineHazardUuid,
          humanTaskUuid: queryArg.humanTaskUuid,
          areaUuid: queryArg.areaUuid,
          lifecyclePhaseUuid: queryArg.lifecyclePhaseUuid,
          energySourceUuid: queryArg.energySourceUuid,
          personnelUuid: queryArg.personnelUuid,
          injuryTypeUuid: queryArg.injuryTypeUuid,
          assumptionUuid: queryArg.assumptionUuid,
          hazardEffectTypeUuid: queryArg.hazardEffectTypeUuid,
          duplicateOfUuid: queryArg.duplicateOfUuid,
          ownerUserUuid: queryArg.ownerUserUuid,
          status: queryArg.status,
          needsReview: queryArg.needsReview,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
          severityUuid: queryArg.severityUuid,
          exposureUuid: queryArg.exposureUuid,
          probabilityUuid: queryArg.probabilityUuid,
          avoidabilityUuid: queryArg.avoidabilityUuid,
          ratingUuid: queryArg.ratingUuid,
          finalRatingUuid: queryArg.finalRatingUuid,
          isRated: queryArg.isRated,
          hasSafetyTarget: queryArg.hasSafetyTarget,
          voterUserUuid: queryArg.voterUserUuid,
          check: queryArg.check,
          isResidualRiskAccepted: queryArg.isResidualRiskAccepted,
          externalId: queryArg.externalId,
        },
      }),
    }),
    getHazard: build.query<GetHazardApiResponse, GetHazardApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}`,
      }),
    }),
    updateHazard: build.mutation<UpdateHazardApiResponse, UpdateHazardApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}`,
        method: 'PATCH',
        body: queryArg.hazardUpdate,
      }),
    }),
    deleteHazard: build.mutation<DeleteHazardApiResponse, DeleteHazardApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getHazardDependencyTree: build.query<GetHazardDependencyTreeApiResponse, GetHazardDependencyTreeApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/dependency-tree`,
      }),
    }),
    setHazardInitialRisk: build.mutation<SetHazardInitialRiskApiResponse, SetHazardInitialRiskApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/initial-risk`,
        method: 'PATCH',
        body: queryArg.hazardInitialRisk,
      }),
    }),
    checkVoteChangeRulesViolation: build.mutation<
      CheckVoteChangeRulesViolationApiResponse,
      CheckVoteChangeRulesViolationApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/actions/check-vote-change-rules-violation`,
        method: 'PUT',
        body: queryArg.voteChangeCheck,
      }),
    }),
    toggleConsensusVotingLock: build.mutation<
      ToggleConsensusVotingLockApiResponse,
      ToggleConsensusVotingLockApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/toggle-consensus-voting-lock`,
        method: 'PATCH',
        body: queryArg.consensusVotingLockToggle,
      }),
    }),
    toggleRiskFreeze: build.mutation<ToggleRiskFreezeApiResponse, ToggleRiskFreezeApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/toggle-risk-freeze`,
        method: 'PATCH',
        body: queryArg.riskFreezeToggle,
      }),
    }),
    setResidualRiskAcceptance: build.mutation<
      SetResidualRiskAcceptanceApiResponse,
      SetResidualRiskAcceptanceApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/residual-risk-acceptance`,
        method: 'PATCH',
        body: queryArg.residualRiskAcceptance,
      }),
    }),
    setHazardClosed: build.mutation<SetHazardClosedApiResponse, SetHazardClosedApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/closed`,
        method: 'PATCH',
        body: queryArg.hazardClosing,
      }),
    }),
    addHazardUser: build.mutation<AddHazardUserApiResponse, AddHazardUserApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/users`,
        method: 'POST',
        body: queryArg.hazardUserAdd,
      }),
    }),
    removeHazardUser: build.mutation<RemoveHazardUserApiResponse, RemoveHazardUserApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/users/${encodeURIComponent(String(queryArg.userUuid))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
        },
      }),
    }),
    addHazardRrm: build.mutation<AddHazardRrmApiResponse, AddHazardRrmApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/hazard-rrms`,
        method: 'POST',
        body: queryArg.hazardRrmCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    setHazardSolutionSets: build.mutation<SetHazardSolutionSetsApiResponse, SetHazardSolutionSetsApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/solution-sets`,
        method: 'PATCH',
        body: queryArg.hazardSolutionSets,
      }),
    }),
    recalculateFinalRatings: build.mutation<
      RecalculateFinalRatingsApiResponse,
      RecalculateFinalRatingsApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/ratings/recalculate-final-ratings`,
        method: 'PATCH',
        body: queryArg.finalRatingRecalculation,
      }),
    }),
    createHazardsBatch: build.mutation<CreateHazardsBatchApiResponse, CreateHazardsBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hazards/batch`,
        method: 'POST',
        body: queryArg.hazardBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateHazardsBatch: build.mutation<UpdateHazardsBatchApiResponse, UpdateHazardsBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hazards/batch`,
        method: 'PATCH',
        body: queryArg.hazardBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateConsensusVotingLocksBatch: build.mutation<
      UpdateConsensusVotingLocksBatchApiResponse,
      UpdateConsensusVotingLocksBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hazards/consensus-voting-locks/batch`,
        method: 'PATCH',
        body: queryArg.consensusVotingLockBatch,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateRiskFreezesBatch: build.mutation<UpdateRiskFreezesBatchApiResponse, UpdateRiskFreezesBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hazards/risk-freezes/batch`,
        method: 'PATCH',
        body: queryArg.riskFreezeBatch,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    addHazardComment: build.mutation<AddHazardCommentApiResponse, AddHazardCommentApiArg>({
      query: queryArg => ({
        url: `/user-api/hazards/${encodeURIComponent(String(queryArg.hazardUuid))}/comments`,
        method: 'POST',
        body: queryArg.hazardCommentCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as hazardsApi };
export type ListHazardFieldsApiResponse =
  /** status 200 The hazards, and how many there are without paging. */ HazardFieldsListResponse;
export type ListHazardFieldsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Whether records of archived projects are listed as well (as without it), or alone, or not. */
  archived?: ArchivedFilter;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Names of the fields of each hazard, beside `uuid` and `revision`; repeat the key for several. Left out, all. */
  fields?: HazardField[];
  /** Only hazards of this style; repeat the key for several. */
  style?: HazardStyle[];
  /** Only hazards judged first by these rating sets; repeat the key for several. */
  riskRatingSetUuid?: string[];
  /** Only hazards of these functions; repeat the key for several. */
  functionUuid?: string[];
  /** Only hazards of these malfunctions; repeat the key for several. */
  malfunctionUuid?: string[];
  /** Only hazards in these exposure situations; repeat the key for several. */
  exposureSituationUuid?: string[];
  /** Only hazards with these hazardous events; repeat the key for several. */
  hazardousEventUuid?: string[];
  /** Only hazards of these machines; repeat the key for several. */
  machineUuid?: string[];
  /** Only hazards of these tasks; repeat the key for several. */
  taskUuid?: string[];
  /** Only hazards in these zones; repeat the key for several. */
  zoneUuid?: string[];
  /** Only hazards of these hazard types; repeat the key for several. */
  hazardTypeUuid?: string[];
  /** Only hazards of these safety targets; repeat the key for several. */
  safetyTargetUuid?: string[];
  /** Only hazards that these safety requirements or external measures treat; repeat the key for several. */
  sremUuid?: string[];
  /** Only hazards that use these measures; repeat the key for several. */
  rrmUuid?: string[];
  /** Only hazards that chose these alternatives; repeat the key for several. */
  solutionSetUuid?: string[];
  /** Only hazards triggered by these misuses; repeat the key for several. */
  misuseUuid?: string[];
  /** Only hazards of these machine hazards; repeat the key for several. */
  machineHazardUuid?: string[];
  /** Only hazards met in these human tasks; repeat the key for several. */
  humanTaskUuid?: string[];
  /** Only hazards in these areas; repeat the key for several. */
  areaUuid?: string[];
  /** Only hazards in these lifecycle phases; repeat the key for several. */
  lifecyclePhaseUuid?: string[];
  /** Only hazards of these energy sources; repeat the key for several. */
  energySourceUuid?: string[];
  /** Only hazards for any of these persons; repeat the key for several. */
  personnelUuid?: string[];
  /** Only hazards with any of these injuries; repeat the key for several. */
  injuryTypeUuid?: string[];
  /** Only hazards that rely on any of these assumptions; repeat the key for several. */
  assumptionUuid?: string[];
  /** Only hazards with an effect of any of these types; repeat the key for several. */
  hazardEffectTypeUuid?: string[];
  /** Only hazards that repeat these; repeat the key for several. */
  duplicateOfUuid?: string[];
  /** Only hazards of these owners; repeat the key for several. */
  ownerUserUuid?: string[];
  /** Only hazards with this status; repeat the key for several. */
  status?: HazardStatus[];
  /** Only hazards that do, or do not, rely on a rejected assumption. */
  needsReview?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: HazardOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
  /** Only hazards with any of these severities as an initial level; repeat the key for several. */
  severityUuid?: string[];
  /** Only hazards with any of these exposures as an initial level; repeat the key for several. */
  exposureUuid?: string[];
  /** Only hazards with any of these probabilities as an initial level; repeat the key for several. */
  probabilityUuid?: string[];
  /** Only hazards with any of these avoidabilities as an initial level; repeat the key for several. */
  avoidabilityUuid?: string[];
  /** Only hazards with any of these results as an initial rating; repeat the key for several. */
  ratingUuid?: string[];
  /** Only hazards with any of these results as a final rating; repeat the key for several. */
  finalRatingUuid?: string[];
  /** Only hazards that have, or do not have, an initial rating in their own rating set. */
  isRated?: boolean;
  /** Only hazards that a safety target names, or that none names. */
  hasSafetyTarget?: boolean;
  /** Only hazards that any of these people is to vote on; repeat the key for several. */
  voterUserUuid?: string[];
  /** Only hazards that fail any of these checks, accepted findings left out, which needs `projectUuid`; checks of other kinds of records name no hazards. */
  check?: CheckCode[];
  /** Only hazards whose residual risk is accepted, or is not, or is no more. */
  isResidualRiskAccepted?: boolean;
  /** Only hazards that these are the external ids of, empty for those without one; repeat the key for several. */
  externalId?: string[];
};
export type ListHazardsApiResponse =
  /** status 200 The hazards, and how many there are without paging. */ HazardListResponse;
export type ListHazardsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Whether records of archived projects are listed as well (as without it), or alone, or not. */
  archived?: ArchivedFilter;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only hazards of this style; repeat the key for several. */
  style?: HazardStyle[];
  /** Only hazards judged first by these rating sets; repeat the key for several. */
  riskRatingSetUuid?: string[];
  /** Only hazards of these functions; repeat the key for several. */
  functionUuid?: string[];
  /** Only hazards of these malfunctions; repeat the key for several. */
  malfunctionUuid?: string[];
  /** Only hazards in these exposure situations; repeat the key for several. */
  exposureSituationUuid?: string[];
  /** Only hazards with these hazardous events; repeat the key for several. */
  hazardousEventUuid?: string[];
  /** Only hazards of these machines; repeat the key for several. */
  machineUuid?: string[];
  /** Only hazards of these tasks; repeat the key for several. */
  taskUuid?: string[];
  /** Only hazards in these zones; repeat the key for several. */
  zoneUuid?: string[];
  /** Only hazards of these hazard types; repeat the key for several. */
  hazardTypeUuid?: string[];
  /** Only hazards of these safety targets; repeat the key for several. */
  safetyTargetUuid?: string[];
  /** Only hazards that these safety requirements or external measures treat; repeat the key for several. */
  sremUuid?: string[];
  /** Only hazards that use these measures; repeat the key for several. */
  rrmUuid?: string[];
  /** Only hazards that chose these alternatives; repeat the key for several. */
  solutionSetUuid?: string[];
  /** Only hazards triggered by these misuses; repeat the key for several. */
  misuseUuid?: string[];
  /** Only hazards of these machine hazards; repeat the key for several. */
  machineHazardUuid?: string[];
  /** Only hazards met in these human tasks; repeat the key for several. */
  humanTaskUuid?: string[];
  /** Only hazards in these areas; repeat the key for several. */
  areaUuid?: string[];
  /** Only hazards in these lifecycle phases; repeat the key for several. */
  lifecyclePhaseUuid?: string[];
  /** Only hazards of these energy sources; repeat the key for several. */
  energySourceUuid?: string[];
  /** Only hazards for any of these persons; repeat the key for several. */
  personnelUuid?: string[];
  /** Only hazards with any of these injuries; repeat the key for several. */
  injuryTypeUuid?: string[];
  /** Only hazards that rely on any of these assumptions; repeat the key for several. */
  assumptionUuid?: string[];
  /** Only hazards with an effect of any of these types; repeat the key for several. */
  hazardEffectTypeUuid?: string[];
  /** Only hazards that repeat these; repeat the key for several. */
  duplicateOfUuid?: string[];
  /** Only hazards of these owners; repeat the key for several. */
  ownerUserUuid?: string[];
  /** Only hazards with this status; repeat the key for several. */
  status?: HazardStatus[];
  /** Only hazards that do, or do not, rely on a rejected assumption. */
  needsReview?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: HazardOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
  /** Only hazards with any of these severities as an initial level; repeat the key for several. */
  severityUuid?: string[];
  /** Only hazards with any of these exposures as an initial level; repeat the key for several. */
  exposureUuid?: string[];
  /** Only hazards with any of these probabilities as an initial level; repeat the key for several. */
  probabilityUuid?: string[];
  /** Only hazards with any of these avoidabilities as an initial level; repeat the key for several. */
  avoidabilityUuid?: string[];
  /** Only hazards with any of these results as an initial rating; repeat the key for several. */
  ratingUuid?: string[];
  /** Only hazards with any of these results as a final rating; repeat the key for several. */
  finalRatingUuid?: string[];
  /** Only hazards that have, or do not have, an initial rating in their own rating set. */
  isRated?: boolean;
  /** Only hazards that a safety target names, or that none names. */
  hasSafetyTarget?: boolean;
  /** Only hazards that any of these people is to vote on; repeat the key for several. */
  voterUserUuid?: string[];
  /** Only hazards that fail any of these checks, accepted findings left out, which needs `projectUuid`; checks of other kinds of records name no hazards. */
  check?: CheckCode[];
  /** Only hazards whose residual risk is accepted, or is not, or is no more. */
  isResidualRiskAccepted?: boolean;
  /** Only hazards that these are the external ids of, empty for those without one; repeat the key for several. */
  externalId?: string[];
};
export type GetHazardApiResponse = /** status 200 The hazard. */ HazardResponse;
export type GetHazardApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
};
export type UpdateHazardApiResponse = /** status 200 The updated hazard. */ HazardResponse;
export type UpdateHazardApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  hazardUpdate: HazardUpdate;
};
export type DeleteHazardApiResponse = unknown;
export type DeleteHazardApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetHazardDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetHazardDependencyTreeApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
};
export type SetHazardInitialRiskApiResponse = /** status 200 The updated hazard. */ HazardResponse;
export type SetHazardInitialRiskApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  hazardInitialRisk: HazardInitialRisk;
};
export type CheckVoteChangeRulesViolationApiResponse =
  /** status 200 Whether it is allowed, and what speaks against it. */ VoteChangeCheckResponse;
export type CheckVoteChangeRulesViolationApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  voteChangeCheck: VoteChangeCheck;
};
export type ToggleConsensusVotingLockApiResponse = /** status 200 The updated hazard. */ HazardResponse;
export type ToggleConsensusVotingLockApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  consensusVotingLockToggle: ConsensusVotingLockToggle;
};
export type ToggleRiskFreezeApiResponse = /** status 200 The updated hazard. */ HazardResponse;
export type ToggleRiskFreezeApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  riskFreezeToggle: RiskFreezeToggle;
};
export type SetResidualRiskAcceptanceApiResponse = /** status 200 The updated hazard. */ HazardResponse;
export type SetResidualRiskAcceptanceApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  residualRiskAcceptance: ResidualRiskAcceptance;
};
export type SetHazardClosedApiResponse = /** status 200 The updated hazard. */ HazardResponse;
export type SetHazardClosedApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  hazardClosing: HazardClosing;
};
export type AddHazardUserApiResponse = /** status 200 The updated hazard. */ HazardResponse;
export type AddHazardUserApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  hazardUserAdd: HazardUserAdd;
};
export type RemoveHazardUserApiResponse = /** status 200 The updated hazard. */ HazardResponse;
export type RemoveHazardUserApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  /** Uuid of the user. */
  userUuid: string;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
};
export type AddHazardRrmApiResponse = /** status 201 The use. */ HazardRrmResponse;
export type AddHazardRrmApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  hazardRrmCreate: HazardRrmCreate;
};
export type SetHazardSolutionSetsApiResponse = /** status 200 The updated hazard. */ HazardResponse;
export type SetHazardSolutionSetsApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  hazardSolutionSets: HazardSolutionSets;
};
export type RecalculateFinalRatingsApiResponse =
  /** status 200 What changed, what moved and why, what was left out and what did not count. */ FinalRatingRecalculationResponse;
export type RecalculateFinalRatingsApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  finalRatingRecalculation: FinalRatingRecalculation;
};
export type CreateHazardsBatchApiResponse = /** status 201 A result for each item. */ HazardBatchResponse;
export type CreateHazardsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  hazardBatchCreate: HazardBatchCreate;
};
export type UpdateHazardsBatchApiResponse =
  /** status 200 A result for each item. */ HazardBatchUpdateResponse;
export type UpdateHazardsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  hazardBatchUpdate: HazardBatchUpdate;
};
export type UpdateConsensusVotingLocksBatchApiResponse =
  /** status 200 A result for each item. */ HazardBatchUpdateResponse;
export type UpdateConsensusVotingLocksBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  consensusVotingLockBatch: ConsensusVotingLockBatch;
};
export type UpdateRiskFreezesBatchApiResponse =
  /** status 200 A result for each item. */ HazardBatchUpdateResponse;
export type UpdateRiskFreezesBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  riskFreezeBatch: RiskFreezeBatch;
};
export type AddHazardCommentApiResponse = /** status 201 The new comment. */ HazardCommentResponse;
export type AddHazardCommentApiArg = {
  /** Uuid of the hazard. */
  hazardUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  hazardCommentCreate: HazardCommentCreate;
};
export type Uuid = string;
export type RecordCode = string;
export type MarkdownText = string;
export type Position = number;
export type Source = 'MANUAL' | 'IMPORT' | 'GENERATED' | 'RECOMMENDED' | 'COPIED';
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
export type HazardStyle = 'FUNCTION' | 'MACHINE';
export type HazardStatus =
  | 'DRAFT'
  | 'READY'
  | 'RATED'
  | 'VOTING'
  | 'CONSENSUS'
  | 'LOCKED'
  | 'MITIGATED'
  | 'FROZEN'
  | 'CLOSED'
  | 'REJECTED'
  | 'DUPLICATE';
export type HazardEvaluationStage = 'INITIAL' | 'FINAL';
export type HazardEvaluationRationale = {
  severity?: MarkdownText;
  exposure?: MarkdownText;
  probability?: MarkdownText;
  avoidability?: MarkdownText;
};
export type HazardEvaluationOrigin = 'MANUAL' | 'CONSENSUS' | 'RECALCULATED' | 'IMPORT';
export type AvoidanceJudgement = 'EASIER' | 'HARDER';
export type HazardAvoidanceFactors = {
  /** Who works there */
  operator?: AvoidanceJudgement;
  /** How fast the hazardous event comes about. */
  speed?: AvoidanceJudgement;
  /** Whether there is room and a way to get away. */
  escape?: AvoidanceJudgement;
  /** Whether the danger can be noticed in time. */
  recognition?: AvoidanceJudgement;
  /** How much the work asks of those who do it. */
  complexity?: AvoidanceJudgement;
};
export type HazardEvaluation = {
  uuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  hazardUuid: Uuid;
  stage: HazardEvaluationStage;
  riskRatingSetUuid: Uuid;
  /** Version of the set by which it was calculated. */
  ratingSetVersion: string;
  severityUuid: NullableUuid;
  exposureUuid: NullableUuid;
  probabilityUuid: NullableUuid;
  avoidabilityUuid: NullableUuid;
  /** Calculated; only in sets with classes (IEC 62061). */
  classUuid: string | null;
  /** Looked up in the table of the set; null until every parameter of the set has a level. */
  ratingUuid: string | null;
  /** Intermediate number where the set has one, such as Cl of IEC 62061. */
  score: number | null;
  rationale: HazardEvaluationRationale;
  origin: HazardEvaluationOrigin;
  calculatedAt: string | null;
  /** Of stage FINAL: the initial rating or a measure that counts changed after it; recalculate it (domain model 2.6). */
  isOutdated: boolean;
  avoidanceFactors: HazardAvoidanceFactors;
};
export type PersonsAffected = 'ONE' | 'FEW' | 'MANY';
export type HazardEffect = {
  hazardEffectTypeUuid: Uuid;
  description: MarkdownText;
  personsAffected: PersonsAffected;
  /** Injuries that this effect may bring. */
  injuryTypeUuids: Uuid[];
};
export type HazardStatusOverride = 'REJECTED' | 'DUPLICATE';
export type HazardFields = {
  uuid: Uuid;
  projectUuid?: Uuid;
  code?: RecordCode;
  /** Title; empty when the row has only just been added. */
  name?: string;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  revision: Revision;
  createdAt?: Moment;
  createdBy?: NullableUuid;
  updatedAt?: Moment;
  updatedBy?: NullableUuid;
  archivedAt?: string | null;
  style?: HazardStyle;
  hazardTypeUuid?: NullableUuid;
  functionUuid?: NullableUuid;
  malfunctionUuid?: NullableUuid;
  exposureSituationUuid?: NullableUuid;
  hazardousEventUuid?: NullableUuid;
  machineUuid?: NullableUuid;
  taskUuid?: NullableUuid;
  zoneUuid?: NullableUuid;
  areaUuid?: NullableUuid;
  lifecyclePhaseUuid?: NullableUuid;
  energySourceUuid?: NullableUuid;
  /** Set by which it is judged first; `evaluations` may hold others. */
  riskRatingSetUuid?: string;
  /** The values of the stage INITIAL are agreed and locked. */
  isConsensusVotingLocked?: boolean;
  /** The values of the stage FINAL are agreed and locked. */
  isFinalConsensusVotingLocked?: boolean;
  isRiskFrozen?: boolean;
  /** Fault-tolerant time interval in milliseconds; null where no source gives one. */
  fttiMs?: number | null;
  ownerUserUuid?: NullableUuid;
  /** Persons at risk. */
  personnelUuids?: Uuid[];
  /** Who is to vote on it. */
  assignedUserUuids?: Uuid[];
  /** Alternatives chosen for it; empty for the selected set of the project. */
  solutionSetUuids?: Uuid[];
  /** Uses of measures on it. */
  hazardRrmUuids?: Uuid[];
  /** Safety targets that name it. */
  safetyTargetUuids?: Uuid[];
  /** Safety requirements and external measures that name it. */
  sremUuids?: Uuid[];
  /** Figures that show it; a figure names its hazards. */
  figureUuids?: Uuid[];
  status?: HazardStatus;
  /** One for each stage and rating set that was rated. */
  evaluations?: HazardEvaluation[];
  /** What triggers it instead of a malfunction; never both. */
  misuseUuid?: string | null;
  /** The danger at the machine that it is about; its machine becomes the machine of the hazard. */
  machineHazardUuid?: string | null;
  humanTaskUuid?: NullableUuid;
  /** Injuries that may come of it. */
  injuryTypeUuids?: Uuid[];
  /** Assumptions that it relies on. */
  assumptionUuids?: Uuid[];
  /** Who or what suffers, in this order. */
  hazardEffects?: HazardEffect[];
  /** Takes the hazard out of the work; null reopens it. */
  statusOverride?: HazardStatusOverride | null;
  /** Why it is rejected or a duplicate; needed for REJECTED, cleared by reopening. */
  statusReason?: string;
  /** The hazard that covers it; needed for DUPLICATE, cleared by reopening. */
  duplicateOfUuid?: string | null;
  /** An assumption that it relies on was rejected (domain model 1.1). */
  needsReview?: boolean;
  /** What of the risk is left and who has to know of it, in Markdown (domain model 1.23). */
  residualRiskNote?: string;
  /** The clause of a standard that the hazard or its measures follow, such as ISO 13857:2019, 4.2. */
  standardClause?: string;
  /** What it is called in the file or tool that it comes from; empty where it comes from none. */
  externalId?: string;
  /** The initial rating as the file or paper that it comes from states it, such as ASIL B; empty where none does. Only compared: the rating is that of `evaluations`, and where both differ check V1 fails (domain model 2.7). */
  publishedRating?: string;
  /** The same of the final rating. */
  publishedFinalRating?: string;
  /** When the residual risk was accepted; null while nobody has. */
  residualRiskAcceptedAt?: string | null;
  /** Who accepted the residual risk. */
  residualRiskAcceptedByUserUuid?: string | null;
  /** The residual risk was accepted, and the final rating is still the one that was (domain model 2.6, Acceptance). */
  isResidualRiskAccepted?: boolean;
  /** The work on it is done (domain model 2.6, Closing). */
  isClosed?: boolean;
};
export type HazardFieldsListResponse = {
  data: {
    results: HazardFields[];
    total: number;
  };
};
export type ErrorCode =
  | 'VALIDATION_FAILED'
  | 'MALFORMED_BODY'
  | 'UNAUTHENTICATED'
  | 'TOKEN_EXPIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'REVISION_CONFLICT'
  | 'CONFLICT'
  | 'IN_USE'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RULE_VIOLATED'
  | 'REASON_REQUIRED'
  | 'IDEMPOTENCY_KEY_USED'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'UNAVAILABLE';
export type ErrorField = {
  /** Dotted path into the request, such as `items.2.name`. */
  path: string;
  /** In the same language as `message` of the answer. */
  message: string;
};
export type DependencyEffect = 'DELETED' | 'UNLINKED';
export type DependencyRecord = {
  uuid: Uuid;
  code: string | null;
  name: string;
};
export type DependencyGroup = {
  /** Kind of the pointing records, such as `Malfunction`. */
  entity: string;
  /** The field that points here, such as `functionUuid`. */
  field: string;
  onDelete: DependencyEffect;
  count: number;
  /** The first fifty. */
  records: DependencyRecord[];
};
export type DependencyTree = {
  total: number;
  groups: DependencyGroup[];
};
export type ErrorAnswer = {
  code: ErrorCode;
  /** A sentence that a user can act on, in German where `Accept-Language` prefers it, else in English. Programs go by `code`. */
  message: string;
  fields: ErrorField[];
  /** Also in the server's log. */
  requestId: string;
  /** The current record (REVISION_CONFLICT only). */
  current?: {
    [key: string]: unknown;
  };
  /** What points at the record (IN_USE only). */
  tree?: DependencyTree;
};
export type ArchivedFilter = 'EXCLUDED' | 'INCLUDED' | 'ONLY';
export type HazardField =
  | 'uuid'
  | 'projectUuid'
  | 'code'
  | 'name'
  | 'description'
  | 'position'
  | 'source'
  | 'revision'
  | 'createdAt'
  | 'createdBy'
  | 'updatedAt'
  | 'updatedBy'
  | 'archivedAt'
  | 'style'
  | 'hazardTypeUuid'
  | 'functionUuid'
  | 'malfunctionUuid'
  | 'exposureSituationUuid'
  | 'hazardousEventUuid'
  | 'machineUuid'
  | 'taskUuid'
  | 'zoneUuid'
  | 'areaUuid'
  | 'lifecyclePhaseUuid'
  | 'energySourceUuid'
  | 'riskRatingSetUuid'
  | 'isConsensusVotingLocked'
  | 'isFinalConsensusVotingLocked'
  | 'isRiskFrozen'
  | 'fttiMs'
  | 'ownerUserUuid'
  | 'personnelUuids'
  | 'assignedUserUuids'
  | 'solutionSetUuids'
  | 'hazardRrmUuids'
  | 'safetyTargetUuids'
  | 'sremUuids'
  | 'figureUuids'
  | 'status'
  | 'evaluations'
  | 'misuseUuid'
  | 'machineHazardUuid'
  | 'humanTaskUuid'
  | 'injuryTypeUuids'
  | 'assumptionUuids'
  | 'hazardEffects'
  | 'statusOverride'
  | 'statusReason'
  | 'duplicateOfUuid'
  | 'needsReview'
  | 'residualRiskNote'
  | 'standardClause'
  | 'externalId'
  | 'publishedRating'
  | 'publishedFinalRating'
  | 'residualRiskAcceptedAt'
  | 'residualRiskAcceptedByUserUuid'
  | 'isResidualRiskAccepted'
  | 'isClosed';
export type HazardOrderBy =
  | 'position'
  | 'code'
  | 'name'
  | 'createdAt'
  | 'updatedAt'
  | 'status'
  | 'rating'
  | 'finalRating'
  | 'severity'
  | 'exposure'
  | 'probability'
  | 'avoidability';
export type OrderDirection = 'asc' | 'desc';
export type CheckCode = string;
export type Hazard = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  /** Title; empty when the row has only just been added. */
  name: string;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  style: HazardStyle;
  hazardTypeUuid: NullableUuid;
  functionUuid: NullableUuid;
  malfunctionUuid: NullableUuid;
  exposureSituationUuid: NullableUuid;
  hazardousEventUuid: NullableUuid;
  machineUuid: NullableUuid;
  taskUuid: NullableUuid;
  zoneUuid: NullableUuid;
  areaUuid: NullableUuid;
  lifecyclePhaseUuid: NullableUuid;
  energySourceUuid: NullableUuid;
  /** Set by which it is judged first; `evaluations` may hold others. */
  riskRatingSetUuid: string;
  /** The values of the stage INITIAL are agreed and locked. */
  isConsensusVotingLocked: boolean;
  /** The values of the stage FINAL are agreed and locked. */
  isFinalConsensusVotingLocked: boolean;
  isRiskFrozen: boolean;
  /** Fault-tolerant time interval in milliseconds; null where no source gives one. */
  fttiMs: number | null;
  ownerUserUuid: NullableUuid;
  /** Persons at risk. */
  personnelUuids: Uuid[];
  /** Who is to vote on it. */
  assignedUserUuids: Uuid[];
  /** Alternatives chosen for it; empty for the selected set of the project. */
  solutionSetUuids: Uuid[];
  /** Uses of measures on it. */
  hazardRrmUuids: Uuid[];
  /** Safety targets that name it. */
  safetyTargetUuids: Uuid[];
  /** Safety requirements and external measures that name it. */
  sremUuids: Uuid[];
  /** Figures that show it; a figure names its hazards. */
  figureUuids: Uuid[];
  status: HazardStatus;
  /** One for each stage and rating set that was rated. */
  evaluations: HazardEvaluation[];
  /** What triggers it instead of a malfunction; never both. */
  misuseUuid: string | null;
  /** The danger at the machine that it is about; its machine becomes the machine of the hazard. */
  machineHazardUuid: string | null;
  humanTaskUuid: NullableUuid;
  /** Injuries that may come of it. */
  injuryTypeUuids: Uuid[];
  /** Assumptions that it relies on. */
  assumptionUuids: Uuid[];
  /** Who or what suffers, in this order. */
  hazardEffects: HazardEffect[];
  /** Takes the hazard out of the work; null reopens it. */
  statusOverride: HazardStatusOverride | null;
  /** Why it is rejected or a duplicate; needed for REJECTED, cleared by reopening. */
  statusReason: string;
  /** The hazard that covers it; needed for DUPLICATE, cleared by reopening. */
  duplicateOfUuid: string | null;
  /** An assumption that it relies on was rejected (domain model 1.1). */
  needsReview: boolean;
  /** What of the risk is left and who has to know of it, in Markdown (domain model 1.23). */
  residualRiskNote: string;
  /** The clause of a standard that the hazard or its measures follow, such as ISO 13857:2019, 4.2. */
  standardClause: string;
  /** What it is called in the file or tool that it comes from; empty where it comes from none. */
  externalId: string;
  /** The initial rating as the file or paper that it comes from states it, such as ASIL B; empty where none does. Only compared: the rating is that of `evaluations`, and where both differ check V1 fails (domain model 2.7). */
  publishedRating: string;
  /** The same of the final rating. */
  publishedFinalRating: string;
  /** When the residual risk was accepted; null while nobody has. */
  residualRiskAcceptedAt: string | null;
  /** Who accepted the residual risk. */
  residualRiskAcceptedByUserUuid: string | null;
  /** The residual risk was accepted, and the final rating is still the one that was (domain model 2.6, Acceptance). */
  isResidualRiskAccepted: boolean;
  /** The work on it is done (domain model 2.6, Closing). */
  isClosed: boolean;
};
export type HazardListResponse = {
  data: {
    results: Hazard[];
    total: number;
  };
};
export type HazardResponse = {
  data: Hazard;
};
export type Reason = string;
export type OptionalName = string;
export type HazardEffectCreate = {
  hazardEffectTypeUuid: Uuid;
  description?: MarkdownText;
  personsAffected?: PersonsAffected;
  /** Injuries that this effect may bring. */
  injuryTypeUuids?: Uuid[];
};
export type HazardUpdate = {
  revision: Revision;
  reason?: Reason;
  /** Confirms that votes cast on the hazard as it was are reset (domain model 2.6, R6 and R7). */
  resetVotes?: boolean;
  style?: HazardStyle;
  /** Title; empty when the row has only just been added. */
  name?: OptionalName;
  description?: MarkdownText;
  position?: Position;
  hazardTypeUuid?: NullableUuid;
  functionUuid?: NullableUuid;
  malfunctionUuid?: NullableUuid;
  exposureSituationUuid?: NullableUuid;
  hazardousEventUuid?: NullableUuid;
  machineUuid?: NullableUuid;
  taskUuid?: NullableUuid;
  zoneUuid?: NullableUuid;
  areaUuid?: NullableUuid;
  lifecyclePhaseUuid?: NullableUuid;
  energySourceUuid?: NullableUuid;
  riskRatingSetUuid?: Uuid;
  /** Fault-tolerant time interval in milliseconds; null where no source gives one. */
  fttiMs?: number | null;
  ownerUserUuid?: NullableUuid;
  /** Persons at risk. */
  personnelUuids?: Uuid[];
  /** What triggers it instead of a malfunction; never both. */
  misuseUuid?: string | null;
  /** The danger at the machine that it is about; its machine becomes the machine of the hazard. */
  machineHazardUuid?: string | null;
  humanTaskUuid?: NullableUuid;
  /** Injuries that may come of it. */
  injuryTypeUuids?: Uuid[];
  /** Assumptions that it relies on. */
  assumptionUuids?: Uuid[];
  /** Who or what suffers, in this order. */
  hazardEffects?: HazardEffectCreate[];
  /** Takes the hazard out of the work; null reopens it. */
  statusOverride?: HazardStatusOverride | null;
  /** Why it is rejected or a duplicate; needed for REJECTED, cleared by reopening. */
  statusReason?: string;
  /** The hazard that covers it; needed for DUPLICATE, cleared by reopening. */
  duplicateOfUuid?: string | null;
  /** What of the risk is left and who has to know of it, in Markdown (domain model 1.23). */
  residualRiskNote?: string;
  /** The clause of a standard that the hazard or its measures follow, such as ISO 13857:2019, 4.2. */
  standardClause?: string;
  /** What it is called in the file or tool that it comes from; empty where it comes from none. */
  externalId?: string;
  /** The initial rating as the file or paper that it comes from states it, such as ASIL B; empty where none does. Only compared: the rating is that of `evaluations`, and where both differ check V1 fails (domain model 2.7). */
  publishedRating?: string;
  /** The same of the final rating. */
  publishedFinalRating?: string;
};
export type DependencyTreeResponse = {
  data: DependencyTree;
};
export type HazardAvoidanceFactorsChange = {
  operator?: AvoidanceJudgement | null;
  speed?: AvoidanceJudgement | null;
  escape?: AvoidanceJudgement | null;
  recognition?: AvoidanceJudgement | null;
  complexity?: AvoidanceJudgement | null;
};
export type HazardInitialRisk = {
  /** Revision of the hazard on which the change is made. */
  revision: number;
  reason?: Reason;
  /** Set to rate in; the own set of the hazard when left out. */
  riskRatingSetUuid?: string;
  severityUuid?: NullableUuid;
  exposureUuid?: NullableUuid;
  probabilityUuid?: NullableUuid;
  avoidabilityUuid?: NullableUuid;
  rationale?: HazardEvaluationRationale;
  avoidanceFactors?: HazardAvoidanceFactorsChange;
};
export type VoteChangeRule = 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'R9';
export type VoteChangeEffect = 'REFUSED' | 'CONFIRM' | 'WARNING';
export type VoteChangeViolation = {
  rule: VoteChangeRule;
  effect: VoteChangeEffect;
  message: string;
};
export type VoteChangeCheckResponse = {
  data: {
    /** Nothing is refused; what is to be confirmed or only warns is allowed. */
    allowed: boolean;
    violations: VoteChangeViolation[];
  };
};
export type VoteChangeCheckVote = {
  /** INITIAL when left out. */
  stage?: HazardEvaluationStage;
  /** The voter; the caller when left out. */
  userUuid?: string;
  severityUuid?: Uuid;
  exposureUuid?: Uuid;
  probabilityUuid?: Uuid;
  avoidabilityUuid?: Uuid;
  reason?: string;
  comment?: string;
};
export type VoteChangeCheckHazard = {
  style?: HazardStyle;
  hazardTypeUuid?: NullableUuid;
  functionUuid?: NullableUuid;
  malfunctionUuid?: NullableUuid;
  misuseUuid?: NullableUuid;
  exposureSituationUuid?: NullableUuid;
  hazardousEventUuid?: NullableUuid;
  machineUuid?: NullableUuid;
  machineHazardUuid?: NullableUuid;
  taskUuid?: NullableUuid;
  humanTaskUuid?: NullableUuid;
  zoneUuid?: NullableUuid;
  riskRatingSetUuid?: Uuid;
  /** Persons at risk. */
  personnelUuids?: Uuid[];
};
export type VoteChangeCheck = {
  vote?: VoteChangeCheckVote;
  hazard?: VoteChangeCheckHazard;
};
export type ConsensusVotingLockToggle = {
  /** Revision of the hazard on which the change is made. */
  revision: number;
  /** INITIAL when left out. */
  stage?: HazardEvaluationStage;
  /** Lock without a consensus. */
  isOverride?: boolean;
  /** Required to unlock and to override. */
  reason?: string;
};
export type RiskFreezeToggle = {
  /** Revision of the hazard on which the change is made. */
  revision: number;
  /** Freeze without the consensus lock. */
  isOverride?: boolean;
  /** Required to unfreeze and to override. */
  reason?: string;
};
export type ResidualRiskAcceptance = {
  /** Revision of the hazard on which the change is made. */
  revision: number;
  /** True accepts, also once more after it lapsed; false takes it back. */
  isAccepted: boolean;
  /** Why; required to take it back. */
  reason?: string;
};
export type HazardClosing = {
  /** Revision of the hazard on which the change is made. */
  revision: number;
  /** True closes it; false opens it again. */
  isClosed: boolean;
  /** Why; required to open it again. */
  reason?: string;
};
export type HazardUserAdd = {
  userUuid: Uuid;
};
export type HazardRrmStatus = 'PROPOSED' | 'ACCEPTED' | 'IMPLEMENTED' | 'VERIFIED' | 'REJECTED';
export type HazardRrmEffectiveness = 'NONE' | 'PARTIAL' | 'FULL';
export type HazardRrmEvaluation = {
  uuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  hazardRrmUuid: Uuid;
  /** Set of the levels, one of the project. Left out for a new evaluation, the own set of the hazard. */
  riskRatingSetUuid: string;
  /** Severity after this measure; null where it changes nothing. */
  severityUuid: string | null;
  /** Exposure after this measure; null where it changes nothing. */
  exposureUuid: string | null;
  /** Probability after this measure; null where it changes nothing. */
  probabilityUuid: string | null;
  /** Avoidability after this measure; null where it changes nothing. */
  avoidabilityUuid: string | null;
  effectiveness: HazardRrmEffectiveness;
  /** Whether the measure itself brings new hazards. */
  newHazardsCreated: boolean;
  /** Which ones, in Markdown. */
  newHazardsNote: string;
  /** How the effect is verified, in Markdown. */
  verificationMethod: string;
  /** A member of the project. */
  verifiedByUserUuid: string | null;
  verifiedAt: string | null;
  /** Who judged it. */
  evaluatorUserUuid: string | null;
  /** Reasons in Markdown. */
  note: string;
};
export type HazardRrm = {
  uuid: Uuid;
  projectUuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  hazardUuid: Uuid;
  rrmUuid: Uuid;
  /** Place among the measures of the same rank; a new one is added at the end. */
  order: number;
  /** Alternative that it belongs to; null for a part of every alternative. */
  solutionSetUuid: string | null;
  /** Safety requirement or external measure that it relies on. */
  sremUuid: string | null;
  status: HazardRrmStatus;
  /** A member of the project. */
  responsibleUserUuid: string | null;
  dueDate: string | null;
  /** The measure makes the hazardous event unlikely; needs a justification and a measure that allows it (ISO 13849-1:2015 A.2.3.3). */
  takesCreditForLowPr: boolean;
  /** Why the hazardous event is unlikely, in Markdown. */
  creditJustification: string;
  /** Level that a safety function has to reach, such as d. Left out for a new use: that of the target of the measure, else that of the initial rating of the hazard. */
  requiredLevel: string | null;
  /** Level that it reaches. */
  achievedLevel: string | null;
  /** Where that is shown, in Markdown. */
  evidence: string;
  /** Document of the project that shows it. */
  evidenceDocumentUuid: string | null;
  /** Judged effect in the own rating set of the hazard; null until somebody judged it there. */
  evaluation: HazardRrmEvaluation | null;
  /** Judged effect in each rating set in which somebody judged it, the oldest first. */
  evaluations: HazardRrmEvaluation[];
  /** Other hazards of the project that the measure brings along. */
  newHazardUuids: string[];
};
export type HazardRrmResponse = {
  data: HazardRrm;
};
export type HazardRrmCreate = {
  rrmUuid: Uuid;
  /** Place among the measures of the same rank; a new one is added at the end. */
  order?: number;
  /** Alternative that it belongs to; null for a part of every alternative. */
  solutionSetUuid?: string | null;
  /** Safety requirement or external measure that it relies on. */
  sremUuid?: string | null;
  status?: HazardRrmStatus;
  /** A member of the project. */
  responsibleUserUuid?: string | null;
  dueDate?: string | null;
  /** The measure makes the hazardous event unlikely; needs a justification and a measure that allows it (ISO 13849-1:2015 A.2.3.3). */
  takesCreditForLowPr?: boolean;
  /** Why the hazardous event is unlikely, in Markdown. */
  creditJustification?: string;
  /** Level that a safety function has to reach, such as d. Left out for a new use: that of the target of the measure, else that of the initial rating of the hazard. */
  requiredLevel?: string | null;
  /** Level that it reaches. */
  achievedLevel?: string | null;
  /** Where that is shown, in Markdown. */
  evidence?: string;
  /** Document of the project that shows it. */
  evidenceDocumentUuid?: string | null;
  /** Other hazards of the project that the measure brings along. */
  newHazardUuids?: string[];
  reason?: Reason;
};
export type HazardSolutionSets = {
  /** Revision of the hazard on which the change is made. */
  revision: number;
  reason?: Reason;
  solutionSetUuids: Uuid[];
};
export type RiskParameter = 'severity' | 'exposure' | 'probability' | 'avoidability';
export type FinalLevelMove = {
  parameter: RiskParameter;
  /** Null where no level was chosen. */
  levelUuidBefore: string | null;
  /** Null where no level is chosen. */
  levelUuid: string | null;
  /** The use of a measure that states the level now. Null where none that counts states one, so the initial level holds. */
  hazardRrmUuid: string | null;
  /** The reason that was written beside the level before; it names the measure that stated it. */
  reasonBefore: string;
  /** The reason of the level now. */
  reason: string;
};
export type FinalRatingMove = {
  hazardUuid: Uuid;
  riskRatingSetUuid: Uuid;
  /** Null where there was no complete final rating. */
  ratingUuidBefore: string | null;
  /** Null where the table has no cell for the levels. */
  ratingUuid: string | null;
  /** The levels that moved; compared with the initial ones where there was no final rating before. */
  levels: FinalLevelMove[];
};
export type FinalRatingSkipReason = 'FROZEN' | 'AGREED' | 'NOT_RATED' | 'NOT_TREATED';
export type FinalRatingSkip = {
  hazardUuid: Uuid;
  reason: FinalRatingSkipReason;
};
export type MeasureWarningCode =
  | 'SEVERITY_BY_INFORMATION'
  | 'EXTERNAL_MEASURE_UNCONFIRMED'
  | 'CREDIT_NOT_ALLOWED'
  | 'CREDIT_NOT_JUSTIFIED'
  | 'PROBABILITY_WITHOUT_CREDIT';
export type MeasureWarning = {
  hazardUuid: Uuid;
  hazardRrmUuid: Uuid;
  riskRatingSetUuid: Uuid;
  code: MeasureWarningCode;
  /** A sentence that a user can act on. */
  message: string;
};
export type FinalRatingRecalculationResult = {
  /** The hazards whose final rating or its reasons changed, in their current state. */
  changed: {
    results: Hazard[];
    total: number;
  };
  /** Every final rating that is another one now, or rests on other levels, with what moved it. */
  moved: FinalRatingMove[];
  skipped: FinalRatingSkip[];
  warnings: MeasureWarning[];
};
export type FinalRatingRecalculationResponse = {
  data: FinalRatingRecalculationResult;
};
export type FinalRatingScope = 'HAZARD' | 'PROJECT';
export type FinalRatingRecalculation = {
  scope?: FinalRatingScope;
  reason?: Reason;
};
export type BatchItemStatus = 'CREATED' | 'FAILED' | 'NOT_SAVED';
export type BatchItemResult = {
  /** Place in the request. */
  index: number;
  status: BatchItemStatus;
  uuid?: string;
  code?: string;
  error?: ErrorAnswer;
};
export type HazardBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: Hazard[];
  };
};
export type NewUuid = string;
export type HazardCreate = {
  uuid?: NewUuid;
  style: HazardStyle;
  /** Title; empty when the row has only just been added. */
  name?: OptionalName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  hazardTypeUuid?: NullableUuid;
  functionUuid?: NullableUuid;
  malfunctionUuid?: NullableUuid;
  exposureSituationUuid?: NullableUuid;
  hazardousEventUuid?: NullableUuid;
  machineUuid?: NullableUuid;
  taskUuid?: NullableUuid;
  zoneUuid?: NullableUuid;
  areaUuid?: NullableUuid;
  lifecyclePhaseUuid?: NullableUuid;
  energySourceUuid?: NullableUuid;
  /** The project's first set when left out. */
  riskRatingSetUuid?: string;
  /** Fault-tolerant time interval in milliseconds; null where no source gives one. */
  fttiMs?: number | null;
  ownerUserUuid?: NullableUuid;
  /** Persons at risk. */
  personnelUuids?: Uuid[];
  /** What triggers it instead of a malfunction; never both. */
  misuseUuid?: string | null;
  /** The danger at the machine that it is about; its machine becomes the machine of the hazard. */
  machineHazardUuid?: string | null;
  humanTaskUuid?: NullableUuid;
  /** Injuries that may come of it. */
  injuryTypeUuids?: Uuid[];
  /** Assumptions that it relies on. */
  assumptionUuids?: Uuid[];
  /** Who or what suffers, in this order. */
  hazardEffects?: HazardEffectCreate[];
  /** What of the risk is left and who has to know of it, in Markdown (domain model 1.23). */
  residualRiskNote?: string;
  /** The clause of a standard that the hazard or its measures follow, such as ISO 13857:2019, 4.2. */
  standardClause?: string;
  /** What it is called in the file or tool that it comes from; empty where it comes from none. */
  externalId?: string;
  /** The initial rating as the file or paper that it comes from states it, such as ASIL B; empty where none does. Only compared: the rating is that of `evaluations`, and where both differ check V1 fails (domain model 2.7). */
  publishedRating?: string;
  /** The same of the final rating. */
  publishedFinalRating?: string;
};
export type HazardBatchCreate = {
  items: HazardCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type HazardBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: Hazard;
  current?: Hazard;
  error?: ErrorAnswer;
};
export type HazardBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: HazardBatchUpdateResult[];
  };
};
export type HazardRatingChange = {
  /** Set to rate in; the own set of the hazard when left out. */
  riskRatingSetUuid?: string;
  severityUuid?: NullableUuid;
  exposureUuid?: NullableUuid;
  probabilityUuid?: NullableUuid;
  avoidabilityUuid?: NullableUuid;
  rationale?: HazardEvaluationRationale;
  avoidanceFactors?: HazardAvoidanceFactorsChange;
};
export type HazardBatchUpdate = {
  items: {
    uuid: Uuid;
    change: HazardUpdate;
    /** Levels of the initial risk; each rating set at most once. */
    ratings?: HazardRatingChange[];
  }[];
};
export type ConsensusVotingLockChange = {
  /** Revision of the hazard on which the change is made. */
  revision: number;
  /** INITIAL when left out. */
  stage?: HazardEvaluationStage;
  isLocked: boolean;
  /** Lock without a consensus. */
  isOverride?: boolean;
  /** Required to unlock and to override. */
  reason?: string;
};
export type ConsensusVotingLockBatch = {
  items: {
    uuid: Uuid;
    change: ConsensusVotingLockChange;
  }[];
};
export type RiskFreezeChange = {
  /** Revision of the hazard on which the change is made. */
  revision: number;
  isFrozen: boolean;
  /** Freeze without the consensus lock. */
  isOverride?: boolean;
  /** Required to unfreeze and to override. */
  reason?: string;
};
export type RiskFreezeBatch = {
  items: {
    uuid: Uuid;
    change: RiskFreezeChange;
  }[];
};
export type UserSummary = {
  uuid: Uuid;
  firstName: string;
  lastName: string;
  email: string;
  /** Address of the picture: https elsewhere, or, of one that was uploaded, its path in this API behind `/v1` (getUserAvatar). Null without one. */
  avatarImageUrl: string | null;
};
export type HazardComment = {
  uuid: Uuid;
  projectUuid: Uuid;
  hazardUuid: Uuid;
  /** The comment that it answers; null begins a thread. */
  parentCommentUuid: string | null;
  /** Markdown. */
  text: string;
  /** Which field of the hazard it is about, such as severityUuid; null: the hazard as a whole. */
  field: string | null;
  /** Members of the project to notify, besides the author. */
  mentionedUserUuids: Uuid[];
  author: UserSummary | null;
  isResolved: boolean;
  resolvedAt: string | null;
  resolvedBy: NullableUuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type HazardCommentResponse = {
  data: HazardComment;
};
export type HazardCommentCreate = {
  /** Markdown. */
  text: string;
  /** The comment of the same hazard that it answers; null begins a thread. */
  parentCommentUuid?: string | null;
  /** Which field of the hazard it is about, such as severityUuid; null: the hazard as a whole. */
  field?: string | null;
  /** Members of the project to notify, besides the author. */
  mentionedUserUuids?: Uuid[];
};
export const {
  useListHazardFieldsQuery,
  useLazyListHazardFieldsQuery,
  useListHazardsQuery,
  useLazyListHazardsQuery,
  useGetHazardQuery,
  useLazyGetHazardQuery,
  useUpdateHazardMutation,
  useDeleteHazardMutation,
  useGetHazardDependencyTreeQuery,
  useLazyGetHazardDependencyTreeQuery,
  useSetHazardInitialRiskMutation,
  useCheckVoteChangeRulesViolationMutation,
  useToggleConsensusVotingLockMutation,
  useToggleRiskFreezeMutation,
  useSetResidualRiskAcceptanceMutation,
  useSetHazardClosedMutation,
  useAddHazardUserMutation,
  useRemoveHazardUserMutation,
  useAddHazardRrmMutation,
  useSetHazardSolutionSetsMutation,
  useRecalculateFinalRatingsMutation,
  useCreateHazardsBatchMutation,
  useUpdateHazardsBatchMutation,
  useUpdateConsensusVotingLocksBatchMutation,
  useUpdateRiskFreezesBatchMutation,
  useAddHazardCommentMutation,
} = injectedRtkApi;
