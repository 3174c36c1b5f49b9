import AddRounded from '@mui/icons-material/AddRounded';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import FindReplaceRounded from '@mui/icons-material/FindReplaceRounded';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
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

/** The cell's column as a filter. */
export interface CellFiltering {
  readonly column: string;
  /** What the cell shows. */
  readonly value: string;
  /** Leaves only rows that show the same. */
  readonly onOnly: () => void;
  /** Opens the menu of the column. */
  readonly onMenu: () => void;
}

/** Characters of a value that a command shows. */
const MOST_SHOWN = 30;
const shortened = (value: string) =>
  value.length > MOST_SHOWN ? `${value.slice(0, MOST_SHOWN - 1).trimEnd()}…` : value;

interface SheetCellMenuProps {
  open: OpenCellMenu;
  words: SheetWords;
  actions: readonly SheetCellAction[];
  /** Left out for people who may only read. */
  editing: SheetCommands | undefined;
  /** A new row stands below this one; else at the end. */
  addsBelow: boolean;
  filtering: CellFiltering | undefined;
  onDetails: (() => void) | undefined;
  onClose: () => void;
  onCloseFocus: () => void;
}

/** What can be done with a cell, its record and its row. */
export function SheetCellMenu(props: SheetCellMenuProps) {
  const { open, words, actions, editing, addsBelow, filtering, onDetails, onClose, onCloseFocus } = props;
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
      {filtering && (
        <>
          <MenuAction icon={<FilterAltOutlined />} onSelect={filtering.onOnly}>
            {filtering.value === ''
              ? text('only-empty', 'Only rows where {1} is empty', { values: [filtering.column] })
              : text('only-value', 'Only rows with “{1}”', { values: [shortened(filtering.value)] })}
          </MenuAction>
          <MenuAction icon={<SwapVertRounded />} end={keysText('mod+Shift+L')} onSelect={filtering.onMenu}>
            {text('column-menu', 'Sort and filter by {1} …', { values: [filtering.column] })}
          </MenuAction>
          <MenuSeparator />
        </>
      )}
      {onDetails && (
        <MenuAction icon={<ViewSidebarRounded />} onSelect={onDetails}>
          {text('details-command', 'Show or hide the details')}
        </MenuAction>
      )}
      {editing?.onAdd && (
        <MenuAction icon={<AddRounded />} end={keysText('mod+Enter')} onSelect={editing.onAdd}>
          {addsBelow ? text('insert-below', 'Insert a row below') : words.add}
        </MenuAction>
      )}
      {editing?.onDuplicate && (
        <MenuAction
          icon={<ContentCopyRounded />}
          end={keysText('mod+Shift+D')}
          onSelect={editing.onDuplicate}
        >
          {text('duplicate', 'Duplicate')}
        </MenuAction>
      )}
      {editing?.onMove && (
        <>
          <MenuAction
            icon={<ArrowUpwardRounded />}
            end={keysText('Alt+Shift+↑')}
            onSelect={() => editing.onMove?.(-1)}
          >
            {text('move-up', 'Move up')}
          </MenuAction>
          <MenuAction
            icon={<ArrowDownwardRounded />}
            end={keysText('Alt+Shift+↓')}
            onSelect={() => editing.onMove?.(1)}
          >
            {text('move-down', 'Move down')}
          </MenuAction>
        </>
      )}
      {editing && (
        <MenuAction icon={<FindReplaceRounded />} end={keysText('mod+H')} onSelect={editing.onReplace}>
          {text('replace-command', 'Find and replace …')}
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
