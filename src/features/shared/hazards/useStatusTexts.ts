import type { HazardRrm } from '@/api/hazard-rrms';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

/** How far the use of a measure on a hazard is (domain model 1.32). */
export const USE_STATUS_LABELS: Readonly<Record<HazardRrm['status'], TextDefinition>> = defineTexts(
  'measures',
  {
    PROPOSED: 'Proposed',
    ACCEPTED: 'Accepted',
    IMPLEMENTED: 'Built',
    VERIFIED: 'Verified',
    REJECTED: 'Rejected',
  },
  'status-',
);
export const USE_STATUSES = Object.keys(USE_STATUS_LABELS) as HazardRrm['status'][];
