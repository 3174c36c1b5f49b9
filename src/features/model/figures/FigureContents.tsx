import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { HaraFigure } from '@/api/hara-figures';
import { useTexts } from '@/glossary/useText';
import type { FigureMark, MarkTarget } from './markTargets';

interface FigureContentsProps {
  figure: HaraFigure;
  targets: readonly MarkTarget[];
  nameOf: (mark: FigureMark, at: number) => string;
  targetOf: (mark: FigureMark) => MarkTarget | undefined;
  selected: number | null;
  onSelect: (at: number) => void;
  /** Left out where nothing may be changed. @param at place of the mark */
  actions?: Readonly<Record<'onEdit' | 'onDraw' | 'onErase', (at: number) => void>>;
}

/** The marks of a figure as a list with what they point to, and what else the figure shows. */
export function FigureContents(props: FigureContentsProps) {
  const { figure, targets, nameOf, targetOf, selected, onSelect, actions } = props;
  const text = useTexts('project-figures');
  const { annotations, hazardUuids, machineUuids } = figure;
  const marked = new Set(annotations.flatMap(mark => targetOf(mark)?.uuid ?? []));
  const others = targets.filter(
    ({ uuid }) => !marked.has(uuid) && (hazardUuids.includes(uuid) || machineUuids.includes(uuid)),
  );
  return (
    <Stack sx={{ gap: 1.5, minWidth: 0 }}>
      <Typography variant="h3">{text('marks-title', 'Marks')}</Typography>
      {annotations.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {actions
            ? text.prose('no-marks', 'Mark a point or a box to say where in the picture a hazard is.')
            : text.prose('no-marks-reading', 'Nothing is marked in this figure.')}
        </Typography>
      ) : (
        <Box component="ol" aria-label={text('marks-title', 'Marks')} sx={LIST}>
          {annotations.map((mark, at) => {
            const target = targetOf(mark);
            const name = nameOf(mark, at);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
              <Box component="li" key={at} data-selected={at === selected}>
                <Link
                  component="button"
                  type="button"
                  variant="body2"
                  aria-pressed={at === selected}
                  onClick={() => onSelect(at)}
                  sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
                >
                  {name}
                </Link>
                {target && <TargetLink target={target} />}
                {actions && at === selected && (
                  <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', mt: 0.5 }}>
                    <Button size="extraSmall" variant="outlined" onClick={() => actions.onEdit(at)}>
                      {text('edit-mark', 'Edit')}
                    </Button>
                    <Button size="extraSmall" variant="outlined" onClick={() => actions.onDraw(at)}>
                      {text('move-mark', 'Move')}
                    </Button>
                    <Button size="extraSmall" color="error" onClick={() => actions.onErase(at)}>
                      {text('erase-mark', 'Delete mark')}
                    </Button>
                  </Stack>
                )}
              </Box>
            );
          })}
        </Box>
      )}
      {others.length > 0 && (
        <>
          <Typography variant="h3">{text('also-shows', 'Also shows')}</Typography>
          <Box component="ul" aria-label={text('also-shows', 'Also shows')} sx={LIST}>
            {others.map(target => (
              <li key={target.uuid}>
                <TargetLink target={target} />
              </li>
            ))}
          </Box>
        </>
      )}
    </Stack>
  );
}

function TargetLink({ target }: { target: MarkTarget }) {
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={target.to}>
        {target.label}
      </Link>
    </Typography>
  );
}

const LIST = {
  m: 0,
  pl: 2.5,
  display: 'grid',
  gap: 0.75,
  maxHeight: '60vh',
  overflowY: 'auto',
  '& > [data-selected=true]': { bgcolor: 'action.selected', borderRadius: 0.5 },
} as const;
