import type { MeasureWarning } from '@domain/measures/finalRating';
import type { HazardRrmEvaluation } from '@/api/hazard-rrms';
import type { SolutionSet } from '@/api/lookups';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

export const EFFECTIVENESS_LABELS: Readonly<Record<HazardRrmEvaluation['effectiveness'], TextDefinition>> =
  defineTexts(
    'measures',
    { NONE: 'No effect', PARTIAL: 'Lowers the risk', FULL: 'Removes the hazard' },
    'effect-',
  );

/** What a solution set is for (domain model 1.35). */
export const ALTERNATIVE_KINDS: Readonly<Record<SolutionSet['kind'], TextDefinition>> = defineTexts(
  'alternatives',
  { CURRENT: 'As it is', PROPOSED: 'Proposed', FINAL: 'Final' },
  'kind-',
);

/** Steps of ISO 12100:2010 clause 6.1 and what users and others add, by the rank of a type. */
export const STEP_LABELS: Readonly<Record<number, TextDefinition>> = defineTexts(
  'measures',
  {
    1: 'Inherently safe design',
    2: 'Safeguarding and complementary measures',
    3: 'Information for use',
    4: 'Measures of the user',
    5: 'External measures',
  },
  'step-',
);

/** Why something that a measure states does not count, in the app's own words. */
export const WARNING_TEXTS: Readonly<Record<MeasureWarning['code'], TextDefinition>> = defineTexts(
  'measures',
  {
    SEVERITY_BY_INFORMATION:
      'Information, training, organization, protective equipment and complementary measures do not make the harm less severe. The severity it states does not count.',
    EXTERNAL_MEASURE_UNCONFIRMED:
      'The external measure that it relies on is not agreed yet, so it does not count.',
    CREDIT_NOT_ALLOWED:
      'This measure may not take credit for a low probability, so the claim does not count.',
    CREDIT_NOT_JUSTIFIED: 'The credit for a low probability has no justification, so it does not count.',
    PROBABILITY_WITHOUT_CREDIT:
      'A low probability counts only with a justified credit. Claim it at the use of the measure.',
  },
  'warning-',
);
