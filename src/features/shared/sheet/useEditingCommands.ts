import { useSnackbar } from 'notistack';
import { type RefObject, useMemo } from 'react';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import type { WorksheetHandle } from '@/ui/worksheet';
import type { OpenDialog } from './SheetDialogs';
import type { SheetCommands } from './SheetToolbar';
import type { SelectionStore, SheetSuggesting } from './sheetTypes';
import type { Coming } from './useComing';

interface EditingCommandsOptions {
  grid: RefObject<WorksheetHandle | null>;
  selection: SelectionStore;
  openDialog: (dialog: OpenDialog) => void;
  canAdd: boolean;
  canDelete: boolean;
  canMove: boolean;
  suggesting: SheetSuggesting | undefined;
  /** Adds a row where there is no grid yet. */
  addFirst: () => void;
  /** Undefined where no row can be added. */
  duplicate: ((uuids: readonly string[]) => void) | undefined;
  orSay: Coming['orSay'];
  /** Takes the last step back, or does it again, where there is no grid. */
  reverse: (direction: 'undo' | 'redo') => void;
}

/** What changes rows, for the toolbar, the keys, the menu of a cell and the command palette. */
export function useEditingCommands(options: EditingCommandsOptions): SheetCommands {
  const { grid, selection, openDialog, canAdd, canDelete, canMove, addFirst, duplicate, orSay, reverse } =
    options;
  const text = useTexts('sheet');
  const queue = useEditQueue();
  const { enqueueSnackbar } = useSnackbar();
  const suggestLabel = canAdd ? options.suggesting?.label : undefined;
  const suggestFrom = options.suggesting?.from ?? 'RULE';
  return useMemo(() => {
    const giveUpRows = (uuids: readonly string[]) => {
      const { drafts: now } = queue.getSnapshot();
      const refused = uuids.filter(uuid => now.get(uuid)?.refusal);
      queue.forget(refused);
      if (refused.length < uuids.length)
        enqueueSnackbar(text('row-not-made', 'A row that is being added can be deleted once it is saved.'));
    };
    const selectedKeys = () => {
      const block = grid.current?.selectedRowKeys() ?? [];
      const selected = selection.get();
      return block.length > 0 ? block : selected ? [selected] : [];
    };
    const askToDelete = () => {
      const keys = selectedKeys();
      const unmade = keys.filter(queue.isHeld);
      if (unmade.length > 0) giveUpRows(unmade);
      const uuids = keys.filter(uuid => !unmade.includes(uuid));
      if (uuids.length > 0) openDialog({ kind: 'delete', uuids, group: crypto.randomUUID() });
    };
    return {
      // Below the row that one is in; without rows there is no grid yet.
      ...(canAdd && { onAdd: () => (grid.current ? grid.current.addRow() : addFirst()) }),
      ...(suggestLabel && {
        suggest: {
          label: suggestLabel,
          from: suggestFrom,
          run: () => openDialog({ kind: 'suggest', uuids: [] }),
        },
      }),
      ...(canDelete && { onDelete: askToDelete }),
      ...(duplicate && { onDuplicate: () => duplicate(selectedKeys()) }),
      ...(canMove && { onMove: (step: 1 | -1) => grid.current?.moveRows(step) }),
      onReplace: orSay(() => openDialog({ kind: 'replace', uuids: [] })),
      // Without rows there is no grid.
      onUndo: () => (grid.current ? grid.current.undo() : reverse('undo')),
      onRedo: () => (grid.current ? grid.current.redo() : reverse('redo')),
    };
  }, [
    grid,
    selection,
    openDialog,
    canAdd,
    canDelete,
    canMove,
    suggestLabel,
    suggestFrom,
    addFirst,
    duplicate,
    orSay,
    reverse,
    queue,
    text,
    enqueueSnackbar,
  ]);
}
