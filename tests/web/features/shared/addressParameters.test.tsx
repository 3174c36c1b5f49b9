import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';

type Change = ReturnType<typeof useAddressParameters>[1];

/** A page that shows its query, and the way in which it changes it. */
function openPage() {
  let change: Change = () => {};
  function Page() {
    [, change] = useAddressParameters();
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/sheet', element: <Page /> },
      { path: '/other', element: 'Other' },
    ],
    { initialEntries: ['/app/sheet?sort=name'], basename: '/app' },
  );
  render(<RouterProvider router={router} />);
  return { router, change: (...args: Parameters<Change>) => change(...args) };
}
const addressOf = ({ state: { location } }: ReturnType<typeof openPage>['router']) =>
  `${location.pathname}${location.search}`;

it('a change that comes after a link was followed, and before its page is shown, keeps what the link asked for', async () => {
  const { router, change } = openPage();
  await act(async () => {
    await router.navigate('/sheet?group=function');
    change({ hazard: 'HZ-001' }, 'replace');
  });
  expect(addressOf(router)).toBe('/app/sheet?group=function&hazard=HZ-001');
});

it('a late change of a page does not lead back to it', async () => {
  const { router, change } = openPage();
  await act(async () => {
    await router.navigate('/other');
    change({ hazard: 'HZ-001' }, 'replace');
  });
  expect(addressOf(router)).toBe('/app/other');
});

it('two changes before the page is shown again are both made', () => {
  const { router, change } = openPage();
  act(() => {
    change({ state: 'OPEN' });
    change({ level: 'D' });
  });
  expect(addressOf(router)).toBe('/app/sheet?sort=name&state=OPEN&level=D');
});
