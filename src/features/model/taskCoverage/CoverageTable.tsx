import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { LookupEntry } from '@/api/lookups';
import { paths } from '@/config/paths';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { type TextFunction, useTexts } from '@/glossary/useText';
import type { CoverageRow, Covered, Place, TaskCoverage } from './taskCoverage';

interface CoverageTableProps {
  projectUuid: string;
  coverage: TaskCoverage;
  personnel: Catalog<LookupEntry>;
  /** Marks a place as checked without a hazard, or open again. Left out for people who may only read. */
  onCheck: ((row: CoverageRow, place: Place) => void) | undefined;
}

/** Task and person down, zones across; the arrow keys walk through the places. */
export function CoverageTable({ projectUuid, coverage, personnel, onCheck }: CoverageTableProps) {
  const text = useTexts('coverage');
  const navigate = useNavigate();
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState({ row: 0, column: 0 });
  const { rows, zones, ofZones } = coverage;
  const last = { row: rows.length - 1, column: zones.length - 1 };
  const at = { row: Math.min(active.row, last.row), column: Math.min(active.column, last.column) };
  const goTo = (row: number, column: number) => {
    const next = {
      row: Math.max(0, Math.min(row, last.row)),
      column: Math.max(0, Math.min(column, last.column)),
    };
    setActive(next);
    grid.current?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)?.focus();
  };
  const worksheetOf = (row: CoverageRow, place: Place) =>
    paths.projectTaskHazards(projectUuid, row.task.code, place.zoneUuid);
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[at.row];
    const place = row?.places[at.column];
    if (!row || !place || event.altKey) return;
    const far = event.ctrlKey || event.metaKey;
    const moves: Partial<Record<string, () => void>> = {
      ArrowUp: () => goTo(far ? 0 : at.row - 1, at.column),
      ArrowDown: () => goTo(far ? last.row : at.row + 1, at.column),
      ArrowLeft: () => goTo(at.row, far ? 0 : at.column - 1),
      ArrowRight: () => goTo(at.row, far ? last.column : at.column + 1),
      Home: () => goTo(far ? 0 : at.row, 0),
      End: () => goTo(far ? last.row : at.row, last.column),
      ' ': () => canCheck(place) && onCheck?.(row, place),
      Enter: () => place.state !== 'elsewhere' && void navigate(worksheetOf(row, place)),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  return (
    <Box sx={{ overflow: 'auto', minHeight: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-label={text('title', 'Coverage')}
        onKeyDown={onKeyDown}
        sx={TABLE}
      >
        <thead>
          <tr>
            <th scope="col">{text('task', 'Task')}</th>
            <th scope="col">{text('person', 'Person')}</th>
            {zones.map(({ uuid, name, description }) => (
              <th key={uuid} scope="col" title={description}>
                {name}
              </th>
            ))}
            <th scope="col">{text('covered', 'Covered')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowAt) => {
            const person = personnel.byUuid.get(row.personnelUuid ?? '')?.name ?? text('anybody', 'Anybody');
            return (
              <tr key={row.key}>
                {row.rowsOfTask > 0 && (
                  <th scope="rowgroup" rowSpan={row.rowsOfTask}>
                    <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
                      {row.task.code}
                    </Box>
                    {row.task.name}
                  </th>
                )}
                <th scope="row">{person}</th>
                {row.places.map((place, column) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys of its cells
                  <td
                    key={place.zoneUuid}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
                    role="gridcell"
                    data-place={`${rowAt} ${column}`}
                    data-state={place.state}
                    tabIndex={rowAt === at.row && column === at.column ? 0 : -1}
                    aria-label={`${row.task.name}, ${person}, ${zones[column]?.name}: ${placeText(place, text)}`}
                    title={place.reason || undefined}
                    onFocus={() => setActive({ row: rowAt, column })}
                    onClick={() => canCheck(place) && onCheck?.(row, place)}
                  >
                    {place.state === 'hazards' ? (
                      <Link component={RouterLink} to={worksheetOf(row, place)} tabIndex={-1}>
                        {placeText(place, text)}
                      </Link>
                    ) : (
                      shownText(place, text)
                    )}
                  </td>
                ))}
                <td>{coveredText(row, text)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {text('all-tasks', 'All tasks')}
            </th>
            {ofZones.map((covered, column) => (
              <td key={zones[column]?.uuid}>{coveredText(covered, text)}</td>
            ))}
            <td>{coveredText(coverage, text)}</td>
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}

type Text = TextFunction<'coverage'>;

/** A place with hazards needs no mark, and where the task does not take place there is nothing to check. */
const canCheck = ({ state }: Place) => state === 'open' || state === 'checked';

const coveredText = ({ covered, total }: Covered, text: Text) =>
  total === 0 ? '' : text('of', '{1} of {2}', { values: [covered, total] });

function placeText({ state, hazardCount }: Place, text: Text): string {
  if (state === 'hazards') return text('hazards', '{1} hazards', { count: hazardCount, one: '1 hazard' });
  if (state === 'checked') return text('checked', 'Checked, none');
  return state === 'open' ? text('open', 'Open') : text('elsewhere', 'Not here');
}

/** Most places of a large table are not used: a dash keeps them quiet. */
const shownText = (place: Place, text: Text) => (place.state === 'elsewhere' ? '–' : placeText(place, text));

const TABLE = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 13,
  '& th, & td': {
    p: '6px 8px',
    borderRight: 1,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    bgcolor: 'background.paper',
  },
  '& thead th, & tfoot th, & tfoot td': { fontWeight: 600, position: 'sticky', zIndex: 1 },
  '& thead th': { top: 0 },
  '& tfoot th, & tfoot td': { bottom: 0 },
  '& tbody th[scope=rowgroup]': { minWidth: 200, maxWidth: 320, fontWeight: 600 },
  '& td': { minWidth: 96 },
  // Head and foot stay in view: the focus scrolls clear of them.
  '& td[role=gridcell]': { cursor: 'default', scrollMargin: '48px' },
  '& td[data-state=open], & td[data-state=checked]': { cursor: 'pointer' },
  '& td[data-state=open]': { fontWeight: 600 },
  '& td[data-state=elsewhere]': { color: 'text.secondary' },
  '& td:focus-visible': {
    outline: 2,
    outlineStyle: 'solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
} as const;
