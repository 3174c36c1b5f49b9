import { type HaraFigure, useUpdateHaraFigureMutation } from '@/api/hara-figures';
import { HaraFigureUpdateLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormTextField } from '@/ui/form';

/** Name and caption of a figure: the words below it in a report. */
export function FigureCaptionDialog({ figure, onClose }: { figure: HaraFigure; onClose: () => void }) {
  const text = useTexts('figures');
  const [update] = useUpdateHaraFigureMutation();
  const form = useApiForm({
    limits: HaraFigureUpdateLimits,
    values: { name: figure.name, caption: figure.caption },
    revision: figure.revision,
    send: (_values, { changed, revision }) =>
      update({ haraFigureUuid: figure.uuid, haraFigureUpdate: { ...changed, revision } }),
    sentText: text('caption-saved', 'Figure saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('caption-title', 'Name and caption of {1}', { values: [figure.code] })}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('figure-name', 'Name')} autoFocus />
      <FormLongTextField name="caption" label={text('caption', 'Caption')} minRows={2} />
    </ApiFormDialog>
  );
}
