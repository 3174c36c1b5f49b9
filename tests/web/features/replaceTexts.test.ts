import { describe, expect, it } from 'vitest';
import { planReplacing, type Replacing } from '@/features/shared/sheet/replaceTexts';
import { choiceColumn, defaultWorksheetLabels, longTextColumn, textColumn } from '@/ui/worksheet';

interface Row {
  id: string;
  name: string;
  note: string;
  state: string;
}

const rows: Row[] = [
  { id: 'A', name: 'Brake (front)', note: 'The brake holds.', state: 'OPEN' },
  { id: 'B', name: 'Steering', note: 'No BRAKE here: $& stays.', state: 'DONE' },
  { id: 'C', name: 'Brake', note: '', state: 'OPEN' },
];
const columns = [
  textColumn<Row>({ key: 'name', name: 'Name', getValue: row => row.name, maxLength: 20 }),
  longTextColumn<Row>({ key: 'note', name: 'Note', getValue: row => row.note }),
  choiceColumn<Row>({
    key: 'state',
    name: 'State',
    getValue: row => row.state,
    options: [
      { value: 'OPEN', label: 'Open' },
      { value: 'DONE', label: 'Done' },
    ],
  }),
];
const plan = (wanted: Partial<Replacing>, lockOf?: (row: Row) => string | undefined) =>
  planReplacing(
    {
      rows,
      columns,
      rowKey: ({ id }) => id,
      rowLabel: ({ id }) => id,
      lockOf,
      labels: defaultWorksheetLabels,
    },
    { find: '', by: '', matchesCase: false, columnKey: undefined, ...wanted },
  );
const afterOf = (wanted: Partial<Replacing>) =>
  plan(wanted).changes.map(({ row, column, after }) => `${row} ${column}: ${after}`);

describe('finding and replacing', () => {
  it('looks into every column of texts, whatever the case, and into no choice', () => {
    expect(afterOf({ find: 'brake', by: 'gear' })).toEqual([
      'A Name: gear (front)',
      'A Note: The gear holds.',
      'B Note: No gear here: $& stays.',
      'C Name: gear',
    ]);
    expect(afterOf({ find: 'open', by: 'done' })).toEqual([]);
  });

  it('matches case when asked, and takes every sign as it is written', () => {
    expect(afterOf({ find: 'BRAKE', by: 'lock', matchesCase: true })).toEqual([
      'B Note: No lock here: $& stays.',
    ]);
    expect(afterOf({ find: '(front)', by: '$&' })).toEqual(['A Name: Brake $&']);
    expect(afterOf({ find: '.', by: '!' })).toEqual([
      'A Note: The brake holds!',
      'B Note: No BRAKE here: $& stays!',
    ]);
  });

  it('takes a choice by its name where its column is named, and says why another word stays', () => {
    const [change] = plan({ find: 'Open', by: 'Done', columnKey: 'state' }).changes;
    expect(change?.edit).toEqual({ rowKey: 'A', columnKey: 'state', value: 'DONE', previous: 'OPEN' });
    const { changes, left } = plan({ find: 'Open', by: 'Shut', columnKey: 'state' });
    expect(changes).toEqual([]);
    expect(left.map(({ row, reason }) => `${row}: ${reason}`)).toEqual([
      'A: "Shut" is not in the list of State.',
      'C: "Shut" is not in the list of State.',
    ]);
  });

  it('leaves what is locked, too long or not asked for', () => {
    const locked = plan({ find: 'brake', by: 'gear' }, ({ id }) => (id === 'A' ? 'Frozen.' : undefined));
    expect(locked.left.map(({ row, reason }) => `${row} ${reason}`)).toEqual(['A Frozen.', 'A Frozen.']);
    expect(locked.changes).toHaveLength(2);
    const long = plan({ find: 'Steering', by: 'Steering of all four wheels' });
    expect(long.changes).toEqual([]);
    expect(long.left[0]?.reason).toBe('The text has 27 characters; 20 are allowed.');
    expect(plan({ find: '' })).toEqual({ changes: [], left: [] });
  });
});
