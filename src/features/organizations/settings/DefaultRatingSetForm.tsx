import Skeleton from '@mui/material/Skeleton';
import {
  type OrganizationScopedRiskRatingSet,
  useLinkRiskRatingSetToOrganizationMutation,
  useUpdateOrganizationRiskRatingSetMutation,
} from '@/api/risk-model';
import { useListOrganizationScopedRiskRatingSetsQuery } from '@/features/shared/built-in/queries';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { ErrorView } from '@/ui/ErrorView';
import { FormActions, FormSearchChoiceField } from '@/ui/form';

interface DefaultRatingSetFormProps {
  organizationUuid: string;
  isReadOnly: boolean;
}

/** Most methods there are: shipped ones and those of an organization. */
const ALL = 500;

/** How an organization uses a method; undefined when it does not. */
const linkOf = (set: OrganizationScopedRiskRatingSet, organizationUuid: string) =>
  set.organizationRiskRatingSets.find(link => link.organizationUuid === organizationUuid);

/** The method that new projects of an organization work with. */
export function DefaultRatingSetForm({ organizationUuid, isReadOnly }: DefaultRatingSetFormProps) {
  const { currentData, error, refetch } = useListOrganizationScopedRiskRatingSetsQuery({
    organizationUuid,
    orderBy: 'name',
    limit: ALL,
  });
  const sets = currentData?.data.results;
  if (error && !sets) return <ErrorView error={error} onRetry={refetch} />;
  if (!sets) return <Skeleton variant="rounded" height={42} sx={{ maxWidth: tokens.settings.maxWidth }} />;
  const standing = sets.find(set => linkOf(set, organizationUuid)?.isDefault)?.uuid ?? null;
  // Reset the form when the default changes, here or elsewhere.
  return <SetForm key={standing} {...{ organizationUuid, isReadOnly, sets, standing }} />;
}

interface SetFormProps extends DefaultRatingSetFormProps {
  sets: readonly OrganizationScopedRiskRatingSet[];
  standing: string | null;
}

function SetForm({ organizationUuid, isReadOnly, sets, standing }: SetFormProps) {
  const text = useTexts('organization');
  const [link] = useLinkRiskRatingSetToOrganizationMutation();
  const [update] = useUpdateOrganizationRiskRatingSetMutation();
  const form = useApiForm({
    limits: { riskRatingSetUuid: { type: 'string', format: 'uuid', required: true } },
    values: { riskRatingSetUuid: standing },
    send: ({ riskRatingSetUuid }) => {
      const set = sets.find(({ uuid }) => uuid === riskRatingSetUuid);
      const used = set && linkOf(set, organizationUuid);
      return used
        ? update({
            organizationRiskRatingSetUuid: used.uuid,
            organizationRiskRatingSetUpdate: { revision: used.revision, isDefault: true, isActive: true },
          })
        : link({
            riskRatingSetUuid: riskRatingSetUuid ?? '',
            organizationRiskRatingSetCreate: { organizationUuid, isDefault: true },
          });
    },
    sentText: text('default-set-saved', 'Default rating set saved'),
  });
  return (
    <ApiForm form={form} isReadOnly={isReadOnly} label={text('default-set', 'Default rating set')}>
      <FormSearchChoiceField
        name="riskRatingSetUuid"
        label={text('default-set', 'Default rating set')}
        helperText={text.prose(
          'default-set-help',
          'New projects start with it. Projects that exist keep theirs.',
        )}
        options={sets.map(set => {
          const used = linkOf(set, organizationUuid);
          return {
            value: set.uuid,
            label: used?.nameOverride || set.name,
            description: set.standard,
            // A template has to be compared with its standard first.
            disabled: !set.isEnabled && !used?.isChecked,
          };
        })}
      />
      <FormActions onlyWhenChanged />
    </ApiForm>
  );
}
