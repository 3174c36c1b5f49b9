import type { Person } from './people.ts';

/** One address of the app as a test opens it. */
export interface Screen {
  /** Who opens it; left out where nobody needs to be signed in. */
  as?: Person;
  /** What tells that it is there, loaded and no error. */
  heading: string | RegExp;
  /** Behind the address. */
  query?: string;
  /** The address whose screen it shows; once is enough to look at it. */
  leadsTo?: string;
}

/**
 * Every address of the app by its pattern in src/app/routes.tsx; tests/web/app/screens.test.ts holds that none is
 * missing. What a test does on every screen goes through this list.
 */
export const SCREENS = {
  '/login': { heading: 'Sign in' },
  '/login-test': { heading: 'Sign in', leadsTo: '/login' },
  '/logged-out': { heading: 'You are signed out' },
  '/oauth': { heading: 'Sign-in was not completed', query: '?code=made-up&state=made-up' },
  '/reset-password': { heading: 'Reset your password' },
  '/': { as: 'lead', heading: 'Welcome, Lena', leadsTo: '/welcome' },
  '/welcome': { as: 'lead', heading: 'Welcome, Lena' },
  '/account': { as: 'owner', heading: 'Account' },
  '/preferences': { as: 'owner', heading: 'Account' },
  '/about': { as: 'owner', heading: 'Account' },
  '/notifications': { as: 'lead', heading: 'Notifications' },
  '/help': { as: 'lead', heading: 'Sign in and organizations' },
  '/help/:page': { as: 'lead', heading: 'Worksheet and its keys' },
  '/invite-supplier': { as: 'owner', heading: 'Invite supplier' },
  '/admin/users': { as: 'owner', heading: 'Users' },
  '/admin/features': { as: 'owner', heading: 'Features' },
  '/organizations': { as: 'owner', heading: 'My organizations' },
  '/organizations/new': { as: 'owner', heading: 'New organization' },
  '/organizations/:organizationUuid': { as: 'owner', heading: 'Demo organization' },
  '/organizations/:organizationUuid/members': { as: 'owner', heading: 'Demo organization' },
  '/organizations/:organizationUuid/roles': { as: 'owner', heading: 'Demo organization' },
  '/organizations/:organizationUuid/library': { as: 'owner', heading: 'Demo organization' },
  '/organizations/:organizationUuid/rating-sets': { as: 'owner', heading: 'Demo organization' },
  '/organizations/:organizationUuid/rating-sets/:riskRatingSetUuid': {
    as: 'owner',
    heading: 'Demo organization',
  },
  '/organizations/:organizationUuid/rating-sets/drafts/:riskRatingSetDraftUuid': {
    as: 'owner',
    heading: 'Demo organization',
  },
  '/organizations/:organizationUuid/audit-log': { as: 'owner', heading: 'Demo organization' },
  '/organizations/:organizationUuid/members/:userUuid': { as: 'owner', heading: 'Projects of Emil Okafor' },
  '/members/:organizationUuid/new': { as: 'owner', heading: 'Add members' },
  '/projects': { as: 'lead', heading: 'My projects' },
  '/projects/new': { as: 'lead', heading: 'New project' },
  '/projects-request-access': { as: 'lead', heading: 'Discover projects' },
  '/projects/:projectUuid': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/settings': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/settings/audit-log': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/members': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/functions': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/functions/matrix': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/malfunctions': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/misuses': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/elements': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/assumptions': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/situations': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/situations/builder': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/events': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/machines': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/machine-hazards': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/tasks': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/hazards/:hazard': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/human-tasks': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/reports': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/baselines': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/baselines/compare': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/ask': {
    as: 'lead',
    heading: 'Remote control library',
    query: '?question=Which+hazards+have+no+final+rating',
  },
  '/projects/:projectUuid/import': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/documents': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/measures': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/measures/uses': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/solution-sets': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/solution-sets/compare': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/targets': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/reqif': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/trace': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/safety-functions': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/requirements': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/voting/queue': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/voting/meeting': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/checks': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/metrics': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/tasks/coverage': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/item-definition': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/figures': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/layout': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/voting': { as: 'lead', heading: 'Remote control library' },
  '/projects/:projectUuid/worksheet': { as: 'lead', heading: 'Remote control library' },
  '/*': { as: 'lead', heading: 'Page not found' },
} as const satisfies Record<string, Screen>;

/** Parts of addresses that are no records. */
const PARTS: Record<string, string> = { page: 'worksheet' };

/** The address of a pattern with a record for each of its parts. */
export function addressOf(pattern: string, { query = '' }: Screen, uuids: Record<string, string>): string {
  const path = pattern
    .replace('/*', '/no-such-page')
    .replaceAll(/:(\w+)/g, (_part, name: string) => uuids[name] ?? PARTS[name] ?? `no-${name}`);
  return `/badger${path}${query}`;
}
