import Typography from '@mui/material/Typography';
import { RiskRatingSetDraftPublishLimits } from '@/api/limits';
import { type RiskRatingSetDraft, usePublishRiskRatingSetDraftMutation } from '@/api/risk-model';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormCheckbox, FormLongTextField } from '@/ui/form';

interface PublishDialogProps {
  draft: RiskRatingSetDraft;
  revision: number;
  /** Saves what was changed first; left out where nothing was. */
  save: (() => Promise<number | undefined>) | undefined;
  onPublished: (riskRatingSetUuid: string) => void;
  onClose: () => void;
}

/** From then on the set never changes. */
export function PublishDialog({ draft, revision, save, onPublished, onClose }: PublishDialogProps) {
  const text = useTexts('rating-sets');
  const [publish] = usePublishRiskRatingSetDraftMutation();
  const form = useApiForm({
    limits: RiskRatingSetDraftPublishLimits,
    values: { reason: '', isChecked: false },
    send: async ({ reason, isChecked }) => {
      const current = save ? await save() : revision;
      if (current === undefined) {
        onClose();
        return { error: { kind: 'other', message: text('save-first', 'The draft could not be saved.') } };
      }
      return publish({
        riskRatingSetDraftUuid: draft.uuid,
        riskRatingSetDraftPublish: {
          revision: current,
          ...(draft.mustBeChecked && { isChecked }),
          ...(reason && { reason }),
        },
      });
    },
    onSent: ({ data }) => onPublished(data.uuid),
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('publish-title', 'Publish {1}', { values: [draft.name] })}
      submitLabel={text('publish-now', 'Publish')}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {draft.lineageUuid
          ? text.prose(
              'publish-version-help',
              'A published version never changes. New projects get it instead of the version before; projects that rate by an older one stay with it.',
            )
          : text.prose(
              'publish-help',
              'A published set never changes. Projects can rate by it from then on; later changes make a new version.',
            )}
      </Typography>
      {draft.mustBeChecked && (
        <FormCheckbox
          name="isChecked"
          label={text('is-checked', 'Levels and table were compared with the standard')}
        />
      )}
      <FormLongTextField name="reason" label={text('reason', 'Reason')} minRows={2} autoFocus />
    </ApiFormDialog>
  );
}
