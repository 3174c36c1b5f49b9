import { AUDIT_ENTITY_LABELS } from '@/features/shared/audit-log/auditTexts';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

/** Kinds that are in a baseline and in no history. */
const FURTHER: Readonly<Record<string, TextDefinition>> = defineTexts(
  'baselines',
  {
    EnergySource: 'Energy source',
    Guideword: 'Guideword',
    HazardEffectType: 'Type of effect',
    HazardType: 'Type of hazard',
    InjuryType: 'Type of injury',
    LifecyclePhase: 'Phase of the life cycle',
    PersonnelMember: 'Personnel',
    ProjectAttributeType: 'Attribute of projects',
    ProjectAttributeTypeValue: 'Choice of an attribute',
    RrmType: 'Type of measure',
    SafetyTargetCategory: 'Scale of targets',
    SafetyTargetType: 'Type of target',
    TaskType: 'Type of task',
    ToolStatus: 'State of a connected tool',
  },
  'entity-',
);

/** What a kind of record is called; kinds of a newer server by the contract's name. */
export function entityText(entity: string): TextDefinition | undefined {
  return FURTHER[entity] ?? (AUDIT_ENTITY_LABELS as Readonly<Record<string, TextDefinition>>)[entity];
}
