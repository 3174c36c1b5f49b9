import Typography from '@mui/material/Typography';
import { OrganizationUpdateLimits } from '@/api/limits';
import { type Organization, useUpdateOrganizationMutation } from '@/api/organizations';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormActions, FormChoiceField, FormLongTextField, FormNumberField, FormTextField } from '@/ui/form';
import { CONSENSUS_EXPLANATIONS, CONSENSUS_LABELS, type ConsensusRule } from '../organizationTexts';

interface OrganizationFormProps {
  organization: Organization;
  isReadOnly: boolean;
}

/** What an organization is called and how its people vote. */
export function OrganizationForm({ organization, isReadOnly }: OrganizationFormProps) {
  const text = useTexts('organization');
  const [update] = useUpdateOrganizationMutation();
  const { uuid: organizationUuid, name, description, consensusRule, minimumVotes, revision } = organization;
  const form = useApiForm({
    limits: OrganizationUpdateLimits,
    values: { name, description, consensusRule, minimumVotes },
    revision,
    send: (_values, change) =>
      update({ organizationUuid, organizationUpdate: { ...change.changed, revision: change.revision } }),
    sentText: text('saved', 'Settings saved'),
  });
  return (
    <ApiForm form={form} isReadOnly={isReadOnly} label={text('settings', 'Settings')}>
      <FormTextField name="name" label={text('name', 'Name')} />
      <FormLongTextField name="description" label={text('description', 'Description')} />
      <Typography variant="h2">{text.prose('voting', 'Voting')}</Typography>
      <FormChoiceField
        name="consensusRule"
        label={text('consensus', 'When voters agree')}
        options={(Object.keys(CONSENSUS_LABELS) as ConsensusRule[]).map(rule => ({
          value: rule,
          label: text(CONSENSUS_LABELS[rule]),
          description: text(CONSENSUS_EXPLANATIONS[rule]),
        }))}
      />
      <FormNumberField
        name="minimumVotes"
        label={text('minimum-votes', 'Least number of votes')}
        helperText={text.prose('minimum-votes-help', 'A result needs at least this many votes.')}
      />
      <FormActions onlyWhenChanged />
    </ApiForm>
  );
}
