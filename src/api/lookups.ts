import { resourceTags } from './cacheTags';
import {
  lookupsApi as generated,
  type ListAreasApiResponse,
  type ListGuidewordsApiResponse,
  type ListHazardTypesApiResponse,
  type ListPersonnelApiResponse,
  type ListRrmTypesApiResponse,
  type ListSafetyTargetsApiResponse,
  type ListSolutionSetsApiResponse,
  type ListZonesApiResponse,
} from './generated/lookups.gen';

const personnelTags = resourceTags('Personnel', { plural: 'Personnel' });

const lookupsApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('Area', { unlinks: ['Hazard', 'HaraFigure'] }),
    ...resourceTags('EnergySource'),
    ...resourceTags('Guideword'),
    ...resourceTags('HazardEffectType'),
    ...resourceTags('HazardType'),
    ...resourceTags('InjuryType'),
    ...resourceTags('LifecyclePhase'),
    ...personnelTags,
    // One of them is called a member, all of them personnel.
    getPersonnelMember: personnelTags.getPersonnel,
    updatePersonnelMember: personnelTags.updatePersonnel,
    ...resourceTags('SafetyTarget', { also: ['Hazard', 'Srem'], unlinks: ['Document', 'Rrm'] }),
    // Which alternative is selected decides whether final ratings are outdated.
    ...resourceTags('SolutionSet', { also: ['Hazard'], unlinks: ['HazardRrm'] }),
    ...resourceTags('TaskType'),
    ...resourceTags('Zone', { unlinks: ['Hazard', 'HaraFigure', 'HumanTask', 'MachineHazard', 'Task'] }),
  },
});

/** What every entry of a lookup has. */
export type LookupEntry = Pick<
  ListHazardTypesApiResponse['data']['results'][number],
  'uuid' | 'code' | 'name' | 'description' | 'isActive'
>;
/** A word that turns a function into malfunctions. */
export type Guideword = ListGuidewordsApiResponse['data']['results'][number];
/** A kind of measure with its place in the hierarchy (ISO 12100:2010 clause 6.1). */
export type RrmType = ListRrmTypesApiResponse['data']['results'][number];
/** A space around a machine where a person can be harmed. */
export type Zone = ListZonesApiResponse['data']['results'][number];
/** A part of the site. */
export type Area = ListAreasApiResponse['data']['results'][number];
/** A group of people who can be harmed. */
export type PersonnelMember = ListPersonnelApiResponse['data']['results'][number];
/** A target that the design must reach, such as a safety goal. */
export type SafetyTarget = ListSafetyTargetsApiResponse['data']['results'][number];
/** A named alternative of measures. */
export type SolutionSet = ListSolutionSetsApiResponse['data']['results'][number];
export const {
  useListEnergySourcesQuery,
  useListGuidewordsQuery,
  useListHazardEffectTypesQuery,
  useListHazardTypesQuery,
  useListInjuryTypesQuery,
  useListLifecyclePhasesQuery,
  useListPersonnelQuery,
  useCreatePersonnelBatchMutation,
  useUpdatePersonnelMemberMutation,
  useListTaskTypesQuery,
  useListZonesQuery,
  useCreateZonesBatchMutation,
  useUpdateZoneMutation,
  useListAreasQuery,
  useCreateAreasBatchMutation,
  useUpdateAreaMutation,
  useListRrmTypesQuery,
  useListSafetyTargetCategoriesQuery,
  useListSafetyTargetTypesQuery,
  useListSafetyTargetsQuery,
  useCreateSafetyTargetsBatchMutation,
  useUpdateSafetyTargetMutation,
  useDeleteSafetyTargetMutation,
  useListSolutionSetsQuery,
  useCreateEnergySourcesBatchMutation,
  useUpdateEnergySourceMutation,
  useCreateGuidewordsBatchMutation,
  useUpdateGuidewordMutation,
  useCreateHazardEffectTypesBatchMutation,
  useUpdateHazardEffectTypeMutation,
  useCreateHazardTypesBatchMutation,
  useUpdateHazardTypeMutation,
  useCreateInjuryTypesBatchMutation,
  useUpdateInjuryTypeMutation,
  useCreateLifecyclePhasesBatchMutation,
  useUpdateLifecyclePhaseMutation,
  useCreateTaskTypesBatchMutation,
  useUpdateTaskTypeMutation,
  useCreateSolutionSetsBatchMutation,
  useUpdateSolutionSetMutation,
  useDeleteSolutionSetMutation,
} = lookupsApi;
/** For the edit queue, which calls outside of components. */
export const {
  createZonesBatch,
  updateZone,
  deleteZone,
  getZoneDependencyTree,
  updateArea,
  deleteArea,
  getAreaDependencyTree,
  createSafetyTargetsBatch,
  updateSafetyTarget,
  updateSafetyTargetsBatch,
  deleteSafetyTarget,
  getSafetyTargetDependencyTree,
  createSolutionSetsBatch,
  updateSolutionSet,
  updateSolutionSetsBatch,
  deleteSolutionSet,
  getSolutionSetDependencyTree,
} = lookupsApi.endpoints;
