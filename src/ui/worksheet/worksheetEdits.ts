import { sameValue } from '@/lib/sameValue';
import {
  blockAt,
  blockBeside,
  type CopiedBlock,
  copyBlock,
  type PlannedEdits,
  planClear,
  planExtend,
  planFill,
  planPaste,
} from './cellEditing';
import type { CellDraft, CreatedValue, WorksheetColumn } from './columnTypes';
import type { CellPosition, CellRange } from './model/cellRange';
import type { CellAddress, CellEdit, EditSource } from './worksheetTypes';
import { cellName, cellText, findRow, lockReason, type WorksheetView } from './worksheetView';

const namedRefusals = 5;

/** What it needs of the controller. */
interface EditsContext<R extends object> {
  readonly view: WorksheetView<R>;
  range(): CellRange | undefined;
  extendTo(end: CellPosition): void;
  selectBlock(range: CellRange): void;
  goTo(cell: CellAddress): boolean;
  say(lines: readonly string[]): void;
}

/** What is written from the worksheet: cells, blocks, clipboard, undo. */
export class WorksheetEdits<R extends object> {
  /** Values being created, by row. */
  private readonly creating = new Map<string, Promise<void>>();
  private readonly at: EditsContext<R>;

  constructor(at: EditsContext<R>) {
    this.at = at;
  }

  edit(edits: readonly CellEdit[], source: EditSource): void {
    const changed = edits.filter(edit => !sameValue(edit.value, edit.previous));
    if (changed.length === 0) return;
    this.at.view.props.onEdit?.(changed, source);
  }

  /** Writes one cell that may have moved or vanished since its editor was opened. */
  writeCell(
    address: CellAddress,
    row: R,
    column: WorksheetColumn<R>,
    value: unknown,
    source: EditSource,
  ): void {
    const current = findRow(this.at.view, address) ?? row;
    const locked = lockReason(this.at.view, column, current);
    if (locked !== undefined)
      this.at.say([this.at.view.labels.refused(cellName(this.at.view, column, current), locked)]);
    else this.edit([{ ...address, value, previous: column.getValue(current) }], source);
  }

  clear(source: 'clear' | 'cut' = 'clear'): void {
    const range = this.at.range();
    if (range) this.carryOut(planClear(this.at.view, range), source);
  }

  copy(): CopiedBlock | undefined {
    const range = this.at.range();
    return range && copyBlock(this.at.view, range);
  }

  paste(block: readonly (readonly string[])[]): void {
    const { view } = this.at;
    const range = this.at.range();
    if (!range) return;
    if (!view.props.onPaste) this.carryOut(planPaste(view, range, block), 'paste');
    else view.props.onPaste(blockAt(view, range, block));
  }

  fill(direction: 'down' | 'right'): void {
    const range = this.at.range();
    if (range) this.carryOut(planFill(this.at.view, range, direction), 'fill');
  }

  /** The selected block was drawn longer by its handle. */
  extend(source: CellRange, filled: CellRange): void {
    const plan = planExtend(this.at.view, source, filled);
    this.edit(plan.edits, 'fill');
    this.at.selectBlock(filled);
    this.report(plan.edits.length, plan.refused, []);
  }

  /** A double click on the handle. */
  fillDownBeside(): void {
    const source = this.at.range();
    if (source) this.extend(source, blockBeside(this.at.view, source));
  }

  /** What is taken back is the caller's to know: it also comes from panels, dialogs and other sheets. */
  undo(direction: 'undo' | 'redo'): void {
    const { labels, props } = this.at.view;
    if (!props.onUndo) return;
    const outcome = props.onUndo(direction);
    if (!outcome) {
      this.at.say([direction === 'undo' ? labels.nothingToUndo : labels.nothingToRedo]);
      return;
    }
    const first = outcome.done[0];
    if (first) this.at.goTo(first);
    const refused = outcome.refused.map(address => {
      const row = findRow(this.at.view, address);
      const column = props.columns.find(({ key }) => key === address.columnKey);
      return row && column
        ? labels.refused(cellName(this.at.view, column, row), labels.changedSince(cellText(column, row)))
        : labels.hiddenChangedSince;
    });
    this.report(outcome.done.length, refused, []);
  }

  /** Writes what an editor held when it went. */
  writeDraft(address: CellAddress, row: R, column: WorksheetColumn<R>, draft: CellDraft): void {
    if ('creates' in draft) void this.writeCreated(address, row, column, draft);
    else if (draft.ok) this.writeCell(address, row, column, draft.value, 'editor');
    else this.at.say([draft.reason]);
  }

  /**
   * A value that has to be created first; the cell changes when it is there. One after the other in a row: what is
   * made for a cell may need what is being made for the one before.
   */
  private async writeCreated(
    address: CellAddress,
    row: R,
    column: WorksheetColumn<R>,
    { creates, make }: CreatedValue,
  ): Promise<void> {
    const { rowKey } = address;
    const task = (this.creating.get(rowKey) ?? Promise.resolve()).then(async () => {
      try {
        const made = await make();
        if (made) this.writeCell(address, row, column, made.value, 'editor');
      } catch {
        this.at.say([this.at.view.labels.createFailed(creates)]);
      }
    });
    this.creating.set(rowKey, task);
    await task;
    if (this.creating.get(rowKey) === task) this.creating.delete(rowKey);
  }

  private carryOut(plan: PlannedEdits, source: EditSource): void {
    this.edit(plan.edits, source);
    if (plan.range) this.at.extendTo({ row: plan.range.bottom, column: plan.range.right });
    this.report(plan.edits.length, plan.refused, plan.remarks);
  }

  private report(done: number, refused: readonly string[], remarks: readonly string[]): void {
    const { labels } = this.at.view;
    if (refused.length === 0 && remarks.length === 0) return;
    const more = refused.length - namedRefusals;
    this.at.say([
      ...(refused.length > 0 && done + refused.length > 1 ? [labels.someRefused(done, refused.length)] : []),
      ...refused.slice(0, namedRefusals),
      ...(more > 0 ? [labels.moreRefused(more)] : []),
      ...remarks,
    ]);
  }
}
