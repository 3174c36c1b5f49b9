import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type SafetyTarget, useListSafetyTargetsQuery, useUpdateSafetyTargetMutation } from '@/api/lookups';
import type { HazardSectionProps } from '@/features/shared/hazards/hazardSection';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import { LinkedRecord } from './LinkedRecord';
import { LinkTargetDialog } from './LinkTargetDialog';
import { NewTargetDialog } from './NewTargetDialog';

/** The safety targets of a hazard: their level follows from the initial ratings (domain model 1.34). */
export function HazardTargets({ project, hazard, set }: HazardSectionProps) {
  const text = useTexts('targets');
  const [dialog, setDialog] = useState<'link' | 'new' | null>(null);
  const { currentData, error, refetch } = useListSafetyTargetsQuery({
    projectUuid: project.uuid,
    limit: SHEET_LIMIT,
  });
  const [update, updating] = useUpdateSafetyTargetMutation();
  const targets = currentData?.data.results ?? [];
  const own = targets.filter(({ hazardUuids }) => hazardUuids.includes(hazard.uuid));
  const canEdit = projectPermissions(project).can('hazards.edit') && !hazard.isRiskFrozen;
  const close = () => setDialog(null);
  const unlink = ({ uuid: safetyTargetUuid, revision, hazardUuids }: SafetyTarget) =>
    update({
      safetyTargetUuid,
      safetyTargetUpdate: { revision, hazardUuids: hazardUuids.filter(uuid => uuid !== hazard.uuid) },
    });
  return (
    <Section
      title={text('hazard-title', 'Safety targets')}
      actions={
        canEdit && (
          <>
            <Button size="small" variant="outlined" onClick={() => setDialog('link')}>
              {text('link', 'Name a target')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => setDialog('new')}>
              {text('new', 'New target')}
            </Button>
          </>
        )
      }
    >
      {error && !currentData && <ErrorView error={error} onRetry={refetch} />}
      {updating.error && <ErrorView error={updating.error} isRefusal />}
      {currentData && own.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('none', 'No safety target takes care of this hazard yet.')}
        </Typography>
      )}
      {own.map(target => (
        <LinkedRecord
          key={target.uuid}
          entity="SafetyTarget"
          record={target}
          chips={[target.level && `${set.resultLabel} ${target.level}`]}
          unlink={
            canEdit
              ? {
                  label: text('unlink', 'Take off'),
                  run: () => void unlink(target),
                  isBusy: updating.isLoading,
                }
              : undefined
          }
        >
          {target.safeState && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {text.prose('safe-state-is', 'Safe state: {1}', { values: [target.safeState] })}
            </Typography>
          )}
        </LinkedRecord>
      ))}
      {dialog === 'link' && (
        <LinkTargetDialog
          hazardUuid={hazard.uuid}
          targets={targets.filter(target => !own.includes(target))}
          onClose={close}
        />
      )}
      {dialog === 'new' && (
        <NewTargetDialog
          projectUuid={project.uuid}
          hazardUuid={hazard.uuid}
          riskRatingSetUuid={set.uuid}
          onClose={close}
        />
      )}
    </Section>
  );
}
