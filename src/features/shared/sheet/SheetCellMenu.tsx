import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import ViewSidebarRounded from '@mui/icons-material/ViewSidebarRounded';
import { useTexts } from '@/glossary/useText';
import { MenuAction, MenuSeparator, PointMenu } from '@/ui/menu';
import { keysText } from '@/ui/shortcuts';
import type { CellAddress } from '@/ui/worksheet';
import type { SheetCommands } from './SheetToolbar';
import type { SheetCellAction, SheetWords } from './sheetTypes';

/** A cell whose menu is open, and where. */
export interface OpenCellMenu {
  readonly cell: CellAddress;
  readonly at: { readonly left: number; readonly top: number };
}

interface SheetCellMenuProps {
  open: OpenCellMenu;
  words: SheetWords;
  actions: readonly SheetCellAction[];
  /** Left out for people who may only read. */
  editing: SheetCommands | undefined;
  onDetails: (() => void) | undefined;
  onClose: () => void;
  onCloseFocus: () => void;
}

/** What can be done with a cell, its record and its row. */
export function SheetCellMenu(props: SheetCellMenuProps) {
  const { open, words, actions, editing, onDetails, onClose, onCloseFocus } = props;
  const text = useTexts('sheet');
  return (
    <PointMenu
      at={open.at}
      label={text('cell-menu', 'Commands of the cell')}
      onClose={onClose}
      onCloseFocus={onCloseFocus}
    >
      {actions.map(({ id, label, onSelect }) => (
        <MenuAction key={id} onSelect={onSelect}>
          {label}
        </MenuAction>
      ))}
      {actions.length > 0 && <MenuSeparator />}
      {onDetails && (
        <MenuAction icon={<ViewSidebarRounded />} onSelect={onDetails}>
          {text('details-command', 'Show or hide the details')}
        </MenuAction>
      )}
      {editing?.onAdd && (
        <MenuAction icon={<AddRounded />} end={keysText('mod+Enter')} onSelect={editing.onAdd}>
          {words.add}
        </MenuAction>
      )}
      {editing && (
        <MenuAction icon={<UndoRounded />} end={keysText('mod+Z')} onSelect={editing.onUndo}>
          {text('undo-command', 'Undo')}
        </MenuAction>
      )}
      {editing?.onDelete && (
        <MenuAction icon={<DeleteOutlineRounded />} end={keysText('mod+Delete')} onSelect={editing.onDelete}>
          {words.delete}
        </MenuAction>
      )}
    </PointMenu>
  );
}
