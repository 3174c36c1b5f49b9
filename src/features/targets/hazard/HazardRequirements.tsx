import { MAX_ANCESTORS } from '@domain/measures/requirementLevel';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListSafetyTargetsQuery } from '@/api/lookups';
import { type Srem, useListSremsQuery, useUpdateSremMutation } from '@/api/srems';
import type { HazardSectionProps } from '@/features/shared/hazards/hazardSection';
import { LinkRecordDialog } from '@/features/shared/links/LinkRecordDialog';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import { REQUIREMENT_STATES } from '../requirementSheet';
import { NewRequirementDialog } from '../trace/requirementDialogs';
import { LinkedRecord } from './LinkedRecord';

/** What has to be true for the hazard: requirements of its own, and those that carry its targets out (domain model 1.36). */
export function HazardRequirements({ project, hazard }: HazardSectionProps) {
  const text = useTexts('requirements');
  const [dialog, setDialog] = useState<'link' | 'new' | null>(null);
  const { currentData, error, refetch } = useListSremsQuery(sheetList(project.uuid));
  const targets = useListSafetyTargetsQuery({ projectUuid: project.uuid, limit: SHEET_LIMIT }).currentData;
  const [update, updating] = useUpdateSremMutation();
  const requirements = currentData?.data.results ?? [];
  const ofTargets = (targets?.data.results ?? []).filter(({ hazardUuids }) =>
    hazardUuids.includes(hazard.uuid),
  );
  const byUuid = new Map(requirements.map(requirement => [requirement.uuid, requirement]));
  /** Targets of the hazard that it carries out, itself or as a part of what does. */
  const targetsOf = (requirement: Srem) => {
    const served = new Set<string>();
    let at: Srem | undefined = requirement;
    for (let depth = 0; at && depth < MAX_ANCESTORS; depth += 1) {
      for (const uuid of at.safetyTargetUuids) served.add(uuid);
      at = byUuid.get(at.parentUuid ?? '');
    }
    return ofTargets.filter(({ uuid }) => served.has(uuid));
  };
  const isOwn = ({ hazardUuids }: Srem) => hazardUuids.includes(hazard.uuid);
  const shown = requirements.filter(requirement => isOwn(requirement) || targetsOf(requirement).length > 0);
  const canEdit = projectPermissions(project).can('hazards.edit') && !hazard.isRiskFrozen;
  const close = () => setDialog(null);
  const name = ({ uuid: sremUuid, revision }: Srem, hazardUuids: string[]) =>
    update({ sremUuid, sremUpdate: { revision, hazardUuids } });
  const unlink = (requirement: Srem) =>
    name(
      requirement,
      requirement.hazardUuids.filter(uuid => uuid !== hazard.uuid),
    );
  return (
    <Section
      title={text('title', 'Requirements')}
      actions={
        canEdit && (
          <>
            <Button size="small" variant="outlined" onClick={() => setDialog('link')}>
              {text('link', 'Name a requirement')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => setDialog('new')}>
              {text('new', 'New requirement')}
            </Button>
          </>
        )
      }
    >
      {error && !currentData && <ErrorView error={error} onRetry={refetch} />}
      {updating.error && <ErrorView error={updating.error} isRefusal />}
      {currentData && shown.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose(
            'none-of-hazard',
            'No requirement treats this hazard yet, by itself or for one of its targets.',
          )}
        </Typography>
      )}
      {shown.map(requirement => {
        const serves = targetsOf(requirement);
        const parent = byUuid.get(requirement.parentUuid ?? '');
        return (
          <LinkedRecord
            key={requirement.uuid}
            entity="Srem"
            record={requirement}
            chips={[requirement.integrityLevel, text(REQUIREMENT_STATES[requirement.status])]}
            unlink={
              canEdit && isOwn(requirement)
                ? {
                    label: text('unlink', 'Take off'),
                    run: () => void unlink(requirement),
                    isBusy: updating.isLoading,
                  }
                : undefined
            }
          >
            {requirement.text && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {requirement.text}
              </Typography>
            )}
            {serves.map(target => (
              <Typography key={target.uuid} variant="body2" color="textSecondary">
                {text.prose('for-target', 'For {1}', { values: [`${target.code} ${target.name}`] })}
              </Typography>
            ))}
            {parent && (
              <Typography variant="body2" color="textSecondary">
                {text.prose('part-of', 'Part of {1}', { values: [`${parent.code} ${parent.name}`] })}
              </Typography>
            )}
          </LinkedRecord>
        );
      })}
      {dialog === 'link' && (
        <LinkRecordDialog
          title={text('link', 'Name a requirement')}
          label={text('requirement', 'Requirement')}
          submitLabel={text('link-confirm', 'Name it')}
          records={requirements.filter(requirement => !isOwn(requirement))}
          send={requirement => name(requirement, [...requirement.hazardUuids, hazard.uuid])}
          onClose={close}
        />
      )}
      {dialog === 'new' && (
        <NewRequirementDialog projectUuid={project.uuid} hazardUuid={hazard.uuid} onClose={close} />
      )}
    </Section>
  );
}
