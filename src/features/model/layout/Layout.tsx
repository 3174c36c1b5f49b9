import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { type HaraFigure, useUploadEnvironmentLayoutMutation } from '@/api/hara-figures';
import type { Hazard } from '@/api/hazards';
import type { Area, Zone } from '@/api/lookups';
import type { Machine } from '@/api/machines';
import type { RiskRatingSet } from '@/api/risk-model';
import { FieldRefusals } from '@/features/shared/edits/FieldRefusals';
import { FigureStage } from '@/features/shared/figures/FigureStage';
import { type FigurePoint, placeOfShape } from '@/features/shared/figures/figurePoints';
import { ShapeDrawing } from '@/features/shared/figures/ShapeDrawing';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { ToolbarSelect } from '@/features/shared/sheet/ToolbarSelect';
import { useKeptState } from '@/features/shared/unsaved/useKeptEntry';
import { UploadList } from '@/features/shared/uploads/UploadList';
import { useUploads } from '@/features/shared/uploads/useUploads';
import { useTexts } from '@/glossary/useText';
import { useEditQueue, useShownRecords } from '@/records/EditQueueContext';
import { figureModel } from '@/records/models/figureModel';
import { DropZone } from '@/ui/DropZone';
import { EmptyState } from '@/ui/EmptyState';
import { DeletePlaceDialog } from './DeletePlaceDialog';
import { DrawMenu } from './DrawMenu';
import { LayoutOutlines } from './LayoutOutlines';
import { type LayoutPlace, layoutPlaces, listedPlaces } from './layoutPlaces';
import { PlaceDetails } from './PlaceDetails';
import { EditPlaceDialog, NewPlaceDialog } from './PlaceDialogs';
import { PlacesTable } from './PlacesTable';

interface LayoutProps {
  projectUuid: string;
  figures: readonly HaraFigure[];
  hazards: readonly Hazard[];
  machines: readonly Machine[];
  zones: readonly Zone[];
  areas: readonly Area[];
  sets: readonly RiskRatingSet[];
  canEdit: boolean;
}

/** What is drawn now: a place, and the corners of the outline that is changed, or a new one. */
interface Drawing {
  placeUuid: string;
  before: readonly FigurePoint[] | null;
}

export function Layout(props: LayoutProps) {
  const { projectUuid, hazards, machines, zones, areas, sets, canEdit } = props;
  const text = useTexts('layout');
  const queue = useEditQueue();
  const [address, change] = useAddressParameters();
  const figures = useShownRecords(figureModel, props.figures);
  const figure = figures.find(({ uuid }) => uuid === address.get('layout')) ?? figures[0];
  const outlines = figure?.outlines ?? NONE;
  const places = useMemo(
    () => layoutPlaces({ zones, areas, hazards, outlines, sets }),
    [zones, areas, hazards, outlines, sets],
  );
  const listed = listedPlaces(places);
  const selected = places.find(({ uuid }) => uuid === address.get('place'));
  const select = (place: LayoutPlace) => change({ place: place.uuid }, 'replace');
  const [drawing, setDrawing] = useKeptState<Drawing>(`drawing ${figure?.uuid}`);
  const drawn = canEdit && drawing ? places.find(({ uuid }) => uuid === drawing.placeUuid) : undefined;
  const drawnAt = drawn && drawing?.before && placeOfShape(outlines, drawn.outlines, drawing.before);
  const [deleted, setDeleted] = useState<LayoutPlace | null>(null);
  const [dialog, setDialog] = useState<LayoutPlace['kind'] | LayoutPlace | null>(null);
  const [upload] = useUploadEnvironmentLayoutMutation();
  const { uploads, add, again, putAway } = useUploads(async file => {
    const answer = await upload({ projectUuid, haraFigureCreate: { file } });
    if (answer.data) change({ layout: answer.data.data.uuid });
    return answer;
  });

  const write = (next: HaraFigure['outlines']) =>
    figure && queue.edit(figureModel, [{ record: figure, patch: { outlines: next } }]);
  const draw = (place: LayoutPlace, outline: number | null = null) => {
    select(place);
    setDrawing({
      placeUuid: place.uuid,
      before: outline === null ? null : (outlines[outline]?.points ?? null),
    });
  };
  const keep = (points: readonly FigurePoint[]) => {
    if (!drawn) return;
    const made = {
      zoneUuid: drawn.kind === 'zone' ? drawn.uuid : null,
      areaUuid: drawn.kind === 'area' ? drawn.uuid : null,
      points: [...points],
    };
    write(typeof drawnAt === 'number' ? outlines.with(drawnAt, made) : [...outlines, made]);
    setDrawing(null);
  };
  const isDialogOfPlace = dialog !== null && typeof dialog === 'object';

  return (
    <DropZone
      onFiles={add}
      multiple={false}
      disabled={!canEdit || Boolean(drawn)}
      dropText={text('drop', 'Drop a picture here to use it as a layout')}
    >
      {pick => (
        <Stack sx={{ gap: 1.5 }}>
          {figure && !drawn && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              {figures.length > 1 && (
                <ToolbarSelect
                  label={text('layout', 'Layout')}
                  value={figure.uuid}
                  options={figures.map(({ uuid, code, name }) => ({ value: uuid, label: `${code} ${name}` }))}
                  onChange={layout => change({ layout })}
                />
              )}
              {canEdit && (
                <>
                  <DrawMenu places={places} onDraw={draw} onNew={setDialog} />
                  <Button size="extraSmall" startIcon={<UploadFileRounded />} onClick={pick}>
                    {text('upload-another', 'Upload another layout')}
                  </Button>
                </>
              )}
            </Stack>
          )}
          <UploadList uploads={uploads} onAgain={again} onPutAway={putAway} />
          <FieldRefusals model={figureModel} what={text('refused-what', 'The drawing')} />
          {figure ? (
            <Box sx={COLUMNS}>
              <Box sx={{ minWidth: 0 }}>
                {drawn ? (
                  <ShapeDrawing
                    figureUuid={figure.uuid}
                    key={drawn.uuid}
                    name={drawn.name}
                    kind="POLYGON"
                    points={drawing?.before ?? NO_POINTS}
                    onKeep={keep}
                    onCancel={() => setDrawing(null)}
                  >
                    {editor => (
                      <FigureStage figure={figure}>
                        <LayoutOutlines
                          outlines={outlines}
                          places={places}
                          hidden={drawnAt ?? null}
                          selected={undefined}
                          isQuiet
                          onSelect={select}
                        />
                        {editor}
                      </FigureStage>
                    )}
                  </ShapeDrawing>
                ) : (
                  <>
                    <FigureStage figure={figure}>
                      <LayoutOutlines
                        outlines={outlines}
                        places={places}
                        hidden={null}
                        selected={selected}
                        isQuiet={false}
                        onSelect={select}
                      />
                    </FigureStage>
                    <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
                      {text.prose(
                        'legend',
                        'The redder a zone, the more hazards it has; dashed outlines are areas.',
                      )}
                    </Typography>
                  </>
                )}
              </Box>
              <PlaceDetails
                projectUuid={projectUuid}
                place={selected}
                {...(canEdit &&
                  !drawn &&
                  selected && {
                    actions: {
                      onEdit: outline => draw(selected, outline),
                      onErase: outline => write(outlines.toSpliced(outline, 1)),
                      onDraw: () => draw(selected),
                    },
                  })}
              />
            </Box>
          ) : (
            <EmptyState
              title={text('empty-title', 'No layout yet')}
              text={text.prose(
                'empty',
                'Upload a plan of the machine and its surroundings as PNG, JPEG or SVG. Zones and areas are then drawn on it, and it shows where the hazards are.',
              )}
              {...(canEdit && {
                action: (
                  <Button variant="contained" startIcon={<UploadFileRounded />} onClick={pick}>
                    {text('upload', 'Upload a layout')}
                  </Button>
                ),
              })}
            />
          )}
          {listed.length > 0 && (
            <PlacesTable
              projectUuid={projectUuid}
              places={listed}
              machines={machines}
              onDraw={canEdit && figure && !drawn ? draw : undefined}
              onEdit={canEdit ? setDialog : undefined}
              onDelete={canEdit ? setDeleted : undefined}
              onSelect={select}
            />
          )}
          {deleted && <DeletePlaceDialog place={deleted} onClose={() => setDeleted(null)} />}
          {dialog && isDialogOfPlace && (
            <EditPlaceDialog place={dialog} machines={machines} onClose={() => setDialog(null)} />
          )}
          {dialog && !isDialogOfPlace && (
            <NewPlaceDialog
              kind={dialog}
              projectUuid={projectUuid}
              machines={machines}
              onClose={() => setDialog(null)}
              onMade={placeUuid => {
                change({ place: placeUuid }, 'replace');
                setDrawing({ placeUuid, before: null });
              }}
            />
          )}
        </Stack>
      )}
    </DropZone>
  );
}

const NONE: HaraFigure['outlines'] = [];
const NO_POINTS: readonly FigurePoint[] = [];

const COLUMNS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
} as const;
