import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Hazard } from '@/api/hazards';
import type { Project } from '@/api/projects';
import type { RiskRatingSet } from '@/api/risk-model';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { Section } from '@/ui/Section';
import { acceptanceOf } from '../hazardSheet';
import { CommittedTextField } from '../panel/CommittedTextField';
import { MAX_RESIDUAL_RISK_NOTE, MAX_STANDARD_CLAUSE } from '../panel/textLimits';
import { finalRating } from '../view/hazardFields';
import { AcceptanceDialog } from './AcceptanceDialog';
import { useHazardFields } from './useHazardFields';

interface ResidualRiskProps {
  project: Project;
  hazard: Hazard;
  set: RiskRatingSet;
  canEdit: boolean;
}

/** What is left of the risk, for whom, by which clause, and who has accepted it. */
export function ResidualRisk({ project, hazard, set, canEdit }: ResidualRiskProps) {
  const text = useTexts('hazards');
  const { stateOf, edit, retry } = useHazardFields(hazard);
  const [asked, setAsked] = useState<'accept' | 'takeBack' | null>(null);
  const acceptance = acceptanceOf(hazard);
  const mayAccept = projectPermissions(project).can('risk.accept') && !hazard.isClosed;
  const field = (path: 'residualRiskNote' | 'standardClause', label: string, maxLength: number) => (
    <CommittedTextField
      recordUuid={hazard.uuid}
      path={path}
      label={label}
      value={hazard[path]}
      maxLength={maxLength}
      multiline={path === 'residualRiskNote'}
      readOnly={!canEdit}
      state={stateOf(path)}
      onCommit={value => edit({ [path]: value })}
      onRetry={() => retry(path)}
    />
  );
  return (
    <Section
      title={text('residual', 'Residual risk')}
      actions={
        mayAccept && (
          <>
            {acceptance !== 'accepted' && (
              <Button size="small" variant="outlined" onClick={() => setAsked('accept')}>
                {acceptance === 'lapsed'
                  ? text('accept-again', 'Accept it again')
                  : text('accept', 'Accept the residual risk')}
              </Button>
            )}
            {acceptance !== 'open' && (
              <Button size="small" variant="outlined" onClick={() => setAsked('takeBack')}>
                {text('take-back', 'Take the acceptance back')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" color="textSecondary">
          {text.prose('column-final', '{1}, final', { values: [set.resultLabel] })}
        </Typography>
        <RatingChip set={set} rating={finalRating(hazard, set)} />
        <Acceptance hazard={hazard} />
      </Stack>
      {field(
        'residualRiskNote',
        text('residual-note', 'What is left of the risk, and who has to know of it'),
        MAX_RESIDUAL_RISK_NOTE,
      )}
      {field('standardClause', text('column-clause', 'Standard, clause'), MAX_STANDARD_CLAUSE)}
      {asked && <AcceptanceDialog hazard={hazard} asked={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}

function Acceptance({ hazard }: { hazard: Hazard }) {
  const text = useTexts('hazards');
  const formats = useFormats();
  const people = useProjectPeople(hazard.projectUuid);
  const { residualRiskAcceptedAt: at, residualRiskAcceptedByUserUuid: by } = hazard;
  const values: [string, string] = [
    people.byUuid.get(by ?? '')?.name ?? text('somebody', 'somebody who has left the project'),
    at ? formats.dateTime(at) : '',
  ];
  const said = {
    accepted: () => text('accepted-by', 'Accepted by {1} on {2}', { values }),
    lapsed: () =>
      text('lapsed-by', 'Accepted by {1} on {2} with another final rating; that no longer holds', { values }),
    open: () => text('accepted-by-nobody', 'Nobody has accepted it yet'),
  }[acceptanceOf(hazard)]();
  return (
    <Typography variant="body2" color={acceptanceOf(hazard) === 'lapsed' ? 'warning' : 'textPrimary'}>
      {said}
    </Typography>
  );
}
