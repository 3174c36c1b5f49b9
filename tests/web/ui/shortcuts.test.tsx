import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMemo } from 'react';
import { expect, it } from 'vitest';
import { ShortcutProvider, useShortcuts } from '@/ui/shortcuts';

function Page({ rows, onRows }: { rows: number; onRows: (rows: number) => void }) {
  useShortcuts(
    useMemo(
      () => ({
        title: 'Page',
        shortcuts: [
          { id: 'rows', keys: 'G R', label: 'Go to the rows', binding: 'g r', run: () => onRows(rows) },
        ],
      }),
      [rows, onRows],
    ),
  );
  return null;
}

it('keeps the first letter of a sequence while the page describes its keys anew', async () => {
  const user = userEvent.setup();
  const gone: number[] = [];
  const onRows = (rows: number) => gone.push(rows);
  const page = (rows: number) => (
    <ShortcutProvider openSheet={() => undefined}>
      <Page rows={rows} onRows={onRows} />
    </ShortcutProvider>
  );
  const { rerender } = render(page(1));
  await user.keyboard('g');
  rerender(page(2));
  await user.keyboard('r');
  expect(gone).toEqual([2]);
});
