import { useMemo, useState } from 'react';
import { type Column, DataGrid } from 'react-data-grid';
import { createRoot } from 'react-dom/client';
import { keysOf, numberParameter, type Row, showRows, widthOf, withLevel } from './rows';
import 'react-data-grid/lib/styles.css';

/**
 * The floor of the worksheet's figures: the same grid library with as many rows and columns and nothing else. All rows
 * are as high (?height=32). A digit typed in column S sets it, and column Level shows another text.
 */
function BareGrid({ initial }: { initial: readonly Row[] }) {
  const [rows, setRows] = useState(initial);
  const columns = useMemo(
    () =>
      keysOf(initial).map((key): Column<Row> => ({ key, name: key, width: widthOf(key), resizable: true })),
    [initial],
  );
  return (
    <DataGrid
      columns={columns}
      rows={rows}
      rowKeyGetter={row => row.uuid ?? ''}
      rowHeight={numberParameter('height')}
      onCellKeyDown={({ rowIdx, column }, event) => {
        if (column?.key !== 'S' || !/^\d$/.test(event.key)) return;
        event.preventGridDefault();
        const digit = event.key;
        setRows(known => {
          const row = known[rowIdx];
          return row ? known.with(rowIdx, withLevel(row, digit)) : known;
        });
      }}
    />
  );
}

const root = document.getElementById('root');
if (root) showRows(rows => createRoot(root).render(<BareGrid initial={rows} />));
