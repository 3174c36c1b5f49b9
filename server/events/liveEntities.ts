import type { components } from '../contract/generated/operations.ts';

export type LiveEntity = components['schemas']['LiveEntity'];

/**
 * Kinds of records whose changes are reported: what everybody who reads the analysis sees anyway. Votes and comments are
 * told as a change of their round, as far as they show (`votingRows.ts`); what belongs to one person is not
 * (docs/decisions/0006, 0011).
 */
export const LIVE_ENTITIES: readonly LiveEntity[] = [
  'Area',
  'Assumption',
  'Baseline',
  'BaselineReview',
  'BaselineSignature',
  'Cea',
  'CeaType',
  'Document',
  'DocumentRevision',
  'ExposureEstimate',
  'ExposureEstimateType',
  'ExposureEstimateTypeValue',
  'ExposureSituation',
  'FindingAcceptance',
  'Function',
  'HaraFigure',
  'Hazard',
  'HazardComment',
  'HazardEvaluation',
  'HazardRrm',
  'HazardRrmEvaluation',
  'HazardVoteEvent',
  'HazardousEvent',
  'HumanTask',
  'Machine',
  'MachineHazard',
  'Malfunction',
  'Misuse',
  'Personnel',
  'Project',
  'ProjectAttribute',
  'ProjectMember',
  'ReviewFinding',
  'Rrm',
  'SafetyFunction',
  'SafetyTarget',
  'SolutionSet',
  'Srem',
  'SuggestionRefusal',
  'TagRelationship',
  'Task',
  'Zone',
];

/** Records that show another one: its field that names them, one or a list. */
export const SHOWN_IN: Partial<Record<LiveEntity, { field: string; entity: LiveEntity }>> = {
  HazardEvaluation: { field: 'hazardUuid', entity: 'Hazard' },
  HazardRrm: { field: 'hazardUuid', entity: 'Hazard' },
  SafetyFunction: { field: 'hazardUuids', entity: 'Hazard' },
  SafetyTarget: { field: 'hazardUuids', entity: 'Hazard' },
  Srem: { field: 'hazardUuids', entity: 'Hazard' },
  HaraFigure: { field: 'hazardUuids', entity: 'Hazard' },
  BaselineReview: { field: 'baselineUuid', entity: 'Baseline' },
  BaselineSignature: { field: 'baselineUuid', entity: 'Baseline' },
  ReviewFinding: { field: 'baselineUuid', entity: 'Baseline' },
  ExposureEstimate: { field: 'exposureSituationUuid', entity: 'ExposureSituation' },
};

/** Kinds whose record type, and so the audit trail, has another name. */
export const AUDIT_NAMES: Partial<Record<LiveEntity, string>> = { Personnel: 'PersonnelMember' };

export const auditName = (entity: LiveEntity): string => AUDIT_NAMES[entity] ?? entity;
