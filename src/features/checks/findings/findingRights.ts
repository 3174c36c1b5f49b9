import type { Finding } from '@/api/findings';
import type { Permissions } from '@/features/shared/permissions/usePermissions';

/** Whether somebody may accept a finding or take that back: what is wrong by the method is a lead's to judge. */
export const mayJudge = (
  { severity }: Pick<Finding, 'severity'>,
  { can }: Pick<Permissions, 'can'>,
): boolean => can('analysis.edit') && (severity !== 'ERROR' || can('voting.manage'));
