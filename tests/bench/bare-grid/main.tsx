import { useState } from 'react';
import { type Column, DataGrid } from 'react-data-grid';
import { createRoot } from 'react-dom/client';
import 'react-data-grid/lib/styles.css';

/**
 * The floor of the worksheet's figures: the same grid library with as many rows and columns and nothing else.
 * ?rows=5000&columns=12&height=32. A digit typed in column S sets it, and column Level shows another text.
 */
const parameter = (name: string) => Number(new URLSearchParams(location.search).get(name));

type Row = Record<string, string>;

const LEVELS = ['QM', 'A', 'B', 'C', 'D'];
const count = parameter('columns');
const text = Array.from({ length: count - 2 }, (_, n) => `c${n}`);

const columns: Column<Row>[] = [
  ...text.map(key => ({ key, name: key, width: 160, resizable: true })),
  { key: 's', name: 'S', width: 52 },
  { key: 'level', name: 'Level', width: 72 },
];

const initial = Array.from({ length: parameter('rows') }, (_, row): Row => {
  const cells = text.map(key => [key, `Row ${row + 1}, ${key}`]);
  return { ...Object.fromEntries(cells), uuid: String(row), s: 'S1', level: 'A' };
});

function BareGrid() {
  const [rows, setRows] = useState(initial);
  return (
    <DataGrid
      columns={columns}
      rows={rows}
      rowKeyGetter={row => row.uuid ?? ''}
      rowHeight={parameter('height')}
      onCellKeyDown={({ rowIdx, column }, event) => {
        if (column?.key !== 's' || !/^\d$/.test(event.key)) return;
        event.preventGridDefault();
        const digit = event.key;
        setRows(known => {
          const row = known[rowIdx];
          return row
            ? known.with(rowIdx, { ...row, s: `S${digit}`, level: LEVELS[Number(digit)] ?? '' })
            : known;
        });
      }}
    />
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<BareGrid />);
