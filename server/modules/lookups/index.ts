import type { PgTable } from 'drizzle-orm/pg-core';
import { defineRecord } from '../../database/records/recordType.ts';
import * as schema from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { lookupRecord, lookupRules, organizationLookupRules } from '../shared/lookupRecords.ts';
import { ranksProblem } from './injuryRanks.ts';
import { safetyTarget, safetyTargetHandlers } from './safetyTargets.ts';
import { solutionSet, solutionSetHandlers } from './solutionSets.ts';

export { safetyTarget, targetStatus } from './safetyTargets.ts';

const lookup = <const Entity extends string, const Plural extends string>(
  entity: Entity,
  plural: Plural,
  table: PgTable,
) => defineRecord({ ...lookupRecord, entity, plural, table });

export const areaType = lookup('Area', 'Areas', schema.areas);
const energySource = lookup('EnergySource', 'EnergySources', schema.energySources);
const guideword = lookup('Guideword', 'Guidewords', schema.guidewords);
const hazardEffectType = lookup('HazardEffectType', 'HazardEffectTypes', schema.hazardEffectTypes);
const hazardType = lookup('HazardType', 'HazardTypes', schema.hazardTypes);
const injuryType = lookup('InjuryType', 'InjuryTypes', schema.injuryTypes);
const lifecyclePhase = lookup('LifecyclePhase', 'LifecyclePhases', schema.lifecyclePhases);
export const personnelType = defineRecord({
  ...lookupRecord,
  entity: 'PersonnelMember',
  plural: 'Personnel',
  table: schema.personnel,
  key: 'personnelUuid',
});
const rrmType = lookup('RrmType', 'RrmTypes', schema.rrmTypes);
const safetyTargetCategory = lookup(
  'SafetyTargetCategory',
  'SafetyTargetCategories',
  schema.safetyTargetCategories,
);
const safetyTargetType = lookup('SafetyTargetType', 'SafetyTargetTypes', schema.safetyTargetTypes);
const taskType = lookup('TaskType', 'TaskTypes', schema.taskTypes);
export const zoneType = lookup('Zone', 'Zones', schema.zones);

export const lookupTypes = [
  areaType,
  energySource,
  guideword,
  hazardEffectType,
  hazardType,
  injuryType,
  lifecyclePhase,
  personnelType,
  rrmType,
  safetyTarget,
  safetyTargetCategory,
  safetyTargetType,
  solutionSet,
  taskType,
  zoneType,
];

export const lookupHandlers = {
  ...recordHandlers(areaType, lookupRules),
  ...recordHandlers(energySource, organizationLookupRules(energySource)),
  ...recordHandlers(guideword, organizationLookupRules(guideword)),
  ...recordHandlers(hazardEffectType, organizationLookupRules(hazardEffectType)),
  ...recordHandlers(hazardType, organizationLookupRules(hazardType)),
  ...recordHandlers(injuryType, organizationLookupRules(injuryType, ranksProblem)),
  ...recordHandlers(lifecyclePhase, organizationLookupRules(lifecyclePhase)),
  ...recordHandlers(personnelType, lookupRules),
  ...recordHandlers(rrmType, lookupRules),
  ...recordHandlers(safetyTargetCategory, lookupRules),
  ...recordHandlers(safetyTargetType, lookupRules),
  ...safetyTargetHandlers,
  ...solutionSetHandlers,
  ...recordHandlers(taskType, organizationLookupRules(taskType)),
  ...recordHandlers(zoneType, lookupRules),
};
