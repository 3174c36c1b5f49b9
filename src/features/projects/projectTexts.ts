import type { Project } from '@/api/projects';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

export type ProjectStyle = Project['style'];

/** How the hazards of a project are written (domain model 2.4). */
export const STYLE_LABELS: Readonly<Record<ProjectStyle, TextDefinition>> = defineTexts(
  'projects',
  { FUNCTION: 'Functions', MACHINE: 'Machine' },
  'style-',
);
export const STYLE_EXPLANATIONS: Readonly<Record<ProjectStyle, TextDefinition>> = defineTexts(
  'projects',
  {
    FUNCTION: 'Malfunctions of functions in driving or operating situations, as in ISO 26262 and ISO 25119.',
    MACHINE: 'Hazards of a machine by task, zone and phase of life, as in ISO 12100 and ISO 13849.',
  },
  'style-explanation-',
);
export const STYLES = Object.keys(STYLE_LABELS) as ProjectStyle[];
