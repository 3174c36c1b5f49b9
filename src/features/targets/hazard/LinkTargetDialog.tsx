import { type SafetyTarget, useUpdateSafetyTargetMutation } from '@/api/lookups';
import { LinkRecordDialog } from '@/features/shared/links/LinkRecordDialog';
import { useTexts } from '@/glossary/useText';

interface LinkTargetDialogProps {
  hazardUuid: string;
  /** Those that do not name it yet. */
  targets: readonly SafetyTarget[];
  onClose: () => void;
}

/** Names one of the targets that are there for a hazard. */
export function LinkTargetDialog({ hazardUuid, targets, onClose }: LinkTargetDialogProps) {
  const text = useTexts('targets');
  const [update] = useUpdateSafetyTargetMutation();
  return (
    <LinkRecordDialog
      title={text('link', 'Name a target')}
      label={text('target', 'Safety target')}
      submitLabel={text('link-confirm', 'Name it')}
      records={targets}
      send={({ uuid, revision, hazardUuids }) =>
        update({
          safetyTargetUuid: uuid,
          safetyTargetUpdate: { revision, hazardUuids: [...hazardUuids, hazardUuid] },
        })
      }
      onClose={onClose}
    />
  );
}
