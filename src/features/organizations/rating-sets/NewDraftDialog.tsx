import { useNavigate } from 'react-router-dom';
import { RiskRatingSetDraftCreateLimits } from '@/api/limits';
import { useCreateRiskRatingSetDraftMutation } from '@/api/risk-model';
import { paths } from '@/config/paths';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormSearchChoiceField, FormTextField } from '@/ui/form';

interface NewDraftDialogProps {
  organizationUuid: string;
  /** Chosen already; else one of `choices`. */
  basedOn?: { uuid: string; name: string };
  choices?: readonly { uuid: string; name: string; standard: string }[];
  isNewVersion?: boolean;
  onClose: () => void;
}

/** Begins a rating set as a copy of another one, or the next version of one. */
export function NewDraftDialog(props: NewDraftDialogProps) {
  const { organizationUuid, basedOn, choices = [], isNewVersion = false, onClose } = props;
  const text = useTexts('rating-sets');
  const navigate = useNavigate();
  const [create] = useCreateRiskRatingSetDraftMutation();
  const form = useApiForm({
    limits: RiskRatingSetDraftCreateLimits,
    values: { basedOnUuid: basedOn?.uuid ?? '', name: basedOn?.name ?? '' },
    send: ({ basedOnUuid, name }) =>
      create({
        riskRatingSetDraftCreate: { organizationUuid, basedOnUuid, isNewVersion, ...(name && { name }) },
      }),
    onSent: ({ data }) => void navigate(paths.organizationRatingSetDraft(organizationUuid, data.uuid)),
  });
  return (
    <ApiFormDialog
      form={form}
      title={isNewVersion ? text('new-version', 'New version') : text('new', 'New rating set')}
      submitLabel={text('begin', 'Create draft')}
      onClose={onClose}
    >
      {!basedOn && (
        <FormSearchChoiceField
          name="basedOnUuid"
          label={text('based-on', 'Starts as a copy of')}
          autoFocus
          options={choices.map(({ uuid, name, standard }) => ({
            value: uuid,
            label: name,
            description: standard,
          }))}
        />
      )}
      <FormTextField name="name" label={text('name', 'Name')} autoFocus={Boolean(basedOn)} />
    </ApiFormDialog>
  );
}
