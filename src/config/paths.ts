import { BASE_PATH } from './constants';

const segment = encodeURIComponent;

/** One builder for each route (specification §2), relative to the base path, as react-router wants them. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  loginTest: () => '/login-test',
  loggedOut: () => '/logged-out',
  oauth: () => '/oauth',
  resetPassword: () => '/reset-password',

  welcome: () => '/welcome',
  account: () => '/account',
  preferences: () => '/preferences',
  about: () => '/about',
  notifications: () => '/notifications',
  inviteSupplier: () => '/invite-supplier',

  organizations: () => '/organizations',
  newOrganization: () => '/organizations/new',
  organization: (organizationUuid: string) => `/organizations/${segment(organizationUuid)}`,
  organizationMembers: (organizationUuid: string) => `/organizations/${segment(organizationUuid)}/members`,
  organizationMember: (organizationUuid: string, userUuid: string) =>
    `/organizations/${segment(organizationUuid)}/members/${segment(userUuid)}`,
  newMembers: (organizationUuid: string) => `/members/${segment(organizationUuid)}/new`,

  projects: () => '/projects',
  newProject: () => '/projects/new',
  discoverProjects: () => '/projects-request-access',
  project: (projectUuid: string) => `/projects/${segment(projectUuid)}`,
  projectMembers: (projectUuid: string) => `/projects/${segment(projectUuid)}/members`,
  projectWorksheet: (projectUuid: string) => `/projects/${segment(projectUuid)}/worksheet`,
} as const;

/** The same path as the browser's address bar shows it, under the base path. */
export const withBasePath = (path: string): string => `${BASE_PATH}${path}`;
