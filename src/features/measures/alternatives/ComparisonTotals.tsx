import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { SolutionSet } from '@/api/lookups';
import type { RiskRatingSet } from '@/api/risk-model';
import { UNRATED } from '@/config/constants';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { moneyIn } from '@/lib/formats';
import { CountLink } from '@/ui/CountLink';
import { Section } from '@/ui/Section';
import type { ComparedAlternative } from './comparison';

/** Place on the page of the hazards one by one. */
export const BY_HAZARD = 'by-hazard';

interface TotalsProps {
  currency: string | null;
  set: RiskRatingSet;
  alternatives: readonly SolutionSet[];
  compared: readonly ComparedAlternative[];
}

/** How many hazards keep each level, and what it costs. */
export function ComparisonTotals({ currency, set, alternatives, compared }: TotalsProps) {
  const text = useTexts('alternatives');
  const formats = useFormats();
  const title = text('totals', 'Hazards by final rating, and cost');
  return (
    <Section title={title}>
      <TableContainer>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{set.resultLabel}</TableCell>
              {alternatives.map(({ uuid, code, name, isSelected }) => (
                <TableCell key={uuid} align="right" sx={{ overflowWrap: 'anywhere' }}>
                  {code} {name}
                  {isSelected && (
                    <>
                      {' '}
                      <Chip size="small" color="primary" label={text('chosen', 'Chosen')} />
                    </>
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {compared[0]?.counts.map(({ rating }, row) =>
              compared.every(({ counts }) => counts[row]?.count === 0) ? null : (
                <TableRow key={rating?.uuid ?? 'none'}>
                  <TableCell component="th" scope="row">
                    {rating ? <RatingChip set={set} rating={rating} /> : text.prose('not-rated', 'Not rated')}
                  </TableCell>
                  {alternatives.map(({ uuid, code }, place) => (
                    <TableCell key={uuid} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                      <Count
                        count={compared[place]?.counts[row]?.count ?? 0}
                        alternative={code}
                        rating={rating}
                      />
                    </TableCell>
                  ))}
                </TableRow>
              ),
            )}
            <TableRow>
              <TableCell component="th" scope="row">
                {text.prose('column-cost', 'Cost')}
              </TableCell>
              {alternatives.map(({ uuid }, place) => (
                <TableCell key={uuid} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {compared[place]?.cost === undefined
                    ? '–'
                    : formats.number(compared[place].cost, moneyIn(currency))}
                </TableCell>
              ))}
            </TableRow>
            <TableRow>
              <TableCell component="th" scope="row">
                {text.prose('column-needs', 'Who it needs')}
              </TableCell>
              {alternatives.map(({ uuid }, place) => (
                <TableCell key={uuid} align="right" sx={{ overflowWrap: 'anywhere' }}>
                  {compared[place]?.needs.join(', ') || '–'}
                </TableCell>
              ))}
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}

/** Leads to the hazards that it counts, below. */
function Count({ count, alternative, rating }: { count: number; alternative: string; rating: Rating }) {
  const text = useTexts('alternatives');
  const formats = useFormats();
  const [address] = useAddressParameters();
  if (count === 0) return formats.number(0);
  const to = new URLSearchParams(address);
  to.delete('page');
  to.set('of', alternative);
  to.set('rating', rating?.code ?? UNRATED);
  return (
    <CountLink
      to={`?${to}#${BY_HAZARD}`}
      name={`${alternative}, ${rating?.label ?? text('not-rated', 'Not rated')}`}
    >
      {formats.number(count)}
    </CountLink>
  );
}

type Rating = ComparedAlternative['counts'][number]['rating'];
