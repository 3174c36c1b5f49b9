import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { today } from '@/lib/today';
import type { ListColumn } from '@/ui/list';
import type { BoardRow } from './boardRows';
import { STATE_COLORS, STATE_LABELS, stateDetail } from './boardTexts';
import { SetRating } from './SetRating';

/** Names that a row shows; of more, their number is said. */
const NAMED = 3;

/** What the board shows of each hazard. @param nameOf name of a voter */
export function useBoardColumns(
  projectUuid: string,
  nameOf: (userUuid: string) => string | undefined,
): [ListColumn<BoardRow>, ...ListColumn<BoardRow>[]] {
  const text = useTexts('voting');
  const formats = useFormats();
  const missingText = ({ round }: BoardRow): string => {
    if (round?.status !== 'OPEN') return '';
    const names = round.missingUserUuids.flatMap(uuid => nameOf(uuid) ?? []);
    const others = names.length - NAMED;
    return others > 0
      ? text('board-missing-more', '{1} and {2} more', {
          values: [names.slice(0, NAMED).join(', '), others],
        })
      : formats.list(names);
  };
  return [
    {
      key: 'hazard',
      label: text('board-hazard', 'Hazard'),
      sortBy: 'position',
      render: ({ hazard, title, context }) => (
        <Box sx={{ fontWeight: 'normal', minWidth: { md: 260 } }}>
          <Link
            component={RouterLink}
            to={paths.projectHazardPage(projectUuid, hazard.code)}
            sx={{ fontWeight: 'fontWeightMedium' }}
          >
            {[hazard.code, title].filter(Boolean).join(' · ')}
          </Link>
          {context && (
            <Typography variant="body2" color="textSecondary">
              {context}
            </Typography>
          )}
        </Box>
      ),
    },
    {
      key: 'rating',
      label: text('board-rating', 'Rating'),
      width: 110,
      render: ({ hazard, evaluation }) => (
        <SetRating setUuid={hazard.riskRatingSetUuid} ratingUuid={evaluation?.ratingUuid ?? null} />
      ),
    },
    {
      key: 'state',
      label: text('board-state', 'State'),
      sortBy: 'state',
      width: 220,
      render: row => {
        const detail = stateDetail(row, text);
        const agreed = row.state === 'AGREED' ? row.round?.outcome?.ratingUuid : undefined;
        return (
          <Stack sx={{ gap: 0.25, alignItems: 'start' }}>
            <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
              <Chip size="small" color={STATE_COLORS[row.state]} label={text(STATE_LABELS[row.state])} />
              {agreed && row.round && <SetRating setUuid={row.round.riskRatingSetUuid} ratingUuid={agreed} />}
            </Stack>
            {detail && (
              <Typography variant="caption" color="textSecondary">
                {detail}
              </Typography>
            )}
          </Stack>
        );
      },
    },
    {
      key: 'missing',
      label: text('board-missing', 'Waiting for'),
      sortBy: 'missing',
      width: 200,
      render: row => missingText(row) || null,
    },
    {
      key: 'due',
      label: text('board-due', 'Due'),
      sortBy: 'dueDate',
      width: 110,
      render: ({ round }) =>
        round?.dueDate ? (
          <Typography
            variant="body2"
            component="span"
            color={round.status === 'OPEN' && round.dueDate < today() ? 'error' : undefined}
          >
            {formats.day(round.dueDate)}
          </Typography>
        ) : null,
    },
    {
      key: 'spread',
      label: text('spread', 'Spread'),
      sortBy: 'spread',
      align: 'right',
      width: 80,
      render: ({ round }) => round?.outcome?.spread ?? null,
    },
  ];
}
