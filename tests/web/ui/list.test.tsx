import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { BadgerThemeProvider } from '@/theme';
import { RecordList } from '@/ui/list';
import { SearchField } from '@/ui/SearchField';
import { stubScreen } from '../../support/web/screen.ts';

interface Row {
  uuid: string;
  name: string;
}
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ uuid: `r${index}`, name: `Row ${index}` }));

type Given = Partial<Pick<ComponentProps<typeof RecordList<Row>>, 'rows' | 'total' | 'error' | 'onRetry'>>;

function List(given: Given) {
  const state = useListParameters(['name', 'createdAt']);
  return (
    <>
      <SearchField value={state.search} onChange={state.setSearch} label="Search things" />
      <RecordList
        label="Things"
        columns={[
          { key: 'name', label: 'Name', sortBy: 'name', render: row => row.name },
          { key: 'uuid', label: 'Id', sortBy: 'createdAt', render: row => row.uuid },
        ]}
        rows={given.rows}
        total={given.total ?? given.rows?.length}
        error={given.error}
        onRetry={given.onRetry}
        rowKey={row => row.uuid}
        state={state}
        actions={row => <button type="button">Remove {row.name}</button>}
        empty={<p>Nothing here</p>}
      />
    </>
  );
}

function open(given: Given, address = '/') {
  const router = createMemoryRouter(
    [
      { path: '/', element: <List {...given} /> },
      { path: '/before', element: <p>Where the list was opened</p> },
    ],
    { initialEntries: ['/before', address] },
  );
  render(
    <BadgerThemeProvider>
      <RouterProvider router={router} />
    </BadgerThemeProvider>,
  );
  return { router, user: userEvent.setup() };
}

describe('a list of records', () => {
  it('pages by 50, and the address keeps order and page', async () => {
    const { router, user } = open({ rows: rowsOf(50), total: 120 }, '/?page=2&search=x');
    expect(screen.getByText('51–100 of 120')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(router.state.location.search).toBe('?page=3&search=x');
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    expect(screen.getByText('101–120 of 120')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(router.state.location.search).toBe('?search=x&sort=-name');
    expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'descending');
  });
  it('Back returns to the page, the order and the search before', async () => {
    const { router, user } = open({ rows: rowsOf(50), total: 120 });
    const back = () => act(() => router.navigate(-1));
    // In any order: a search that was empty for a moment comes back at the end.
    const parametersOf = (search: string) => [...new URLSearchParams(search)].sort().join('&');
    const searched = (search: string) =>
      waitFor(() => expect(parametersOf(router.state.location.search)).toBe(parametersOf(search)));
    const field = screen.getByRole('searchbox', { name: 'Search things' });
    await user.type(field, 'brake');
    await searched('?search=brake');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Id' }));
    await searched('?search=brake&sort=createdAt');
    await user.clear(field);
    await user.type(field, 'cell');
    await searched('?search=cell&sort=createdAt');
    await back();
    await searched('?search=brake&page=2');
    expect(field).toHaveValue('brake');
    expect(screen.getByText('51–100 of 120')).toBeVisible();
    await back();
    // Typing is no step of its own: what comes next is the page before the list.
    await searched('?search=brake');
    await back();
    expect(router.state.location.pathname).toBe('/before');
  });
  it('Back pressed before the new search is drawn returns to the one before', async () => {
    const { router, user } = open({ rows: rowsOf(50), total: 120 }, '/?search=brake');
    const field = screen.getByRole('searchbox', { name: 'Search things' });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    router.subscribe(({ location }) => {
      if (location.search.includes('cell')) void router.navigate(-1);
    });
    await user.clear(field);
    await user.type(field, 'cell');
    await waitFor(() => expect(router.state.location.search).toBe('?search=brake'));
    await waitFor(() => expect(field).toHaveValue('brake'));
  });
  it('a link to the same list empties the search field, and what was just being typed is let go', async () => {
    const { router, user } = open({ rows: rowsOf(1) }, '/?search=brake');
    const field = screen.getByRole('searchbox', { name: 'Search things' });
    await user.type(field, 's');
    await act(() => router.navigate('/'));
    expect(field).toHaveValue('');
    await user.type(field, 'cell');
    await waitFor(() => expect(router.state.location.search).toBe('?search=cell'));
    expect(field).toHaveValue('cell');
  });
  it('returns to the last existing page without a history entry of its own', async () => {
    const { router } = open({ rows: [], total: 60 }, '/?page=9');
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });
  it('ignores an order and a page that make no sense', () => {
    open({ rows: rowsOf(1) }, '/?sort=-secret&page=-3');
    expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
  });
  it('has the layout of its table while it loads', () => {
    open({});
    const table = screen.getByRole('table', { name: 'Things' });
    expect(table).toHaveAttribute('aria-busy', 'true');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  });
  it('shows what is empty, what failed, and what was there before it failed', async () => {
    open({ rows: [] });
    expect(screen.getByText('Nothing here')).toBeVisible();
    const onRetry = vi.fn();
    const { user } = open({ error: { kind: 'network', message: 'No connection.' }, onRetry });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    open({ rows: rowsOf(1), error: { kind: 'network', message: 'No connection.' } });
    expect(screen.getByText('Row 0')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });
  it('is made of cards under 768 px', () => {
    stubScreen(375);
    open({ rows: rowsOf(2) });
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Things' })).getAllByRole('listitem');
    expect(cards.map(card => card.textContent)).toEqual(['Row 0Remove Row 0Idr0', 'Row 1Remove Row 1Idr1']);
  });
});

describe('the search field', () => {
  it('cuts nothing: what is too long is refused, and searched again once it is short enough', async () => {
    const { router, user } = open({ rows: rowsOf(1) });
    const field = screen.getByRole('searchbox', { name: 'Search things' });
    await user.click(field);
    await user.paste('x'.repeat(201));
    expect(field).toHaveValue('x'.repeat(201));
    expect(field).toHaveAccessibleDescription('The text has 201 characters; 200 are allowed.');
    expect(field).toBeInvalid();
    expect(router.state.location.search).toBe('');
    await user.keyboard('{Backspace}');
    expect(field).toBeValid();
    await waitFor(() => expect(router.state.location.search).toBe(`?search=${'x'.repeat(200)}`));
  });
});
