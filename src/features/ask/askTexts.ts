import { defineTexts } from '@/glossary/defineTexts';

/** What was counted, above the number of its records. */
export const TOPIC_TEXTS = defineTexts(
  'ask',
  {
    HAZARDS: 'Hazards',
    HAZARDS_WITHOUT_FINAL_RATING: 'Hazards without a final rating',
    HAZARDS_WITHOUT_INITIAL_RATING: 'Hazards without an initial rating',
    HAZARDS_OF_RATING: 'Hazards rated {1}',
    HAZARDS_WITHOUT_MEASURE: 'Hazards without a measure',
    HAZARDS_WITHOUT_TARGET: 'Hazards without a safety target',
    OPEN_FINDINGS: 'Open findings of the checks',
    OPEN_ASSUMPTIONS: 'Open assumptions',
    FUNCTIONS_WITHOUT_MALFUNCTION: 'Functions without a malfunction',
  },
  'topic-',
);
