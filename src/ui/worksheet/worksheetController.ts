import type { DataGridHandle } from 'react-data-grid';
import type { CellDraft, EditStart, WorksheetColumn } from './columnTypes';
import { type CellMove, moveTarget } from './model/cellMove';
import { type CellPosition, type CellRange, clampPosition, rangeBetween } from './model/cellRange';
import { type DisplayRow, GroupLine, groupAt, isDataRow } from './model/displayRows';
import { WorksheetEdits } from './worksheetEdits';
import { WorksheetStore } from './worksheetStore';
import type { CellAddress, CellCommand } from './worksheetTypes';
import { cellText, findRow, lineKey, rowKeysIn, type WorksheetView } from './worksheetView';

/**
 * Where one is in the worksheet: active cell, selected block, focus, open editor. Knows the grid only through its handle
 * and React not at all; components read its store. What is written goes by its `edits`.
 */
export class WorksheetController<R extends object> {
  readonly store = new WorksheetStore();
  readonly edits = new WorksheetEdits<R>(this);
  grid: DataGridHandle | null = null;
  /** How the editor that opens next was opened. */
  editStart: EditStart = 'replace';
  /** What the open editor holds; null while none is open. */
  openDraft: (() => CellDraft | null) | null = null;
  /** After Escape the next Tab leaves the grid (WCAG 2.1.2: no keyboard trap). */
  leaveOnTab = false;
  /** Column where a run of Tabs began: Enter goes back under it, as in Excel. */
  tabOrigin: number | null = null;
  private activeKey: CellAddress | null = null;
  private pendingFocus: { cell: CellAddress; edit: boolean } | null = null;
  private noticeCount = 0;
  /** Selections told to the caller that have not come back as a prop. */
  private readonly reported = new Set<string>();
  private shown: WorksheetView<R> | null = null;
  /** Whether the focus was in the grid before what is being rendered. */
  private hadFocus = false;
  private updated = false;

  get view(): WorksheetView<R> {
    if (this.shown === null) throw new Error('The worksheet is not mounted yet');
    return this.shown;
  }

  /**
   * Before each rendering: the first view, for children that ask while they render the first time, and whether the hands
   * are here. Afterwards the editor that had the focus may be gone, with its row far out of sight.
   */
  prepare(view: WorksheetView<R>): void {
    this.shown ??= view;
    this.hadFocus = this.grid?.element?.contains(document.activeElement) ?? false;
  }

  /** Takes over what has just been rendered, and keeps the active cell on its row wherever that went. */
  update(view: WorksheetView<R>): void {
    const before = this.updated ? this.shown : null;
    this.updated = true;
    this.shown = view;
    if (before?.props.rowState !== view.props.rowState)
      this.store.set({ rowStates: this.store.get().rowStates + 1 });
    const selectedOutside = this.takeSelection(view.props.selectedRowKey, before?.props.selectedRowKey);
    const moved = before?.lines !== view.lines || before.props.columns !== view.props.columns;
    // Not both: the grid takes one new position for each render.
    if (moved && !this.isAwaited()) this.anchorActive(before);
    if (this.pendingFocus) this.focusPending();
    else if (selectedOutside !== null && selectedOutside !== this.activeKey?.rowKey)
      this.showRow(selectedOutside);
  }

  // --- where we are ---------------------------------------------------------------------------------------------

  lineAt(row: number): DisplayRow<R> | undefined {
    return this.view.lines[row];
  }

  /** The active cell when it is one of a row. */
  activeCell():
    | { row: R; column: WorksheetColumn<R>; address: CellAddress; position: CellPosition }
    | undefined {
    const position = this.store.get().active;
    const row = position ? this.lineAt(position.row) : undefined;
    const column = position ? this.view.props.columns[position.column] : undefined;
    if (!position || !isDataRow<R>(row) || !column) return undefined;
    return { row, column, position, address: { rowKey: this.view.props.rowKey(row), columnKey: column.key } };
  }

  range(): CellRange | undefined {
    const { active, rangeEnd } = this.store.get();
    return active ? rangeBetween(active, rangeEnd ?? active) : undefined;
  }

  /** Told by the grid; a header position arrives as `null`. */
  setActive(position: CellPosition | null): void {
    this.store.set({ active: position, rangeEnd: null });
    this.leaveOnTab = false;
    const line = position ? this.lineAt(position.row) : undefined;
    const column = position ? this.view.props.columns[position.column] : undefined;
    this.activeKey = line && column ? { rowKey: this.keyOf(line), columnKey: column.key } : null;
    this.view.props.onActiveCellChange?.(isDataRow<R>(line) ? this.activeKey : null);
    if (isDataRow<R>(line)) this.select(line);
  }

  moveTo(position: CellPosition, options: { edit?: boolean; focus?: boolean } = {}): void {
    this.grid?.setActivePosition(
      { rowIdx: position.row, idx: position.column },
      { enableEditor: options.edit ?? false, shouldFocus: options.focus ?? true },
    );
  }

  target(from: CellPosition, move: CellMove): CellPosition {
    const { lines, props, averageHeight } = this.view;
    const isFilled = ({ row, column }: CellPosition) => {
      const line = lines[row];
      const at = props.columns[column];
      return !isDataRow<R>(line) || (at !== undefined && cellText(at, line) !== '');
    };
    const height = this.grid?.element?.clientHeight ?? 0;
    const bounds = { rowCount: lines.length - (props.onAddRow ? 1 : 0), columnCount: props.columns.length };
    return moveTarget(from, move, {
      bounds,
      isFilled,
      pageRows: Math.max(1, Math.floor(height / averageHeight()) - 2),
    });
  }

  extendTo(end: CellPosition): void {
    const { active } = this.store.get();
    if (!active) return;
    const same = end.row === active.row && end.column === active.column;
    this.store.set({ rangeEnd: same ? null : end });
  }

  /** Selects a block that the active cell is in: it may have to become one of its corners. */
  selectBlock({ top, left, bottom, right }: CellRange): void {
    const { active } = this.store.get();
    if (!active) return;
    const isCorner =
      (active.row === top || active.row === bottom) && (active.column === left || active.column === right);
    const corner = isCorner ? active : { row: top, column: left };
    if (!isCorner) this.moveTo(corner);
    this.extendTo({
      row: corner.row === top ? bottom : top,
      column: corner.column === left ? right : left,
    });
  }

  /** Goes back to the active cell alone, with the focus. */
  clearSelection(): void {
    this.store.set({ rangeEnd: null });
    this.focusActive();
  }

  /** The next line down (or up) that can be worked on: group lines are passed over. */
  lineBeyond(row: number, step: 1 | -1): number {
    let next = row + step;
    while (this.lineAt(next) instanceof GroupLine) next += step;
    return this.lineAt(next) === undefined ? row : next;
  }

  /** The cell that Tab goes to: the next one, at the end of a row the first of the next row. Groups are passed over. */
  tabTarget({ row, column }: CellPosition, back: boolean): CellPosition | undefined {
    const last = this.view.props.columns.length - 1;
    const step = back ? -1 : 1;
    const next = column + step;
    if (isDataRow<R>(this.lineAt(row)) && next >= 0 && next <= last) return { row, column: next };
    const beyond = this.lineBeyond(row, step);
    return beyond === row ? undefined : { row: beyond, column: back ? last : 0 };
  }

  /** Scrolls to a cell and focuses it, as soon as its row is there. */
  focusCell(cell: CellAddress, edit: boolean): void {
    this.pendingFocus = { cell, edit };
    this.focusPending();
  }

  // --- the rest of the screen -----------------------------------------------------------------------------------

  command(command: CellCommand): boolean {
    const cell = this.activeCell();
    if (!cell || !this.view.props.onCellCommand) return false;
    this.view.props.onCellCommand(command, cell.address);
    return true;
  }

  addRow(): void {
    const { props, lines } = this.view;
    const { active } = this.store.get();
    const line = active ? lines[active.row] : undefined;
    const groupKey = active ? groupAt(lines, active.row, props.grouping) : undefined;
    props.onAddRow?.({
      ...(groupKey === undefined ? {} : { groupKey }),
      ...(isDataRow<R>(line) ? { afterRowKey: props.rowKey(line) } : {}),
    });
  }

  /** Moves the rows of the selected block by one. */
  moveRows(step: 1 | -1): void {
    const range = this.range();
    const keys = range ? rowKeysIn(this.view, range) : [];
    const refused = keys.length > 0 ? this.view.props.moving?.step(keys, step) : undefined;
    if (refused !== undefined) this.say([refused]);
  }

  /**
   * Asks for the menu of a column.
   * @param header its header; without one, that of the active cell's column
   */
  openColumnMenu(header?: Element): boolean {
    const { columns, onColumnMenu } = this.view.props;
    const index = header ? Number(header.getAttribute('aria-colindex')) - 1 : this.store.get().active?.column;
    const column = index === undefined ? undefined : columns[index];
    if (!column || !onColumnMenu) return false;
    const place = `[role="columnheader"][aria-colindex="${Number(index) + 1}"]`;
    const shown = header ?? this.grid?.element?.querySelector(place) ?? this.grid?.element;
    if (shown) onColumnMenu(column.key, shown);
    return true;
  }

  setCollapsed(group: GroupLine, collapsed: boolean): void {
    if (group.collapsed === collapsed) return;
    const next = new Set(this.view.props.collapsedGroups);
    if (collapsed) next.add(group.key);
    else next.delete(group.key);
    this.view.props.onCollapsedGroupsChange?.(next);
  }

  /** Says why what was typed is not taken; the editor stays open with it, so that nothing typed is lost. */
  holdsEditor(): boolean {
    const draft = this.openDraft?.();
    if (!draft || !('ok' in draft) || draft.ok) return false;
    this.say([draft.reason]);
    return true;
  }

  /** A short message at the active cell; also read out. */
  say(lines: readonly string[]): void {
    this.noticeCount += 1;
    this.store.set({ notice: { id: this.noticeCount, lines } });
  }

  private keyOf(line: DisplayRow<R>): string {
    return lineKey(line, this.view.props.rowKey);
  }

  private indexOf(rowKey: string): number {
    return this.view.lines.findIndex(line => this.keyOf(line) === rowKey);
  }

  /** A selection made elsewhere; our own coming back (perhaps late, while we are further on) is none. */
  private takeSelection(
    selected: string | null | undefined,
    before: string | null | undefined,
  ): string | null {
    if (selected === undefined || selected === before) return null;
    if (selected !== null && this.reported.has(selected)) {
      if (selected === this.store.get().selectedRowKey) this.reported.clear();
      return null;
    }
    this.store.set({ selectedRowKey: selected });
    return selected;
  }

  private select(row: R): void {
    const key = this.view.props.rowKey(row);
    if (key === this.store.get().selectedRowKey) return;
    this.store.set({ selectedRowKey: key });
    if (this.view.props.selectedRowKey !== undefined) this.reported.add(key);
    this.view.props.onSelectedRowChange?.(key);
  }

  private showRow(rowKey: string): void {
    const row = this.indexOf(rowKey);
    if (row < 0) return;
    this.moveTo({ row, column: this.store.get().active?.column ?? 0 }, { focus: false });
    this.grid?.scrollToCell({ rowIdx: row });
  }

  private positionOf({ rowKey, columnKey }: CellAddress): CellPosition | undefined {
    const row = this.indexOf(rowKey);
    const column = this.view.props.columns.findIndex(({ key }) => key === columnKey);
    return row < 0 || column < 0 ? undefined : { row, column };
  }

  /** Whether the cell that waits for the focus is there now. */
  private isAwaited(): boolean {
    return this.pendingFocus !== null && this.positionOf(this.pendingFocus.cell) !== undefined;
  }

  goTo(cell: CellAddress): boolean {
    const next = this.positionOf(cell);
    if (!next) return false;
    const { active } = this.store.get();
    const isSame = this.activeKey?.rowKey === cell.rowKey && this.activeKey.columnKey === cell.columnKey;
    this.moveTo(next);
    if (active?.row === next.row && active.column === next.column && !isSame) {
      // Another row has moved to the position of the active cell, such as a new one in place of the last line. The grid
      // sees the same position, so it neither reports a selection nor moves the focus.
      this.setActive(next);
      this.focusActive();
    }
    return true;
  }

  /** Comes in from outside: to the cell where one was, at first to the first row. */
  enter(): void {
    const { active } = this.store.get();
    if (active) this.focusActive();
    else
      this.moveTo({
        row: Math.max(
          0,
          this.view.lines.findIndex(line => isDataRow(line)),
        ),
        column: 0,
      });
  }

  /** For the grid's own `setActivePosition` the cell that it has is no change, whoever has the focus. */
  private focusActive(): void {
    this.grid?.element?.querySelector<HTMLElement>('[role="row"] > [tabindex="0"]')?.focus();
  }

  private focusPending(): void {
    if (!this.pendingFocus || !this.shown) return;
    const { cell, edit } = this.pendingFocus;
    if (this.goTo(cell)) {
      this.pendingFocus = null;
      const { active } = this.store.get();
      if (active) {
        this.grid?.scrollToCell({ rowIdx: active.row, idx: active.column });
        if (edit) this.moveTo(active, { edit: true });
      }
      return;
    }
    const row = findRow(this.view, cell);
    const groupKey = row && this.view.props.grouping?.groupOf(row);
    if (groupKey === undefined || !this.view.props.collapsedGroups?.has(groupKey)) return;
    this.view.props.onCollapsedGroupsChange?.(
      new Set([...this.view.props.collapsedGroups].filter(key => key !== groupKey)),
    );
  }

  /**
   * Rows were sorted, moved, filtered, added or removed: the active cell follows its row, else stays where it was. The block
   * follows where its rows moved together.
   */
  private anchorActive(before: WorksheetView<R> | null): void {
    const { active, rangeEnd } = this.store.get();
    const { lines, props } = this.view;
    if (!active || !this.activeKey) return;
    const line = lines[active.row];
    const stays = line !== undefined && this.keyOf(line) === this.activeKey.rowKey;
    if (stays && props.columns[active.column]?.key === this.activeKey.columnKey) return;
    if (lines.length === 0 || props.columns.length === 0) {
      this.setActive(null);
      return;
    }
    const row = stays ? active.row : this.indexOf(this.activeKey.rowKey);
    const column = props.columns.findIndex(({ key }) => key === this.activeKey?.columnKey);
    const next = clampPosition(
      { row: row < 0 ? active.row : row, column: column < 0 ? active.column : column },
      { rowCount: lines.length, columnCount: props.columns.length },
    );
    this.moveTo(next, { focus: this.hadFocus });
    this.setActive(next);
    const end = rangeEnd && { row: next.row + rangeEnd.row - active.row, column: rangeEnd.column };
    const [lastBefore, last] = [rangeEnd && before?.lines[rangeEnd.row], end && lines[end.row]];
    if (
      end &&
      lastBefore &&
      last &&
      this.keyOf(lastBefore) === this.keyOf(last) &&
      next.column === active.column
    )
      this.store.set({ rangeEnd: end });
  }
}
