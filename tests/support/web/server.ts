import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

export const ORIGIN = 'http://localhost:8080';

/** Answers what a test says; a call that nobody expected fails. */
export const server = setupServer();

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

/** Everything that the shell asks for; a flag is on unless it is named in `flagsOff`. */
export function answerShell({ flagsOff = [] as string[] } = {}) {
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
