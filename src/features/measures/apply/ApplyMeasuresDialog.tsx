import { PARAMETERS } from '@domain/rating/parameters';
import { scalesOf } from '@domain/rating/ratingSet';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { useCreateHazardRrmsBatchMutation } from '@/api/hazard-rrms';
import { type Hazard, useListHazardsQuery } from '@/api/hazards';
import { HazardRrmCreateLimits, HazardRrmEvaluationCreateLimits } from '@/api/limits';
import type { RiskRatingSet } from '@/api/risk-model';
import type { Rrm } from '@/api/rrms';
import { type BatchOutcome, sendBatch } from '@/features/shared/batch/batch';
import { RefusalList } from '@/features/shared/batch/RefusalList';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { USE_STATUS_LABELS } from '@/features/shared/hazards/useStatusTexts';
import { useTitledHazards } from '@/features/shared/hazards/useTitledHazards';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { useTexts } from '@/glossary/useText';
import type { ApiError } from '@/lib/apiError';
import {
  FormChoiceField,
  FormLongTextField,
  FormSearchChoiceField,
  FormTextField,
  useFormValues,
} from '@/ui/form';
import { EFFECTIVENESS_LABELS } from '../hazard/measureTexts';
import { useTreatments } from '../hazard/useTreatments';
import { ApplyPreview } from './ApplyPreview';
import { type Application, type PlannedUse, planApplication } from './applyPlan';

interface ApplyMeasuresDialogProps {
  projectUuid: string;
  /** In which the effect is stated and the final ratings are shown. */
  set: RiskRatingSet;
  /** Chosen already, such as the selected rows of the worksheet; else the dialog asks. */
  hazards?: readonly Hazard[];
  measures?: readonly Rrm[];
  onClose: () => void;
}

interface Values extends Record<string, unknown> {
  rrmUuids: string[];
  hazardUuids: string[];
  status: Application['status'];
  solutionSetUuid: string | null;
  requiredLevel: string;
  effectiveness: Application['effectiveness'];
  severity: string;
  exposure: string;
  probability: string;
  avoidability: string;
  note: string;
}
type Sent = { data: BatchOutcome<PlannedUse>; error?: undefined } | { data?: undefined; error: ApiError };

/** A choice of this form alone, and fields of the contract. */
const LIMITS = {
  rrmUuids: { type: 'array', minItems: 1, required: true },
  hazardUuids: { type: 'array', minItems: 1, required: true },
  status: HazardRrmCreateLimits.status,
  solutionSetUuid: HazardRrmCreateLimits.solutionSetUuid,
  requiredLevel: HazardRrmCreateLimits.requiredLevel,
  effectiveness: HazardRrmEvaluationCreateLimits.effectiveness,
  ...Object.fromEntries(PARAMETERS.map(parameter => [parameter, { type: 'string' }])),
  note: HazardRrmEvaluationCreateLimits.note,
} as const;
const NONE: readonly never[] = [];

/** Uses measures on many hazards at once, and shows every final rating that would move before anything is written. */
export function ApplyMeasuresDialog(props: ApplyMeasuresDialogProps) {
  const { projectUuid, set, hazards, measures, onClose } = props;
  const text = useTexts('measures');
  const { enqueueSnackbar } = useSnackbar();
  const lists = useTreatments(projectUuid);
  const list = useListHazardsQuery(sheetList(projectUuid)).currentData?.data.results;
  const all = useTitledHazards(projectUuid, list ?? NONE);
  const [apply] = useCreateHazardRrmsBatchMutation();
  const [through, setThrough] = useState(0);
  const [sent, setSent] = useState<BatchOutcome<PlannedUse>>();
  const planOf = (values: Values) =>
    planApplication({
      set,
      hazards: all.filter(({ uuid }) => values.hazardUuids.includes(uuid)),
      measures: lists.measures.items.filter(({ uuid }) => values.rrmUuids.includes(uuid)),
      types: lists.types.byUuid,
      treatments: lists.byHazard,
      selectedSolutionSet: lists.selectedSolutionSet,
      application: { ...values, effect: values },
    });
  const form = useApiForm({
    limits: LIMITS,
    values: {
      rrmUuids: measures?.map(({ uuid }) => uuid) ?? [],
      hazardUuids: hazards?.map(({ uuid }) => uuid) ?? [],
      status: 'ACCEPTED',
      solutionSetUuid: null,
      requiredLevel: '',
      effectiveness: 'PARTIAL',
      severity: 'usual',
      exposure: 'usual',
      probability: 'usual',
      avoidability: 'usual',
      note: '',
    } as Values,
    send: async (values): Promise<Sent> => {
      const { uses } = planOf(values);
      if (uses.length === 0)
        return {
          error: {
            kind: 'other',
            message: text('apply-nothing', 'None of these hazards can take it. Nothing was changed.'),
          },
        };
      const changed = text('apply-changed', 'It was changed by somebody else meanwhile.');
      const outcome = await sendBatch(
        uses,
        part => apply({ projectUuid, hazardRrmBatchCreate: { items: part.map(({ item }) => item) } }),
        changed,
        setThrough,
      );
      return { data: outcome };
    },
    onSent: outcome => {
      if (outcome.refused.length > 0) return setSent(outcome);
      enqueueSnackbar(doneText(outcome.done.length), { variant: 'success' });
      onClose();
    },
  });
  const doneText = (count: number) =>
    text('applied', '{1} uses added, final ratings calculated', {
      count,
      one: '{1} use added, final rating calculated',
    });
  if (sent) return <Refused {...{ sent, doneText, onClose }} />;
  const effects = [
    { value: 'usual', label: text('effect-usual', 'As the measure usually does') },
    { value: 'none', label: text('effect-unchanged', 'Changes nothing') },
  ];
  const down = (count: number) => ({
    value: `down:${count}`,
    label: text('levels-down', '{1} levels down', { count, one: '{1} level down' }),
  });
  return (
    <ApiFormDialog
      form={form}
      title={
        hazards
          ? text('apply-to', 'Apply measures to {1} hazards', {
              count: hazards.length,
              one: 'Apply measures to {1} hazard',
            })
          : text('apply-title', 'Apply measures to hazards')
      }
      submitLabel={text('apply', 'Apply')}
      onClose={onClose}
    >
      <FormSearchChoiceField
        name="rrmUuids"
        label={text('title', 'Measures')}
        multiple
        autoFocus={!measures}
        isLoading={!lists.isLoaded}
        options={lists.measures.items.map(({ uuid, code, name }) => ({
          value: uuid,
          label: `${code} ${name}`,
        }))}
      />
      {!hazards && (
        <FormSearchChoiceField
          name="hazardUuids"
          label={text('hazards', 'Hazards')}
          multiple
          autoFocus={measures !== undefined}
          options={all.map(({ uuid, code, name }) => ({ value: uuid, label: `${code} ${name}`.trim() }))}
        />
      )}
      <FormChoiceField
        name="status"
        label={text('status', 'State')}
        options={(['PROPOSED', 'ACCEPTED'] as const).map(value => ({
          value,
          label: text(USE_STATUS_LABELS[value]),
        }))}
      />
      {lists.solutionSets.length > 0 && (
        <FormSearchChoiceField
          name="solutionSetUuid"
          label={text('alternative', 'Alternative')}
          helperText={text.prose('alternative-empty', 'Left empty, it is part of every alternative.')}
          options={lists.solutionSets.map(({ uuid, code, name }) => ({
            value: uuid,
            label: `${code} ${name}`,
          }))}
        />
      )}
      <FormChoiceField
        name="effectiveness"
        label={text('effect', 'Effect')}
        options={(['PARTIAL', 'FULL', 'NONE'] as const).map(value => ({
          value,
          label: text(EFFECTIVENESS_LABELS[value]),
        }))}
      />
      {scalesOf(set).map(({ parameter, symbol, label, levels }) => (
        <FormChoiceField
          key={parameter}
          name={parameter}
          label={text('level-after', '{1} · {2} with it', { values: [symbol, label] })}
          options={[
            ...effects,
            ...[1, 2].map(down),
            ...levels.map(level => ({ value: level.uuid, label: `${level.code} · ${level.label}` })),
          ]}
        />
      ))}
      <SafetyFunctionLevel measures={lists.measures.items} />
      <FormLongTextField name="note" label={text('note', 'Why')} minRows={2} />
      {lists.isLoaded && <ApplyPreview set={set} planOf={values => planOf(values as Values)} />}
      {form.isSending && (
        <Typography variant="body2" role="status">
          {text.prose('apply-progress', '{1} done so far', { values: [through] })}
        </Typography>
      )}
    </ApiFormDialog>
  );
}

/** Only a safety function has one. */
function SafetyFunctionLevel({ measures }: { measures: readonly Rrm[] }) {
  const text = useTexts('measures');
  const { rrmUuids } = useFormValues() as Values;
  if (!measures.some(({ uuid, isSafetyFunction }) => isSafetyFunction && rrmUuids.includes(uuid)))
    return null;
  return (
    <FormTextField
      name="requiredLevel"
      label={text('required-level', 'Required level')}
      helperText={text.prose(
        'required-level-help',
        'Of a safety function, such as d. Left empty, that of its target or of the initial rating.',
      )}
    />
  );
}

interface RefusedProps {
  sent: BatchOutcome<PlannedUse>;
  doneText: (count: number) => string;
  onClose: () => void;
}

/** What was done, and what the server refused and why. */
function Refused({ sent: { done, refused }, doneText, onClose }: RefusedProps) {
  const text = useTexts('measures');
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{text('apply-title', 'Apply measures to hazards')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {done.length > 0 && <Alert severity="success">{doneText(done.length)}</Alert>}
        <Alert severity="error">
          <Typography variant="body2">
            {text.prose('apply-refused', 'These were refused and stay as they are:')}
          </Typography>
          <RefusalList refusals={refused} />
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button size="small" variant="contained" autoFocus onClick={onClose}>
          {text('close', 'Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
