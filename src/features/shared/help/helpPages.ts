import { matchPath } from 'react-router-dom';
import { defineTexts } from '@/glossary/defineTexts';

/** The pages of the user guide in their order; `release-notes` stands beside them. */
export const HELP_TITLES = defineTexts(
  'help',
  {
    'sign-in': 'Sign in and organizations',
    projects: 'Projects and rating sets',
    worksheet: 'Worksheet and its keys',
    excel: 'Paste and import from Excel',
    functions: 'Functions, guidewords, situations',
    machines: 'Machines, tasks, coverage',
    rating: 'Rating and why',
    voting: 'Voting and meeting',
    measures: 'Measures and residual risk',
    targets: 'Targets, requirements, trace',
    checks: 'Checks and figures',
    reports: 'Reports and exports',
    documents: 'Documents and questions',
    roles: 'Roles and suppliers',
    'release-notes': 'What is new',
  },
  'page-',
);

export type HelpPageId = keyof typeof HELP_TITLES;

export const HELP_PAGES = Object.keys(HELP_TITLES) as HelpPageId[];

/** Other words by which the command palette finds a page. */
export const HELP_WORDS = defineTexts(
  'help',
  {
    'sign-in': 'login, account, invitation, member',
    projects: 'new project, copy, archive, style, method',
    worksheet: 'keyboard, shortcuts, filter, group, view, undo',
    excel: 'clipboard, spreadsheet, CSV, upload',
    functions: 'matrix, malfunction, misuse, HAZOP, builder, exposure, assumption',
    machines: 'zone, phase, human task, ISO 12100',
    rating: 'ASIL, PL, SIL, level, severity, exposure, state',
    voting: 'vote, round, reveal, consensus, lock, freeze, queue',
    measures: 'safeguard, effect, credit, final rating, close',
    targets: 'safety goal, evidence, hole',
    checks: 'finding, accept, metrics, error, warning',
    reports: 'PDF, Word, Excel, download, file',
    documents: 'upload, revision, analyse, ask',
    roles: 'permission, lead, viewer, invite, audit log',
    'release-notes': 'version, changes, update',
  },
  'words-',
);

/** Which page helps with a screen: the first pattern that fits its address. */
const SCREENS: readonly [pattern: string, page: HelpPageId][] = [
  ['/projects/new', 'projects'],
  ['/projects/:uuid/worksheet', 'worksheet'],
  ['/projects/:uuid/import', 'excel'],
  ['/projects/:uuid/hazards/*', 'rating'],
  ['/projects/:uuid/functions/*', 'functions'],
  ['/projects/:uuid/malfunctions', 'functions'],
  ['/projects/:uuid/misuses', 'functions'],
  ['/projects/:uuid/elements', 'functions'],
  ['/projects/:uuid/situations/*', 'functions'],
  ['/projects/:uuid/assumptions', 'functions'],
  ['/projects/:uuid/events', 'functions'],
  ['/projects/:uuid/figures', 'functions'],
  ['/projects/:uuid/item-definition', 'functions'],
  ['/projects/:uuid/machines', 'machines'],
  ['/projects/:uuid/machine-hazards', 'machines'],
  ['/projects/:uuid/tasks/*', 'machines'],
  ['/projects/:uuid/human-tasks', 'machines'],
  ['/projects/:uuid/voting/*', 'voting'],
  ['/projects/:uuid/measures', 'measures'],
  ['/projects/:uuid/targets', 'targets'],
  ['/projects/:uuid/requirements', 'targets'],
  ['/projects/:uuid/trace', 'targets'],
  ['/projects/:uuid/checks', 'checks'],
  ['/projects/:uuid/metrics', 'checks'],
  ['/projects/:uuid/reports', 'reports'],
  ['/projects/:uuid/documents/*', 'documents'],
  ['/projects/:uuid/ask', 'documents'],
  ['/projects/:uuid/members', 'roles'],
  ['/projects/:uuid/settings/audit-log', 'roles'],
  ['/projects/*', 'projects'],
  ['/projects-request-access', 'roles'],
  ['/invite-supplier', 'roles'],
  ['/organizations/:uuid/roles', 'roles'],
  ['/organizations/:uuid/audit-log', 'roles'],
  ['/organizations/*', 'sign-in'],
  ['/members/*', 'roles'],
  ['/account', 'sign-in'],
  ['/preferences', 'sign-in'],
  ['/about', 'release-notes'],
];

/** The page of the guide about a screen, by its address below the base path; undefined where none fits. */
export const helpPageOf = (pathname: string): HelpPageId | undefined =>
  SCREENS.find(([pattern]) => matchPath(pattern, pathname))?.[1];
