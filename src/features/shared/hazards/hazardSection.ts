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
    story: 'What happens',
    ratings: 'Rating in every set',
    effects: 'Effects and injuries',
    people: 'People',
    votes: 'Votes',
    measures: 'Measures',
    alternatives: 'Alternatives',
    targets: 'Safety targets',
    requirements: 'Requirements',
    functions: 'Safety functions',
    documents: 'Documents',
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

/** What the dialog of a step with several hazards is given. */
export interface HazardsActionProps {
  projectUuid: string;
  /** The set by which the hazards are shown. */
  set: RiskRatingSet;
  hazards: readonly Hazard[];
  onClose: () => void;
}

/** Names of the steps that the selection bar of the worksheet offers. */
export const HAZARDS_ACTIONS = defineTexts(
  'hazards',
  { 'apply-measures': 'Apply measures', export: 'Export' },
  'step-',
);
/** Those that change nothing: for people who may only read, too. */
export const READING_ACTIONS: ReadonlySet<string> = new Set(['export']);

/** A step with several hazards that lives in another feature. */
export interface HazardsAction {
  id: keyof typeof HAZARDS_ACTIONS;
  Dialog: ComponentType<HazardsActionProps>;
}

/** The same while its code has not come yet. */
export interface LateHazardsAction {
  id: HazardsAction['id'];
  load: () => Promise<ComponentType<HazardsActionProps>>;
}
