import { deleteHazard, getHazardDependencyTree, type Hazard } from '@/api/hazards';
import { useAppDispatch } from '@/api/hooks';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { useTexts } from '@/glossary/useText';

interface DeleteHazardsDialogProps {
  hazards: readonly Hazard[];
  /** Called for each one as it goes, so that a stop in between loses nothing. */
  onDeleted: (hazardUuid: string) => void;
  onClose: () => void;
}

/** Asks before hazards go, and says what goes with them. */
export function DeleteHazardsDialog({ hazards, onDeleted, onClose }: DeleteHazardsDialogProps) {
  const text = useTexts('hazards');
  const dispatch = useAppDispatch();
  return (
    <ConfirmDeleteDialog
      records={hazards.map(({ uuid, code }) => ({ uuid, label: code }))}
      loadTree={hazardUuid =>
        dispatch(getHazardDependencyTree.initiate({ hazardUuid }, { forceRefetch: true, subscribe: false }))
      }
      remove={(hazardUuid, confirm) =>
        dispatch(deleteHazard.initiate({ hazardUuid, confirm }, { track: false }))
      }
      confirmLabel={
        hazards.length === 1
          ? text('delete-confirm', 'Delete hazard')
          : text('delete-confirm-many', 'Delete {1} hazards', { values: [hazards.length] })
      }
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
