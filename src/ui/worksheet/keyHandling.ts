import type { CellKeyboardEvent, CellKeyDownArgs } from 'react-data-grid';
import type { CellPosition } from './model/cellRange';
import { type DisplayRow, GroupLine, isDataRow } from './model/displayRows';
import { type KeyCommand, keyCommand } from './model/keyCommand';
import type { WorksheetController } from './worksheetController';
import { cellName, lockReason } from './worksheetView';

type KeyArgs<R extends object> = CellKeyDownArgs<DisplayRow<R>>;

/** Every key pressed in a cell, before the grid sees it. */
export function handleCellKey<R extends object>(
  controller: WorksheetController<R>,
  args: KeyArgs<R>,
  event: CellKeyboardEvent,
): void {
  if (args.mode === 'EDIT') handleEditorKey(controller, args, event);
  else handleActiveKey(controller, event);
}

/** In an editor Enter goes down and Tab right; both write. The rest belongs to the editor. */
function handleEditorKey<R extends object>(
  controller: WorksheetController<R>,
  args: Extract<KeyArgs<R>, { mode: 'EDIT' }>,
  event: CellKeyboardEvent,
): void {
  if (event.nativeEvent.isComposing) {
    event.preventGridDefault();
    return;
  }
  const column = args.column.idx;
  if ((event.key === 'Tab' || event.key === 'Enter') && controller.holdsEditor()) {
    event.preventGridDefault();
    event.preventDefault();
  } else if (event.key === 'Tab') {
    event.preventGridDefault();
    controller.tabOrigin ??= column;
    const next = controller.tabTarget({ row: args.rowIdx, column }, event.shiftKey);
    if (next) {
      event.preventDefault();
      controller.moveTo(next);
    } else args.navigate();
  } else if (event.key === 'Enter') {
    event.preventGridDefault();
    event.preventDefault();
    const row = controller.lineBeyond(args.rowIdx, event.shiftKey ? -1 : 1);
    if (row === args.rowIdx) args.onClose(false, true);
    else controller.moveTo({ row, column: controller.tabOrigin ?? column });
    controller.tabOrigin = null;
  }
}

function handleActiveKey<R extends object>(
  controller: WorksheetController<R>,
  event: CellKeyboardEvent,
): void {
  const command = keyCommand(event);
  const { active, notice } = controller.store.get();
  if (!active) return;
  if (notice && command) controller.store.set({ notice: null });
  const line = controller.lineAt(active.row);
  const handled = !command
    ? false
    : isDataRow(line)
      ? handleRowCommand(controller, command)
      : handleLineCommand(controller, line, command);
  if (handled === 'grid') return; // the grid's own: plain moves, Tab, opening an editor by typing
  event.preventGridDefault();
  if (handled) event.preventDefault();
}

/** `true`: done here; `'grid'`: the grid does it; `false`: nobody's, the page may have it. */
type Handled = boolean | 'grid';

function handleRowCommand<R extends object>(
  controller: WorksheetController<R>,
  command: KeyCommand,
): Handled {
  const cell = controller.activeCell();
  if (!cell) return false;
  const { position } = cell;
  if (command.type !== 'tab' && command.type !== 'enter' && command.type !== 'type')
    controller.tabOrigin = null;
  switch (command.type) {
    case 'tab':
      if (controller.leaveOnTab) return false;
      controller.tabOrigin ??= position.column;
      return tabOn(controller, position, command.back);
    case 'enter':
      if (cell.column.opens && controller.command('open')) return true;
      controller.moveTo({
        row: controller.lineBeyond(position.row, 1),
        column: controller.tabOrigin ?? position.column,
      });
      controller.tabOrigin = null;
      return true;
    case 'enterUp':
      controller.moveTo({ row: controller.lineBeyond(position.row, -1), column: position.column });
      return true;
    case 'edit':
    case 'openList':
      return openEditor(controller);
    case 'type':
      return typeInto(controller, command.char);
    case 'clear':
      controller.edits.clear();
      return true;
    case 'fillDown':
      controller.edits.fill('down');
      return true;
    case 'fillRight':
      controller.edits.fill('right');
      return true;
    case 'space':
      return controller.command('toggleDetails');
    case 'moveRows':
      controller.moveRows(command.step);
      return true;
    case 'retry':
      return isFailed(controller) && controller.command('retry');
    default:
      return handleCommon(controller, command);
  }
}

function handleLineCommand<R extends object>(
  controller: WorksheetController<R>,
  line: DisplayRow<R> | undefined,
  command: KeyCommand,
): Handled {
  const group = line instanceof GroupLine ? line : undefined;
  const position = controller.store.get().active;
  if (command.type === 'enter' || command.type === 'space') {
    if (group) controller.setCollapsed(group, !group.collapsed);
    else controller.addRow();
    return true;
  }
  if (command.type === 'move' && !command.extend && (command.move === 'left' || command.move === 'right')) {
    if (group) controller.setCollapsed(group, command.move === 'left');
    return true;
  }
  // A line is one cell: Tab goes on to the next row, behind the last one out of the grid.
  if (command.type === 'tab')
    return !controller.leaveOnTab && position !== null && tabOn(controller, position, command.back, false);
  return handleCommon(controller, command);
}

/** Tab as in a list of rows; where there is none left it is the grid's or, from a line, the page's. */
function tabOn<R extends object>(
  controller: WorksheetController<R>,
  from: CellPosition,
  back: boolean,
  end: Handled = 'grid',
): Handled {
  const next = controller.tabTarget(from, back);
  if (next) controller.moveTo(next);
  return next ? true : end;
}

function handleCommon<R extends object>(controller: WorksheetController<R>, command: KeyCommand): Handled {
  const { active, rangeEnd } = controller.store.get();
  const { coming } = controller.view.props;
  if (!active) return false;
  switch (command.type) {
    case 'move':
      return handleMove(controller, command);
    case 'selectAll': {
      if (coming !== undefined) {
        controller.say([coming]);
        return true;
      }
      const last = controller.target(active, 'sheetEnd');
      const top = controller.target(active, 'sheetStart');
      controller.moveTo(top);
      controller.extendTo(last);
      return true;
    }
    case 'undo':
    case 'redo':
      controller.edits.undo(command.type);
      return true;
    case 'columnMenu':
      return controller.openColumnMenu();
    case 'addRow':
      controller.addRow();
      return controller.view.props.onAddRow !== undefined;
    case 'escape':
      if (rangeEnd) controller.store.set({ rangeEnd: null });
      else {
        controller.leaveOnTab = true;
        controller.say([controller.view.labels.leaveHint]);
      }
      return true;
    default:
      return false;
  }
}

function handleMove<R extends object>(
  controller: WorksheetController<R>,
  { move, extend }: Extract<KeyCommand, { type: 'move' }>,
): Handled {
  const { active, rangeEnd } = controller.store.get();
  if (!active) return false;
  const { coming } = controller.view.props;
  if (coming !== undefined && (move === 'sheetEnd' || move === 'jumpDown')) {
    controller.say([coming]);
    return true;
  }
  if (extend) {
    const end = controller.target(rangeEnd ?? active, move);
    controller.extendTo(end);
    controller.grid?.scrollToCell({ rowIdx: end.row, idx: end.column });
    return true;
  }
  const jumps = move.startsWith('jump') || move.startsWith('sheet');
  if (!jumps) {
    // The grid stays where it is at its edges, and then says nothing: the block is let go here.
    controller.store.set({ rangeEnd: null });
    return 'grid';
  }
  controller.moveTo(controller.target(active, move));
  return true;
}

function openEditor<R extends object>(controller: WorksheetController<R>): Handled {
  const cell = controller.activeCell();
  if (!cell) return false;
  if (!mayEdit(controller)) return true;
  controller.editStart = 'edit';
  controller.moveTo(cell.position, { edit: true });
  return true;
}

function typeInto<R extends object>(controller: WorksheetController<R>, char: string): Handled {
  const cell = controller.activeCell();
  if (!cell) return false;
  const { column, row, address } = cell;
  const { kind, name } = column;
  if (char === '?' && kind.explains && controller.command('explain')) return true;
  // Nothing can be typed into a computed cell: its keys are free for the page (shortcut sheet, search …).
  if (kind.parse === undefined) return false;
  if (!mayEdit(controller)) return true;
  if (kind.parseTyped === undefined) {
    controller.editStart = 'replace';
    return 'grid';
  }
  if (char === '') return true;
  const typed = kind.parseTyped(char, { row, name, labels: controller.view.labels });
  if (typed.ok) controller.edits.writeCell(address, row, column, typed.value, 'key');
  else controller.say([typed.reason]);
  return true;
}

function mayEdit<R extends object>(controller: WorksheetController<R>): boolean {
  const cell = controller.activeCell();
  if (!cell) return false;
  const { view } = controller;
  const locked = lockReason(view, cell.column, cell.row);
  if (locked !== undefined)
    controller.say([view.labels.refused(cellName(view, cell.column, cell.row), locked)]);
  return locked === undefined;
}

function isFailed<R extends object>(controller: WorksheetController<R>): boolean {
  const cell = controller.activeCell();
  const state = cell && controller.view.props.rowState?.(cell.row);
  return cell !== undefined && state?.cells?.[cell.address.columnKey]?.status === 'failed';
}
