import type { ExposureSituation } from '@/api/exposure-situations';
import { ExposureSituationRatingCreateLimits } from '@/api/limits';
import type { RiskRatingSet } from '@/api/risk-model';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { FormChoiceField, FormLongTextField } from '@/ui/form';

type SituationRating = ExposureSituation['ratings'][number];

export const BASES = defineTexts(
  'exposure',
  { DURATION: 'by share of the time', FREQUENCY: 'by how often it occurs' },
  'basis-',
);

interface RatingDialogProps {
  set: RiskRatingSet;
  rating: SituationRating | undefined;
  onKeep: (rating: SituationRating) => void;
  onClose: () => void;
}

/** The exposure of a situation in one set, chosen by hand. */
export function RatingDialog({ set, rating, onKeep, onClose }: RatingDialogProps) {
  const text = useTexts('exposure');
  const form = useApiForm<Values, null>({
    limits: ExposureSituationRatingCreateLimits,
    values: {
      riskRatingSetUuid: set.uuid,
      exposureUuid: rating?.exposureUuid ?? null,
      basis: rating?.basis ?? null,
      rationale: rating?.rationale ?? '',
    },
    // The edit queue sends it: shown at once, and a step for undo.
    send: async ({ exposureUuid, basis, rationale }) => {
      if (exposureUuid && basis) onKeep({ riskRatingSetUuid: set.uuid, exposureUuid, basis, rationale });
      return { data: null };
    },
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('rate-in', 'Rate exposure in {1}', { values: [set.name] })}
      submitLabel={text('rate-confirm', 'Rate')}
      onClose={onClose}
    >
      <FormChoiceField
        name="exposureUuid"
        label={text('level', 'Exposure')}
        autoFocus
        options={set.levels
          .filter(({ parameter }) => parameter === 'exposure')
          .map(({ uuid, code, label }) => ({ value: uuid, label: `${code} ${label}` }))}
      />
      <FormChoiceField
        name="basis"
        label={text('basis', 'Basis')}
        options={ExposureSituationRatingCreateLimits.basis.enum.map(value => ({
          value,
          label: text(BASES[value]),
        }))}
      />
      <FormLongTextField name="rationale" label={text('reason', 'Reason')} minRows={2} />
    </ApiFormDialog>
  );
}

type Values = {
  riskRatingSetUuid: string;
  exposureUuid: string | null;
  basis: SituationRating['basis'] | null;
  rationale: string;
};
