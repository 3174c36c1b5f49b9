import type { HoleKind } from '@domain/trace/traceHoles';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

/** What is missing, as a mark says it. */
export const HOLE_LABELS: Readonly<Record<HoleKind, TextDefinition>> = defineTexts(
  'trace',
  {
    HAZARD_WITHOUT_TARGET: 'No target',
    TARGET_WITHOUT_REQUIREMENT: 'No requirement',
    REQUIREMENT_BELOW_TARGET: 'Below its target',
    DECOMPOSITION_NOT_ALLOWED: 'Decomposition open',
    REQUIREMENT_WITHOUT_VERIFICATION: 'No verification',
    REQUIREMENT_WITHOUT_DOCUMENT: 'No document',
    TARGET_WITHOUT_HAZARD: 'No hazard leads here',
    REQUIREMENT_WITHOUT_HAZARD: 'No hazard leads here',
    FUNCTION_BELOW_REQUIRED: 'Below its required level',
  },
  'hole-',
);

/** The same, where it is chosen or counted by itself. */
export const HOLE_FILTERS: Readonly<Record<HoleKind, TextDefinition>> = defineTexts(
  'trace',
  {
    HAZARD_WITHOUT_TARGET: 'Hazards without a target',
    TARGET_WITHOUT_REQUIREMENT: 'Targets without a requirement',
    REQUIREMENT_BELOW_TARGET: 'Requirements below their target',
    DECOMPOSITION_NOT_ALLOWED: 'Decompositions that are not allowed or not argued',
    REQUIREMENT_WITHOUT_VERIFICATION: 'Requirements without verification',
    REQUIREMENT_WITHOUT_DOCUMENT: 'Requirements without a document',
    TARGET_WITHOUT_HAZARD: 'Targets that no hazard leads to',
    REQUIREMENT_WITHOUT_HAZARD: 'Requirements that no hazard leads to',
    FUNCTION_BELOW_REQUIRED: 'Safety functions below their required level',
  },
  'holes-',
);
