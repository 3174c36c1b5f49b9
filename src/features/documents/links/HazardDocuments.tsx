import type { HazardSectionProps } from '@/features/shared/hazards/hazardSection';
import { LinkedDocuments } from '@/features/shared/links/LinkedDocuments';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';

/** The documents that are about a hazard; a frozen risk keeps nobody from adding what shows it. */
export function HazardDocuments({ project, hazard }: HazardSectionProps) {
  return (
    <LinkedDocuments
      projectUuid={project.uuid}
      field="hazardUuids"
      uuid={hazard.uuid}
      canEdit={projectPermissions(project).can('analysis.edit')}
    />
  );
}
