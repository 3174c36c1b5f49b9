import type { HoleKind } from '@domain/trace/traceHoles';
import type { Hazard } from '@/api/hazards';
import { type SafetyTarget, useUpdateSafetyTargetMutation } from '@/api/lookups';
import type { Project } from '@/api/projects';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { LinkDocumentDialog } from '@/features/shared/links/LinkDocumentDialog';
import { useTexts } from '@/glossary/useText';
import { FormSearchChoiceField } from '@/ui/form';
import { DecomposeDialog, pairsOf } from '../decomposition/DecomposeDialog';
import { LinkTargetDialog } from '../hazard/LinkTargetDialog';
import { NewTargetDialog } from '../hazard/NewTargetDialog';
import { MendRequirementDialog, NewRequirementDialog } from './requirementDialogs';
import type { Trace } from './useTrace';

/** What somebody set out to mend. */
export interface Mending {
  kind: HoleKind;
  uuid: string;
  /** By something new, by what is there, or by what is missing in the record itself. */
  way: 'NEW' | 'CHOOSE' | 'COMPLETE';
}

interface MendDialogProps {
  project: Project;
  trace: Trace;
  mending: Mending;
  onClose: () => void;
}

/** The dialog that mends a hole of the trace; the page behind it stays where it is. */
export function MendDialog({ project, trace, mending, onClose }: MendDialogProps) {
  const text = useTexts('trace');
  const { kind, uuid, way } = mending;
  const { hazards, targets, requirements } = trace.records;
  const hazard = hazards.find(one => one.uuid === uuid);
  const target = targets.find(one => one.uuid === uuid);
  const requirement = requirements.find(one => one.uuid === uuid);
  if (kind === 'HAZARD_WITHOUT_TARGET' && hazard)
    return way === 'NEW' ? (
      <NewTargetDialog
        projectUuid={project.uuid}
        hazardUuid={uuid}
        riskRatingSetUuid={hazard.riskRatingSetUuid}
        onClose={onClose}
      />
    ) : (
      <LinkTargetDialog hazardUuid={uuid} targets={targets} onClose={onClose} />
    );
  if (kind === 'TARGET_WITHOUT_REQUIREMENT' && target)
    return <NewRequirementDialog projectUuid={project.uuid} safetyTargetUuid={uuid} onClose={onClose} />;
  if (kind === 'TARGET_WITHOUT_HAZARD' && target)
    return <LinkHazardDialog target={target} hazards={hazards} onClose={onClose} />;
  if (
    kind === 'DECOMPOSITION_NOT_ALLOWED' &&
    requirement &&
    pairsOf(requirement, trace.ofRequirements).length > 0
  )
    return <DecomposeDialog requirement={requirement} levels={trace.ofRequirements} onClose={onClose} />;
  if (kind === 'REQUIREMENT_WITHOUT_DOCUMENT' && requirement && way === 'CHOOSE')
    return (
      <LinkDocumentDialog
        title={text('document-of', 'Document of {1}', {
          values: [`${requirement.code} ${requirement.name}`],
        })}
        documents={trace.records.documents}
        field="sremUuids"
        uuid={requirement.uuid}
        onClose={onClose}
      />
    );
  return requirement ? (
    <MendRequirementDialog requirement={requirement} targets={targets} onClose={onClose} />
  ) : null;
}

interface LinkHazardDialogProps {
  target: SafetyTarget;
  hazards: readonly Hazard[];
  onClose: () => void;
}

function LinkHazardDialog({ target, hazards, onClose }: LinkHazardDialogProps) {
  const text = useTexts('trace');
  const [update] = useUpdateSafetyTargetMutation();
  const form = useApiForm({
    limits: HAZARD_LIMITS,
    values: { hazardUuids: [...target.hazardUuids] },
    send: ({ hazardUuids }) =>
      update({
        safetyTargetUuid: target.uuid,
        safetyTargetUpdate: { revision: target.revision, hazardUuids },
      }),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('hazards-of', 'Hazards of {1}', { values: [`${target.code} ${target.name}`] })}
      onClose={onClose}
    >
      <FormSearchChoiceField
        name="hazardUuids"
        label={text('hazards', 'Hazards')}
        multiple
        autoFocus
        options={hazards.map(({ uuid, code, name }) => ({ value: uuid, label: `${code} ${name}` }))}
      />
    </ApiFormDialog>
  );
}

const HAZARD_LIMITS = { hazardUuids: { required: true } } as const;
