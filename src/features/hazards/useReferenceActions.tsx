import { type ReactNode, useCallback, useState } from 'react';
import { getExposureSituationDependencyTree } from '@/api/exposure-situations';
import { getFunctionDependencyTree } from '@/api/functions';
import { getHazardousEventDependencyTree } from '@/api/hazardous-events';
import type { Hazard } from '@/api/hazards';
import { useAppDispatch } from '@/api/hooks';
import { getZoneDependencyTree } from '@/api/lookups';
import { getMachineDependencyTree } from '@/api/machines';
import { getMalfunctionDependencyTree } from '@/api/malfunctions';
import { getTaskDependencyTree } from '@/api/tasks';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { FRESH_TREE, type LoadTree } from '@/features/shared/delete/useDependencies';
import type { SheetCellAction } from '@/features/shared/sheet/sheetTypes';
import { useEditQueue } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import type { RecordModel } from '@/records/recordModel';
import type { TextOf } from '../shared/rating/ratingTexts';
import type { Catalogs } from './view/catalog';
import { LINK_COLUMNS } from './view/hazardFields';
import { linkedModel } from './view/linkedModel';

interface Permissions {
  /** Hazards may be changed. */
  canEdit: boolean;
  /** What hazards name may be deleted. */
  canDelete: boolean;
}

interface Deleting {
  readonly model: RecordModel;
  readonly uuid: string;
  readonly label: string;
  /** One step for undo. */
  readonly group: string;
}

interface ReferenceActions {
  actionsOf: (hazard: Hazard, columnKey: string) => readonly SheetCellAction[];
  dialog: ReactNode;
}

/**
 * What a cell names can go: from this hazard only, or everywhere.
 * @param hazards all of them; undefined as long as some are on their way
 */
export function useReferenceActions(
  hazards: readonly Hazard[] | undefined,
  catalogs: Catalogs,
  { canEdit, canDelete }: Permissions,
  text: TextOf,
): ReferenceActions {
  const queue = useEditQueue();
  const treeOf = useTrees();
  const [deleting, setDeleting] = useState<Deleting | null>(null);
  const actionsOf = useCallback(
    (hazard: Hazard, columnKey: string): readonly SheetCellAction[] => {
      const link = LINK_COLUMNS[hazard.style].find(({ field }) => field === columnKey);
      const model = link && linkedModel(link.catalog);
      if (!link || !model || link.field === 'personnelUuids') return [];
      const { field, catalog } = link;
      const record = catalogs[catalog].byUuid.get(hazard[field] ?? '');
      if (!record) return [];
      const count = hazards?.filter(({ [field]: uuid }) => uuid === record.uuid).length;
      const isOpen = canEdit && !hazard.isRiskFrozen;
      return [
        ...(isOpen
          ? [
              {
                id: 'remove-here',
                label: text('remove-here', 'Remove “{1}” from this hazard only', { values: [record.name] }),
                onSelect: () => queue.edit(hazardModel, [{ record: hazard, patch: { [field]: null } }]),
              },
            ]
          : []),
        ...(canDelete && record.projectUuid && count !== undefined
          ? [
              {
                id: 'delete-everywhere',
                label: text('delete-everywhere', 'Delete “{2}” everywhere ({1} hazards) …', {
                  count,
                  one: 'Delete “{2}” everywhere ({1} hazard) …',
                  values: [count, record.name],
                }),
                onSelect: () =>
                  setDeleting({
                    model,
                    uuid: record.uuid,
                    label: `${record.code} ${record.name}`,
                    group: crypto.randomUUID(),
                  }),
              },
            ]
          : []),
      ];
    },
    [hazards, catalogs, canEdit, canDelete, queue, text],
  );
  return {
    actionsOf,
    dialog: deleting && (
      <ConfirmDeleteDialog
        records={[deleting]}
        loadTree={treeOf(deleting.model.entity)}
        remove={(uuid, confirm) => queue.remove(deleting.model, uuid, confirm, deleting.group)}
        canUndo
        deletedText={text('reference-deleted', 'Deleted. Undo brings it back.')}
        confirmLabel={text('delete-reference', 'Delete everywhere')}
        onClose={() => setDeleting(null)}
      />
    ),
  };
}

/** What hangs on a record of a kind. */
function useTrees(): (entity: string) => LoadTree {
  const dispatch = useAppDispatch();
  return useCallback(
    entity => {
      const trees: Readonly<Record<string, LoadTree>> = {
        Function: functionUuid => dispatch(getFunctionDependencyTree.initiate({ functionUuid }, FRESH_TREE)),
        Malfunction: malfunctionUuid =>
          dispatch(getMalfunctionDependencyTree.initiate({ malfunctionUuid }, FRESH_TREE)),
        ExposureSituation: exposureSituationUuid =>
          dispatch(getExposureSituationDependencyTree.initiate({ exposureSituationUuid }, FRESH_TREE)),
        HazardousEvent: hazardousEventUuid =>
          dispatch(getHazardousEventDependencyTree.initiate({ hazardousEventUuid }, FRESH_TREE)),
        Machine: machineUuid => dispatch(getMachineDependencyTree.initiate({ machineUuid }, FRESH_TREE)),
        Zone: zoneUuid => dispatch(getZoneDependencyTree.initiate({ zoneUuid }, FRESH_TREE)),
        Task: taskUuid => dispatch(getTaskDependencyTree.initiate({ taskUuid }, FRESH_TREE)),
      };
      const tree = trees[entity];
      if (!tree) throw new Error(`A ${entity} is not deleted from a cell`);
      return tree;
    },
    [dispatch],
  );
}
