import type { ComponentType } from 'react';
import type { Hazard } from '@/api/hazards';
import type { Project } from '@/api/projects';
import type { RiskRatingSet } from '@/api/risk-model';

/** What a part of a hazard's page is given. */
export interface HazardSectionProps {
  project: Project;
  /** With what was typed. */
  hazard: Hazard;
  /** The set by which it is shown. */
  set: RiskRatingSet;
}

/** A part of a hazard's page that lives in another feature; a route puts them together. */
export interface HazardSection {
  id: string;
  Section: ComponentType<HazardSectionProps>;
}
