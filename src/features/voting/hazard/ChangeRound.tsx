import Button from '@mui/material/Button';
import { useState } from 'react';
import type { HazardVoteEvent } from '@/api/hazard-voting';
import type { HazardSectionProps } from '@/features/shared/hazards/hazardSection';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { boardRows, isActive } from '../board/boardRows';
import { ChangeRoundsDialog } from '../board/ChangeRoundsDialog';
import { isStageLocked } from '../round/roundSteps';
import { useVoters } from '../round/useVoters';

const NO_NAME = () => undefined;

interface ChangeRoundProps extends Pick<HazardSectionProps, 'project' | 'hazard'> {
  round: HazardVoteEvent;
}

/** Leads to due date, minimum and voters of a round that goes on, for whoever leads it. */
export function ChangeRound({ project, hazard, round }: ChangeRoundProps) {
  const text = useTexts('voting');
  const [isAsked, setIsAsked] = useState(false);
  const voters = useVoters(project).currentData;
  const canChange = isActive(round) && !hazard.isRiskFrozen && !isStageLocked(hazard, round.stage);
  if (!canChange || !voters || !projectPermissions(project).can('voting.manage')) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsAsked(true)}>
        {text('change-rounds', 'Voters and due date')}
      </Button>
      {isAsked && (
        <ChangeRoundsDialog
          projectUuid={project.uuid}
          rows={boardRows([hazard], [round], round.stage, NO_NAME)}
          data={voters}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
