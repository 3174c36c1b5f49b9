import ArrowDropDownRounded from '@mui/icons-material/ArrowDropDownRounded';
import FilterAltRounded from '@mui/icons-material/FilterAltRounded';
import type { ReactNode } from 'react';
import {
  type Column,
  type ColumnWidths,
  type RenderHeaderCellProps,
  renderHeaderCell,
} from 'react-data-grid';
import { CellEditor } from './CellEditor';
import type { WorksheetColumn } from './columnTypes';
import { type DisplayRow, isDataRow } from './model/displayRows';

const smallestWidth = 40;

/** A character of a name on average (12 px, semibold), and what stands around the name: margins, border, arrow; px. */
const NAME_CHARACTER = 6.6;
const AROUND_NAME = 24;
/** A longer name is cut before its column takes more than its texts need, px. */
const WIDEST_NAME = 170;

/** A column of this width that wraps its texts takes one share of the width that is left, a narrower one less; px. */
const WIDTH_OF_A_SHARE = 280;

/** How much of the width that is left a column takes: what it asks for, else what its texts can use. */
const sharesOf = <R,>({ grow, kind }: WorksheetColumn<R>, width: number) =>
  grow === undefined ? (kind.wraps ? width / WIDTH_OF_A_SHARE : 0) : Number(grow);

/** What a column needs to show its own name: words of another language may be longer than its values. */
const widthOfName = (name: string) =>
  Math.min(WIDEST_NAME, Math.ceil(name.length * NAME_CHARACTER) + AROUND_NAME);

/**
 * Our columns as the grid's. Built once for an array of columns: a new one makes the grid render every cell again.
 * @param frozenCount columns at the start that stay in view
 * @param headers what the headers show beside the names
 * @param mayEdit asked at the moment of editing, so that a lock needs no new columns
 */
export function gridColumns<R extends object>(
  columns: readonly WorksheetColumn<R>[],
  mayEdit: (column: WorksheetColumn<R>, row: R) => boolean,
  canSort: boolean,
  frozenCount: number,
  { repeatedKey, hasMenu = false, filtered }: HeaderOptions = {},
): readonly Column<DisplayRow<R>>[] {
  return columns.map((column, index) => {
    const { kind } = column;
    const asked = column.width ?? kind.defaultWidth;
    // A column that only repeats the head of its group leaves the room to the others.
    const isRepeated = column.key === repeatedKey;
    const width = Math.max(isRepeated ? smallestWidth : asked, widthOfName(column.name));
    const shares = isRepeated ? 0 : sharesOf(column, asked);
    const minWidth = column.minWidth ?? Math.min(asked, smallestWidth);
    const classes = `worksheet-cell worksheet-${kind.name}`;
    const align = kind.align ?? 'start';
    return {
      key: column.key,
      name: column.name,
      width: shares > 0 ? `minmax(${width}px, ${shares}fr)` : width,
      minWidth,
      frozen: index < frozenCount,
      sortable: canSort && (column.sortable ?? true),
      resizable: true,
      cellClass: `${classes} worksheet-align-${align}${isRepeated ? ' worksheet-repeated' : ''}`,
      headerCellClass: `worksheet-header worksheet-align-${align}`,
      ...((column.note !== undefined || hasMenu) && {
        renderHeaderCell: header =>
          headerContent(column, header, hasMenu, filtered?.has(column.key) ?? false),
      }),
      renderCell: ({ row }) => (isDataRow<R>(row) ? cellContent(column, row) : null),
      editable: line => isDataRow<R>(line) && mayEdit(column, line),
      renderEditCell: kind.renderEditor
        ? ({ row, onClose }) =>
            isDataRow<R>(row) && <CellEditor column={column} row={row} onClose={onClose} />
        : null,
      editorOptions: {
        // The editor writes by itself when it goes (CellEditor), and no change from elsewhere may close it.
        commitOnOutsideClick: false,
        closeOnExternalRowChange: false,
      },
    };
  });
}

interface HeaderOptions {
  /** The column that says in each row what the head of its group says. */
  repeatedKey?: string | undefined;
  hasMenu?: boolean;
  filtered?: ReadonlySet<string> | undefined;
}

/** Marks the arrow of a header's menu: useGridGestures opens it. */
export const HEADER_MENU = 'worksheet-menu';

/** The arrow is for the pointer: the keys for the menu are on the cells, and the header's name stays the column's. */
function headerContent<R>(
  { name, note }: WorksheetColumn<R>,
  header: RenderHeaderCellProps<DisplayRow<R>>,
  hasMenu: boolean,
  isFiltered: boolean,
): ReactNode {
  return (
    <>
      {note === undefined ? (
        renderHeaderCell(header)
      ) : (
        <>
          {name} <span className="worksheet-note">{note}</span>
        </>
      )}
      {hasMenu && (
        <span className={`${HEADER_MENU}${isFiltered ? ' worksheet-filtered' : ''}`} aria-hidden="true">
          {isFiltered ? <FilterAltRounded /> : <ArrowDropDownRounded />}
        </span>
      )}
    </>
  );
}

function cellContent<R>({ kind, getValue }: WorksheetColumn<R>, row: R): ReactNode {
  const value = getValue(row);
  if (kind.render) return kind.render(value, row);
  const text = kind.format(value, row);
  return kind.wraps ? <span className="worksheet-lines">{text}</span> : text;
}

/** How many columns stay in view: those that ask for it, on a narrow screen the first of them only. */
export function countFrozen<R>(columns: readonly WorksheetColumn<R>[], isNarrow: boolean): number {
  const firstFree = columns.findIndex(column => !column.frozen);
  const asked = firstFree < 0 ? columns.length : firstFree;
  return isNarrow ? Math.min(asked, 1) : asked;
}

/** Widths as they are stored, as the grid takes them. */
export function toColumnWidths(widths: Readonly<Record<string, number>> | undefined): ColumnWidths {
  return new Map(Object.entries(widths ?? {}).map(([key, width]) => [key, { type: 'resized', width }]));
}

/**
 * Forgets what the grid measured and keeps what the user chose. The grid itself measures again only while all columns are
 * in view, so columns would stay wide when it becomes narrower.
 */
export const chosenWidths = (widths: ColumnWidths): ColumnWidths =>
  new Map([...widths].filter(([, { type }]) => type === 'resized'));

/** The widths that the user has chosen. */
export function fromColumnWidths(widths: ColumnWidths): Record<string, number> {
  return Object.fromEntries(
    [...widths]
      .filter(([, { type }]) => type === 'resized')
      .map(([key, { width }]) => [key, Math.round(width)]),
  );
}
