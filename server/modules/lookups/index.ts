import type { PgTable } from 'drizzle-orm/pg-core';
import { defineRecord } from '../../database/records/recordType.ts';
import * as schema from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { lookupRecord, lookupRules } from '../shared/lookupRecords.ts';
import { safetyTarget, safetyTargetHandlers } from './safetyTargets.ts';
import { solutionSet, solutionSetHandlers } from './solutionSets.ts';

export { targetStatus } from './safetyTargets.ts';

const lookup = <const Entity extends string, const Plural extends string>(
  entity: Entity,
  plural: Plural,
  table: PgTable,
) => defineRecord({ ...lookupRecord, entity, plural, table });

const area = lookup('Area', 'Areas', schema.areas);
const energySource = lookup('EnergySource', 'EnergySources', schema.energySources);
const guideword = lookup('Guideword', 'Guidewords', schema.guidewords);
const hazardEffectType = lookup('HazardEffectType', 'HazardEffectTypes', schema.hazardEffectTypes);
const hazardType = lookup('HazardType', 'HazardTypes', schema.hazardTypes);
const injuryType = lookup('InjuryType', 'InjuryTypes', schema.injuryTypes);
const lifecyclePhase = lookup('LifecyclePhase', 'LifecyclePhases', schema.lifecyclePhases);
const personnelMember = defineRecord({
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
const zone = lookup('Zone', 'Zones', schema.zones);

export const lookupTypes = [
  area,
  energySource,
  guideword,
  hazardEffectType,
  hazardType,
  injuryType,
  lifecyclePhase,
  personnelMember,
  rrmType,
  safetyTarget,
  safetyTargetCategory,
  safetyTargetType,
  solutionSet,
  taskType,
  zone,
];

export const lookupHandlers = {
  ...recordHandlers(area, lookupRules),
  ...recordHandlers(energySource, lookupRules),
  ...recordHandlers(guideword, lookupRules),
  ...recordHandlers(hazardEffectType, lookupRules),
  ...recordHandlers(hazardType, lookupRules),
  ...recordHandlers(injuryType, lookupRules),
  ...recordHandlers(lifecyclePhase, lookupRules),
  ...recordHandlers(personnelMember, lookupRules),
  ...recordHandlers(rrmType, lookupRules),
  ...recordHandlers(safetyTargetCategory, lookupRules),
  ...recordHandlers(safetyTargetType, lookupRules),
  ...safetyTargetHandlers,
  ...solutionSetHandlers,
  ...recordHandlers(taskType, lookupRules),
  ...recordHandlers(zone, lookupRules),
};
