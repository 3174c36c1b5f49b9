import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { HaraFigure } from '@/api/hara-figures';
import { HaraFigureUpdateLimits } from '@/api/limits';
import { figureName } from '@/features/shared/figures/FigurePicture';
import { FigureShapes } from '@/features/shared/figures/FigureShapes';
import { FigureStage } from '@/features/shared/figures/FigureStage';
import { type FigurePoint, placeOfShape } from '@/features/shared/figures/figurePoints';
import { ShapeDrawing } from '@/features/shared/figures/ShapeDrawing';
import type { FigureShapeKind } from '@/features/shared/figures/shapeDraft';
import { useKeptState } from '@/features/shared/unsaved/useKeptEntry';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { FigureContents } from './FigureContents';
import { MarkDialog } from './MarkDialog';
import { type FigureMark, type MarkTarget, markLabel, pointingTo, targetUuid } from './markTargets';

interface MarkedFigureProps {
  figure: HaraFigure;
  targets: readonly MarkTarget[];
  /** Left out where nothing may be changed. */
  onChange:
    | ((patch: Partial<Pick<HaraFigure, 'annotations' | 'hazardUuids' | 'machineUuids'>>) => void)
    | undefined;
  onCaption: () => void;
  onDelete: () => void;
}

/** A mark as it was when somebody began to change it. */
interface MarkBefore {
  at: number;
  points: readonly FigurePoint[];
}

/** What is drawn now: a new mark of this kind, or the shape of one that there is. */
interface Drawing {
  kind: FigureShapeKind;
  before: MarkBefore | null;
}

/** A mark whose words are asked for. @param before null for one that was just drawn */
interface Asked {
  mark: FigureMark;
  before: MarkBefore | null;
}

const KINDS = defineTexts(
  'project-figures',
  { POINT: 'Mark a point', RECTANGLE: 'Mark a box', POLYGON: 'Mark an outline' },
  'mark-',
);
const NEW_MARK = { label: '', ...pointingTo(undefined) };

/** One figure with its marks: they are drawn, named and lead to what they point to. */
export function MarkedFigure({ figure, targets, onChange, onCaption, onDelete }: MarkedFigureProps) {
  const text = useTexts('project-figures');
  const { annotations } = figure;
  const [begun, setDrawing] = useKeptState<Drawing>(`drawing ${figure.uuid}`);
  const drawing = onChange ? begun : null;
  const [asked, setAsked] = useKeptState<Asked>(`mark ${figure.uuid}`);
  const [selected, setSelected] = useState<number | null>(null);
  const placeOf = (before: MarkBefore | null | undefined) =>
    before ? placeOfShape(annotations, [before.at, ...annotations.keys()], before.points) : undefined;
  const drawnAt = placeOf(drawing?.before);
  const drawn = drawnAt === undefined ? undefined : annotations[drawnAt];
  const targetOf = (mark: FigureMark) => targets.find(({ uuid }) => uuid === targetUuid(mark));
  const nameOf = (mark: FigureMark, at: number) =>
    markLabel(mark, targetOf(mark)) || text('mark', 'Mark {1}', { values: [at + 1] });
  const shapes = annotations.flatMap((mark, at) =>
    at === drawnAt
      ? []
      : [
          {
            at,
            kind: mark.shape,
            points: mark.points,
            label: nameOf(mark, at),
            name: nameOf(mark, at),
            fill: 0.12,
            isSelected: at === selected,
          },
        ],
  );
  const write = (next: FigureMark[]) => onChange?.({ annotations: next });
  const keep = (points: readonly FigurePoint[]) => {
    if (!drawing) return;
    if (drawn && drawnAt !== undefined) write(annotations.with(drawnAt, { ...drawn, points: [...points] }));
    else setAsked({ mark: { ...NEW_MARK, shape: drawing.kind, points: [...points] }, before: null });
    setDrawing(null);
  };
  const answer = (mark: FigureMark) => {
    const at = placeOf(asked?.before) ?? annotations.length;
    write(annotations.toSpliced(at, 1, mark));
    setSelected(at);
    setAsked(null);
  };
  const shapesOver = (isQuiet: boolean) => (
    <FigureShapes
      shapes={shapes}
      label={text('marks', 'Marks in {1}', { values: [figureName(figure)] })}
      labelsAt="corner"
      isQuiet={isQuiet}
      onSelect={setSelected}
    />
  );
  return (
    <Stack sx={{ gap: 1, minWidth: 0 }}>
      {!drawing && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h2" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
            {figureName(figure)}
          </Typography>
          {onChange && (
            <>
              {MARKS.map(kind => (
                <Button
                  key={kind}
                  size="extraSmall"
                  variant="outlined"
                  disabled={annotations.length >= MOST_MARKS}
                  onClick={() => setDrawing({ kind, before: null })}
                >
                  {text(KINDS[kind])}
                </Button>
              ))}
              <Button size="extraSmall" onClick={onCaption}>
                {text('caption', 'Name and caption')}
              </Button>
              <Button size="extraSmall" color="error" onClick={onDelete}>
                {text('delete', 'Delete')}
              </Button>
            </>
          )}
        </Stack>
      )}
      <Box sx={COLUMNS}>
        <Box sx={{ minWidth: 0 }}>
          {drawing ? (
            <ShapeDrawing
              figureUuid={figure.uuid}
              key={`${drawing.kind} ${drawing.before?.at}`}
              name={drawn ? nameOf(drawn, drawnAt ?? 0) : text('new-mark', 'new mark')}
              kind={drawing.kind}
              points={drawing.before?.points ?? NO_POINTS}
              onKeep={keep}
              onCancel={() => setDrawing(null)}
            >
              {editor => (
                <FigureStage figure={figure}>
                  {shapesOver(true)}
                  {editor}
                </FigureStage>
              )}
            </ShapeDrawing>
          ) : (
            <FigureStage figure={figure}>{shapesOver(false)}</FigureStage>
          )}
          {figure.caption && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {figure.caption}
            </Typography>
          )}
        </Box>
        <FigureContents
          figure={figure}
          targets={targets}
          nameOf={nameOf}
          targetOf={targetOf}
          selected={selected}
          onSelect={setSelected}
          {...(onChange &&
            !drawing && {
              actions: {
                onEdit: at => {
                  const mark = annotations[at];
                  if (mark) setAsked({ mark, before: { at, points: mark.points } });
                },
                onDraw: at => {
                  const mark = annotations[at];
                  if (mark) setDrawing({ kind: mark.shape, before: { at, points: mark.points } });
                },
                onErase: at => {
                  write(annotations.toSpliced(at, 1));
                  setSelected(null);
                },
              },
            })}
        />
      </Box>
      {asked && onChange && (
        <MarkDialog
          mark={asked.mark}
          isNew={asked.before === null}
          targets={targets}
          onKeep={answer}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

const MARKS: readonly FigureShapeKind[] = ['POINT', 'RECTANGLE', 'POLYGON'];
const MOST_MARKS = HaraFigureUpdateLimits.annotations.maxItems;
const NO_POINTS: readonly FigurePoint[] = [];

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
} as const;
