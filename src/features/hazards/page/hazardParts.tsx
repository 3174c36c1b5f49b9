import type { ReactNode } from 'react';
import type { Hazard } from '@/api/hazards';
import type { Project } from '@/api/projects';
import type { HazardSection, HazardSectionId } from '@/features/shared/hazards/hazardSection';
import type { WorksheetData } from '../view/useWorksheetData';
import { HazardComments } from './HazardComments';
import { HazardEffects } from './HazardEffects';
import { HazardFigures } from './HazardFigures';
import { HazardHistory } from './HazardHistory';
import { HazardPeople } from './HazardPeople';
import { ResidualRisk } from './ResidualRisk';

export interface HazardPartProps {
  project: Project;
  /** With what was typed. */
  hazard: Hazard;
  data: WorksheetData;
  canEdit: boolean;
}

interface HazardPart {
  id: HazardSectionId;
  render: () => ReactNode;
}

/**
 * What page and panel show of a hazard below its words and its rating, in one order.
 * @param sections those of other features
 */
export function hazardParts(
  { project, hazard, data, canEdit }: HazardPartProps,
  sections: readonly HazardSection[],
): HazardPart[] {
  return [
    { id: 'effects', render: () => <HazardEffects hazard={hazard} canEdit={canEdit} /> },
    { id: 'people', render: () => <HazardPeople hazard={hazard} canEdit={canEdit} /> },
    ...sections.map(({ id, Section }) => ({
      id,
      render: () => <Section project={project} hazard={hazard} set={data.set} />,
    })),
    {
      id: 'residual',
      render: () => <ResidualRisk project={project} hazard={hazard} set={data.set} canEdit={canEdit} />,
    },
    { id: 'figures', render: () => <HazardFigures project={project} hazard={hazard} /> },
    { id: 'comments', render: () => <HazardComments project={project} hazard={hazard} /> },
    { id: 'history', render: () => <HazardHistory hazard={hazard} data={data} canEdit={canEdit} /> },
  ];
}
