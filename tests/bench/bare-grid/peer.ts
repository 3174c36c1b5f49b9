import {
  AllCommunityModule,
  type CellKeyDownEvent,
  createGrid,
  type FullWidthCellKeyDownEvent,
  ModuleRegistry,
} from 'ag-grid-community';
import { keysOf, numberParameter, type Row, showRows, widthOf, withLevel } from './rows';

/** A peer of the worksheet: AG Grid Community with the same rows, as its own documentation sets it up. */
ModuleRegistry.registerModules([AllCommunityModule]);

const root = document.getElementById('root');
if (root)
  showRows(rows => {
    const grid = createGrid<Row>(root, {
      columnDefs: keysOf(rows).map(field => ({ field, headerName: field, width: widthOf(field) })),
      rowData: rows,
      getRowId: ({ data }) => data.uuid ?? '',
      rowHeight: numberParameter('height'),
      onCellKeyDown: (cell: CellKeyDownEvent<Row> | FullWidthCellKeyDownEvent<Row>) => {
        const { key } = cell.event as KeyboardEvent;
        if ('colDef' in cell && cell.colDef.field === 'S' && cell.data && /^\d$/.test(key))
          cell.node.setData(withLevel(cell.data, key));
      },
    });
    // The probe searches and sorts by these.
    Object.assign(window, {
      peer: {
        search: (text: string) => grid.setGridOption('quickFilterText', text),
        sort: (colId: string, sort: 'asc' | 'desc' | null) =>
          grid.applyColumnState({ state: sort ? [{ colId, sort }] : [], defaultState: { sort: null } }),
      },
    });
  });
