import type { BaselineReview, BaselineSignature, ReviewFinding } from '@/api/baselines';
import { defineTexts } from '@/glossary/defineTexts';

export type Independence = NonNullable<BaselineSignature['independence']>;

/** ISO 26262-2:2018, table 1. */
export const INDEPENDENCE_TEXTS = defineTexts(
  'baselines',
  {
    I0: 'I0: should be another person',
    I1: 'I1: another person',
    I2: 'I2: another team',
    I3: 'I3: another department or organization',
  },
  'independence-',
);
export const INDEPENDENCES = Object.keys(INDEPENDENCE_TEXTS) as Independence[];

export const RESULT_TEXTS = defineTexts(
  'baselines',
  {
    ACCEPTED: 'Accepted',
    ACCEPTED_WITH_CONDITIONS: 'Accepted with conditions',
    REJECTED: 'Rejected',
  },
  'result-',
);
export type ReviewResult = NonNullable<BaselineReview['result']>;
export const RESULTS = Object.keys(RESULT_TEXTS) as ReviewResult[];

export const SEVERITY_TEXTS = defineTexts(
  'baselines',
  { CRITICAL: 'Critical', MAJOR: 'Major', MINOR: 'Minor', REMARK: 'Remark' },
  'severity-',
);
export const SEVERITIES = Object.keys(SEVERITY_TEXTS) as ReviewFinding['severity'][];

export const STATE_TEXTS = defineTexts(
  'baselines',
  { OPEN: 'Open', ANSWERED: 'Answered', CLOSED: 'Closed' },
  'state-',
);

export const OWN_WORK_TEXTS = defineTexts(
  'baselines',
  {
    LEAD: 'Signed by who leads this analysis: ISO 26262-2 wants somebody else.',
    OWNER: 'Signed by who led this analysis or owns hazards of it: ISO 26262-2 wants somebody else.',
  },
  'own-',
);

export const CHANGE_TEXTS = defineTexts(
  'baselines',
  { ADDED: 'Added', REMOVED: 'Removed', CHANGED: 'Changed' },
  'change-',
);
