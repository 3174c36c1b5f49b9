import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { WorksheetHandle } from '@/ui/worksheet';
import {
  alertText,
  columns,
  enter,
  focused,
  giveSizeToGrid,
  groups,
  Page,
  press,
  type Row,
  twenty,
} from '../../../support/web/worksheetPage';

beforeEach(giveSizeToGrid);

describe('a worksheet without a mouse', () => {
  test('Tab goes to the first cell; Escape and Tab go out again', async () => {
    const { log } = await enter();
    expect(focused()).toBe('0,0');
    expect(log).toEqual(['selected r0']);
    await press('{Escape}{Tab}');
    expect(document.activeElement).toBe(screen.getByText('After'));
  });

  test('a digit rates at once, the chip follows, Enter goes down', async () => {
    const { log } = await enter();
    await press('{ArrowRight}{ArrowRight}{ArrowRight}2{Enter}');
    expect(log).toContain('key r0.S=uuid-2');
    expect(screen.getByText('D')).toBeVisible();
    expect(focused()).toBe('1,3');
  });

  test('a digit that is no level is refused and said', async () => {
    const { log } = await enter();
    await press('{ArrowRight}{ArrowRight}{ArrowRight}7');
    expect(alertText()).toBe('"7" is no level of Severity. Levels: S0, S1, S2.');
    expect(log.filter(entry => entry.startsWith('key'))).toEqual([]);
  });

  test('Alt+Down lists the levels with their definitions; Enter takes one and goes down', async () => {
    const { log } = await enter();
    await press('{ArrowRight}{ArrowRight}{ArrowRight}{Alt>}{ArrowDown}{/Alt}');
    expect(within(screen.getByRole('listbox')).getByText('Reversible')).toBeVisible();
    await press('{ArrowDown}{Enter}');
    expect(log).toContain('editor r0.S=uuid-1');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(focused()).toBe('1,3');
  });

  test('typing replaces a text; Enter writes, Escape does not', async () => {
    const { log } = await enter();
    await press('{ArrowRight}{ArrowRight}new{Enter}');
    expect(log).toContain('editor r0.note=new');
    expect(focused()).toBe('1,2');
    await press('other{Escape}');
    expect(focused()).toBe('1,2');
    expect(log.filter(entry => entry.startsWith('editor'))).toEqual(['editor r0.note=new']);
  });

  test('F2 keeps the text; Tab writes, and Enter then goes under where the Tabs began', async () => {
    const { log } = await enter();
    await press('{ArrowRight}{ArrowRight}{F2}!{Tab}');
    expect(log).toContain('editor r0.note=note 0!');
    expect(focused()).toBe('0,3');
    await press('1{Enter}');
    expect(focused()).toBe('1,2');
  });

  test('a choice is found by typing; Tab takes the first match', async () => {
    const { log } = await enter();
    await press('{ArrowRight}cit{Tab}');
    expect(log).toContain('editor r0.situation=o-dry');
    expect(focused()).toBe('0,2');
  });

  test('what is not in the list can be created', async () => {
    const { log } = await enter();
    await press('{ArrowRight}Tunnel{Enter}');
    expect(await screen.findByText('new-Tunnel')).toBeVisible();
    expect(log).toContain('editor r0.situation=new-Tunnel');
  });

  test('Shift+arrows, Delete and Ctrl+Z: a block is emptied and comes back', async () => {
    const { log } = await enter();
    await press('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(screen.getByRole('status')).toHaveTextContent('2 rows and 2 columns selected');
    await press('{Delete}');
    expect(log.at(-1)).toBe('clear r0.note=null r0.S=null r1.note=null r1.S=null');
    await press('{Control>}z{/Control}');
    expect(log.at(-1)).toBe('undo');
    expect(screen.getByText('note 0')).toBeVisible();
    // It is still the block.
    await press('{Delete}');
    expect(log.at(-1)).toBe('clear r0.note=null r0.S=null r1.note=null r1.S=null');
  });

  test('the clipboard takes and gives what Excel does', async () => {
    const { log } = await enter();
    await press('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    const written = { setData: vi.fn() };
    fireEvent.copy(document.activeElement as Element, { clipboardData: written });
    expect(written.setData).toHaveBeenCalledWith('text/plain', 'note 0\tS0');
    expect(written.setData).toHaveBeenCalledWith(
      'text/html',
      '<meta charset="utf-8"><table><tr><td>note 0</td><td>S0</td></tr></table>',
    );
    fireEvent.paste(document.activeElement as Element, {
      clipboardData: { getData: () => 'a\tS1\r\nb\tS2\r\n' },
    });
    expect(log.at(-1)).toBe('paste r0.note=a r0.S=uuid-1 r1.note=b r1.S=uuid-2');
  });

  test('the commands that belong to the page: open, details, explain', async () => {
    const { log } = await enter();
    await press('{Enter}{ArrowRight} {ArrowRight}{ArrowRight}?');
    expect(log.slice(1)).toEqual(['open r0 code', 'toggleDetails r0 situation', 'explain r0 S']);
  });
});

describe('groups', () => {
  const grouping = { groups, groupOf: (row: Row) => row.of };
  test('say how many they hold, close with Left and open with Right', async () => {
    await enter({ grouping });
    const head = screen.getByRole('gridcell', { name: /Braking/ });
    expect(head).toHaveTextContent('Braking10');
    expect(focused()).toBe('0,0');
    await press('{ArrowLeft}');
    expect(head).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('HZ-1')).toBeNull();
    await press('{ArrowRight}');
    expect(head).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('HZ-1')).toBeVisible();
  });

  test('an edit that takes the row to another group takes the hands along, to the next cell', async () => {
    const moving = {
      ...grouping,
      groupOf: (row: Row) => (row.cells.situation === 'o-dry' ? 'steer' : row.of),
    };
    const { log } = await enter({ grouping: moving });
    await press('{ArrowDown}{ArrowRight}City{Tab}');
    expect(log).toContain('editor r0.situation=o-dry');
    const row = document.activeElement?.closest('[role="row"]');
    expect(row).toHaveTextContent('HZ-1City, dry');
    expect(document.activeElement?.closest('[role="gridcell"]')).toHaveAttribute('aria-colindex', '3');
    await press('{ArrowRight}2');
    expect(log).toContain('key r0.S=uuid-2');
  });

  test('Ctrl+Enter adds to the group of the active row, the last line to the group above it, also a closed one', async () => {
    const onAddRow = vi.fn();
    await enter({ grouping, onAddRow });
    await press('{ArrowDown}{Control>}{Enter}{/Control}');
    expect(onAddRow).toHaveBeenLastCalledWith({ groupKey: 'brake', afterRowKey: 'r0' });
    await press('{Control>}{End}{/Control}{ArrowDown}{Enter}');
    expect(onAddRow).toHaveBeenLastCalledWith({ groupKey: 'steer' });
    cleanup();
    await enter({ grouping, onAddRow, collapsedGroups: new Set(['steer']) });
    await press('{Control>}{End}{/Control}{ArrowDown}{ArrowDown}{Enter}');
    expect(onAddRow).toHaveBeenLastCalledWith({ groupKey: 'steer' });
    expect(onAddRow).toHaveBeenCalledTimes(3);
  });

  test.each(['before', 'after'])(
    'rows added one after the other get the hands each time, asked for %s the row is there',
    async order => {
      const ref = createRef<WorksheetHandle>();
      let rows = twenty.slice(0, 2);
      const onAddRow = vi.fn();
      const { log, rerender } = await enter({ ref, rows, onAddRow });
      await press('{Control>}{End}{/Control}');
      for (const id of ['one', 'two', 'three']) {
        // The new row comes where the last line, and with it the hands, are just now.
        await press('{ArrowDown}{Enter}');
        expect(onAddRow).toHaveBeenLastCalledWith({});
        const focus = () => act(() => ref.current?.focusCell({ rowKey: id, columnKey: 'situation' }));
        if (order === 'before') focus();
        rows = [...rows, { id, code: id, of: 'brake', cells: {} }];
        rerender(<Page log={log} ref={ref} rows={rows} onAddRow={onAddRow} />);
        if (order === 'after') focus();
        expect(focused()).toBe(`${rows.length - 1},1`);
        expect(log.at(-1)).toBe(`selected ${id}`);
        await press('{ArrowRight}');
        expect(focused()).toBe(`${rows.length - 1},2`);
        await press('{ArrowLeft}');
      }
      expect(onAddRow).toHaveBeenCalledTimes(3);
    },
  );
});

describe('states', () => {
  test('a locked row says so and refuses', async () => {
    const { log } = await enter({
      rowState: row => (row.id === 'r0' ? { locked: 'Voting is open.' } : undefined),
    });
    await press('{ArrowRight}{ArrowRight}{ArrowRight}2');
    expect(alertText()).toBe('HZ-1, Severity: Voting is open.');
    expect(document.activeElement).toHaveAttribute('aria-readonly', 'true');
    expect(log.filter(entry => entry.startsWith('key'))).toEqual([]);
  });

  test('a lock that comes later reaches every cell of the row, and goes again', async () => {
    const { log, rerender } = await enter();
    const cell = () => screen.getByText('note 0').closest('[role="gridcell"]');
    expect(cell()).not.toHaveAttribute('aria-readonly');
    rerender(<Page log={log} rowState={row => (row.id === 'r0' ? { locked: 'Frozen.' } : undefined)} />);
    expect(cell()).toHaveAttribute('aria-readonly', 'true');
    rerender(<Page log={log} />);
    expect(cell()).not.toHaveAttribute('aria-readonly');
  });

  test('a failed cell gives its reason and can be tried again', async () => {
    const cells = { S: { status: 'failed', reason: 'The server did not answer.' } } as const;
    const { log } = await enter({ rowState: row => (row.id === 'r0' ? { cells } : undefined) });
    await press('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
    expect(document.activeElement).toHaveAttribute(
      'aria-description',
      expect.stringContaining('did not answer'),
    );
    expect(screen.getByRole('button', { name: /Try again/ })).toBeVisible();
    await press('{Alt>}{Enter}{/Alt}');
    expect(log.at(-1)).toBe('retry r0 S');
  });

  test('a colleague changing the row does not close an open editor', async () => {
    const changed = twenty.map(row =>
      row.id === 'r0' ? { ...row, cells: { ...row.cells, S: 'uuid-2' } } : row,
    );
    const { log, rerender } = await enter({ rows: twenty });
    await press('{ArrowRight}{ArrowRight}mine');
    rerender(<Page log={log} rows={changed} />);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('mine');
    await press('{Enter}');
    expect(log).toContain('editor r0.note=mine');
  });

  test('rows sorted while an editor is open: the text goes to the row it was typed for', async () => {
    const { log, rerender } = await enter({ rows: twenty });
    await press('{ArrowRight}{ArrowRight}mine');
    rerender(<Page log={log} rows={[...twenty].reverse()} />);
    expect(log).toContain('editor r0.note=mine');
  });
});

describe('names', () => {
  test('the grid has a name and its counts; headers say how they are sorted', async () => {
    const onSortChange = vi.fn();
    await enter({ sort: [{ columnKey: 'note', direction: 'descending' }], onSortChange });
    const grid = screen.getByRole('grid', { name: 'Hazards' });
    expect(grid).toHaveAttribute('aria-rowcount', '21');
    expect(grid).toHaveAttribute('aria-colcount', '5');
    expect(screen.getByRole('columnheader', { name: 'Note' })).toHaveAttribute('aria-sort', 'descending');
    await press('{ArrowUp}{Enter}');
    expect(onSortChange).toHaveBeenCalledWith([{ columnKey: 'code', direction: 'ascending' }]);
  });

  test('the columns that ask for it stay in view; on a narrow screen only the first of them', async () => {
    const both = columns.map((column, index) => ({ ...column, frozen: index < 2 }));
    const stays = () =>
      screen.getAllByRole('columnheader').filter(header => header.classList.contains('rdg-cell-frozen-start'))
        .length;
    const { unmount } = await enter({ columns: both });
    expect(stays()).toBe(2);
    unmount();
    const nothing = () => {};
    const media = { matches: true, addListener: nothing, removeListener: nothing };
    vi.stubGlobal('matchMedia', () => ({
      ...media,
      addEventListener: nothing,
      removeEventListener: nothing,
    }));
    await enter({ columns: both });
    expect(stays()).toBe(1);
  });

  test('the page can put the focus on a cell, also of a row that comes later', async () => {
    const ref = createRef<WorksheetHandle>();
    const { log, rerender } = await enter({ ref, rows: twenty.slice(0, 3) });
    act(() => ref.current?.focusCell({ rowKey: 'r4', columnKey: 'note' }));
    expect(focused()).toBe('0,0');
    rerender(<Page log={log} ref={ref} rows={twenty.slice(0, 6)} />);
    expect(focused()).toBe('4,2');
  });
});
