import { maxRankOf } from '@domain/rating/ratingSet';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import type { HaraMetrics } from '@/api/exports';
import { paths } from '@/config/paths';
import { useGetRiskRatingSetQuery } from '@/features/shared/built-in/queries';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { riskColor } from '@/theme';
import { ErrorView } from '@/ui/ErrorView';
import { FigureCell } from './FigureCell';
import { FIGURES_TABLE, FiguresTable } from './FiguresTable';
import { ratingMatrix } from './ratingMatrix';

interface RatingMatrixTableProps {
  projectUuid: string;
  setUuid: string;
  pairs: HaraMetrics['hazards']['byRating'];
}

/** Where the hazards of one rating set were, and where their measures took them. */
export function RatingMatrixTable({ projectUuid, setUuid, pairs }: RatingMatrixTableProps) {
  const text = useTexts('checks');
  const hazardText = useTexts('hazards');
  const formats = useFormats();
  const { currentData, error, refetch } = useGetRiskRatingSetQuery({ riskRatingSetUuid: setUuid });
  const set = currentData?.data;
  if (error && !set) return <ErrorView error={error} onRetry={refetch} />;
  if (!set) return <Skeleton variant="rounded" height={140} />;
  const { columns, rows, totals } = ratingMatrix(pairs, set.ratings);
  const none = text('no-final', 'None yet');
  return (
    <FiguresTable
      caption={text('matrix-of', 'Initial (down) by final rating (across), {1}', { values: [set.name] })}
    >
      <thead>
        <tr>
          <th scope="col">{text('initial', 'Initial')}</th>
          {columns.map(final => (
            <th key={final?.uuid ?? ''} scope="col">
              {final ? <RatingChip set={set} rating={final} /> : none}
            </th>
          ))}
          <th scope="col">{text('total', 'Total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ initial, counts, total }) => (
          <tr key={initial?.uuid ?? ''}>
            <th scope="row">
              {initial ? <RatingChip set={set} rating={initial} /> : hazardText('unrated', 'Not rated')}
            </th>
            {counts.map((count, index) => {
              const final = columns[index];
              const color = final && riskColor(final.rank, maxRankOf(set));
              return (
                <Box
                  component="td"
                  key={final?.uuid ?? ''}
                  sx={FIGURES_TABLE.number}
                  style={count > 0 && color ? { backgroundColor: color.background, color: color.text } : {}}
                >
                  {count > 0 ? (
                    <Link
                      component={RouterLink}
                      color="inherit"
                      to={paths.projectLevelHazards(projectUuid, set.code, {
                        initial: initial?.code ?? null,
                        final: final?.code ?? null,
                      })}
                      aria-label={text('cell', '{1} hazards, initial {2}, final {3}', {
                        count,
                        one: '1 hazard, initial {2}, final {3}',
                        values: [
                          formats.number(count),
                          initial?.label ?? hazardText('unrated', 'Not rated'),
                          final?.label ?? none,
                        ],
                      })}
                      sx={{ display: 'block', lineHeight: '24px' }}
                    >
                      {formats.number(count)}
                    </Link>
                  ) : (
                    formats.number(count)
                  )}
                </Box>
              );
            })}
            <FigureCell
              count={total}
              name={text('total-initial', 'Initial {1}', {
                values: [initial?.label ?? hazardText('unrated', 'Not rated')],
              })}
              to={paths.projectLevelHazards(projectUuid, set.code, { initial: initial?.code ?? null })}
            />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('total', 'Total')}</th>
          {totals.map((count, index) => (
            <FigureCell
              key={columns[index]?.uuid ?? ''}
              count={count}
              name={text('total-final', 'Final {1}', { values: [columns[index]?.label ?? none] })}
              to={paths.projectLevelHazards(projectUuid, set.code, { final: columns[index]?.code ?? null })}
            />
          ))}
          <FigureCell
            count={totals.reduce((sum, count) => sum + count, 0)}
            name={text('total', 'Total')}
            to={paths.projectLevelHazards(projectUuid, set.code)}
          />
        </tr>
      </tfoot>
    </FiguresTable>
  );
}
