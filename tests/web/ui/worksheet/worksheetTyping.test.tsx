import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { levelColumn } from '@/features/shared/sheet/columns/levelColumn';
import { BadgerThemeProvider } from '@/theme';
import {
  type Colleague,
  choiceColumn,
  readonlyColumn,
  textColumn,
  Worksheet,
  type WorksheetProps,
} from '@/ui/worksheet';

interface Row {
  readonly id: string;
  readonly of: string;
  readonly cells: Readonly<Record<string, string | null>>;
}

const LEVELS = ['E0', 'E1', 'E2'].map((code, at) => ({
  value: code,
  shortcut: String(at),
  code,
  label: ['Incredible', 'Very low probability', 'Low probability'][at] ?? '',
}));
const value = (key: string) => (row: Row) => row.cells[key] ?? null;
const situations = [
  { value: 'forward', label: 'Forward, moderate speed' },
  { value: 'reverse', label: 'Reverse' },
];
const columnsWith = (create?: (label: string) => Promise<string | null>) => [
  readonlyColumn<Row>({ key: 'code', name: 'Code', getValue: ({ id }) => id }),
  choiceColumn<Row>({
    key: 'situation',
    name: 'Situation',
    getValue: value('situation'),
    getLabel: row => row.cells.situation ?? undefined,
    options: situations,
    maxCreatedLength: 20,
    ...(create && { onCreateOption: create }),
  }),
  textColumn<Row>({ key: 'note', name: 'Note', maxLength: 10, getValue: value('note') }),
  levelColumn<Row>({
    key: 'E',
    name: 'Exposure',
    levels: LEVELS,
    notALevel: typed => `${typed} is no level.`,
    getValue: value('E'),
  }),
];
const fixed = columnsWith();
const creating = columnsWith(async label => `new ${label}`);
const three: Row[] = ['a', 'b', 'c'].map((id, at) => ({ id, of: at < 2 ? 'g1' : 'g2', cells: {} }));

function Page({ written, ...change }: { written: string[] } & Partial<WorksheetProps<Row>>) {
  const [rows, setRows] = useState(three);
  return (
    <BadgerThemeProvider>
      <Worksheet<Row>
        label="Hazards"
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ id }) => id}
        columns={fixed}
        onEdit={edits => {
          for (const edit of edits) written.push(`${edit.rowKey}.${edit.columnKey}=${edit.value}`);
          setRows(now =>
            now.map(row => {
              const own = edits.filter(({ rowKey }) => rowKey === row.id);
              const cells = Object.fromEntries(own.map(edit => [edit.columnKey, edit.value as string]));
              return own.length > 0 ? { ...row, cells: { ...row.cells, ...cells } } : row;
            }),
          );
        }}
        {...change}
      />
      <button type="button">After</button>
    </BadgerThemeProvider>
  );
}

function show(change: Partial<WorksheetProps<Row>> = {}) {
  const written: string[] = [];
  render(<Page written={written} {...change} />);
  return { written, user: userEvent.setup() };
}
function cell(row: string, column: string): HTMLElement {
  const at = screen.getByRole('columnheader', { name: column }).getAttribute('aria-colindex');
  const line = screen.getByRole('gridcell', { name: row }).closest('[role="row"]');
  return line?.querySelector(`[aria-colindex="${at}"]`) as HTMLElement;
}
const alert = () => screen.getByRole('alert').textContent;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(1000);
  Element.prototype.scrollIntoView = () => {};
});

describe('what is typed', () => {
  test.each(['{Enter}', '{Tab}'])('wins over a record that only contains it (%s)', async key => {
    const { written, user } = show({ columns: creating });
    await user.click(cell('a', 'Situation'));
    await user.keyboard(`speed${key}`);
    await vi.waitFor(() => expect(written).toEqual(['a.situation=new speed']));
  });

  test('is completed visibly by the record that it is the beginning of, and typing on wins again', async () => {
    const { written, user } = show({ columns: creating });
    await user.click(cell('a', 'Situation'));
    await user.keyboard('rev');
    expect(screen.getByRole('combobox')).toHaveValue('reverse');
    await user.keyboard('{Enter}');
    expect(written).toEqual(['a.situation=reverse']);
    await user.keyboard('revs{Enter}');
    await vi.waitFor(() => expect(written.at(-1)).toBe('b.situation=new revs'));
  });

  test('is the record that it was typed to the end of, letter over letter of the completion', async () => {
    const { user } = show({ columns: creating });
    await user.click(cell('a', 'Situation'));
    await user.keyboard('revers');
    expect(screen.getByRole('option', { name: /^Create/ })).toBeVisible();
    await user.keyboard('e');
    expect(screen.getByRole('combobox')).toHaveValue('reverse');
    expect(screen.queryByRole('option', { name: /^Create/ })).toBeNull();
  });

  test('is not completed again after the completion was deleted', async () => {
    const { written, user } = show({ columns: creating });
    await user.click(cell('a', 'Situation'));
    await user.keyboard('rev{Backspace}{Enter}');
    await vi.waitFor(() => expect(written).toEqual(['a.situation=new rev']));
  });

  test('takes the record that was walked to', async () => {
    const { written, user } = show({ columns: creating });
    await user.click(cell('a', 'Situation'));
    await user.keyboard('speed{ArrowDown}{Enter}');
    expect(written).toEqual(['a.situation=forward']);
  });

  test.each(['Situation', 'Note'])('in %s is kept when another cell is clicked', async column => {
    const { written, user } = show({ columns: creating });
    await user.click(cell('a', column));
    await user.keyboard('tunnel');
    await user.click(cell('b', 'Code'));
    await vi.waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]).toMatch(/=(new )?tunnel$/);
  });

  test('is kept when something outside of the grid is clicked', async () => {
    const { written, user } = show();
    await user.click(cell('a', 'Note'));
    await user.keyboard('fog');
    await user.click(screen.getByText('After'));
    expect(written).toEqual(['a.note=fog']);
  });

  test.each([
    ['Note', 'twelve chars', 'The text has 12 characters; 10 are allowed.'],
    ['Situation', 'a new situation too long', 'The text has 24 characters; 20 are allowed.'],
  ])(
    'in %s is refused when it is too long, never cut, and stays to be shortened',
    async (column, typed, why) => {
      const { written, user } = show({ columns: creating });
      await user.click(cell('a', column));
      await user.keyboard(`${typed}{Enter}`);
      expect(alert()).toBe(why);
      expect(document.activeElement).toHaveValue(typed);
      await user.click(cell('b', 'Code'));
      expect(alert()).toBe(why);
      expect(screen.getByDisplayValue(typed)).toBeVisible();
      await user.keyboard('{Backspace>6/}{Enter}');
      await vi.waitFor(() => expect(written).toHaveLength(1));
      expect(written[0]).toContain(typed.slice(0, -6));
    },
  );

  test.each(['{Enter}', '{Tab}'])(
    'means the only record with its words where nothing can be created, and the list marks it (%s)',
    async key => {
      const types = ['Mechanical: crushing', 'Mechanical: impact', 'Noise'];
      const column = choiceColumn<Row>({
        key: 'situation',
        name: 'Hazard type',
        getValue: value('situation'),
        options: types.map(label => ({ value: label, label })),
        isFoundByWords: true,
      });
      const { written, user } = show({ columns: [fixed[0] as (typeof fixed)[0], column] });
      await user.click(cell('a', 'Hazard type'));
      await user.keyboard('Crushing');
      expect(screen.getByRole('combobox')).toHaveAttribute(
        'aria-activedescendant',
        screen.getByRole('option', { name: 'Mechanical: crushing' }).id,
      );
      await user.keyboard(key);
      expect(written).toEqual(['a.situation=Mechanical: crushing']);
      // Two of them are mechanical, and the completion was taken away.
      await user.click(cell('b', 'Hazard type'));
      await user.keyboard(`mechanical{Backspace}${key}`);
      expect(written).toHaveLength(1);
      expect(alert()).toContain('is not in the list of Hazard type');
    },
  );

  test('is refused where nothing can be created, and given up with Escape', async () => {
    const { written, user } = show();
    await user.click(cell('a', 'Situation'));
    await user.keyboard('speed{Tab}');
    expect(alert()).toBe('"speed" is not in the list of Situation.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(written).toEqual([]);
  });
});

describe('an empty level', () => {
  test.each(['{F2}{Enter}', '{F2}{Tab}', '{Alt>}{ArrowDown}{/Alt}{Enter}'])(
    'chooses nothing by itself: %s',
    async keys => {
      const { written, user } = show();
      await user.click(cell('a', 'Exposure'));
      await user.keyboard(keys);
      expect(written).toEqual([]);
      expect(screen.queryByRole('listbox')).toBeNull();
    },
  );

  test.each(['2', 'E2', 'low'])('is chosen in its list by %s', async typed => {
    const { written, user } = show();
    await user.click(cell('a', 'Exposure'));
    await user.keyboard(`{F2}${typed}{Enter}`);
    expect(written).toEqual(['a.E=E2']);
  });
});

describe('groups', () => {
  const grouping = {
    groups: [
      { key: 'g1', label: 'Braking' },
      { key: 'g2', label: 'Steering' },
    ],
    groupOf: ({ of }: Row) => of,
  };

  test('are passed over by Tab in both directions', async () => {
    const { user } = show({ grouping });
    await user.click(cell('b', 'Exposure'));
    await user.keyboard('{Tab}');
    expect(cell('c', 'Code')).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(cell('b', 'Exposure')).toHaveFocus();
  });

  test('are left by one Tab when one stands on their head', async () => {
    const { user } = show({ grouping });
    await user.click(cell('c', 'Code'));
    await user.keyboard('{ArrowUp}{Tab}');
    expect(cell('c', 'Code')).toHaveFocus();
  });

  test('do not count as selected rows', async () => {
    const { user } = show({ grouping });
    await user.click(cell('b', 'Note'));
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByRole('status')).toHaveTextContent('3 rows and 4 columns selected');
  });
});

describe('colleagues', () => {
  const lena: Colleague = { userUuid: 'u1', name: 'Lena Brandt', initials: 'LB', field: 'note' };

  test('are shown at their cell, by initials and in words, and go again', () => {
    let here: readonly Colleague[] = [lena];
    const nobody: readonly Colleague[] = [];
    const listeners = new Set<() => void>();
    show({
      colleagues: {
        subscribe: listener => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        at: key => (key === 'b' ? here : nobody),
      },
    });
    expect(cell('b', 'Note')).toHaveAttribute('data-colleague', 'LB');
    expect(cell('b', 'Note')).toHaveAttribute('aria-description', 'Here now: Lena Brandt');
    expect(cell('a', 'Note')).not.toHaveAttribute('data-colleague');
    // At what the sheet does not show, such as a field of the details: at the row.
    here = [{ ...lena, field: 'rationale' }];
    act(() => {
      for (const listener of listeners) listener();
    });
    expect(cell('b', 'Note')).not.toHaveAttribute('data-colleague');
    expect(cell('b', 'Code')).toHaveAttribute('data-colleague', 'LB');
  });
});
