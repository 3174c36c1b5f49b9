import { levelText } from '@domain/measures/requirementLevel';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Srem } from '@/api/srems';
import { findingPlace } from '@/features/shared/hazards/findingPlace';
import { LinkedDocuments } from '@/features/shared/links/LinkedDocuments';
import { useTexts } from '@/glossary/useText';
import { riskColor } from '@/theme';
import {
  DECOMPOSITION_PROBLEMS,
  explainRequirement,
  type Levels,
  requirementChip,
} from '../requirementLevels';
import { REQUIREMENT_STATES, topOf } from '../requirementSheet';
import { DecomposeDialog, pairsOf } from './DecomposeDialog';

interface RequirementPanelProps {
  requirement: Srem;
  levels: Levels;
  canEdit: boolean;
  /** Says which documents are about it. */
  mayLink: boolean;
}

/** The level of a requirement and why, what it is a part of and its parts as a tree, and the way to decompose it. */
export function RequirementPanel({ requirement, levels, canEdit, mayLink }: RequirementPanelProps) {
  const text = useTexts('requirements');
  const [isDecomposing, setDecomposing] = useState(false);
  const problems = levels.problemsOf(requirement);
  const top = topOf(requirement, levels);
  const canDecompose = canEdit && pairsOf(requirement, levels).length > 0;
  return (
    <Stack sx={{ gap: 1.5, p: 2, minWidth: 0 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {requirement.code} {requirement.name}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {explainRequirement(requirement, levels, text)}
      </Typography>
      {problems.map(problem => (
        <Alert key={problem} severity="error">
          {text.prose(DECOMPOSITION_PROBLEMS[problem])}
        </Alert>
      ))}
      {requirement.independence && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {text.prose('independence-is', 'Independence: {1}', { values: [requirement.independence] })}
        </Typography>
      )}
      {canDecompose && (
        <Box>
          <Button size="small" variant="outlined" onClick={() => setDecomposing(true)}>
            {text('decompose-open', 'Decompose …')}
          </Button>
        </Box>
      )}
      <Typography variant="h3">{text.prose('tree', 'Whole requirement')}</Typography>
      <Box
        component="ul"
        aria-label={text('tree', 'Whole requirement')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        <Branch requirement={top} current={requirement} levels={levels} above={EMPTY} />
      </Box>
      <LinkedDocuments
        projectUuid={requirement.projectUuid}
        field="sremUuids"
        uuid={requirement.uuid}
        canEdit={mayLink}
      />
      {isDecomposing && (
        <DecomposeDialog requirement={requirement} levels={levels} onClose={() => setDecomposing(false)} />
      )}
    </Stack>
  );
}

const EMPTY: readonly string[] = [];

interface BranchProps {
  requirement: Srem;
  current: Srem;
  levels: Levels;
  /** Those that were passed on the way here: what leads back to itself ends there. */
  above: readonly string[];
}

/** A requirement with its parts below it. */
function Branch({ requirement, current, levels, above }: BranchProps) {
  const text = useTexts('requirements');
  const parts = levels.partsOf(requirement.uuid).filter(({ uuid }) => !above.includes(uuid));
  const isCurrent = requirement.uuid === current.uuid;
  const to = findingPlace(requirement.projectUuid, 'Srem', requirement.code, null);
  return (
    <Box component="li" aria-current={isCurrent ? 'true' : undefined}>
      <Stack
        direction="row"
        sx={{
          gap: 1,
          py: 0.75,
          px: 1,
          flexWrap: 'wrap',
          alignItems: 'center',
          borderRadius: 1,
          bgcolor: isCurrent ? 'action.selected' : undefined,
        }}
      >
        <LevelChip requirement={requirement} levels={levels} />
        {isCurrent || !to || requirement.code === '' ? (
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            {requirement.code}
          </Typography>
        ) : (
          <Link component={RouterLink} to={to} variant="body2" sx={{ lineHeight: '24px' }}>
            {requirement.code}
          </Link>
        )}
        <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {requirement.name}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {[requirement.allocatedTo, text(REQUIREMENT_STATES[requirement.status])].filter(Boolean).join(', ')}
        </Typography>
      </Stack>
      {parts.length > 0 && (
        <Box
          component="ul"
          sx={{ m: 0, ml: 2, pl: 1, listStyle: 'none', borderLeft: 1, borderColor: 'divider' }}
        >
          {parts.map(part => (
            <Branch
              key={part.uuid}
              requirement={part}
              current={current}
              levels={levels}
              above={[...above, requirement.uuid]}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

function LevelChip({ requirement, levels }: { requirement: Srem; levels: Levels }) {
  const level = levels.of(requirement.uuid);
  const chip = requirementChip(level);
  if (!chip || !level) return <Box component="span">–</Box>;
  const { background, text: color } = riskColor(chip.rank, chip.maxRank);
  return (
    <Box
      component="span"
      sx={{ minWidth: 32, px: 1, borderRadius: 0.75, fontWeight: 600, textAlign: 'center', fontSize: 13 }}
      style={{ backgroundColor: background, color }}
    >
      {levelText(level)}
    </Box>
  );
}
