import { ratingOf } from '@domain/rating/ratingSet';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { type HazardRrm, useListHazardRrmsQuery } from '@/api/hazard-rrms';
import { type Hazard, useListHazardsQuery } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import type { Rrm } from '@/api/rrms';
import { paths } from '@/config/paths';
import { USE_STATUS_LABELS } from '@/features/shared/hazards/useStatusTexts';
import { useTitledHazards } from '@/features/shared/hazards/useTitledHazards';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { useRatingSets } from '@/features/shared/rating/useRatingSets';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';

const NONE: readonly never[] = [];

interface MeasureUsesProps {
  measure: Rrm;
  sets: readonly string[];
  /** Undefined for people who may only read. */
  onApply: (() => void) | undefined;
}

/** Where a measure is used: each hazard with its rating before and with all that counts, and how far the use is. */
export function MeasureUses({ measure, sets, onApply }: MeasureUsesProps) {
  const text = useTexts('measures');
  const { projectUuid, uuid } = measure;
  const uses = useListHazardRrmsQuery({ projectUuid, rrmUuid: [uuid], limit: SHEET_LIMIT });
  const hazards = useListHazardsQuery(sheetList(projectUuid));
  const ratingSets = useRatingSets(sets);
  const failed = [uses, hazards].find(({ error, currentData }) => error && !currentData);
  const list = uses.currentData?.data.results;
  const titled = useTitledHazards(projectUuid, hazards.currentData?.data.results ?? NONE);
  const hazardOf = ({ hazardUuid }: HazardRrm) => titled.find(one => one.uuid === hazardUuid);
  return (
    <Stack sx={{ gap: 1.5, p: 2, minWidth: 0 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {measure.code} {measure.name}
      </Typography>
      {onApply && (
        <Button size="small" variant="outlined" sx={{ alignSelf: 'start' }} onClick={onApply}>
          {text('apply-to-hazards', 'Apply to hazards')}
        </Button>
      )}
      {failed && <ErrorView error={failed.error} onRetry={failed.refetch} />}
      {!failed && !(list && hazards.currentData && ratingSets) && <Skeleton variant="rounded" height={80} />}
      {list?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('not-used', 'No hazard uses this measure yet. Hazards take it on their pages.')}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={text('used-on', 'Hazards that use it')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {ratingSets &&
          list?.map(use => {
            const hazard = hazardOf(use);
            return hazard && <UsedOn key={use.uuid} use={use} hazard={hazard} sets={ratingSets} />;
          })}
      </Box>
    </Stack>
  );
}

interface UsedOnProps {
  use: HazardRrm;
  hazard: Hazard;
  sets: readonly RiskRatingSet[];
}

function UsedOn({ use, hazard, sets }: UsedOnProps) {
  const text = useTexts('measures');
  const formats = useFormats();
  const people = useProjectPeople(hazard.projectUuid);
  const responsible = people.byUuid.get(use.responsibleUserUuid ?? '')?.name;
  const isDone = use.status === 'VERIFIED' || use.status === 'REJECTED' || use.status === 'IMPLEMENTED';
  const isOverdue = !isDone && use.dueDate !== null && use.dueDate < new Date().toISOString().slice(0, 10);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Link
          component={RouterLink}
          to={`${paths.projectHazardPage(hazard.projectUuid, hazard.code)}#measures`}
          sx={{ lineHeight: '24px' }}
        >
          {hazard.code}
        </Link>
        <Chip size="small" variant="outlined" label={text(USE_STATUS_LABELS[use.status])} />
        {isOverdue && <Chip size="small" color="warning" label={text('overdue', 'Overdue')} />}
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {hazard.name}
      </Typography>
      {sets.map(set => (
        <Effect key={set.uuid} set={set} use={use} hazard={hazard} />
      ))}
      {(responsible || use.dueDate) && (
        <Typography variant="body2" color="textSecondary">
          {[responsible, use.dueDate && text('due', 'due {1}', { values: [formats.date(use.dueDate)] })]
            .filter(Boolean)
            .join(', ')}
        </Typography>
      )}
    </Box>
  );
}

/** The rating before and with the measures, in one set; nothing where the hazard is not rated in it. */
function Effect({ set, use, hazard }: { set: RiskRatingSet; use: HazardRrm; hazard: Hazard }) {
  const text = useTexts('measures');
  const at = (stage: 'INITIAL' | 'FINAL') =>
    hazard.evaluations.find(one => one.stage === stage && one.riskRatingSetUuid === set.uuid);
  const [initial, final] = [at('INITIAL'), at('FINAL')];
  if (!initial) return null;
  const isJudged = use.evaluations.some(({ riskRatingSetUuid }) => riskRatingSetUuid === set.uuid);
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap', alignItems: 'center', my: 0.5 }}>
      <Typography variant="body2" color="textSecondary">
        {set.resultLabel}
      </Typography>
      <RatingChip set={set} rating={ratingOf(set, initial)} />
      <span aria-hidden>→</span>
      <RatingChip set={set} rating={final && ratingOf(set, final)} />
      {final?.isOutdated && <Chip size="small" color="warning" label={text('outdated', 'Outdated')} />}
      {!isJudged && <Chip size="small" variant="outlined" label={text('effect-open', 'Not judged')} />}
    </Stack>
  );
}
