import { ratingOf } from '@domain/rating/ratingSet';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { HazardSectionProps } from '@/features/shared/hazards/hazardSection';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import { MeasureUse } from './MeasureUse';
import { STEP_LABELS } from './measureTexts';
import { BroughtBy } from './NewHazards';
import { treatmentResult, warningsOf } from './treatment';
import { NewMeasureDialog, UseMeasureDialog } from './UseMeasureDialog';
import { useRecalculation, useTreatments } from './useTreatments';

const STEPS = [1, 2, 3, 4, 5] as const;

/** What reduces the risk of a hazard, in the order of the three-step method, with the rating that is left. */
export function HazardMeasures({ project, hazard, set }: HazardSectionProps) {
  const text = useTexts('measures');
  const [dialog, setDialog] = useState<'use' | 'new' | null>(null);
  const { isLoaded, failed, measures, types, srems, solutionSets, selectedSolutionSet, treatments } =
    useTreatments(project.uuid, hazard.uuid);
  const recalculate = useRecalculation(hazard, project);
  if (failed) return <ErrorView error={failed.error} onRetry={failed.refetch} />;
  const canEdit = projectPermissions(project).can('hazards.edit') && !hazard.isRiskFrozen;
  const result = treatmentResult(hazard, set, treatments, selectedSolutionSet);
  const stored = hazard.evaluations.find(
    ({ stage, riskRatingSetUuid }) => stage === 'FINAL' && riskRatingSetUuid === set.uuid,
  );
  const close = () => setDialog(null);
  const change = () => void recalculate();
  return (
    <Section
      title={text('hazard-title', 'Measures')}
      actions={
        canEdit && (
          <>
            {(stored?.isOutdated || (result.isTreated && !stored)) && (
              <Button size="small" variant="outlined" onClick={change}>
                {text('recalculate', 'Calculate the final rating')}
              </Button>
            )}
            <Button size="small" variant="outlined" onClick={() => setDialog('use')}>
              {text('use', 'Use a measure')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => setDialog('new')}>
              {text('new-for-hazard', 'New measure')}
            </Button>
          </>
        )
      }
    >
      <BroughtBy hazard={hazard} />
      {!isLoaded && <Skeleton variant="rounded" height={80} />}
      {isLoaded && treatments.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('none-used', 'No measure reduces this risk yet.')}
        </Typography>
      )}
      {STEPS.map(step => {
        const ofStep = treatments.filter(({ type }) => type.hierarchyRank === step);
        const label = STEP_LABELS[step];
        if (ofStep.length === 0 || !label) return null;
        return (
          <Stack key={step} sx={{ gap: 1 }}>
            <Typography variant="h3">{text.prose(label)}</Typography>
            {ofStep.map(treatment => (
              <MeasureUse
                key={treatment.use.uuid}
                project={project}
                hazard={hazard}
                set={set}
                treatment={treatment}
                srems={srems.items}
                solutionSets={solutionSets}
                warnings={warningsOf(result.warnings, treatment.use.uuid)}
                resultWith={evaluations =>
                  treatmentResult(
                    hazard,
                    set,
                    treatments.map(one =>
                      one === treatment
                        ? { ...one, use: { ...one.use, evaluations, status: 'ACCEPTED' } }
                        : one,
                    ),
                    selectedSolutionSet,
                  )
                }
                canEdit={canEdit}
                onChanged={change}
              />
            ))}
          </Stack>
        );
      })}
      {result.isTreated && (
        <Typography>
          {text.prose('left', 'With the measures that count:')}{' '}
          <RatingChip set={set} rating={ratingOf(set, result.levels)} />
        </Typography>
      )}
      {dialog === 'use' && (
        <UseMeasureDialog
          hazardUuid={hazard.uuid}
          measures={measures.items}
          used={treatments.map(({ use }) => use.rrmUuid)}
          solutionSets={solutionSets}
          onUsed={change}
          onClose={close}
        />
      )}
      {dialog === 'new' && (
        <NewMeasureDialog
          projectUuid={project.uuid}
          hazardUuid={hazard.uuid}
          types={types.items}
          onUsed={change}
          onClose={close}
        />
      )}
    </Section>
  );
}
