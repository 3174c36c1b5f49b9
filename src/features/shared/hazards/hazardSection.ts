import type { ComponentType } from 'react';
import type { Hazard } from '@/api/hazards';
import type { Project } from '@/api/projects';
import type { RiskRatingSet } from '@/api/risk-model';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

/** What a part of a hazard's page, or of its panel, is given. */
export interface HazardSectionProps {
  project: Project;
  /** With what was typed. */
  hazard: Hazard;
  /** The set by which it is shown. */
  set: RiskRatingSet;
}

/** Names of all parts, as the panel lists them while they are folded. */
export const SECTION_TITLES = defineTexts(
  'hazards',
  {
    ratings: 'Rating in every set',
    effects: 'Effects and injuries',
    people: 'People',
    votes: 'Votes',
    measures: 'Measures',
    alternatives: 'Alternatives',
    targets: 'Safety targets',
    requirements: 'Requirements',
    findings: 'Checks',
    residual: 'Residual risk',
    figures: 'Figures',
    comments: 'Comments',
    history: 'History',
  },
  'section-',
) satisfies Readonly<Record<string, TextDefinition>>;
export type HazardSectionId = keyof typeof SECTION_TITLES;

/** A part of a hazard that lives in another feature; a route puts them together. */
export interface HazardSection {
  id: HazardSectionId;
  Section: ComponentType<HazardSectionProps>;
}

/** The same while its code has not come yet. */
export interface LateHazardSection {
  id: HazardSectionId;
  load: () => Promise<ComponentType<HazardSectionProps>>;
}
