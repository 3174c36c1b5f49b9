import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { HazardVoteEvent } from '@/api/hazard-voting';
import type { HazardSectionProps } from '@/features/shared/hazards/hazardSection';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { boardRows, canOpenRound, STAGES, type Stage } from '../board/boardRows';
import { OpenRoundsDialog } from '../board/OpenRoundsDialog';
import { useVoters } from '../round/useVoters';

const OPEN_LABELS = defineTexts(
  'voting',
  { INITIAL: 'Open a round on the initial rating', FINAL: 'Open a round on the final rating' },
  'open-one-',
);

const NO_NAME = () => undefined;

interface OpenRoundProps extends Pick<HazardSectionProps, 'project' | 'hazard'> {
  /** The latest of each stage. */
  rounds: readonly HazardVoteEvent[];
}

/** Asks the voters of one hazard, for whoever leads; nothing on a stage that is voted on, locked or frozen. */
export function OpenRound({ project, hazard, rounds }: OpenRoundProps) {
  const text = useTexts('voting');
  const [asked, setAsked] = useState<Stage>();
  const voters = useVoters(project).currentData;
  const open = STAGES.filter(
    stage =>
      (stage === 'INITIAL' || hazard.evaluations.some(one => one.stage === 'FINAL')) &&
      boardRows([hazard], rounds, stage, NO_NAME).some(canOpenRound),
  );
  if (!projectPermissions(project).can('voting.manage') || !voters || open.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {open.map(stage => (
        <Button key={stage} size="small" variant="outlined" onClick={() => setAsked(stage)}>
          {text(OPEN_LABELS[stage])}
        </Button>
      ))}
      {asked && (
        <OpenRoundsDialog
          projectUuid={project.uuid}
          stage={asked}
          rows={boardRows([hazard], rounds, asked, NO_NAME)}
          data={voters}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}
