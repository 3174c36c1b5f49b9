import { useUpdateHazardRrmMutation } from '@/api/hazard-rrms';
import { HazardRrmUpdateLimits } from '@/api/limits';
import type { SolutionSet } from '@/api/lookups';
import type { Srem } from '@/api/srems';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { USE_STATUS_LABELS, USE_STATUSES } from '@/features/shared/hazards/useStatusTexts';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { useTexts } from '@/glossary/useText';
import {
  FormChoiceField,
  FormLongTextField,
  FormSearchChoiceField,
  FormSwitch,
  FormTextField,
} from '@/ui/form';
import type { Treatment } from './treatment';

interface EditUseDialogProps {
  treatment: Treatment;
  hazardCode: string;
  people: Catalog;
  srems: readonly Srem[];
  solutionSets: readonly SolutionSet[];
  onChanged: () => void;
  onClose: () => void;
}

/** State, responsible person, evidence and levels of a measure on one hazard (domain model 1.32). */
export function EditUseDialog({
  treatment,
  hazardCode,
  people,
  srems,
  solutionSets,
  onChanged,
  onClose,
}: EditUseDialogProps) {
  const text = useTexts('measures');
  const [update] = useUpdateHazardRrmMutation();
  const { use, measure } = treatment;
  const form = useApiForm({
    limits: HazardRrmUpdateLimits,
    values: {
      status: use.status,
      responsibleUserUuid: use.responsibleUserUuid,
      dueDate: use.dueDate,
      sremUuid: use.sremUuid,
      solutionSetUuid: use.solutionSetUuid,
      requiredLevel: use.requiredLevel,
      achievedLevel: use.achievedLevel,
      evidence: use.evidence,
      takesCreditForLowPr: use.takesCreditForLowPr,
      creditJustification: use.creditJustification,
    },
    revision: use.revision,
    send: (_values, { changed, revision }) =>
      update({ hazardRrmUuid: use.uuid, hazardRrmUpdate: { ...changed, revision } }),
    sentText: text('use-saved', 'Measure saved'),
    onSent: () => {
      onChanged();
      onClose();
    },
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('edit-use-title', '{1} on {2}', {
        values: [`${measure.code} ${measure.name}`, hazardCode],
      })}
      onClose={onClose}
    >
      <FormChoiceField
        name="status"
        label={text('status', 'State')}
        options={USE_STATUSES.map(value => ({ value, label: text(USE_STATUS_LABELS[value]) }))}
      />
      <FormSearchChoiceField
        name="responsibleUserUuid"
        label={text('responsible', 'Responsible')}
        options={people.items.map(({ uuid, name, code }) => ({
          value: uuid,
          label: name,
          description: code,
        }))}
      />
      <FormTextField name="dueDate" type="date" label={text('due-date', 'Due date')} />
      <FormSearchChoiceField
        name="sremUuid"
        label={text('relies-on', 'Relies on')}
        options={srems.map(({ uuid, code, name }) => ({ value: uuid, label: `${code} ${name}` }))}
      />
      {solutionSets.length > 0 && (
        <FormSearchChoiceField
          name="solutionSetUuid"
          label={text('alternative', 'Alternative')}
          helperText={text.prose('alternative-empty', 'Left empty, it is part of every alternative.')}
          options={solutionSets.map(({ uuid, code, name }) => ({ value: uuid, label: `${code} ${name}` }))}
        />
      )}
      {measure.isSafetyFunction && (
        <>
          <FormTextField name="requiredLevel" label={text('required-level', 'Required level')} />
          <FormTextField name="achievedLevel" label={text('achieved-level', 'Achieved level')} />
        </>
      )}
      <FormLongTextField name="evidence" label={text('evidence', 'Evidence')} />
      {measure.canTakeCreditForLowPr && (
        <>
          <FormSwitch
            name="takesCreditForLowPr"
            label={text('takes-credit', 'It makes the hazardous event unlikely (low Pr)')}
          />
          <FormLongTextField
            name="creditJustification"
            label={text('credit-why', 'Why it is unlikely')}
            minRows={2}
          />
        </>
      )}
    </ApiFormDialog>
  );
}
