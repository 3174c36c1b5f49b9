import type { ReactNode } from 'react';
import { useListOrganizationScopedRiskRatingSetsQuery } from '@/features/shared/built-in/queries';
import { useTexts } from '@/glossary/useText';
import { FormSearchChoiceField } from '@/ui/form';

/** Most methods there are: shipped ones and those of an organization. */
const ALL = 500;

interface RatingSetsFieldProps {
  organizationUuid: string;
  helperText?: ReactNode;
  /** Those of the project: they stay choosable whatever the organization has done with them since. */
  standing?: readonly string[];
}

/** The methods of a project, `riskRatingSetUuids` of its form, by the names that its organization gave them. */
export function RatingSetsField({ organizationUuid, helperText, standing = [] }: RatingSetsFieldProps) {
  const text = useTexts('project');
  const { currentData, error } = useListOrganizationScopedRiskRatingSetsQuery({
    organizationUuid,
    orderBy: 'name',
    limit: ALL,
  });
  const sets = currentData?.data.results ?? [];
  return (
    <FormSearchChoiceField
      name="riskRatingSetUuids"
      label={text('methods', 'Rating sets')}
      helperText={error ? text.prose('sets-failed', 'Couldn’t load the rating sets.') : helperText}
      multiple
      isLoading={!currentData}
      options={sets.map(set => {
        const used = set.organizationRiskRatingSets.find(link => link.organizationUuid === organizationUuid);
        return {
          value: set.uuid,
          label: used?.nameOverride || set.name,
          description: set.standard,
          disabled: !(used ? used.isActive : set.isEnabled) && !standing.includes(set.uuid),
        };
      })}
    />
  );
}
