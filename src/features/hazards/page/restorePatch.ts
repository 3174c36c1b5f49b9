import { AVOIDANCE_FACTORS, type AvoidanceFactors } from '@domain/rating/avoidanceFactors';
import { LEVEL_FIELDS, PARAMETERS } from '@domain/rating/parameters';
import type { Hazard } from '@/api/hazards';
import type { ProjectHistoryEntry } from '@/api/projects';
import { avoidancePath, levelPath, rationalePath, readPath } from '@/records/models/hazardModel';
import { type Patch, sameValue } from '@/records/recordModel';

/** Fields of a hazard that an ordinary edit changes; what steps of their own change (votes, locks) is not put back here. */
const OWN_FIELDS: readonly string[] = [
  'name',
  'description',
  'hazardTypeUuid',
  'functionUuid',
  'malfunctionUuid',
  'misuseUuid',
  'exposureSituationUuid',
  'hazardousEventUuid',
  'machineUuid',
  'machineHazardUuid',
  'taskUuid',
  'humanTaskUuid',
  'zoneUuid',
  'areaUuid',
  'lifecyclePhaseUuid',
  'energySourceUuid',
  'fttiMs',
  'ownerUserUuid',
  'personnelUuids',
  'injuryTypeUuids',
  'assumptionUuids',
  'hazardEffects',
  'residualRiskNote',
  'standardClause',
];

/**
 * The edit that gives a field of a hazard, or of one of its initial ratings, the value that it had before a change.
 * @param record the one that was changed
 * @returns undefined for a field that no edit changes, and where the value stands there now
 */
export function restorePatch(
  hazard: Hazard,
  { record, action }: Pick<ProjectHistoryEntry, 'record' | 'action'>,
  field: string,
  before: unknown,
): Patch | undefined {
  // A record that was just made had nothing before.
  if (action !== 'UPDATE') return undefined;
  const patch = patchOf(hazard, record.uuid, field, before);
  const changed = Object.entries(patch).filter(([path, value]) => !sameValue(readPath(hazard, path), value));
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

function patchOf(hazard: Hazard, recordUuid: string, field: string, before: unknown): Patch {
  if (recordUuid === hazard.uuid) return OWN_FIELDS.includes(field) ? { [field]: before } : {};
  const evaluation = hazard.evaluations.find(({ uuid }) => uuid === recordUuid);
  if (evaluation?.stage !== 'INITIAL') return {};
  const { riskRatingSetUuid } = evaluation;
  const level = Object.values(LEVEL_FIELDS).find(one => one === field);
  if (level) return { [levelPath(riskRatingSetUuid, level)]: before ?? null };
  if (field === 'avoidanceFactors') {
    const factors = (before ?? {}) as AvoidanceFactors;
    return Object.fromEntries(
      AVOIDANCE_FACTORS.map(factor => [avoidancePath(riskRatingSetUuid, factor), factors[factor] ?? null]),
    );
  }
  if (field !== 'rationale') return {};
  const reasons = (before ?? {}) as Partial<Record<string, string>>;
  return Object.fromEntries(
    PARAMETERS.map(parameter => [rationalePath(riskRatingSetUuid, parameter), reasons[parameter] ?? '']),
  );
}

/** Whether what the group agreed on would be changed. */
export const isAgreedField = (hazard: Hazard, recordUuid: string, field: string): boolean =>
  hazard.isConsensusVotingLocked &&
  (recordUuid !== hazard.uuid ||
    !['fttiMs', 'ownerUserUuid', 'assumptionUuids', 'residualRiskNote', 'standardClause'].includes(field));
