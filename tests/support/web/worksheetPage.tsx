import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { levelColumn } from '@/features/shared/sheet/columns/levelColumn';
import { riskColumn } from '@/features/shared/sheet/columns/riskColumn';
import { BadgerThemeProvider } from '@/theme';
import {
  type CellCommand,
  choiceColumn,
  readonlyColumn,
  textColumn,
  Worksheet,
  type WorksheetColumn,
  type WorksheetProps,
} from '@/ui/worksheet';

export interface Row {
  readonly id: string;
  readonly code: string;
  readonly of: string;
  readonly cells: Readonly<Record<string, string | null>>;
}

export const levels = [
  { value: 'uuid-0', shortcut: '0', code: 'S0', label: 'No injuries' },
  { value: 'uuid-1', shortcut: '1', code: 'S1', label: 'Light injuries', definition: 'Reversible' },
  { value: 'uuid-2', shortcut: '2', code: 'S2', label: 'Severe injuries' },
];
const notALevel = (typed: string, column: string, codes: string) =>
  `"${typed}" is no level of ${column}. Levels: ${codes}.`;
const options = [
  { value: 'o-wet', label: 'Motorway, wet' },
  { value: 'o-dry', label: 'City, dry' },
];
const value = (key: string) => (row: Row) => row.cells[key] ?? null;
export const columns: readonly WorksheetColumn<Row>[] = [
  readonlyColumn({ key: 'code', name: 'Code', frozen: true, opens: true, getValue: row => row.code }),
  choiceColumn({
    key: 'situation',
    name: 'Situation',
    getValue: value('situation'),
    options,
    onCreateOption: async label => `new-${label}`,
    getLabel: row => row.cells.situation ?? undefined,
  }),
  textColumn({ key: 'note', name: 'Note', getValue: value('note'), empty: null }),
  levelColumn({ key: 'S', name: 'Severity', getValue: value('S'), levels, notALevel }),
  riskColumn({
    key: 'risk',
    name: 'Risk',
    getValue: row => (row.cells.S === 'uuid-2' ? { text: 'D', rank: 4, maxRank: 4 } : null),
    getTooltip: () => 'S2 gives D',
  }),
];
export const twenty: Row[] = Array.from({ length: 20 }, (_, index) => ({
  id: `r${index}`,
  code: `HZ-${index + 1}`,
  of: index < 10 ? 'brake' : 'steer',
  cells: { note: `note ${index}`, S: 'uuid-0' },
}));
export const groups = [
  { key: 'brake', label: 'Braking' },
  { key: 'steer', label: 'Steering' },
];

/** A page that takes every edit at once. */
export function Page({ log, ...change }: { log: string[] } & Partial<WorksheetProps<Row>>) {
  const [rows, setRows] = useState(twenty);
  const [before, setBefore] = useState<Row[]>();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  return (
    <BadgerThemeProvider>
      <button type="button">Before</button>
      <Worksheet<Row>
        label="Hazards"
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.code}
        columns={columns}
        collapsedGroups={collapsed}
        onCollapsedGroupsChange={setCollapsed}
        onSelectedRowChange={key => log.push(`selected ${key}`)}
        onCellCommand={(command: CellCommand, cell) =>
          log.push(`${command} ${cell.rowKey} ${cell.columnKey}`)
        }
        onEdit={(edits, source) => {
          log.push(`${source} ${edits.map(e => `${e.rowKey}.${e.columnKey}=${e.value}`).join(' ')}`);
          setBefore(rows);
          setRows(now =>
            now.map(row => {
              const own = edits
                .filter(edit => edit.rowKey === row.id)
                .map(edit => [edit.columnKey, edit.value]);
              return own.length === 0 ? row : { ...row, cells: { ...row.cells, ...Object.fromEntries(own) } };
            }),
          );
        }}
        onUndo={direction => {
          log.push(direction);
          if (!before) return undefined;
          setRows(before);
          const done = before.flatMap(({ id, cells }, index) =>
            cells === rows[index]?.cells ? [] : [{ rowKey: id, columnKey: 'note' }],
          );
          return { done, refused: [] };
        }}
        {...change}
      />
      <button type="button">After</button>
    </BadgerThemeProvider>
  );
}

export const press = (keys: string) => userEvent.keyboard(keys);
/** The focused cell by the name of its row and column: where the hands are. */
export function focused() {
  const cell = document.activeElement?.closest('[role="gridcell"]');
  const row = Number(cell?.parentElement?.getAttribute('aria-rowindex')) - 2;
  return `${row},${Number(cell?.getAttribute('aria-colindex')) - 1}`;
}
export const alertText = () => screen.getByRole('alert').textContent;

/** Into the grid by Tab, as somebody without a mouse comes. */
export async function enter(change: Partial<WorksheetProps<Row>> = {}) {
  const log: string[] = [];
  const view = render(<Page log={log} {...change} />);
  screen.getByText('Before').focus();
  await press('{Tab}');
  return { log, ...view };
}

/** jsdom lays nothing out: the grid gets a size, everything else it measures is zero and does not matter here. */
export function giveSizeToGrid(): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(1000);
  Element.prototype.scrollIntoView = () => {};
}
