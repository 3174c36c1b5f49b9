import { MAX_ANCESTORS } from '@domain/measures/requirementLevel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useListSafetyTargetsQuery } from '@/api/lookups';
import { type Srem, useListSremsQuery, useUpdateSremMutation } from '@/api/srems';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { findingPlace } from '@/features/shared/hazards/findingPlace';
import type { HazardSectionProps } from '@/features/shared/hazards/hazardSection';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { FormSearchChoiceField } from '@/ui/form';
import { Section } from '@/ui/Section';
import { REQUIREMENT_STATES } from '../requirementSheet';
import { NewRequirementDialog } from '../trace/requirementDialogs';

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
  const unlink = ({ uuid: sremUuid, revision, hazardUuids }: Srem) =>
    update({
      sremUuid,
      sremUpdate: { revision, hazardUuids: hazardUuids.filter(uuid => uuid !== hazard.uuid) },
    });
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
        const to = findingPlace(project.uuid, 'Srem', requirement.code, null) ?? '';
        return (
          <Box key={requirement.uuid} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <Link component={RouterLink} to={to} sx={{ lineHeight: '24px' }}>
                {requirement.code}
              </Link>
              <Typography sx={{ fontWeight: 500, mr: 'auto', overflowWrap: 'anywhere', minWidth: 0 }}>
                {requirement.name}
              </Typography>
              {requirement.integrityLevel && (
                <Chip size="small" variant="outlined" label={requirement.integrityLevel} />
              )}
              <Chip size="small" variant="outlined" label={text(REQUIREMENT_STATES[requirement.status])} />
              {canEdit && isOwn(requirement) && (
                <Button size="small" onClick={() => void unlink(requirement)} loading={updating.isLoading}>
                  {text('unlink', 'Take off')}
                </Button>
              )}
            </Stack>
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
          </Box>
        );
      })}
      {dialog === 'link' && (
        <LinkRequirementDialog
          hazardUuid={hazard.uuid}
          requirements={requirements.filter(requirement => !isOwn(requirement))}
          onClose={close}
        />
      )}
      {dialog === 'new' && (
        <NewRequirementDialog projectUuid={project.uuid} hazardUuid={hazard.uuid} onClose={close} />
      )}
    </Section>
  );
}

interface LinkRequirementDialogProps {
  hazardUuid: string;
  /** Those that do not name it yet. */
  requirements: readonly Srem[];
  onClose: () => void;
}

function LinkRequirementDialog({ hazardUuid, requirements, onClose }: LinkRequirementDialogProps) {
  const text = useTexts('requirements');
  const [update] = useUpdateSremMutation();
  const form = useApiForm({
    limits: LINK_LIMITS,
    values: { sremUuid: null as string | null },
    send: ({ sremUuid }) => {
      const requirement = requirements.find(({ uuid }) => uuid === sremUuid);
      return update({
        sremUuid: sremUuid ?? '',
        sremUpdate: {
          revision: requirement?.revision ?? 0,
          hazardUuids: [...(requirement?.hazardUuids ?? []), hazardUuid],
        },
      });
    },
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('link', 'Name a requirement')}
      submitLabel={text('link-confirm', 'Name it')}
      onClose={onClose}
    >
      <FormSearchChoiceField
        name="sremUuid"
        label={text('requirement', 'Requirement')}
        autoFocus
        options={requirements.map(({ uuid, code, name }) => ({ value: uuid, label: `${code} ${name}` }))}
      />
    </ApiFormDialog>
  );
}

/** A choice of this form alone; what is sent follows from it. */
const LINK_LIMITS = { sremUuid: { required: true } } as const;
