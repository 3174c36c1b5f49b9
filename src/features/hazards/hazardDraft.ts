import type { Hazard, HazardCreate } from '@/api/hazards';
import { newRecord } from '@/records/newRecord';
import { GROUP_LINKS } from './view/grouping';

/** A hazard until it is created. @param links what it is grouped by */
export const hazardDraft = (
  projectUuid: string,
  style: Hazard['style'],
  riskRatingSetUuid: string,
  links: Partial<Hazard>,
): Hazard => ({
  ...newRecord(projectUuid),
  style,
  riskRatingSetUuid,
  hazardTypeUuid: null,
  functionUuid: null,
  malfunctionUuid: null,
  exposureSituationUuid: null,
  hazardousEventUuid: null,
  machineUuid: null,
  taskUuid: null,
  zoneUuid: null,
  areaUuid: null,
  lifecyclePhaseUuid: null,
  energySourceUuid: null,
  isConsensusVotingLocked: false,
  isFinalConsensusVotingLocked: false,
  isRiskFrozen: false,
  fttiMs: null,
  ownerUserUuid: null,
  personnelUuids: [],
  solutionSetUuids: [],
  hazardRrmUuids: [],
  safetyTargetUuids: [],
  sremUuids: [],
  figureUuids: [],
  assignedUserUuids: [],
  misuseUuid: null,
  machineHazardUuid: null,
  humanTaskUuid: null,
  injuryTypeUuids: [],
  assumptionUuids: [],
  hazardEffects: [],
  statusOverride: null,
  statusReason: '',
  duplicateOfUuid: null,
  needsReview: false,
  status: 'DRAFT',
  evaluations: [],
  ...links,
});

/** What is sent to create it. What was typed into it meanwhile follows as a change. */
export const createdFrom = (draft: Hazard): HazardCreate => ({
  style: draft.style,
  ...Object.fromEntries(GROUP_LINKS.flatMap(field => (draft[field] ? [[field, draft[field]]] : []))),
});
