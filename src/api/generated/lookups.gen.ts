import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listAreas: build.query<ListAreasApiResponse, ListAreasApiArg>({
      query: queryArg => ({
        url: `/user-api/areas`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          isActive: queryArg.isActive,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getArea: build.query<GetAreaApiResponse, GetAreaApiArg>({
      query: queryArg => ({
        url: `/user-api/areas/${encodeURIComponent(String(queryArg.areaUuid))}`,
      }),
    }),
    updateArea: build.mutation<UpdateAreaApiResponse, UpdateAreaApiArg>({
      query: queryArg => ({
        url: `/user-api/areas/${encodeURIComponent(String(queryArg.areaUuid))}`,
        method: 'PATCH',
        body: queryArg.areaUpdate,
      }),
    }),
    deleteArea: build.mutation<DeleteAreaApiResponse, DeleteAreaApiArg>({
      query: queryArg => ({
        url: `/user-api/areas/${encodeURIComponent(String(queryArg.areaUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getAreaDependencyTree: build.query<GetAreaDependencyTreeApiResponse, GetAreaDependencyTreeApiArg>({
      query: queryArg => ({
        url: `/user-api/areas/${encodeURIComponent(String(queryArg.areaUuid))}/dependency-tree`,
      }),
    }),
    listEnergySources: build.query<ListEnergySourcesApiResponse, ListEnergySourcesApiArg>({
      query: queryArg => ({
        url: `/user-api/energy-sources`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          isActive: queryArg.isActive,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getEnergySource: build.query<GetEnergySourceApiResponse, GetEnergySourceApiArg>({
      query: queryArg => ({
        url: `/user-api/energy-sources/${encodeURIComponent(String(queryArg.energySourceUuid))}`,
      }),
    }),
    updateEnergySource: build.mutation<UpdateEnergySourceApiResponse, UpdateEnergySourceApiArg>({
      query: queryArg => ({
        url: `/user-api/energy-sources/${encodeURIComponent(String(queryArg.energySourceUuid))}`,
        method: 'PATCH',
        body: queryArg.energySourceUpdate,
      }),
    }),
    listGuidewords: build.query<ListGuidewordsApiResponse, ListGuidewordsApiArg>({
      query: queryArg => ({
        url: `/user-api/guidewords`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          isActive: queryArg.isActive,
          appliesTo: queryArg.appliesTo,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getGuideword: build.query<GetGuidewordApiResponse, GetGuidewordApiArg>({
      query: queryArg => ({
        url: `/user-api/guidewords/${encodeURIComponent(String(queryArg.guidewordUuid))}`,
      }),
    }),
    updateGuideword: build.mutation<UpdateGuidewordApiResponse, UpdateGuidewordApiArg>({
      query: queryArg => ({
        url: `/user-api/guidewords/${encodeURIComponent(String(queryArg.guidewordUuid))}`,
        method: 'PATCH',
        body: queryArg.guidewordUpdate,
      }),
    }),
    listHazardEffectTypes: build.query<ListHazardEffectTypesApiResponse, ListHazardEffectTypesApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-effect-types`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          isActive: queryArg.isActive,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getHazardEffectType: build.query<GetHazardEffectTypeApiResponse, GetHazardEffectTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-effect-types/${encodeURIComponent(String(queryArg.hazardEffectTypeUuid))}`,
      }),
    }),
    updateHazardEffectType: build.mutation<UpdateHazardEffectTypeApiResponse, UpdateHazardEffectTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-effect-types/${encodeURIComponent(String(queryArg.hazardEffectTypeUuid))}`,
        method: 'PATCH',
        body: queryArg.hazardEffectTypeUpdate,
      }),
    }),
    listHazardTypes: build.query<ListHazardTypesApiResponse, ListHazardTypesApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-types`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          isActive: queryArg.isActive,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getHazardType: build.query<GetHazardTypeApiResponse, GetHazardTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-types/${encodeURIComponent(String(queryArg.hazardTypeUuid))}`,
      }),
    }),
    updateHazardType: build.mutation<UpdateHazardTypeApiResponse, UpdateHazardTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-types/${encodeURIComponent(String(queryArg.hazardTypeUuid))}`,
        method: 'PATCH',
        body: queryArg.hazardTypeUpdate,
      }),
    }),
    listInjuryTypes: build.query<ListInjuryTypesApiResponse, ListInjuryTypesApiArg>({
      query: queryArg => ({
        url: `/user-api/injury-types`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          isActive: queryArg.isActive,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getInjuryType: build.query<GetInjuryTypeApiResponse, GetInjuryTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/injury-types/${encodeURIComponent(String(queryArg.injuryTypeUuid))}`,
      }),
    }),
    updateInjuryType: build.mutation<UpdateInjuryTypeApiResponse, UpdateInjuryTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/injury-types/${encodeURIComponent(String(queryArg.injuryTypeUuid))}`,
        method: 'PATCH',
        body: queryArg.injuryTypeUpdate,
      }),
    }),
    listLifecyclePhases: build.query<ListLifecyclePhasesApiResponse, ListLifecyclePhasesApiArg>({
      query: queryArg => ({
        url: `/user-api/lifecycle-phases`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          isActive: queryArg.isActive,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getLifecyclePhase: build.query<GetLifecyclePhaseApiResponse, GetLifecyclePhaseApiArg>({
      query: queryArg => ({
        url: `/user-api/lifecycle-phases/${encodeURIComponent(String(queryArg.lifecyclePhaseUuid))}`,
      }),
    }),
    updateLifecyclePhase: build.mutation<UpdateLifecyclePhaseApiResponse, UpdateLifecyclePhaseApiArg>({
      query: queryArg => ({
        url: `/user-api/lifecycle-phases/${encodeURIComponent(String(queryArg.lifecyclePhaseUuid))}`,
        method: 'PATCH',
        body: queryArg.lifecyclePhaseUpdate,
      }),
    }),
    listRrmTypes: build.query<ListRrmTypesApiResponse, ListRrmTypesApiArg>({
      query: queryArg => ({
        url: `/user-api/rrm-types`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          isActive: queryArg.isActive,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getRrmType: build.query<GetRrmTypeApiResponse, GetRrmTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/rrm-types/${encodeURIComponent(String(queryArg.rrmTypeUuid))}`,
      }),
    }),
    listSafetyTargetCategories: build.query<
      ListSafetyTargetCategoriesApiResponse,
      ListSafetyTargetCategoriesApiArg
    >({
      query: queryArg => ({
        url: `/user-api/safety-target-categories`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          isActive: queryArg.isActive,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getSafetyTargetCategory: build.query<GetSafetyTargetCategoryApiResponse, GetSafetyTargetCategoryApiArg>({
      query: queryArg => ({
        url: `/user-api/safety-target-categories/${encodeURIComponent(String(queryArg.safetyTargetCategoryUuid))}`,
      }),
    }),
    listSafetyTargetTypes: build.query<ListSafetyTargetTypesApiResponse, ListSafetyTargetTypesApiArg>({
      query: queryArg => ({
        url: `/user-api/safety-target-types`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          isActive: queryArg.isActive,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getSafetyTargetType: build.query<GetSafetyTargetTypeApiResponse, GetSafetyTargetTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/safety-target-types/${encodeURIComponent(String(queryArg.safetyTargetTypeUuid))}`,
      }),
    }),
    listTaskTypes: build.query<ListTaskTypesApiResponse, ListTaskTypesApiArg>({
      query: queryArg => ({
        url: `/user-api/task-types`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          isActive: queryArg.isActive,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getTaskType: build.query<GetTaskTypeApiResponse, GetTaskTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/task-types/${encodeURIComponent(String(queryArg.taskTypeUuid))}`,
      }),
    }),
    updateTaskType: build.mutation<UpdateTaskTypeApiResponse, UpdateTaskTypeApiArg>({
      query: queryArg => ({
        url: `/user-api/task-types/${encodeURIComponent(String(queryArg.taskTypeUuid))}`,
        method: 'PATCH',
        body: queryArg.taskTypeUpdate,
      }),
    }),
    listZones: build.query<ListZonesApiResponse, ListZonesApiArg>({
      query: queryArg => ({
        url: `/user-api/zones`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          isActive: queryArg.isActive,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getZone: build.query<GetZoneApiResponse, GetZoneApiArg>({
      query: queryArg => ({
        url: `/user-api/zones/${encodeURIComponent(String(queryArg.zoneUuid))}`,
      }),
    }),
    updateZone: build.mutation<UpdateZoneApiResponse, UpdateZoneApiArg>({
      query: queryArg => ({
        url: `/user-api/zones/${encodeURIComponent(String(queryArg.zoneUuid))}`,
        method: 'PATCH',
        body: queryArg.zoneUpdate,
      }),
    }),
    deleteZone: build.mutation<DeleteZoneApiResponse, DeleteZoneApiArg>({
      query: queryArg => ({
        url: `/user-api/zones/${encodeURIComponent(String(queryArg.zoneUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getZoneDependencyTree: build.query<GetZoneDependencyTreeApiResponse, GetZoneDependencyTreeApiArg>({
      query: queryArg => ({
        url: `/user-api/zones/${encodeURIComponent(String(queryArg.zoneUuid))}/dependency-tree`,
      }),
    }),
    listPersonnel: build.query<ListPersonnelApiResponse, ListPersonnelApiArg>({
      query: queryArg => ({
        url: `/user-api/personnel`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          isActive: queryArg.isActive,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getPersonnelMember: build.query<GetPersonnelMemberApiResponse, GetPersonnelMemberApiArg>({
      query: queryArg => ({
        url: `/user-api/personnel/${encodeURIComponent(String(queryArg.personnelUuid))}`,
      }),
    }),
    updatePersonnelMember: build.mutation<UpdatePersonnelMemberApiResponse, UpdatePersonnelMemberApiArg>({
      query: queryArg => ({
        url: `/user-api/personnel/${encodeURIComponent(String(queryArg.personnelUuid))}`,
        method: 'PATCH',
        body: queryArg.personnelMemberUpdate,
      }),
    }),
    createEnergySourcesBatch: build.mutation<
      CreateEnergySourcesBatchApiResponse,
      CreateEnergySourcesBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/energy-sources/batch`,
        method: 'POST',
        body: queryArg.energySourceBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    createGuidewordsBatch: build.mutation<CreateGuidewordsBatchApiResponse, CreateGuidewordsBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/guidewords/batch`,
        method: 'POST',
        body: queryArg.guidewordBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    createHazardEffectTypesBatch: build.mutation<
      CreateHazardEffectTypesBatchApiResponse,
      CreateHazardEffectTypesBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/hazard-effect-types/batch`,
        method: 'POST',
        body: queryArg.hazardEffectTypeBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    createHazardTypesBatch: build.mutation<CreateHazardTypesBatchApiResponse, CreateHazardTypesBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/hazard-types/batch`,
        method: 'POST',
        body: queryArg.hazardTypeBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    createInjuryTypesBatch: build.mutation<CreateInjuryTypesBatchApiResponse, CreateInjuryTypesBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/injury-types/batch`,
        method: 'POST',
        body: queryArg.injuryTypeBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    createLifecyclePhasesBatch: build.mutation<
      CreateLifecyclePhasesBatchApiResponse,
      CreateLifecyclePhasesBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/lifecycle-phases/batch`,
        method: 'POST',
        body: queryArg.lifecyclePhaseBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    createTaskTypesBatch: build.mutation<CreateTaskTypesBatchApiResponse, CreateTaskTypesBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/organizations/${encodeURIComponent(String(queryArg.organizationUuid))}/task-types/batch`,
        method: 'POST',
        body: queryArg.taskTypeBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    createAreasBatch: build.mutation<CreateAreasBatchApiResponse, CreateAreasBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/areas/batch`,
        method: 'POST',
        body: queryArg.areaBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    createZonesBatch: build.mutation<CreateZonesBatchApiResponse, CreateZonesBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/zones/batch`,
        method: 'POST',
        body: queryArg.zoneBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    createPersonnelBatch: build.mutation<CreatePersonnelBatchApiResponse, CreatePersonnelBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/personnel/batch`,
        method: 'POST',
        body: queryArg.personnelMemberBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    listSafetyTargets: build.query<ListSafetyTargetsApiResponse, ListSafetyTargetsApiArg>({
      query: queryArg => ({
        url: `/user-api/safety-targets`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          safetyTargetTypeUuid: queryArg.safetyTargetTypeUuid,
          safetyTargetCategoryUuid: queryArg.safetyTargetCategoryUuid,
          riskRatingSetUuid: queryArg.riskRatingSetUuid,
          status: queryArg.status,
          hazardUuid: queryArg.hazardUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getSafetyTarget: build.query<GetSafetyTargetApiResponse, GetSafetyTargetApiArg>({
      query: queryArg => ({
        url: `/user-api/safety-targets/${encodeURIComponent(String(queryArg.safetyTargetUuid))}`,
      }),
    }),
    updateSafetyTarget: build.mutation<UpdateSafetyTargetApiResponse, UpdateSafetyTargetApiArg>({
      query: queryArg => ({
        url: `/user-api/safety-targets/${encodeURIComponent(String(queryArg.safetyTargetUuid))}`,
        method: 'PATCH',
        body: queryArg.safetyTargetUpdate,
      }),
    }),
    deleteSafetyTarget: build.mutation<DeleteSafetyTargetApiResponse, DeleteSafetyTargetApiArg>({
      query: queryArg => ({
        url: `/user-api/safety-targets/${encodeURIComponent(String(queryArg.safetyTargetUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getSafetyTargetDependencyTree: build.query<
      GetSafetyTargetDependencyTreeApiResponse,
      GetSafetyTargetDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/safety-targets/${encodeURIComponent(String(queryArg.safetyTargetUuid))}/dependency-tree`,
      }),
    }),
    createSafetyTargetsBatch: build.mutation<
      CreateSafetyTargetsBatchApiResponse,
      CreateSafetyTargetsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/safety-targets/batch`,
        method: 'POST',
        body: queryArg.safetyTargetBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateSafetyTargetsBatch: build.mutation<
      UpdateSafetyTargetsBatchApiResponse,
      UpdateSafetyTargetsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/safety-targets/batch`,
        method: 'PATCH',
        body: queryArg.safetyTargetBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listSolutionSets: build.query<ListSolutionSetsApiResponse, ListSolutionSetsApiArg>({
      query: queryArg => ({
        url: `/user-api/solution-sets`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          kind: queryArg.kind,
          isSelected: queryArg.isSelected,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getSolutionSet: build.query<GetSolutionSetApiResponse, GetSolutionSetApiArg>({
      query: queryArg => ({
        url: `/user-api/solution-sets/${encodeURIComponent(String(queryArg.solutionSetUuid))}`,
      }),
    }),
    updateSolutionSet: build.mutation<UpdateSolutionSetApiResponse, UpdateSolutionSetApiArg>({
      query: queryArg => ({
        url: `/user-api/solution-sets/${encodeURIComponent(String(queryArg.solutionSetUuid))}`,
        method: 'PATCH',
        body: queryArg.solutionSetUpdate,
      }),
    }),
    deleteSolutionSet: build.mutation<DeleteSolutionSetApiResponse, DeleteSolutionSetApiArg>({
      query: queryArg => ({
        url: `/user-api/solution-sets/${encodeURIComponent(String(queryArg.solutionSetUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getSolutionSetDependencyTree: build.query<
      GetSolutionSetDependencyTreeApiResponse,
      GetSolutionSetDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/solution-sets/${encodeURIComponent(String(queryArg.solutionSetUuid))}/dependency-tree`,
      }),
    }),
    createSolutionSetsBatch: build.mutation<
      CreateSolutionSetsBatchApiResponse,
      CreateSolutionSetsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/solution-sets/batch`,
        method: 'POST',
        body: queryArg.solutionSetBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          allOrNothing: queryArg.allOrNothing,
        },
      }),
    }),
    updateSolutionSetsBatch: build.mutation<
      UpdateSolutionSetsBatchApiResponse,
      UpdateSolutionSetsBatchApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/solution-sets/batch`,
        method: 'PATCH',
        body: queryArg.solutionSetBatchUpdate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as lookupsApi };
export type ListAreasApiResponse =
  /** status 200 The areas, and how many there are without paging. */ AreaListResponse;
export type ListAreasApiArg = {
  /** What this organization can choose from, shipped entries and its own, without those of single projects. */
  organizationUuid?: string;
  /** What this project can choose from: shipped entries, those of its organization and its own. Without it and without
    `organizationUuid`, every entry that the caller may read.
     */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only entries that are, or are not, offered to new records. */
  isActive?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetAreaApiResponse = /** status 200 The area. */ AreaResponse;
export type GetAreaApiArg = {
  /** Uuid of the area. */
  areaUuid: string;
};
export type UpdateAreaApiResponse = /** status 200 The updated area. */ AreaResponse;
export type UpdateAreaApiArg = {
  /** Uuid of the area. */
  areaUuid: string;
  areaUpdate: AreaUpdate;
};
export type DeleteAreaApiResponse = unknown;
export type DeleteAreaApiArg = {
  /** Uuid of the area. */
  areaUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetAreaDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetAreaDependencyTreeApiArg = {
  /** Uuid of the area. */
  areaUuid: string;
};
export type ListEnergySourcesApiResponse =
  /** status 200 The energy sources, and how many there are without paging. */ EnergySourceListResponse;
export type ListEnergySourcesApiArg = {
  /** What this organization can choose from, shipped entries and its own, without those of single projects. */
  organizationUuid?: string;
  /** What this project can choose from: shipped entries, those of its organization and its own. Without it and without
    `organizationUuid`, every entry that the caller may read.
     */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only entries that are, or are not, offered to new records. */
  isActive?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetEnergySourceApiResponse = /** status 200 The energy source. */ EnergySourceResponse;
export type GetEnergySourceApiArg = {
  /** Uuid of the energy source. */
  energySourceUuid: string;
};
export type UpdateEnergySourceApiResponse = /** status 200 The updated energy source. */ EnergySourceResponse;
export type UpdateEnergySourceApiArg = {
  /** Uuid of the energy source. */
  energySourceUuid: string;
  energySourceUpdate: EnergySourceUpdate;
};
export type ListGuidewordsApiResponse =
  /** status 200 The guidewords, and how many there are without paging. */ GuidewordListResponse;
export type ListGuidewordsApiArg = {
  /** What this organization can choose from, shipped entries and its own, without those of single projects. */
  organizationUuid?: string;
  /** What this project can choose from: shipped entries, those of its organization and its own. Without it and without
    `organizationUuid`, every entry that the caller may read.
     */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only entries that are, or are not, offered to new records. */
  isActive?: boolean;
  /** Only words for these; repeat the key for several. */
  appliesTo?: GuidewordTarget[];
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetGuidewordApiResponse = /** status 200 The guideword. */ GuidewordResponse;
export type GetGuidewordApiArg = {
  /** Uuid of the guideword. */
  guidewordUuid: string;
};
export type UpdateGuidewordApiResponse = /** status 200 The updated guideword. */ GuidewordResponse;
export type UpdateGuidewordApiArg = {
  /** Uuid of the guideword. */
  guidewordUuid: string;
  guidewordUpdate: GuidewordUpdate;
};
export type ListHazardEffectTypesApiResponse =
  /** status 200 The hazard effect types, and how many there are without paging. */ HazardEffectTypeListResponse;
export type ListHazardEffectTypesApiArg = {
  /** What this organization can choose from, shipped entries and its own, without those of single projects. */
  organizationUuid?: string;
  /** What this project can choose from: shipped entries, those of its organization and its own. Without it and without
    `organizationUuid`, every entry that the caller may read.
     */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only entries that are, or are not, offered to new records. */
  isActive?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetHazardEffectTypeApiResponse =
  /** status 200 The hazard effect type. */ HazardEffectTypeResponse;
export type GetHazardEffectTypeApiArg = {
  /** Uuid of the hazard effect type. */
  hazardEffectTypeUuid: string;
};
export type UpdateHazardEffectTypeApiResponse =
  /** status 200 The updated effect type. */ HazardEffectTypeResponse;
export type UpdateHazardEffectTypeApiArg = {
  /** Uuid of the hazard effect type. */
  hazardEffectTypeUuid: string;
  hazardEffectTypeUpdate: HazardEffectTypeUpdate;
};
export type ListHazardTypesApiResponse =
  /** status 200 The hazard types, and how many there are without paging. */ HazardTypeListResponse;
export type ListHazardTypesApiArg = {
  /** What this organization can choose from, shipped entries and its own, without those of single projects. */
  organizationUuid?: string;
  /** What this project can choose from: shipped entries, those of its organization and its own. Without it and without
    `organizationUuid`, every entry that the caller may read.
     */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only entries that are, or are not, offered to new records. */
  isActive?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetHazardTypeApiResponse = /** status 200 The hazard type. */ HazardTypeResponse;
export type GetHazardTypeApiArg = {
  /** Uuid of the hazard type. */
  hazardTypeUuid: string;
};
export type UpdateHazardTypeApiResponse = /** status 200 The updated hazard type. */ HazardTypeResponse;
export type UpdateHazardTypeApiArg = {
  /** Uuid of the hazard type. */
  hazardTypeUuid: string;
  hazardTypeUpdate: HazardTypeUpdate;
};
export type ListInjuryTypesApiResponse =
  /** status 200 The injury types, and how many there are without paging. */ InjuryTypeListResponse;
export type ListInjuryTypesApiArg = {
  /** What this organization can choose from, shipped entries and its own, without those of single projects. */
  organizationUuid?: string;
  /** What this project can choose from: shipped entries, those of its organization and its own. Without it and without
    `organizationUuid`, every entry that the caller may read.
     */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only entries that are, or are not, offered to new records. */
  isActive?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetInjuryTypeApiResponse = /** status 200 The injury type. */ InjuryTypeResponse;
export type GetInjuryTypeApiArg = {
  /** Uuid of the injury type. */
  injuryTypeUuid: string;
};
export type UpdateInjuryTypeApiResponse = /** status 200 The updated injury type. */ InjuryTypeResponse;
export type UpdateInjuryTypeApiArg = {
  /** Uuid of the injury type. */
  injuryTypeUuid: string;
  injuryTypeUpdate: InjuryTypeUpdate;
};
export type ListLifecyclePhasesApiResponse =
  /** status 200 The lifecycle phases, and how many there are without paging. */ LifecyclePhaseListResponse;
export type ListLifecyclePhasesApiArg = {
  /** What this organization can choose from, shipped entries and its own, without those of single projects. */
  organizationUuid?: string;
  /** What this project can choose from: shipped entries, those of its organization and its own. Without it and without
    `organizationUuid`, every entry that the caller may read.
     */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only entries that are, or are not, offered to new records. */
  isActive?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetLifecyclePhaseApiResponse = /** status 200 The lifecycle phase. */ LifecyclePhaseResponse;
export type GetLifecyclePhaseApiArg = {
  /** Uuid of the lifecycle phase. */
  lifecyclePhaseUuid: string;
};
export type UpdateLifecyclePhaseApiResponse =
  /** status 200 The updated life phase. */ LifecyclePhaseResponse;
export type UpdateLifecyclePhaseApiArg = {
  /** Uuid of the lifecycle phase. */
  lifecyclePhaseUuid: string;
  lifecyclePhaseUpdate: LifecyclePhaseUpdate;
};
export type ListRrmTypesApiResponse =
  /** status 200 The types of risk reduction measures, and how many there are without paging. */ RrmTypeListResponse;
export type ListRrmTypesApiArg = {
  /** What this organization can choose from, shipped entries and its own, without those of single projects. */
  organizationUuid?: string;
  /** What this project can choose from: shipped entries, those of its organization and its own. Without it and without
    `organizationUuid`, every entry that the caller may read.
     */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only entries that are, or are not, offered to new records. */
  isActive?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetRrmTypeApiResponse = /** status 200 The type of risk reduction measures. */ RrmTypeResponse;
export type GetRrmTypeApiArg = {
  /** Uuid of the type of measures. */
  rrmTypeUuid: string;
};
export type ListSafetyTargetCategoriesApiResponse =
  /** status 200 The categories of safety targets, and how many there are without paging. */ SafetyTargetCategoryListResponse;
export type ListSafetyTargetCategoriesApiArg = {
  /** What this organization can choose from, shipped entries and its own, without those of single projects. */
  organizationUuid?: string;
  /** What this project can choose from: shipped entries, those of its organization and its own. Without it and without
    `organizationUuid`, every entry that the caller may read.
     */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only entries that are, or are not, offered to new records. */
  isActive?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetSafetyTargetCategoryApiResponse =
  /** status 200 The category of safety targets. */ SafetyTargetCategoryResponse;
export type GetSafetyTargetCategoryApiArg = {
  /** Uuid of the safety target category. */
  safetyTargetCategoryUuid: string;
};
export type ListSafetyTargetTypesApiResponse =
  /** status 200 The types of safety targets, and how many there are without paging. */ SafetyTargetTypeListResponse;
export type ListSafetyTargetTypesApiArg = {
  /** What this organization can choose from, shipped entries and its own, without those of single projects. */
  organizationUuid?: string;
  /** What this project can choose from: shipped entries, those of its organization and its own. Without it and without
    `organizationUuid`, every entry that the caller may read.
     */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only entries that are, or are not, offered to new records. */
  isActive?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetSafetyTargetTypeApiResponse =
  /** status 200 The type of safety targets. */ SafetyTargetTypeResponse;
export type GetSafetyTargetTypeApiArg = {
  /** Uuid of the safety target type. */
  safetyTargetTypeUuid: string;
};
export type ListTaskTypesApiResponse =
  /** status 200 The task types, and how many there are without paging. */ TaskTypeListResponse;
export type ListTaskTypesApiArg = {
  /** What this organization can choose from, shipped entries and its own, without those of single projects. */
  organizationUuid?: string;
  /** What this project can choose from: shipped entries, those of its organization and its own. Without it and without
    `organizationUuid`, every entry that the caller may read.
     */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only entries that are, or are not, offered to new records. */
  isActive?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetTaskTypeApiResponse = /** status 200 The task type. */ TaskTypeResponse;
export type GetTaskTypeApiArg = {
  /** Uuid of the task type. */
  taskTypeUuid: string;
};
export type UpdateTaskTypeApiResponse = /** status 200 The updated task type. */ TaskTypeResponse;
export type UpdateTaskTypeApiArg = {
  /** Uuid of the task type. */
  taskTypeUuid: string;
  taskTypeUpdate: TaskTypeUpdate;
};
export type ListZonesApiResponse =
  /** status 200 The zones, and how many there are without paging. */ ZoneListResponse;
export type ListZonesApiArg = {
  /** What this organization can choose from, shipped entries and its own, without those of single projects. */
  organizationUuid?: string;
  /** What this project can choose from: shipped entries, those of its organization and its own. Without it and without
    `organizationUuid`, every entry that the caller may read.
     */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only entries that are, or are not, offered to new records. */
  isActive?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetZoneApiResponse = /** status 200 The zone. */ ZoneResponse;
export type GetZoneApiArg = {
  /** Uuid of the zone. */
  zoneUuid: string;
};
export type UpdateZoneApiResponse = /** status 200 The updated zone. */ ZoneResponse;
export type UpdateZoneApiArg = {
  /** Uuid of the zone. */
  zoneUuid: string;
  zoneUpdate: ZoneUpdate;
};
export type DeleteZoneApiResponse = unknown;
export type DeleteZoneApiArg = {
  /** Uuid of the zone. */
  zoneUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetZoneDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetZoneDependencyTreeApiArg = {
  /** Uuid of the zone. */
  zoneUuid: string;
};
export type ListPersonnelApiResponse =
  /** status 200 The groups of people, and how many there are without paging. */ PersonnelMemberListResponse;
export type ListPersonnelApiArg = {
  /** What this organization can choose from, shipped entries and its own, without those of single projects. */
  organizationUuid?: string;
  /** What this project can choose from: shipped entries, those of its organization and its own. Without it and without
    `organizationUuid`, every entry that the caller may read.
     */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only entries that are, or are not, offered to new records. */
  isActive?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: LookupOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetPersonnelMemberApiResponse = /** status 200 The group of people. */ PersonnelMemberResponse;
export type GetPersonnelMemberApiArg = {
  /** Uuid of the group of persons. */
  personnelUuid: string;
};
export type UpdatePersonnelMemberApiResponse =
  /** status 200 The updated group of people. */ PersonnelMemberResponse;
export type UpdatePersonnelMemberApiArg = {
  /** Uuid of the group of persons. */
  personnelUuid: string;
  personnelMemberUpdate: PersonnelMemberUpdate;
};
export type CreateEnergySourcesBatchApiResponse =
  /** status 201 A result for each item. */ EnergySourceBatchResponse;
export type CreateEnergySourcesBatchApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  energySourceBatchCreate: EnergySourceBatchCreate;
};
export type CreateGuidewordsBatchApiResponse =
  /** status 201 A result for each item. */ GuidewordBatchResponse;
export type CreateGuidewordsBatchApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  guidewordBatchCreate: GuidewordBatchCreate;
};
export type CreateHazardEffectTypesBatchApiResponse =
  /** status 201 A result for each item. */ HazardEffectTypeBatchResponse;
export type CreateHazardEffectTypesBatchApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  hazardEffectTypeBatchCreate: HazardEffectTypeBatchCreate;
};
export type CreateHazardTypesBatchApiResponse =
  /** status 201 A result for each item. */ HazardTypeBatchResponse;
export type CreateHazardTypesBatchApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  hazardTypeBatchCreate: HazardTypeBatchCreate;
};
export type CreateInjuryTypesBatchApiResponse =
  /** status 201 A result for each item. */ InjuryTypeBatchResponse;
export type CreateInjuryTypesBatchApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  injuryTypeBatchCreate: InjuryTypeBatchCreate;
};
export type CreateLifecyclePhasesBatchApiResponse =
  /** status 201 A result for each item. */ LifecyclePhaseBatchResponse;
export type CreateLifecyclePhasesBatchApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  lifecyclePhaseBatchCreate: LifecyclePhaseBatchCreate;
};
export type CreateTaskTypesBatchApiResponse = /** status 201 A result for each item. */ TaskTypeBatchResponse;
export type CreateTaskTypesBatchApiArg = {
  /** Uuid of the organization. */
  organizationUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  taskTypeBatchCreate: TaskTypeBatchCreate;
};
export type CreateAreasBatchApiResponse = /** status 201 A result for each item. */ AreaBatchResponse;
export type CreateAreasBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  areaBatchCreate: AreaBatchCreate;
};
export type CreateZonesBatchApiResponse = /** status 201 A result for each item. */ ZoneBatchResponse;
export type CreateZonesBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  zoneBatchCreate: ZoneBatchCreate;
};
export type CreatePersonnelBatchApiResponse =
  /** status 201 A result for each item. */ PersonnelMemberBatchResponse;
export type CreatePersonnelBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  personnelMemberBatchCreate: PersonnelMemberBatchCreate;
};
export type ListSafetyTargetsApiResponse =
  /** status 200 The safety targets, and how many there are without paging. */ SafetyTargetListResponse;
export type ListSafetyTargetsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only targets of these types; repeat the key for several. */
  safetyTargetTypeUuid?: string[];
  /** Only targets of these categories; repeat the key for several. */
  safetyTargetCategoryUuid?: string[];
  /** Only targets compared in these sets; repeat the key for several. */
  riskRatingSetUuid?: string[];
  /** Only targets with this status; repeat the key for several. */
  status?: SafetyTargetStatus[];
  /** Only targets of these hazards; repeat the key for several. */
  hazardUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetSafetyTargetApiResponse = /** status 200 The safety target. */ SafetyTargetResponse;
export type GetSafetyTargetApiArg = {
  /** Uuid of the safety target. */
  safetyTargetUuid: string;
};
export type UpdateSafetyTargetApiResponse = /** status 200 The updated safety target. */ SafetyTargetResponse;
export type UpdateSafetyTargetApiArg = {
  /** Uuid of the safety target. */
  safetyTargetUuid: string;
  safetyTargetUpdate: SafetyTargetUpdate;
};
export type DeleteSafetyTargetApiResponse = unknown;
export type DeleteSafetyTargetApiArg = {
  /** Uuid of the safety target. */
  safetyTargetUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetSafetyTargetDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetSafetyTargetDependencyTreeApiArg = {
  /** Uuid of the safety target. */
  safetyTargetUuid: string;
};
export type CreateSafetyTargetsBatchApiResponse =
  /** status 201 A result for each item. */ SafetyTargetBatchResponse;
export type CreateSafetyTargetsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  safetyTargetBatchCreate: SafetyTargetBatchCreate;
};
export type UpdateSafetyTargetsBatchApiResponse =
  /** status 200 A result for each item. */ SafetyTargetBatchUpdateResponse;
export type UpdateSafetyTargetsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  safetyTargetBatchUpdate: SafetyTargetBatchUpdate;
};
export type ListSolutionSetsApiResponse =
  /** status 200 The solution sets, and how many there are without paging. */ SolutionSetListResponse;
export type ListSolutionSetsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only sets of these kinds; repeat the key for several. */
  kind?: SolutionSetKind[];
  /** Only the set that is, or those that are not, selected. */
  isSelected?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetSolutionSetApiResponse = /** status 200 The solution set. */ SolutionSetResponse;
export type GetSolutionSetApiArg = {
  /** Uuid of the solution set. */
  solutionSetUuid: string;
};
export type UpdateSolutionSetApiResponse = /** status 200 The updated solution set. */ SolutionSetResponse;
export type UpdateSolutionSetApiArg = {
  /** Uuid of the solution set. */
  solutionSetUuid: string;
  solutionSetUpdate: SolutionSetUpdate;
};
export type DeleteSolutionSetApiResponse = unknown;
export type DeleteSolutionSetApiArg = {
  /** Uuid of the solution set. */
  solutionSetUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetSolutionSetDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetSolutionSetDependencyTreeApiArg = {
  /** Uuid of the solution set. */
  solutionSetUuid: string;
};
export type CreateSolutionSetsBatchApiResponse =
  /** status 201 A result for each item. */ SolutionSetBatchResponse;
export type CreateSolutionSetsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** true (default) saves every item or none; false saves the valid items and reports the others. */
  allOrNothing?: boolean;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  solutionSetBatchCreate: SolutionSetBatchCreate;
};
export type UpdateSolutionSetsBatchApiResponse =
  /** status 200 A result for each item. */ SolutionSetBatchUpdateResponse;
export type UpdateSolutionSetsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  solutionSetBatchUpdate: SolutionSetBatchUpdate;
};
export type Uuid = string;
export type LookupOrganization = string | null;
export type LookupProject = string | null;
export type LookupCode = string;
export type RecordName = string;
export type MarkdownText = string;
export type LookupOrder = number;
export type LookupDefault = boolean;
export type LookupActive = boolean;
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
export type Area = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type AreaListResponse = {
  data: {
    results: Area[];
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
export type LookupOrderBy = 'order' | 'code' | 'name' | 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type AreaResponse = {
  data: Area;
};
export type Reason = string;
export type AreaUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
};
export type DependencyTreeResponse = {
  data: DependencyTree;
};
export type EnergySource = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type EnergySourceListResponse = {
  data: {
    results: EnergySource[];
    total: number;
  };
};
export type EnergySourceResponse = {
  data: EnergySource;
};
export type EnergySourceUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
};
export type GuidewordTarget = 'FUNCTION' | 'SIGNAL' | 'TASK';
export type Guideword = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  /** Text of the malfunction, with {function} for the name of the function. */
  template: string;
  appliesTo: GuidewordTarget;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type GuidewordListResponse = {
  data: {
    results: Guideword[];
    total: number;
  };
};
export type GuidewordResponse = {
  data: Guideword;
};
export type GuidewordUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
  /** Text of the malfunction, with {function} for the name of the function. */
  template?: string;
  appliesTo?: GuidewordTarget;
};
export type HazardEffectType = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type HazardEffectTypeListResponse = {
  data: {
    results: HazardEffectType[];
    total: number;
  };
};
export type HazardEffectTypeResponse = {
  data: HazardEffectType;
};
export type HazardEffectTypeUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
};
export type HazardType = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  examples: MarkdownText;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type HazardTypeListResponse = {
  data: {
    results: HazardType[];
    total: number;
  };
};
export type HazardTypeResponse = {
  data: HazardType;
};
export type HazardTypeUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
  examples?: MarkdownText;
};
export type InjuryType = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  /** Lowest typical rank of severity. */
  severityRankLow: number;
  /** Highest typical rank of severity. */
  severityRankHigh: number;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type InjuryTypeListResponse = {
  data: {
    results: InjuryType[];
    total: number;
  };
};
export type InjuryTypeResponse = {
  data: InjuryType;
};
export type InjuryTypeUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
  /** Lowest typical rank of severity. */
  severityRankLow?: number;
  /** Highest typical rank of severity; not below the lowest. */
  severityRankHigh?: number;
};
export type LifecyclePhase = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type LifecyclePhaseListResponse = {
  data: {
    results: LifecyclePhase[];
    total: number;
  };
};
export type LifecyclePhaseResponse = {
  data: LifecyclePhase;
};
export type LifecyclePhaseUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
};
export type RrmType = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  /** 1 design, 2 safeguarding, 3 information, 4 measures of the user, 5 external measures. */
  hierarchyRank: number;
  /** Step of the method that it belongs to. */
  step: string;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type RrmTypeListResponse = {
  data: {
    results: RrmType[];
    total: number;
  };
};
export type RrmTypeResponse = {
  data: RrmType;
};
export type SafetyTargetCategory = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type SafetyTargetCategoryListResponse = {
  data: {
    results: SafetyTargetCategory[];
    total: number;
  };
};
export type SafetyTargetCategoryResponse = {
  data: SafetyTargetCategory;
};
export type SafetyTargetType = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type SafetyTargetTypeListResponse = {
  data: {
    results: SafetyTargetType[];
    total: number;
  };
};
export type SafetyTargetTypeResponse = {
  data: SafetyTargetType;
};
export type TaskType = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type TaskTypeListResponse = {
  data: {
    results: TaskType[];
    total: number;
  };
};
export type TaskTypeResponse = {
  data: TaskType;
};
export type TaskTypeUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
};
export type PolygonPoint = number[];
export type Polygon = PolygonPoint[] | null;
export type Zone = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  /** A guard or a lock decides who comes in. */
  accessControlled: boolean;
  polygon: Polygon;
  /** The machine that it is a zone of; only zones of a project have one. */
  machineUuid: string | null;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type ZoneListResponse = {
  data: {
    results: Zone[];
    total: number;
  };
};
export type ZoneResponse = {
  data: Zone;
};
export type ZoneUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
  /** A guard or a lock decides who comes in. */
  accessControlled?: boolean;
  /** A machine of the project that it is a zone of; null for none in particular. */
  machineUuid?: string | null;
};
export type PersonnelMember = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  /** Knows the machine and its dangers. */
  trained: boolean;
  /** Anybody may be among them and children as well. */
  isPublic: boolean;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type PersonnelMemberListResponse = {
  data: {
    results: PersonnelMember[];
    total: number;
  };
};
export type PersonnelMemberResponse = {
  data: PersonnelMember;
};
export type PersonnelMemberUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
  /** Knows the machine and its dangers. */
  trained?: boolean;
  /** Anybody may be among them and children as well. */
  isPublic?: boolean;
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
export type EnergySourceBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: EnergySource[];
  };
};
export type EnergySourceCreate = {
  name: RecordName;
  code?: LookupCode;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
};
export type EnergySourceBatchCreate = {
  items: EnergySourceCreate[];
};
export type GuidewordBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: Guideword[];
  };
};
export type GuidewordCreate = {
  name: RecordName;
  code?: LookupCode;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
  /** Text of the malfunction, with {function} for the name of the function. */
  template: string;
  appliesTo?: GuidewordTarget;
};
export type GuidewordBatchCreate = {
  items: GuidewordCreate[];
};
export type HazardEffectTypeBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: HazardEffectType[];
  };
};
export type HazardEffectTypeCreate = {
  name: RecordName;
  code?: LookupCode;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
};
export type HazardEffectTypeBatchCreate = {
  items: HazardEffectTypeCreate[];
};
export type HazardTypeBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: HazardType[];
  };
};
export type HazardTypeCreate = {
  name: RecordName;
  code?: LookupCode;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
  examples?: MarkdownText;
};
export type HazardTypeBatchCreate = {
  items: HazardTypeCreate[];
};
export type InjuryTypeBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: InjuryType[];
  };
};
export type InjuryTypeCreate = {
  name: RecordName;
  code?: LookupCode;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
  /** Lowest typical rank of severity. */
  severityRankLow: number;
  /** Highest typical rank of severity; not below the lowest. */
  severityRankHigh: number;
};
export type InjuryTypeBatchCreate = {
  items: InjuryTypeCreate[];
};
export type LifecyclePhaseBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: LifecyclePhase[];
  };
};
export type LifecyclePhaseCreate = {
  name: RecordName;
  code?: LookupCode;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
};
export type LifecyclePhaseBatchCreate = {
  items: LifecyclePhaseCreate[];
};
export type TaskTypeBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: TaskType[];
  };
};
export type TaskTypeCreate = {
  name: RecordName;
  code?: LookupCode;
  description?: MarkdownText;
  order?: LookupOrder;
  isActive?: LookupActive;
};
export type TaskTypeBatchCreate = {
  items: TaskTypeCreate[];
};
export type AreaBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: Area[];
  };
};
export type AreaCreate = {
  name: RecordName;
  code?: LookupCode;
  description?: MarkdownText;
  order?: LookupOrder;
  isDefault?: LookupDefault;
  isActive?: LookupActive;
};
export type AreaBatchCreate = {
  items: AreaCreate[];
};
export type ZoneBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: Zone[];
  };
};
export type NewUuid = string;
export type ZoneCreate = {
  uuid?: NewUuid;
  name: RecordName;
  code?: LookupCode;
  description?: MarkdownText;
  order?: LookupOrder;
  isDefault?: LookupDefault;
  isActive?: LookupActive;
  /** A guard or a lock decides who comes in. */
  accessControlled?: boolean;
  polygon?: Polygon;
  /** A machine of the project that it is a zone of. */
  machineUuid?: string | null;
};
export type ZoneBatchCreate = {
  items: ZoneCreate[];
};
export type PersonnelMemberBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: PersonnelMember[];
  };
};
export type PersonnelMemberCreate = {
  name: RecordName;
  code?: LookupCode;
  description?: MarkdownText;
  order?: LookupOrder;
  isDefault?: LookupDefault;
  isActive?: LookupActive;
  /** Knows the machine and its dangers. */
  trained?: boolean;
  /** Anybody may be among them and children as well. */
  isPublic?: boolean;
};
export type PersonnelMemberBatchCreate = {
  items: PersonnelMemberCreate[];
};
export type RecordCode = string;
export type Position = number;
export type Source = 'MANUAL' | 'IMPORT' | 'GENERATED' | 'RECOMMENDED' | 'COPIED';
export type SafetyTargetStatus = 'DRAFT' | 'AGREED' | 'PROVISIONAL' | 'BASELINED';
export type SafetyTarget = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  safetyTargetTypeUuid: NullableUuid;
  /** Scale of the level. Left out for a new target, that of the rating set. */
  safetyTargetCategoryUuid: string | null;
  /** Set in which its hazards are compared; one of the project. Left out for a new target, the first one. */
  riskRatingSetUuid: string;
  /** Rating of the set to which the target is raised by hand, above its hazards; null when the hazards decide. */
  raisedRatingUuid: string | null;
  /** Why it is raised; needed when it is. */
  raiseReason: string;
  /** Its id in another tool. */
  externalId: string;
  /** State of the item in which nobody is at risk, in Markdown. */
  safeState: string;
  /** Fault-tolerant time interval in milliseconds; null where no source gives one. */
  fttiMs: number | null;
  /** Fault detection time in milliseconds: from the fault to its detection. With the fault reaction time it fits into `fttiMs` (V27). */
  faultDetectionMs: number | null;
  /** Fault reaction time in milliseconds: from the detection to the safe state or to emergency operation. */
  faultReactionMs: number | null;
  /** Time in milliseconds for which emergency operation keeps the item safe until the safe state is reached; null where there is none. */
  emergencyOperationMs: number | null;
  /** How people are warned, so that they can control the situation, in Markdown. */
  warningConcept: string;
  /** What the item still does once a fault was found, in Markdown. */
  degradationConcept: string;
  status: SafetyTargetStatus;
  /** Hazards whose risk it takes care of. */
  hazardUuids: Uuid[];
  /** Highest initial rating of its hazards in the set; null while none is rated. */
  hazardsRatingUuid: string | null;
  /** Rating that holds: the highest of its hazards, or the raised one where that is higher. */
  ratingUuid: string | null;
  /** Level of that rating on the scale of the category, such as C for ASIL C. */
  level: string | null;
  /** Rank of that rating in the set, to compare targets. */
  levelRank: number | null;
};
export type SafetyTargetListResponse = {
  data: {
    results: SafetyTarget[];
    total: number;
  };
};
export type RecordOrderBy = 'position' | 'code' | 'name' | 'createdAt' | 'updatedAt';
export type SafetyTargetResponse = {
  data: SafetyTarget;
};
export type SafetyTargetUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  safetyTargetTypeUuid?: NullableUuid;
  /** Scale of the level. Left out for a new target, that of the rating set. */
  safetyTargetCategoryUuid?: string | null;
  /** Set in which its hazards are compared; one of the project. Left out for a new target, the first one. */
  riskRatingSetUuid?: string;
  /** Rating of the set to which the target is raised by hand, above its hazards; null when the hazards decide. */
  raisedRatingUuid?: string | null;
  /** Why it is raised; needed when it is. */
  raiseReason?: string;
  /** Its id in another tool. */
  externalId?: string;
  /** State of the item in which nobody is at risk, in Markdown. */
  safeState?: string;
  /** Fault-tolerant time interval in milliseconds; null where no source gives one. */
  fttiMs?: number | null;
  /** Fault detection time in milliseconds: from the fault to its detection. With the fault reaction time it fits into `fttiMs` (V27). */
  faultDetectionMs?: number | null;
  /** Fault reaction time in milliseconds: from the detection to the safe state or to emergency operation. */
  faultReactionMs?: number | null;
  /** Time in milliseconds for which emergency operation keeps the item safe until the safe state is reached; null where there is none. */
  emergencyOperationMs?: number | null;
  /** How people are warned, so that they can control the situation, in Markdown. */
  warningConcept?: string;
  /** What the item still does once a fault was found, in Markdown. */
  degradationConcept?: string;
  status?: SafetyTargetStatus;
  /** Hazards whose risk it takes care of. */
  hazardUuids?: Uuid[];
};
export type SafetyTargetBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: SafetyTarget[];
  };
};
export type SafetyTargetCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  safetyTargetTypeUuid?: NullableUuid;
  /** Scale of the level. Left out for a new target, that of the rating set. */
  safetyTargetCategoryUuid?: string | null;
  /** Set in which its hazards are compared; one of the project. Left out for a new target, the first one. */
  riskRatingSetUuid?: string;
  /** Rating of the set to which the target is raised by hand, above its hazards; null when the hazards decide. */
  raisedRatingUuid?: string | null;
  /** Why it is raised; needed when it is. */
  raiseReason?: string;
  /** Its id in another tool. */
  externalId?: string;
  /** State of the item in which nobody is at risk, in Markdown. */
  safeState?: string;
  /** Fault-tolerant time interval in milliseconds; null where no source gives one. */
  fttiMs?: number | null;
  /** Fault detection time in milliseconds: from the fault to its detection. With the fault reaction time it fits into `fttiMs` (V27). */
  faultDetectionMs?: number | null;
  /** Fault reaction time in milliseconds: from the detection to the safe state or to emergency operation. */
  faultReactionMs?: number | null;
  /** Time in milliseconds for which emergency operation keeps the item safe until the safe state is reached; null where there is none. */
  emergencyOperationMs?: number | null;
  /** How people are warned, so that they can control the situation, in Markdown. */
  warningConcept?: string;
  /** What the item still does once a fault was found, in Markdown. */
  degradationConcept?: string;
  status?: SafetyTargetStatus;
  /** Hazards whose risk it takes care of. */
  hazardUuids?: Uuid[];
};
export type SafetyTargetBatchCreate = {
  items: SafetyTargetCreate[];
};
export type BatchUpdateStatus = 'SAVED' | 'CONFLICT' | 'FAILED';
export type SafetyTargetBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: SafetyTarget;
  current?: SafetyTarget;
  error?: ErrorAnswer;
};
export type SafetyTargetBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: SafetyTargetBatchUpdateResult[];
  };
};
export type SafetyTargetBatchUpdate = {
  items: {
    uuid: Uuid;
    change: SafetyTargetUpdate;
  }[];
};
export type SolutionSetKind = 'CURRENT' | 'PROPOSED' | 'FINAL';
export type SolutionSet = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  kind: SolutionSetKind;
  /** Applies to every hazard that chooses no set of its own. One of a project at most: selecting one takes it from the other. */
  isSelected: boolean;
  /** In the currency of the project; null where nobody estimated it. */
  cost: number | null;
  /** Remarks in Markdown. */
  note: string;
  /** Uses of measures that belong to it. */
  hazardRrmUuids: Uuid[];
};
export type SolutionSetListResponse = {
  data: {
    results: SolutionSet[];
    total: number;
  };
};
export type SolutionSetResponse = {
  data: SolutionSet;
};
export type SolutionSetUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  position?: Position;
  kind?: SolutionSetKind;
  /** Applies to every hazard that chooses no set of its own. One of a project at most: selecting one takes it from the other. */
  isSelected?: boolean;
  /** In the currency of the project; null where nobody estimated it. */
  cost?: number | null;
  /** Remarks in Markdown. */
  note?: string;
};
export type SolutionSetBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    results: BatchItemResult[];
    /** The saved records, in the order of the request. */
    records?: SolutionSet[];
  };
};
export type SolutionSetCreate = {
  uuid?: NewUuid;
  name: RecordName;
  description?: MarkdownText;
  position?: Position;
  source?: Source;
  kind?: SolutionSetKind;
  /** Applies to every hazard that chooses no set of its own. One of a project at most: selecting one takes it from the other. */
  isSelected?: boolean;
  /** In the currency of the project; null where nobody estimated it. */
  cost?: number | null;
  /** Remarks in Markdown. */
  note?: string;
};
export type SolutionSetBatchCreate = {
  items: SolutionSetCreate[];
};
export type SolutionSetBatchUpdateResult = {
  /** Place in the request. */
  index: number;
  uuid: Uuid;
  status: BatchUpdateStatus;
  record?: SolutionSet;
  current?: SolutionSet;
  error?: ErrorAnswer;
};
export type SolutionSetBatchUpdateResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: SolutionSetBatchUpdateResult[];
  };
};
export type SolutionSetBatchUpdate = {
  items: {
    uuid: Uuid;
    change: SolutionSetUpdate;
  }[];
};
export const {
  useListAreasQuery,
  useLazyListAreasQuery,
  useGetAreaQuery,
  useLazyGetAreaQuery,
  useUpdateAreaMutation,
  useDeleteAreaMutation,
  useGetAreaDependencyTreeQuery,
  useLazyGetAreaDependencyTreeQuery,
  useListEnergySourcesQuery,
  useLazyListEnergySourcesQuery,
  useGetEnergySourceQuery,
  useLazyGetEnergySourceQuery,
  useUpdateEnergySourceMutation,
  useListGuidewordsQuery,
  useLazyListGuidewordsQuery,
  useGetGuidewordQuery,
  useLazyGetGuidewordQuery,
  useUpdateGuidewordMutation,
  useListHazardEffectTypesQuery,
  useLazyListHazardEffectTypesQuery,
  useGetHazardEffectTypeQuery,
  useLazyGetHazardEffectTypeQuery,
  useUpdateHazardEffectTypeMutation,
  useListHazardTypesQuery,
  useLazyListHazardTypesQuery,
  useGetHazardTypeQuery,
  useLazyGetHazardTypeQuery,
  useUpdateHazardTypeMutation,
  useListInjuryTypesQuery,
  useLazyListInjuryTypesQuery,
  useGetInjuryTypeQuery,
  useLazyGetInjuryTypeQuery,
  useUpdateInjuryTypeMutation,
  useListLifecyclePhasesQuery,
  useLazyListLifecyclePhasesQuery,
  useGetLifecyclePhaseQuery,
  useLazyGetLifecyclePhaseQuery,
  useUpdateLifecyclePhaseMutation,
  useListRrmTypesQuery,
  useLazyListRrmTypesQuery,
  useGetRrmTypeQuery,
  useLazyGetRrmTypeQuery,
  useListSafetyTargetCategoriesQuery,
  useLazyListSafetyTargetCategoriesQuery,
  useGetSafetyTargetCategoryQuery,
  useLazyGetSafetyTargetCategoryQuery,
  useListSafetyTargetTypesQuery,
  useLazyListSafetyTargetTypesQuery,
  useGetSafetyTargetTypeQuery,
  useLazyGetSafetyTargetTypeQuery,
  useListTaskTypesQuery,
  useLazyListTaskTypesQuery,
  useGetTaskTypeQuery,
  useLazyGetTaskTypeQuery,
  useUpdateTaskTypeMutation,
  useListZonesQuery,
  useLazyListZonesQuery,
  useGetZoneQuery,
  useLazyGetZoneQuery,
  useUpdateZoneMutation,
  useDeleteZoneMutation,
  useGetZoneDependencyTreeQuery,
  useLazyGetZoneDependencyTreeQuery,
  useListPersonnelQuery,
  useLazyListPersonnelQuery,
  useGetPersonnelMemberQuery,
  useLazyGetPersonnelMemberQuery,
  useUpdatePersonnelMemberMutation,
  useCreateEnergySourcesBatchMutation,
  useCreateGuidewordsBatchMutation,
  useCreateHazardEffectTypesBatchMutation,
  useCreateHazardTypesBatchMutation,
  useCreateInjuryTypesBatchMutation,
  useCreateLifecyclePhasesBatchMutation,
  useCreateTaskTypesBatchMutation,
  useCreateAreasBatchMutation,
  useCreateZonesBatchMutation,
  useCreatePersonnelBatchMutation,
  useListSafetyTargetsQuery,
  useLazyListSafetyTargetsQuery,
  useGetSafetyTargetQuery,
  useLazyGetSafetyTargetQuery,
  useUpdateSafetyTargetMutation,
  useDeleteSafetyTargetMutation,
  useGetSafetyTargetDependencyTreeQuery,
  useLazyGetSafetyTargetDependencyTreeQuery,
  useCreateSafetyTargetsBatchMutation,
  useUpdateSafetyTargetsBatchMutation,
  useListSolutionSetsQuery,
  useLazyListSolutionSetsQuery,
  useGetSolutionSetQuery,
  useLazyGetSolutionSetQuery,
  useUpdateSolutionSetMutation,
  useDeleteSolutionSetMutation,
  useGetSolutionSetDependencyTreeQuery,
  useLazyGetSolutionSetDependencyTreeQuery,
  useCreateSolutionSetsBatchMutation,
  useUpdateSolutionSetsBatchMutation,
} = injectedRtkApi;
