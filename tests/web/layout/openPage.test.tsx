import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import { SUPPLIER_PORTAL_ITEM } from '@/layout/accordionSlice';
import { NavigationList } from '@/layout/NavigationList';
import { newNavigationEntries, oldNavigationEntries } from '@/layout/navigationEntries';
import { BadgerThemeProvider } from '@/theme';
import { PageAddress } from '@/ui/PageAddress';
import { addressOf, SCREENS } from '../../support/e2e/screens.ts';
import { CONFIGURATION } from '../../support/web/configuration.ts';
import { holding } from '../../support/web/tokens.ts';

/** The entry that each screen of the shell belongs to; null where it belongs to none. */
const ENTRY_OF: Record<keyof typeof SCREENS, string | null> = {
  '/login': null,
  '/login-test': null,
  '/logged-out': null,
  '/oauth': null,
  '/reset-password': null,
  '/': null,
  '/welcome': 'Welcome',
  '/account': null,
  '/preferences': null,
  '/about': null,
  '/notifications': null,
  '/help': null,
  '/help/:page': null,
  '/invite-supplier': 'Invite Supplier',
  '/admin/users': null,
  '/admin/features': null,
  '/organizations': 'My Organizations',
  '/organizations/new': 'My Organizations',
  '/organizations/:organizationUuid': 'My Organizations',
  '/organizations/:organizationUuid/members': 'My Organizations',
  '/organizations/:organizationUuid/roles': 'My Organizations',
  '/organizations/:organizationUuid/library': 'My Organizations',
  '/organizations/:organizationUuid/rating-sets': 'My Organizations',
  '/organizations/:organizationUuid/rating-sets/:riskRatingSetUuid': 'My Organizations',
  '/organizations/:organizationUuid/rating-sets/drafts/:riskRatingSetDraftUuid': 'My Organizations',
  '/organizations/:organizationUuid/audit-log': 'My Organizations',
  '/organizations/:organizationUuid/members/:userUuid': 'My Organizations',
  '/members/:organizationUuid/new': 'My Organizations',
  '/projects': 'My Projects',
  '/projects/new': 'My Projects',
  '/projects-request-access': 'Discover',
  '/projects/:projectUuid': 'My Projects',
  '/projects/:projectUuid/settings': 'My Projects',
  '/projects/:projectUuid/settings/audit-log': 'My Projects',
  '/projects/:projectUuid/members': 'My Projects',
  '/projects/:projectUuid/functions': 'My Projects',
  '/projects/:projectUuid/functions/matrix': 'My Projects',
  '/projects/:projectUuid/malfunctions': 'My Projects',
  '/projects/:projectUuid/misuses': 'My Projects',
  '/projects/:projectUuid/elements': 'My Projects',
  '/projects/:projectUuid/assumptions': 'My Projects',
  '/projects/:projectUuid/situations': 'My Projects',
  '/projects/:projectUuid/situations/builder': 'My Projects',
  '/projects/:projectUuid/events': 'My Projects',
  '/projects/:projectUuid/machines': 'My Projects',
  '/projects/:projectUuid/machine-hazards': 'My Projects',
  '/projects/:projectUuid/tasks': 'My Projects',
  '/projects/:projectUuid/human-tasks': 'My Projects',
  '/projects/:projectUuid/documents': 'My Projects',
  '/projects/:projectUuid/measures': 'My Projects',
  '/projects/:projectUuid/measures/uses': 'My Projects',
  '/projects/:projectUuid/solution-sets': 'My Projects',
  '/projects/:projectUuid/solution-sets/compare': 'My Projects',
  '/projects/:projectUuid/targets': 'My Projects',
  '/projects/:projectUuid/trace': 'My Projects',
  '/projects/:projectUuid/reqif': 'My Projects',
  '/projects/:projectUuid/safety-functions': 'My Projects',
  '/projects/:projectUuid/requirements': 'My Projects',
  '/projects/:projectUuid/voting/queue': 'My Projects',
  '/projects/:projectUuid/voting/meeting': 'My Projects',
  '/projects/:projectUuid/checks': 'My Projects',
  '/projects/:projectUuid/metrics': 'My Projects',
  '/projects/:projectUuid/tasks/coverage': 'My Projects',
  '/projects/:projectUuid/item-definition': 'My Projects',
  '/projects/:projectUuid/figures': 'My Projects',
  '/projects/:projectUuid/layout': 'My Projects',
  '/projects/:projectUuid/hazards/:hazard': 'My Projects',
  '/projects/:projectUuid/voting': 'My Projects',
  '/projects/:projectUuid/reports': 'My Projects',
  '/projects/:projectUuid/import': 'My Projects',
  '/projects/:projectUuid/baselines': 'My Projects',
  '/projects/:projectUuid/baselines/compare': 'My Projects',
  '/projects/:projectUuid/ask': 'My Projects',
  '/projects/:projectUuid/worksheet': 'My Projects',
  '/*': null,
};
const UUIDS = {
  organizationUuid: '018f3a52-7f6e-7c3a-9d3b-00000000000b',
  userUuid: '018f3a52-7f6e-7c3a-9d3b-00000000000c',
  projectUuid: '018f3a52-7f6e-7c3a-9d3b-00000000000a',
};
const LAYOUTS = {
  new: { entries: newNavigationEntries, discover: 'Discover Projects' },
  old: {
    entries: oldNavigationEntries({ showAllProjects: true, showSupplierPortal: true }),
    discover: 'Discover Other Projects',
  },
};

function open(pattern: keyof typeof SCREENS, layout: keyof typeof LAYOUTS, openItems?: string[]) {
  const store = makeStore(openItems && { accordion: { openItems } }, {
    configuration: CONFIGURATION,
    ...holding(() => null),
    signOut: () => undefined,
    delay: async () => undefined,
  });
  const router = createMemoryRouter(
    [
      {
        element: (
          <PageAddress>
            <NavigationList entries={LAYOUTS[layout].entries} entryStyle="full" />
          </PageAddress>
        ),
        children: [{ path: pattern.slice(1), element: null }],
        path: '/',
      },
    ],
    { basename: '/badger', initialEntries: [addressOf(pattern, { heading: '' }, UUIDS)] },
  );
  render(
    <BadgerThemeProvider>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </BadgerThemeProvider>,
  );
}
const marked = () =>
  [...document.querySelectorAll('[aria-current], .Mui-selected')].map(entry => [
    entry.textContent,
    entry.getAttribute('aria-current'),
  ]);

describe.each(['new', 'old'] as const)(
  'the %s layout marks the entry of the open page and no other',
  layout => {
    beforeEach(() => void document.body.replaceChildren());
    it.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])('%s', pattern => {
      open(pattern, layout);
      const entry = ENTRY_OF[pattern];
      const name = entry === 'Discover' ? LAYOUTS[layout].discover : entry;
      expect(marked()).toEqual(name === null ? [] : [[name, 'page']]);
    });
  },
);

it('a closed group stands for the open page in it', () => {
  open('/invite-supplier', 'new', []);
  expect(marked()).toEqual([['Supplier Portal', 'true']]);
  expect(screen.getByRole('button', { name: 'Supplier Portal' })).toHaveAttribute('aria-expanded', 'false');
});

it('an open group leaves the mark to the page itself', () => {
  open('/invite-supplier', 'new', [SUPPLIER_PORTAL_ITEM]);
  expect(marked()).toEqual([['Invite Supplier', 'page']]);
});
