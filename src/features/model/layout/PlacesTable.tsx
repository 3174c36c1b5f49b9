import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import type { Machine } from '@/api/machines';
import { paths } from '@/config/paths';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { heatOf, type LayoutPlace } from './layoutPlaces';

interface PlacesTableProps {
  projectUuid: string;
  places: readonly LayoutPlace[];
  machines: readonly Machine[];
  /** Left out where there is no layout, or nothing may be changed. */
  onDraw: ((place: LayoutPlace) => void) | undefined;
  /** Left out where nothing may be changed. */
  onEdit: ((place: LayoutPlace) => void) | undefined;
  /** Left out where nothing may be deleted. */
  onDelete: ((place: LayoutPlace) => void) | undefined;
  onSelect: (place: LayoutPlace) => void;
}

const KINDS = defineTexts('layout', { zone: 'Zone', area: 'Area' }, 'kind-');

/** The numbers behind the heat: each zone and area with its hazards and the highest of their ratings. */
export function PlacesTable(props: PlacesTableProps) {
  const { projectUuid, places, machines, onDraw, onEdit, onDelete, onSelect } = props;
  const text = useTexts('layout');
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={text('table', 'Hazards by zone and area')} sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">{text('place-name', 'Zone or area')}</th>
            <th scope="col">{text('kind', 'Kind')}</th>
            <th scope="col">{text('machine', 'Machine')}</th>
            <th scope="col">{text('hazards', 'Hazards')}</th>
            <th scope="col">{text('worst', 'Highest initial rating')}</th>
            <th scope="col">{text('on-layout', 'On this layout')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(place => {
            const machine = machines.find(({ uuid }) => uuid === place.machineUuid);
            const count = place.hazards.length;
            return (
              <tr key={place.uuid}>
                <th scope="row">
                  <Link
                    component="button"
                    type="button"
                    onClick={() => onSelect(place)}
                    sx={{ textAlign: 'left' }}
                  >
                    {place.name}
                  </Link>
                </th>
                <td>
                  {text(KINDS[place.kind])}
                  {!place.record.isActive && ` · ${text('retired', 'no longer offered')}`}
                </td>
                <td>{machine ? `${machine.code} ${machine.name}` : '–'}</td>
                <td>
                  <Box
                    component="span"
                    aria-hidden
                    sx={BAR}
                    style={{ inlineSize: `${64 * heatOf(place, places)}px` }}
                  />
                  {count > 0 && place.kind === 'zone' ? (
                    <Link
                      component={RouterLink}
                      to={paths.projectZoneHazards(projectUuid, place.uuid)}
                      aria-label={text('hazards-of', '{1} hazards of {2} in the worksheet', {
                        values: [count, place.name],
                        count,
                        one: '{1} hazard of {2} in the worksheet',
                      })}
                    >
                      {count}
                    </Link>
                  ) : (
                    count
                  )}
                </td>
                <td>{place.worst ? <RatingChip {...place.worst} /> : '–'}</td>
                <td>
                  <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
                    {place.outlines.length > 0 ? text('drawn', 'Drawn') : text('not-drawn', 'Not drawn')}
                    {onDraw && place.outlines.length === 0 && (
                      <Button
                        size="extraSmall"
                        aria-label={text('draw-place', 'Draw {1}', { values: [place.name] })}
                        onClick={() => onDraw(place)}
                      >
                        {text('draw', 'Draw')}
                      </Button>
                    )}
                    {onEdit && place.isOwn && (
                      <Button
                        size="extraSmall"
                        aria-label={text('place-change', 'Change {1}', { values: [place.name] })}
                        onClick={() => onEdit(place)}
                      >
                        {text('change', 'Change')}
                      </Button>
                    )}
                    {onDelete && place.isOwn && (
                      <Button
                        size="extraSmall"
                        color="error"
                        aria-label={text('place-delete', 'Delete {1}', { values: [place.name] })}
                        onClick={() => onDelete(place)}
                      >
                        {text('delete', 'Delete')}
                      </Button>
                    )}
                  </Stack>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': {
    p: '4px 8px',
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    fontWeight: 400,
    height: 36,
  },
  '& thead th': { fontWeight: 600, color: 'text.secondary' },
  '& tbody th': { minWidth: 128 },
} as const;

const BAR = {
  display: 'inline-block',
  height: 10,
  mr: 0.75,
  borderRadius: 0.5,
  bgcolor: 'error.main',
  opacity: 0.6,
} as const;
