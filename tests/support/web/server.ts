import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

export const ORIGIN = 'http://localhost:8080';

/** Two organizations of the user; the first lets them do everything that the shell offers, the second nothing. */
export const ORGANIZATIONS = [
  {
    organizationUuid: 'org-acme',
    name: 'Acme',
    organizationRoleUuid: 'role-owner',
    roleName: 'Owner',
    permissions: ['organization.read', 'organization.projects.create', 'organization.users.manage'],
  },
  {
    organizationUuid: 'org-zenith',
    name: 'Zenith',
    organizationRoleUuid: 'role-member',
    roleName: 'Member',
    permissions: ['organization.read'],
  },
];

/** Preferences of somebody who has set none. */
export const PREFERENCES = {
  language: null,
  colorScheme: 'SYSTEM',
  density: 'COMFORTABLE',
  notificationMails: true,
  defaultOrganizationUuid: null,
  values: {},
  organizations: [],
  projects: [],
};

/**
 * Answers what a test says; a call that nobody expected fails. Preferences are asked for by every signed-in page, and the
 * live stream by every open project: this server offers none.
 */
export const server = setupServer(
  http.get(`${ORIGIN}/v1/user-api/user-preferences`, () => HttpResponse.json({ data: PREFERENCES })),
  http.get(
    `${ORIGIN}/v1/user-api/projects/:projectUuid/events`,
    () => new HttpResponse(null, { status: 501 }),
  ),
);

/** The contract's error body. */
export const errorBody = (code: string, message: string) => ({
  code,
  message,
  fields: [],
  requestId: 'request-1',
});

/** Answers GET `path` (below /v1). */
export const answerGet = (path: string, body: JsonBodyType, status = 200) =>
  server.use(http.get(`${ORIGIN}/v1${path}`, () => HttpResponse.json(body, { status })));

/** Answers every call with an empty list; what is answered after this wins. */
export const answerEmptyLists = () =>
  server.use(http.get(`${ORIGIN}/v1/*`, () => HttpResponse.json({ data: { results: [], total: 0 } })));

export const USER = {
  uuid: '018f3a52-7f6e-7c3a-9d3b-000000000001',
  email: 'ana@example.org',
  firstName: 'Ana',
  lastName: 'Keller',
  avatarImageUrl: null,
  roles: [],
  organizations: [],
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

/** What the welcome page asks for beside projects; most tests of the shell stand on it. */
const WAITING = ['hazard-vote-events', 'hazards', 'project-access-requests', 'users/me/invitations'];

/** What the account asks for. */
const OF_ACCOUNT = ['users/me/api-tokens'];

/** What the pages of a project ask for beside it. */
const OF_PROJECTS = [
  'tags',
  'relationships/tags',
  'risk-rating-sets',
  'project-attributes',
  'project-attribute-types',
  'project-attribute-type-values',
];

/** Everything that the shell asks for; a flag is on unless it is named in `flagsOff`. */
export function answerShell({ flagsOff = [] as string[] } = {}) {
  for (const list of [...WAITING, ...OF_ACCOUNT, ...OF_PROJECTS])
    answerGet(`/user-api/${list}`, { data: { results: [], total: 0 } });
  answerGet('/user-api/user-preferences', { data: PREFERENCES });
  answerGet('/user-api/notifications', { data: { results: [], total: 0 } });
  answerGet('/user-api/users/me', { data: USER });
  answerGet('/user-api/platform-navigation', {
    data: {
      user: USER,
      helpLinks: [{ name: 'Manual', link: 'https://help.example.org' }],
      navigation: [{ name: 'Quokka', tagline: 'Safety cases', link: '/quokka' }],
      otherLinks: [{ name: 'My Profile', link: '/badger/account' }],
      project: null,
    },
  });
  server.use(
    http.get(`${ORIGIN}/v1/user-api/feature-flags/:name`, ({ params }) =>
      HttpResponse.json({ data: { name: params.name, enabled: !flagsOff.includes(String(params.name)) } }),
    ),
  );
}
