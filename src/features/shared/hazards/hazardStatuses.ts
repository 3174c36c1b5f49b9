import type { Hazard } from '@/api/hazards';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

/** States of a hazard, in the order of its life (domain model 2.1). */
export const STATUS_LABELS: Readonly<Record<Hazard['status'], TextDefinition>> = defineTexts(
  'hazards',
  {
    DRAFT: 'Draft',
    READY: 'Ready',
    RATED: 'Rated',
    VOTING: 'Voting',
    CONSENSUS: 'Consensus',
    LOCKED: 'Locked',
    MITIGATED: 'Mitigated',
    FROZEN: 'Frozen',
    REJECTED: 'Rejected',
    DUPLICATE: 'Duplicate',
  },
  'status-',
);
export const STATUSES = Object.keys(STATUS_LABELS) as Hazard['status'][];
