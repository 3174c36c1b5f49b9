import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { findingPlace } from '@/features/shared/hazards/findingPlace';
import { useTexts } from '@/glossary/useText';
import { connectedTo, type Picture, type PictureNode, pictureOf } from './pictureLayout';
import type { TraceRow } from './traceRows';
import type { Trace } from './useTrace';

/** px */
const NODE = { width: 220, height: 28, step: 36, gap: 96 };

const leftOf = ({ column }: PictureNode) => column * (NODE.width + NODE.gap);
const topOf = ({ place }: PictureNode) => place * NODE.step;

interface TracePictureProps {
  projectUuid: string;
  trace: Trace;
  rows: readonly TraceRow[];
}

/**
 * The trace as columns with lines between: arrows walk through it, Enter opens a record. Everything it says stands in the
 * table too.
 */
export function TracePicture({ projectUuid, trace, rows }: TracePictureProps) {
  const text = useTexts('trace');
  const navigate = useNavigate();
  const picture = useMemo(() => pictureOf(rows), [rows]);
  const first = picture.columns.flat()[0];
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const current = picture.columns.flat().find(({ uuid }) => uuid === chosen) ?? first;
  const lit = useMemo(() => (chosen ? connectedTo(picture, chosen) : undefined), [picture, chosen]);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const open = (node: PictureNode) => {
    const to = placeOf(projectUuid, node);
    if (to) void navigate(to);
  };
  const walk = (event: KeyboardEvent) => {
    const next = current && neighbour(picture, current, event.key);
    if (!next) return;
    event.preventDefault();
    buttons.current.get(next.uuid)?.focus();
  };
  const height = Math.max(...picture.columns.map(column => column.length)) * NODE.step;
  const width = 4 * NODE.width + 3 * NODE.gap;
  const names = [
    text('hazards', 'Hazards'),
    text('targets', 'Safety targets'),
    text('requirements', 'Requirements'),
    text('measures-documents', 'Measures and documents'),
  ];
  return (
    <Box sx={{ overflowX: 'auto', minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text.prose(
          'picture-help',
          'Arrow keys go along the lines, Enter opens. The table says the same in words.',
        )}
      </Typography>
      <Box sx={{ position: 'relative', width, height: NODE.step, typography: 'subtitle2' }}>
        {names.map((name, column) => (
          <Box key={name} sx={{ position: 'absolute', left: column * (NODE.width + NODE.gap) }}>
            {name}
          </Box>
        ))}
      </Box>
      <Box
        role="group"
        aria-label={text('picture', 'Picture of the trace')}
        style={{ position: 'relative', width, height }}
        onKeyDown={walk}
      >
        <Lines picture={picture} lit={lit} width={width} height={height} />
        {picture.columns.flat().map(node => {
          const isHole = trace.holesOf.has(node.uuid);
          return (
            <Box
              component="button"
              key={node.uuid}
              ref={(button: HTMLButtonElement | null) => {
                if (button) buttons.current.set(node.uuid, button);
                else buttons.current.delete(node.uuid);
              }}
              type="button"
              title={node.name}
              tabIndex={node === current ? 0 : -1}
              aria-label={
                isHole
                  ? text('node-hole', '{1} {2}, has a hole', { values: [node.code, node.name] })
                  : `${node.code} ${node.name}`
              }
              onFocus={() => setChosen(node.uuid)}
              onClick={() => open(node)}
              style={{ left: leftOf(node), top: topOf(node), opacity: lit && !lit.has(node.uuid) ? 0.45 : 1 }}
              sx={{
                position: 'absolute',
                width: NODE.width,
                height: NODE.height,
                px: 1,
                font: 'inherit',
                fontSize: 13,
                textAlign: 'left',
                whiteSpace: 'nowrap',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                color: 'text.primary',
                bgcolor: 'background.paper',
                border: 1,
                borderStyle: isHole ? 'dashed' : 'solid',
                borderColor: isHole ? 'warning.main' : 'divider',
                borderRadius: 0.75,
                cursor: 'pointer',
                '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
              }}
            >
              <b>{node.code}</b> {node.name}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

interface LinesProps {
  picture: Picture;
  lit: ReadonlySet<string> | undefined;
  width: number;
  height: number;
}

const Lines = memo(function Lines({ picture, lit, width, height }: LinesProps) {
  return (
    <Box
      component="svg"
      aria-hidden
      width={width}
      height={height}
      sx={{ position: 'absolute', color: 'primary.main' }}
    >
      {picture.edges.map(({ from, to }) => {
        const isLit = lit?.has(from.uuid) && lit.has(to.uuid);
        const [x1, y1] = [leftOf(from) + NODE.width, topOf(from) + NODE.height / 2];
        const [x2, y2] = [leftOf(to), topOf(to) + NODE.height / 2];
        const middle = (x1 + x2) / 2;
        return (
          <path
            key={`${from.uuid} ${to.uuid}`}
            d={`M${x1} ${y1} C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`}
            fill="none"
            stroke="currentColor"
            strokeOpacity={isLit ? 1 : lit ? 0.15 : 0.4}
            strokeWidth={isLit ? 2 : 1}
          />
        );
      })}
    </Box>
  );
});

function placeOf(projectUuid: string, { uuid, column, code }: PictureNode): string | undefined {
  if (column === 0) return paths.projectHazardPage(projectUuid, code);
  if (column === 3 && code.startsWith('SF-')) return findingPlace(projectUuid, 'SafetyFunction', code, null);
  if (column === 3 && code.startsWith('DOC-')) return paths.projectDocuments(projectUuid, uuid);
  if (column === 3) return `${paths.projectMeasures(projectUuid)}?measure=${encodeURIComponent(code)}`;
  return findingPlace(projectUuid, column === 1 ? 'SafetyTarget' : 'Srem', code, null);
}

/** Where an arrow leads: up and down in the column, left and right along the first line. */
function neighbour(picture: Picture, from: PictureNode, key: string): PictureNode | undefined {
  const column = picture.columns[from.column];
  switch (key) {
    case 'ArrowUp':
      return column?.[from.place - 1];
    case 'ArrowDown':
      return column?.[from.place + 1];
    case 'ArrowRight':
      return picture.edges.find(edge => edge.from.uuid === from.uuid)?.to;
    case 'ArrowLeft':
      return picture.edges.find(edge => edge.to.uuid === from.uuid)?.from;
    default:
      return undefined;
  }
}
