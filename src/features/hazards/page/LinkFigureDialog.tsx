import { useListHaraFiguresQuery, useUpdateHaraFigureMutation } from '@/api/hara-figures';
import type { Hazard } from '@/api/hazards';
import { figureName } from '@/features/shared/figures/FigurePicture';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { useTexts } from '@/glossary/useText';
import { FormSearchChoiceField } from '@/ui/form';

/** A choice of this form alone; what is sent follows from it. */
const LINK_LIMITS = { haraFigureUuid: { required: true } } as const;

interface LinkFigureDialogProps {
  hazard: Hazard;
  /** Those that show it already. */
  shown: readonly string[];
  onClose: () => void;
}

/** Lets a figure of the project show this hazard, too. */
export function LinkFigureDialog({ hazard, shown, onClose }: LinkFigureDialogProps) {
  const text = useTexts('hazard-figures');
  const { currentData, isLoading } = useListHaraFiguresQuery(sheetList(hazard.projectUuid));
  const figures = (currentData?.data.results ?? []).filter(({ uuid }) => !shown.includes(uuid));
  const [update] = useUpdateHaraFigureMutation();
  const form = useApiForm({
    limits: LINK_LIMITS,
    values: { haraFigureUuid: null as string | null },
    send: ({ haraFigureUuid }) => {
      const figure = figures.find(({ uuid }) => uuid === haraFigureUuid);
      return update({
        haraFigureUuid: haraFigureUuid ?? '',
        haraFigureUpdate: {
          revision: figure?.revision ?? 0,
          hazardUuids: [...(figure?.hazardUuids ?? []), hazard.uuid],
        },
      });
    },
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('link', 'Use a figure of the project')}
      submitLabel={text('link-confirm', 'Show it here')}
      onClose={onClose}
    >
      <FormSearchChoiceField
        name="haraFigureUuid"
        label={text('figure', 'Figure')}
        autoFocus
        isLoading={isLoading}
        options={figures.map(figure => ({
          value: figure.uuid,
          label: figureName(figure),
          ...(figure.caption && { description: figure.caption }),
        }))}
      />
    </ApiFormDialog>
  );
}
