import { act, render } from '@testing-library/react';
import { memo } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageAddress, usePageAddress } from '@/ui/PageAddress';

it('does not render again when only the query of the address changes', async () => {
  const told: string[] = [];
  const Asking = memo(function Asking() {
    const { pathname, params } = usePageAddress();
    told.push(`${pathname} of ${params.projectUuid ?? 'none'}`);
    return null;
  });
  const frame = (
    <PageAddress>
      <Asking />
      <Outlet />
    </PageAddress>
  );
  const pages = [
    { path: 'projects', element: null },
    { path: 'projects/:projectUuid', children: [{ path: 'worksheet', element: null }] },
  ];
  const router = createMemoryRouter([{ element: frame, children: pages }], {
    initialEntries: ['/projects/one/worksheet'],
  });
  render(<RouterProvider router={router} />);
  const go = (to: string) => act(() => router.navigate(to));
  await go('/projects/one/worksheet?hazard=7');
  await go('/projects/one/worksheet?hazard=8&columns=all');
  expect(told).toEqual(['/projects/one/worksheet of one']);

  await go('/projects/two/worksheet?hazard=8');
  // A slash at the end is the same page.
  await go('/projects/two/worksheet/');
  await go('/projects');
  expect(told.slice(1)).toEqual(['/projects/two/worksheet of two', '/projects of none']);
});
