import { ratingOf, scalesOf } from '@domain/rating/ratingSet';
import Typography from '@mui/material/Typography';
import {
  type HazardRrmEvaluation,
  useCreateHazardRrmEvaluationMutation,
  useUpdateHazardRrmEvaluationMutation,
} from '@/api/hazard-rrms';
import { HazardRrmEvaluationCreateLimits, HazardRrmEvaluationUpdateLimits } from '@/api/limits';
import type { RiskRatingSet } from '@/api/risk-model';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { useTexts } from '@/glossary/useText';
import {
  FormChoiceField,
  FormLongTextField,
  FormSearchChoiceField,
  FormSwitch,
  useFormValues,
} from '@/ui/form';
import { EFFECTIVENESS_LABELS, WARNING_TEXTS } from './measureTexts';
import type { Treatment, treatmentResult } from './treatment';

type Effectiveness = HazardRrmEvaluation['effectiveness'];
const EFFECTS = Object.keys(EFFECTIVENESS_LABELS) as Effectiveness[];

interface JudgeDialogProps {
  set: RiskRatingSet;
  treatment: Treatment;
  judged: HazardRrmEvaluation | undefined;
  people: Catalog;
  resultWith: (evaluations: HazardRrmEvaluation[]) => ReturnType<typeof treatmentResult>;
  onChanged: () => void;
  onClose: () => void;
}

/** The levels that hold with a measure, and the rating that they would come to (domain model 1.33). */
export function JudgeDialog({
  set,
  treatment,
  judged,
  people,
  resultWith,
  onChanged,
  onClose,
}: JudgeDialogProps) {
  const text = useTexts('measures');
  const [create] = useCreateHazardRrmEvaluationMutation();
  const [update] = useUpdateHazardRrmEvaluationMutation();
  const { use, measure } = treatment;
  const form = useApiForm({
    limits: judged ? HazardRrmEvaluationUpdateLimits : HazardRrmEvaluationCreateLimits,
    values: {
      effectiveness: judged?.effectiveness ?? ('PARTIAL' as Effectiveness),
      severityUuid: judged?.severityUuid ?? null,
      exposureUuid: judged?.exposureUuid ?? null,
      probabilityUuid: judged?.probabilityUuid ?? null,
      avoidabilityUuid: judged?.avoidabilityUuid ?? null,
      note: judged?.note ?? '',
      verificationMethod: judged?.verificationMethod ?? '',
      verifiedByUserUuid: judged?.verifiedByUserUuid ?? null,
      newHazardsCreated: judged?.newHazardsCreated ?? false,
      newHazardsNote: judged?.newHazardsNote ?? '',
    },
    ...(judged && { revision: judged.revision }),
    send: (values, { changed, revision }) => {
      // It was verified when somebody says who did.
      const verifiedAt = values.verifiedByUserUuid ? new Date().toISOString() : null;
      return judged
        ? update({
            hazardRrmEvaluationUuid: judged.uuid,
            hazardRrmEvaluationUpdate: {
              ...changed,
              ...('verifiedByUserUuid' in changed && { verifiedAt }),
              revision,
            },
          })
        : create({
            hazardRrmUuid: use.uuid,
            hazardRrmEvaluationCreate: { ...values, verifiedAt, riskRatingSetUuid: set.uuid },
          });
    },
    sentText: text('judged', 'Effect saved'),
    onSent: () => {
      onChanged();
      onClose();
    },
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('judge-title', 'Effect of {1} by {2}', { values: [measure.code, set.name] })}
      onClose={onClose}
    >
      <FormChoiceField
        name="effectiveness"
        label={text('effect', 'Effect')}
        options={EFFECTS.map(value => ({ value, label: text(EFFECTIVENESS_LABELS[value]) }))}
      />
      {scalesOf(set).map(({ parameter, field, symbol, label, levels }) => (
        <FormChoiceField
          key={parameter}
          name={field}
          label={text('level-after', '{1} · {2} with it', { values: [symbol, label] })}
          helperText={text.prose('level-unchanged', 'None where it changes nothing.')}
          options={levels.map(level => ({ value: level.uuid, label: `${level.code} · ${level.label}` }))}
        />
      ))}
      <Preview set={set} treatment={treatment} resultWith={resultWith} />
      <FormLongTextField name="note" label={text('note', 'Why')} />
      <FormLongTextField
        name="verificationMethod"
        label={text('verification', 'How it is verified')}
        minRows={2}
      />
      <FormSearchChoiceField
        name="verifiedByUserUuid"
        label={text('verified-by', 'Verified by')}
        options={people.items.map(({ uuid, name, code }) => ({
          value: uuid,
          label: name,
          description: code,
        }))}
      />
      <FormSwitch name="newHazardsCreated" label={text('new-hazards', 'It brings new hazards')} />
      <FormLongTextField name="newHazardsNote" label={text('new-hazards-note', 'Which ones')} minRows={2} />
    </ApiFormDialog>
  );
}

/** What all measures would come to, while it is being judged. */
function Preview({ set, treatment, resultWith }: Pick<JudgeDialogProps, 'set' | 'treatment' | 'resultWith'>) {
  const text = useTexts('measures');
  const values = useFormValues() as Pick<
    HazardRrmEvaluation,
    'effectiveness' | 'severityUuid' | 'exposureUuid' | 'probabilityUuid' | 'avoidabilityUuid'
  >;
  const { use } = treatment;
  const others = use.evaluations.filter(({ riskRatingSetUuid }) => riskRatingSetUuid !== set.uuid);
  const own = { ...values, riskRatingSetUuid: set.uuid } as HazardRrmEvaluation;
  const { levels, warnings } = resultWith([...others, own]);
  return (
    <Typography component="div" variant="body2" role="status">
      {text.prose('would-be', 'With it accepted, the final rating would be')}{' '}
      <RatingChip set={set} rating={ratingOf(set, levels)} />
      {warnings
        .filter(({ hazardRrmUuid }) => hazardRrmUuid === use.uuid)
        .map(({ code }) => (
          <Typography key={code} variant="body2" color="warning" sx={{ mt: 0.5 }}>
            {text.prose(WARNING_TEXTS[code])}
          </Typography>
        ))}
    </Typography>
  );
}
