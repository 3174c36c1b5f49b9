import { useState } from 'react';
import { useAppDispatch } from '@/api/hooks';
import { getAreaDependencyTree, getZoneDependencyTree } from '@/api/lookups';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import { areaModel, zoneModel } from '@/records/models/placeModels';
import type { LayoutPlace } from './layoutPlaces';

interface DeletePlaceDialogProps {
  place: LayoutPlace;
  onClose: () => void;
}

/** A zone or an area that the project has for itself goes, with its outlines and out of every hazard that names it. */
export function DeletePlaceDialog({ place: { kind, uuid, name }, onClose }: DeletePlaceDialogProps) {
  const text = useTexts('layout');
  const dispatch = useAppDispatch();
  const queue = useEditQueue();
  // One step for undo.
  const [group] = useState(() => crypto.randomUUID());
  const isZone = kind === 'zone';
  return (
    <ConfirmDeleteDialog
      records={[{ uuid, label: name }]}
      loadTree={place =>
        isZone
          ? dispatch(getZoneDependencyTree.initiate({ zoneUuid: place }, FRESH_TREE))
          : dispatch(getAreaDependencyTree.initiate({ areaUuid: place }, FRESH_TREE))
      }
      remove={(place, confirm) => queue.remove(isZone ? zoneModel : areaModel, place, confirm, group)}
      canUndo
      deletedText={text('place-deleted', 'Deleted. Undo brings it back.')}
      confirmLabel={isZone ? text('zone-delete', 'Delete zone') : text('area-delete', 'Delete area')}
      onClose={onClose}
    />
  );
}
