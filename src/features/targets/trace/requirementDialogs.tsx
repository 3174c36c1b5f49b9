import { SremCreateLimits, SremUpdateLimits } from '@/api/limits';
import type { SafetyTarget } from '@/api/lookups';
import { type Srem, useCreateSremsBatchMutation, useUpdateSremMutation } from '@/api/srems';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormChoiceField, FormLongTextField, FormSearchChoiceField, FormTextField } from '@/ui/form';
import { stateOptions } from '../requirementSheet';

interface NewRequirementDialogProps {
  projectUuid: string;
  /** That it carries out. */
  safetyTargetUuid?: string;
  /** That it treats by itself. */
  hazardUuid?: string;
  onClose: () => void;
}

/** A requirement that does not exist yet, with everything that its trace asks for. */
export function NewRequirementDialog({ projectUuid, onClose, ...of }: NewRequirementDialogProps) {
  const text = useTexts('requirements');
  const [create] = useCreateSremsBatchMutation();
  const form = useApiForm({
    limits: SremCreateLimits,
    values: {
      name: '',
      text: '',
      allocatedTo: '',
      verificationMethod: '',
      externalId: '',
    },
    send: values =>
      create({
        projectUuid,
        sremBatchCreate: {
          items: [
            {
              ...values,
              ...(of.safetyTargetUuid && { safetyTargetUuids: [of.safetyTargetUuid] }),
              ...(of.hazardUuid && { hazardUuids: [of.hazardUuid] }),
            },
          ],
        },
      }),
    sentText: text('created', 'Requirement added'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('new', 'New requirement')}
      submitLabel={text('add', 'Add requirement')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormLongTextField name="text" label={text('column-text', 'Requirement')} minRows={2} />
      <FormTextField name="allocatedTo" label={text('column-allocated', 'Allocated to')} />
      <FormLongTextField
        name="verificationMethod"
        label={text('column-verification', 'How it is verified')}
        minRows={2}
      />
      <FormTextField
        name="externalId"
        label={text('column-document', 'Document')}
        helperText={text.prose('document-help', 'Its id in the document or tool that holds it.')}
      />
    </ApiFormDialog>
  );
}

interface MendRequirementDialogProps {
  requirement: Srem;
  targets: readonly SafetyTarget[];
  onClose: () => void;
}

/** The fields of a requirement that its trace asks for. */
export function MendRequirementDialog({ requirement, targets, onClose }: MendRequirementDialogProps) {
  const text = useTexts('requirements');
  const [update] = useUpdateSremMutation();
  const form = useApiForm({
    limits: SremUpdateLimits,
    values: {
      safetyTargetUuids: [...requirement.safetyTargetUuids],
      verificationMethod: requirement.verificationMethod,
      externalId: requirement.externalId,
      externalUrl: requirement.externalUrl ?? '',
      status: requirement.status,
    },
    revision: requirement.revision,
    send: (_values, { changed, revision }) =>
      update({
        sremUuid: requirement.uuid,
        sremUpdate: {
          ...changed,
          ...('externalUrl' in changed && { externalUrl: changed.externalUrl || null }),
          revision,
        },
      }),
    sentText: text('saved', 'Requirement saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('mend-title', 'Trace of {1}', { values: [`${requirement.code} ${requirement.name}`] })}
      onClose={onClose}
    >
      <FormSearchChoiceField
        name="safetyTargetUuids"
        label={text('column-targets', 'Safety targets')}
        multiple
        options={targets.map(({ uuid, code, name }) => ({ value: uuid, label: `${code} ${name}` }))}
      />
      <FormLongTextField
        name="verificationMethod"
        label={text('column-verification', 'How it is verified')}
        minRows={2}
      />
      <FormTextField
        name="externalId"
        label={text('column-document', 'Document')}
        helperText={text.prose('document-help', 'Its id in the document or tool that holds it.')}
      />
      <FormTextField name="externalUrl" label={text('document-url', 'Address of the document')} />
      <FormChoiceField name="status" label={text('column-state', 'State')} options={stateOptions(text)} />
    </ApiFormDialog>
  );
}
