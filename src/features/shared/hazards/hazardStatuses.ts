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
    CLOSED: 'Closed',
    REJECTED: 'Rejected',
    DUPLICATE: 'Duplicate',
  },
  'status-',
);
export const STATUSES = Object.keys(STATUS_LABELS) as Hazard['status'][];

/** What each state means (domain model 2.5). */
export const STATUS_DEFINITIONS: Readonly<Record<Hazard['status'], TextDefinition>> = defineTexts(
  'hazards',
  {
    DRAFT: 'something that the hazard needs before it can be judged is missing',
    READY: 'described, not rated yet',
    RATED: 'has a rating of the initial risk',
    VOTING: 'a round of votes is under way or has not come to an agreement',
    CONSENSUS: 'the voters agree; the values are not locked yet',
    LOCKED: 'the agreed initial values cannot be changed',
    MITIGATED: 'locked, and measures have led to a final rating',
    FROZEN: 'nothing about the risk can be changed',
    CLOSED: 'what is left of the risk was accepted, and the work on it is done',
    REJECTED: 'somebody decided that this is no hazard',
    DUPLICATE: 'another hazard covers it',
  },
  'status-definition-',
);
