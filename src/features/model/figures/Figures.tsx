import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type HaraFigure,
  useDeleteHaraFigureMutation,
  useUploadHaraFigureImageMutation,
} from '@/api/hara-figures';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { FieldRefusals } from '@/features/shared/edits/FieldRefusals';
import { FigureCaptionDialog } from '@/features/shared/figures/FigureCaptionDialog';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { UploadList } from '@/features/shared/uploads/UploadList';
import { useUploads } from '@/features/shared/uploads/useUploads';
import { useTexts } from '@/glossary/useText';
import { useEditQueue, useShownRecords } from '@/records/EditQueueContext';
import { figureModel } from '@/records/models/figureModel';
import { inOwnOrder } from '@/records/recordOrder';
import { DropZone } from '@/ui/DropZone';
import { EmptyState } from '@/ui/EmptyState';
import { FigureGallery } from './FigureGallery';
import { movedFigures } from './figureOrder';
import { MarkedFigure } from './MarkedFigure';
import type { MarkTarget } from './markTargets';

interface FiguresProps {
  projectUuid: string;
  figures: readonly HaraFigure[];
  targets: readonly MarkTarget[];
  canEdit: boolean;
}

/** Pictures are dropped here and put in order; the chosen one shows large, with its marks. */
export function Figures({ projectUuid, targets, canEdit, ...props }: FiguresProps) {
  const text = useTexts('project-figures');
  const queue = useEditQueue();
  const [address, change] = useAddressParameters();
  const figures = inOwnOrder(useShownRecords(figureModel, props.figures));
  const figure = figures.find(({ uuid }) => uuid === address.get('figure')) ?? figures[0];
  const [asked, setAsked] = useState<'caption' | 'delete' | null>(null);
  const [remove] = useDeleteHaraFigureMutation();
  const [upload] = useUploadHaraFigureImageMutation();
  const { uploads, add, again, putAway } = useUploads(async file => {
    const answer = await upload({ projectUuid, haraFigureCreate: { file } });
    if (answer.data) change({ figure: answer.data.data.uuid });
    return answer;
  });
  return (
    <DropZone
      onFiles={add}
      disabled={!canEdit}
      dropText={text('drop', 'Drop pictures here to add them to the project')}
    >
      {pick => (
        <Stack sx={{ gap: 1.5 }}>
          <UploadList uploads={uploads} onAgain={again} onPutAway={putAway} />
          <FieldRefusals model={figureModel} what={text('refused-what', 'The change')} />
          {figure ? (
            <Box sx={COLUMNS}>
              <Stack sx={{ gap: 1, minWidth: 0 }}>
                {canEdit && (
                  <Button size="small" variant="outlined" startIcon={<UploadFileRounded />} onClick={pick}>
                    {text('upload', 'Upload pictures')}
                  </Button>
                )}
                <FigureGallery
                  figures={figures}
                  current={figure}
                  onOpen={({ uuid }) => change({ figure: uuid })}
                  onMove={
                    canEdit
                      ? (uuid, to) => queue.edit(figureModel, movedFigures(figures, uuid, to))
                      : undefined
                  }
                />
              </Stack>
              <MarkedFigure
                key={figure.uuid}
                figure={figure}
                targets={targets}
                onChange={canEdit ? patch => queue.edit(figureModel, [{ record: figure, patch }]) : undefined}
                onCaption={() => setAsked('caption')}
                onDelete={() => setAsked('delete')}
              />
            </Box>
          ) : (
            <EmptyState
              title={text('empty-title', 'No figures yet')}
              text={
                canEdit
                  ? text.prose(
                      'empty',
                      'Upload photos, drawings or diagrams as PNG, JPEG or SVG, or drop them here. Then mark in them what hazards are about.',
                    )
                  : text.prose('empty-reading', 'Whoever may edit the analysis can add pictures here.')
              }
              {...(canEdit && {
                action: (
                  <Button variant="contained" startIcon={<UploadFileRounded />} onClick={pick}>
                    {text('upload', 'Upload pictures')}
                  </Button>
                ),
              })}
            />
          )}
          {figure && asked === 'caption' && (
            <FigureCaptionDialog figure={figure} onClose={() => setAsked(null)} />
          )}
          {figure && asked === 'delete' && (
            <ConfirmDeleteDialog
              records={[{ uuid: figure.uuid, label: figure.code }]}
              remove={haraFigureUuid => remove({ haraFigureUuid, confirm: true })}
              confirmLabel={text('delete-figure', 'Delete figure')}
              deletedText={text('deleted', 'Figure deleted')}
              onClose={() => setAsked(null)}
            >
              <Typography variant="body2">
                {text.prose(
                  'delete-help',
                  'The picture goes with all marks in it; hazards stay as they are.',
                )}
              </Typography>
            </ConfirmDeleteDialog>
          )}
        </Stack>
      )}
    </DropZone>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
} as const;
