import { levelOf, ratingOf, scalesOf } from '@domain/rating/ratingSet';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import type { Hazard, HazardEvaluation } from '@/api/hazards';
import type { RiskRatingSet, RiskRatingSetSummary } from '@/api/risk-model';
import { useGetRiskRatingSetQuery } from '@/features/shared/built-in/queries';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { useTexts } from '@/glossary/useText';

/** The initial and the final rating in every set of the project, side by side. */
export function RatingsBySet({ hazard, sets }: { hazard: Hazard; sets: readonly RiskRatingSetSummary[] }) {
  const text = useTexts('hazards');
  return (
    <TableContainer>
      <Table size="small" aria-label={text('ratings-by-set', 'Initial and final rating')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('rating-set', 'Rating set')}</TableCell>
            <TableCell>{text('initial', 'Initial')}</TableCell>
            <TableCell>{text('final', 'With the measures')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sets.map(({ uuid, name }) => (
            <TableRow key={uuid}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <RatedCells hazard={hazard} setUuid={uuid} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function RatedCells({ hazard, setUuid }: { hazard: Hazard; setUuid: string }) {
  const set = useGetRiskRatingSetQuery({ riskRatingSetUuid: setUuid }).currentData?.data;
  if (!set)
    return (
      <TableCell colSpan={2}>
        <Skeleton variant="text" width={160} />
      </TableCell>
    );
  const at = (stage: HazardEvaluation['stage']) =>
    hazard.evaluations.find(one => one.stage === stage && one.riskRatingSetUuid === setUuid);
  return (
    <>
      <Rated set={set} evaluation={at('INITIAL')} />
      <Rated set={set} evaluation={at('FINAL')} />
    </>
  );
}

function Rated({ set, evaluation }: { set: RiskRatingSet; evaluation: HazardEvaluation | undefined }) {
  const text = useTexts('hazards');
  // Looked up here, so that what was just typed has its rating already.
  const rating = evaluation && ratingOf(set, evaluation);
  const levels = scalesOf(set).map(
    ({ field, symbol }) => levelOf(set, evaluation?.[field])?.code ?? `${symbol}–`,
  );
  return (
    <TableCell>
      <RatingChip set={set} rating={rating} /> {evaluation && levels.join(' · ')}{' '}
      {evaluation?.isOutdated && (
        <Tooltip
          title={text(
            'outdated-why',
            'The initial rating or a measure changed after it. Calculate it again below, at the measures.',
          )}
        >
          <Chip size="small" color="warning" label={text('outdated', 'Outdated')} />
        </Tooltip>
      )}
    </TableCell>
  );
}
