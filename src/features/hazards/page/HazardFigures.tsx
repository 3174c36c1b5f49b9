import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  type HaraFigure,
  useListHaraFiguresQuery,
  useUpdateHaraFigureMutation,
  useUploadHaraFigureImageMutation,
} from '@/api/hara-figures';
import type { Hazard } from '@/api/hazards';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { FigureCaptionDialog } from '@/features/shared/figures/FigureCaptionDialog';
import { FigureDialog } from '@/features/shared/figures/FigureDialog';
import { FigurePicture, figureName } from '@/features/shared/figures/FigurePicture';
import { FigureThumbnail } from '@/features/shared/figures/FigureThumbnail';
import { SECTION_TITLES } from '@/features/shared/hazards/hazardSection';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { UploadList } from '@/features/shared/uploads/UploadList';
import { useUploads } from '@/features/shared/uploads/useUploads';
import { useTexts } from '@/glossary/useText';
import { DropZone } from '@/ui/DropZone';
import { ErrorView } from '@/ui/ErrorView';
import { usePrinting } from '@/ui/printing';
import { Section } from '@/ui/Section';
import { LinkFigureDialog } from './LinkFigureDialog';

/** The pictures that show a hazard: seen large, uploaded, and taken from those of the project. */
export function HazardFigures({ project, hazard }: { project: Project; hazard: Hazard }) {
  const text = useTexts('hazard-figures');
  const isPrinting = usePrinting();
  const [dialog, setDialog] = useState<{ kind: 'show' | 'caption'; figure: HaraFigure } | 'link' | null>(
    null,
  );
  const { currentData, error, refetch } = useListHaraFiguresQuery({
    projectUuid: project.uuid,
    hazardUuid: [hazard.uuid],
    limit: SHEET_LIMIT,
  });
  const [update, updating] = useUpdateHaraFigureMutation();
  const [upload] = useUploadHaraFigureImageMutation();
  const { uploads, add, again, putAway } = useUploads(file =>
    upload({ projectUuid: project.uuid, haraFigureCreate: { file, hazardUuids: [hazard.uuid] } }),
  );
  const canEdit = projectPermissions(project).can('analysis.edit') && !hazard.isRiskFrozen;
  const figures = currentData?.data.results;
  const close = () => setDialog(null);
  /** A mark names the hazard as well; as long as there is one, the figure shows it. */
  const isMarked = ({ annotations }: HaraFigure) =>
    annotations.some(({ hazardUuid }) => hazardUuid === hazard.uuid);
  const takeOff = ({ uuid: haraFigureUuid, revision, hazardUuids }: HaraFigure) =>
    update({
      haraFigureUuid,
      haraFigureUpdate: { revision, hazardUuids: hazardUuids.filter(uuid => uuid !== hazard.uuid) },
    });
  return (
    <DropZone
      onFiles={add}
      disabled={!canEdit}
      dropText={text('drop', 'Drop pictures here to show them with this hazard')}
    >
      {pick => (
        <Section
          title={text(SECTION_TITLES.figures)}
          actions={
            canEdit && (
              <>
                <Button size="small" variant="outlined" onClick={pick}>
                  {text('upload', 'Upload pictures')}
                </Button>
                <Button size="small" variant="outlined" onClick={() => setDialog('link')}>
                  {text('link', 'Use a figure of the project')}
                </Button>
              </>
            )
          }
        >
          {error && !currentData && <ErrorView error={error} onRetry={refetch} />}
          {updating.error && <ErrorView error={updating.error} isRefusal />}
          {!error && !figures && <Skeleton variant="rounded" height={96} />}
          {figures?.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              {canEdit
                ? text.prose(
                    'none-yet',
                    'No picture shows this hazard yet. Upload a PNG, JPEG or SVG, or drop it here.',
                  )
                : text.prose('none', 'No picture shows this hazard yet.')}
            </Typography>
          )}
          {uploads.length > 0 && <UploadList uploads={uploads} onAgain={again} onPutAway={putAway} />}
          <Box
            component="ul"
            aria-label={text(SECTION_TITLES.figures)}
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
            }}
          >
            {figures?.map(figure => (
              <Stack
                key={figure.uuid}
                component="li"
                sx={{ gap: 0.5, minWidth: 0, alignItems: 'start', breakInside: 'avoid' }}
              >
                {isPrinting ? (
                  <FigurePicture figure={figure} />
                ) : (
                  <FigureThumbnail figure={figure} onOpen={() => setDialog({ kind: 'show', figure })} />
                )}
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {figureName(figure)}
                </Typography>
                {figure.caption && (
                  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                    {figure.caption}
                  </Typography>
                )}
                <Stack
                  direction="row"
                  sx={{ gap: 0.5, flexWrap: 'wrap', '@media print': { display: 'none' } }}
                >
                  <Button
                    component={RouterLink}
                    size="small"
                    to={paths.projectFigures(project.uuid, figure.uuid)}
                  >
                    {text('all-marks', 'All marks')}
                  </Button>
                  {canEdit && (
                    <Button size="small" onClick={() => setDialog({ kind: 'caption', figure })}>
                      {text('change-caption', 'Change caption')}
                    </Button>
                  )}
                  {canEdit && !isMarked(figure) && (
                    <Button size="small" loading={updating.isLoading} onClick={() => void takeOff(figure)}>
                      {text('take-off', 'Take off')}
                    </Button>
                  )}
                </Stack>
              </Stack>
            ))}
          </Box>
          {dialog === 'link' && (
            <LinkFigureDialog
              hazard={hazard}
              shown={figures?.map(({ uuid }) => uuid) ?? []}
              onClose={close}
            />
          )}
          {dialog !== null && dialog !== 'link' && dialog.kind === 'show' && (
            <FigureDialog figure={dialog.figure} hazardUuid={hazard.uuid} onClose={close} />
          )}
          {dialog !== null && dialog !== 'link' && dialog.kind === 'caption' && (
            <FigureCaptionDialog figure={dialog.figure} onClose={close} />
          )}
        </Section>
      )}
    </DropZone>
  );
}
