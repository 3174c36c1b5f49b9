import { defineTexts } from '@/glossary/defineTexts';

/** From the first step of a hazard to the last. */
export const PROGRESS_STEPS = ['identified', 'rated', 'mitigated', 'verified'] as const;

export const PROGRESS_LABELS = defineTexts(
  'checks',
  { identified: 'Identified', rated: 'Rated', mitigated: 'Mitigated', verified: 'Verified' },
  'progress-',
);
