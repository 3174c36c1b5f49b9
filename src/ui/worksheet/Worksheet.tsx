import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type CSSProperties,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type ColumnWidths,
  DataGrid,
  type DataGridHandle,
  type PositionChangeArgs,
  type SortColumn,
} from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { useDensity } from '@/theme/density';
import { type Density, tokens } from '@/theme/tokens';
import { CellPopper } from './CellPopper';
import { FillHandle } from './FillHandle';
import { chosenWidths, countFrozen, fromColumnWidths, gridColumns, toColumnWidths } from './gridColumns';
import { handleCellKey } from './keyHandling';
import { type DisplayRow, type KeptLines, keepLines } from './model/displayRows';
import { RangeOverlay } from './RangeOverlay';
import { RowGrip } from './RowGrip';
import { SelectedRows } from './SelectedRows';
import { useGridClipboard } from './useGridClipboard';
import { useGridGestures } from './useGridGestures';
import { useGridWidth } from './useGridWidth';
import { useRowHeights } from './useRowHeights';
import { renderWorksheetCell } from './WorksheetCell';
import { WorksheetContext } from './WorksheetContext';
import { renderLine } from './WorksheetRow';
import './worksheet.css';
import './worksheetLines.css';
import { WorksheetMessages } from './WorksheetMessages';
import { WorksheetController } from './worksheetController';
import { defaultWorksheetLabels } from './worksheetLabels';
import type { SortOrder, WorksheetProps } from './worksheetTypes';
import { lineKey, lockReason, rowKeysIn, type WorksheetView } from './worksheetView';

/**
 * A spreadsheet over a list of records: keyboard, blocks, clipboard and undo as in Excel, groups, frozen columns,
 * thousands of rows. Presentational: values come in by `rows` and `columns`, changes go out by `onEdit`. It fills its
 * parent's height.
 */
export function Worksheet<R extends object>(props: WorksheetProps<R>) {
  const { rows, rowKey, columns, grouping, collapsedGroups, sort, onSortChange } = props;
  const { density: chosenDensity } = useDensity();
  const density = props.density ?? chosenDensity;
  const [controller] = useState(() => new WorksheetController<R>());
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const [widths, setWidths] = useState<ColumnWidths>(() => toColumnWidths(props.initialColumnWidths));
  useGridWidth(
    grid,
    useCallback(() => setWidths(chosenWidths), []),
  );
  // Columns that come later share the room with those that were there; else they would stand out of view.
  const columnKeys = columns.map(({ key }) => key).join(' ');
  const [measuredKeys, setMeasuredKeys] = useState(columnKeys);
  if (columnKeys !== measuredKeys) {
    setMeasuredKeys(columnKeys);
    setWidths(chosenWidths);
  }
  const labels = useMemo(() => ({ ...defaultWorksheetLabels, ...props.labels }), [props.labels]);
  const canAdd = props.onAddRow !== undefined;
  const showsEmpty = rows.length === 0 && props.empty !== undefined;
  const isPart = props.coming !== undefined;
  const lineOptions = useMemo(
    () => ({ grouping, collapsed: collapsedGroups, noGroupLabel: labels.noGroup, canAdd, isPart }),
    [grouping, collapsedGroups, labels.noGroup, canAdd, isPart],
  );
  const lastLines = useRef<KeptLines<R> | null>(null);
  const madeLines = useMemo(() => keepLines(lastLines.current, rows, lineOptions), [rows, lineOptions]);
  useEffect(() => {
    lastLines.current = madeLines;
  }, [madeLines]);
  const lines = showsEmpty ? NO_LINES : madeLines.lines;
  const canSort = onSortChange !== undefined;
  const hasMenu = props.onColumnMenu !== undefined;
  const { filteredColumns } = props;
  const frozenCount = countFrozen(columns, useMediaQuery(narrowQuery, { noSsr: true }));
  const repeatedKey = grouping?.columnKey;
  const shownColumns = useMemo(
    () =>
      gridColumns(
        columns,
        (column, row) => lockReason(controller.view, column, row) === undefined,
        canSort,
        frozenCount,
        { repeatedKey, hasMenu, filtered: filteredColumns },
      ),
    [columns, controller, canSort, frozenCount, repeatedKey, hasMenu, filteredColumns],
  );
  const sortColumns = useMemo(() => toSortColumns(sort), [sort]);
  const keyGetter = useMemo(() => (line: DisplayRow<R>) => lineKey(line, rowKey), [rowKey]);
  // The grid makes a new handle at every render and lets go of the old one: only the newest counts.
  const takeHandle = useCallback(
    (handle: DataGridHandle | null) => {
      if (handle === null) return;
      controller.grid = handle;
      setGrid(handle.element);
    },
    [controller],
  );
  const gestures = useGridGestures(controller);
  useGridClipboard(controller, grid);
  const { rowHeight, averageHeight } = useRowHeights({
    grid,
    columns,
    widths,
    lines,
    smallest: tokens.grid[density],
    maxLines: props.maxLines,
    repeatedKey,
  });
  const view: WorksheetView<R> = { props, lines, labels, averageHeight };
  // Children ask while they render, before the effect below: the first view has to be there.
  controller.prepare(view);
  useLayoutEffect(() => controller.update(view));
  useImperativeHandle(props.ref, () => ({
    focusCell: (cell, options) => controller.focusCell(cell, options?.edit ?? false),
    focusRows: () => controller.enter(),
    selectedRowKeys: () => {
      const range = controller.range();
      return range ? rowKeysIn(controller.view, range) : [];
    },
    addRow: () => controller.addRow(),
    moveRows: step => controller.moveRows(step),
    openColumnMenu: () => controller.openColumnMenu(),
    undo: () => controller.edits.undo('undo'),
    redo: () => controller.edits.undo('redo'),
  }));

  return (
    <WorksheetContext value={controller as unknown as WorksheetController<object>}>
      <div
        className={`worksheet worksheet-${density}`}
        style={linesStyle(props.maxLines, density)}
        {...gestures.wrapper}
      >
        <DataGrid<DisplayRow<R>, unknown, string>
          ref={takeHandle}
          aria-label={props.label}
          className="worksheet-grid"
          columns={shownColumns}
          rows={lines}
          rowKeyGetter={keyGetter}
          rowHeight={rowHeight}
          headerRowHeight={tokens.grid.header}
          columnWidths={widths}
          onColumnWidthsChange={next => {
            setWidths(next);
            props.onColumnWidthsChange?.(fromColumnWidths(next));
          }}
          sortColumns={sortColumns}
          onSortColumnsChange={next => onSortChange?.(fromSortColumns(next))}
          onCellKeyDown={(args, event) => handleCellKey(controller, args, event)}
          onCellMouseDown={gestures.onCellMouseDown}
          onCellDoubleClick={gestures.onCellDoubleClick}
          onActivePositionChange={({ rowIdx, column }: PositionChangeArgs<DisplayRow<R>>) =>
            controller.setActive(rowIdx >= 0 && column ? { row: rowIdx, column: column.idx } : null)
          }
          renderers={{ ...renderers, noRowsFallback: props.empty ?? null }}
        />
        {grid && <RangeOverlay grid={grid} frozenCount={frozenCount} />}
        {grid && <FillHandle grid={grid} frozenCount={frozenCount} />}
        {grid && props.moving && <RowGrip grid={grid} frozenCount={frozenCount} moving={props.moving} />}
        {grid && <CellPopper grid={grid} />}
        <WorksheetMessages />
      </div>
      <SelectedRows />
    </WorksheetContext>
  );
}

const NO_LINES: readonly never[] = [];

/** How many lines of a text are shown. */
const linesStyle = (maxLines: WorksheetProps<object>['maxLines'], density: Density) =>
  ({
    '--worksheet-max-lines': maxLines === 'all' ? 'none' : (maxLines ?? (density === 'compact' ? 1 : 2)),
  }) as CSSProperties;

const narrowQuery = `(max-width: ${tokens.breakpoint.desktop - 1}px)`;

// The renderers know rows only as objects; what they need of them they ask the columns.
const renderers = { renderRow: renderLine, renderCell: renderWorksheetCell } as object;

const toSortColumns = (sort: WorksheetProps<object>['sort']): readonly SortColumn[] =>
  (sort ?? []).map(({ columnKey, direction }) => ({
    columnKey,
    direction: direction === 'ascending' ? 'ASC' : 'DESC',
  }));

const fromSortColumns = (sort: readonly SortColumn[]): readonly SortOrder[] =>
  sort.map(({ columnKey, direction }) => ({
    columnKey,
    direction: direction === 'ASC' ? 'ascending' : 'descending',
  }));
