import { BASE_PATH, UNRATED } from './constants';

const segment = encodeURIComponent;

/** What a list is filtered by, by the names of its filters in the address. */
export type Filters = Readonly<Record<string, string>>;
const filtered = (path: string, filters: Filters | undefined) =>
  filters ? `${path}?${new URLSearchParams(filters)}` : path;

/** The sheets of the tab Model in the order of their links, by the style of the project. */
export const MODEL_SHEETS = {
  FUNCTION: [
    'functions',
    'functions/matrix',
    'malfunctions',
    'misuses',
    'elements',
    'situations',
    'situations/builder',
    'assumptions',
    'events',
    'figures',
    'item-definition',
  ],
  MACHINE: [
    'machines',
    'machine-hazards',
    'tasks',
    'human-tasks',
    'tasks/coverage',
    'layout',
    'misuses',
    'assumptions',
    'events',
    'figures',
    'item-definition',
  ],
} as const;
export type ModelSheet = (typeof MODEL_SHEETS)[keyof typeof MODEL_SHEETS][number];

/** The pages of the tab Voting below its address: the lead's board, what waits for me, the projector. */
export const VOTING_PAGES = { board: '', queue: '/queue', meeting: '/meeting' } as const;
export type VotingPage = keyof typeof VOTING_PAGES;

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
  /** The user guide. @param page one of its pages; left out: the first */
  help: (page?: string) => (page === undefined ? '/help' : `/help/${segment(page)}`),
  /** What waits for my vote, on the welcome page. */
  myVotes: () => '/welcome#my-votes',
  inviteSupplier: () => '/invite-supplier',
  /** Users administration of the platform. */
  adminUsers: () => '/admin/users',
  /** Feature flags of the installation. */
  adminFeatures: () => '/admin/features',

  organizations: () => '/organizations',
  newOrganization: () => '/organizations/new',
  organization: (organizationUuid: string) => `/organizations/${segment(organizationUuid)}`,
  organizationMembers: (organizationUuid: string) => `/organizations/${segment(organizationUuid)}/members`,
  organizationRoles: (organizationUuid: string) => `/organizations/${segment(organizationUuid)}/roles`,
  organizationRatingSets: (organizationUuid: string) =>
    `/organizations/${segment(organizationUuid)}/rating-sets`,
  organizationRatingSet: (organizationUuid: string, riskRatingSetUuid: string, compared?: string) =>
    `/organizations/${segment(organizationUuid)}/rating-sets/${segment(riskRatingSetUuid)}${compared ? `?compared=${segment(compared)}` : ''}`,
  organizationRatingSetDraft: (organizationUuid: string, draftUuid: string) =>
    `/organizations/${segment(organizationUuid)}/rating-sets/drafts/${segment(draftUuid)}`,
  organizationLibrary: (organizationUuid: string) => `/organizations/${segment(organizationUuid)}/library`,
  organizationAuditLog: (organizationUuid: string) => `/organizations/${segment(organizationUuid)}/audit-log`,
  organizationMember: (organizationUuid: string, userUuid: string) =>
    `/organizations/${segment(organizationUuid)}/members/${segment(userUuid)}`,
  newMembers: (organizationUuid: string) => `/members/${segment(organizationUuid)}/new`,

  projects: () => '/projects',
  /** The projects with a tag, archived ones too. */
  taggedProjects: (tagUuid: string) => filtered('/projects', { tag: tagUuid, archived: 'yes' }),
  newProject: () => '/projects/new',
  /** The same, with a demo project chosen as its beginning. */
  newDemoProject: () => '/projects/new?from=demo',
  /** The same, with the project to copy already chosen. */
  copyOfProject: (projectUuid: string) => `/projects/new?copyOf=${segment(projectUuid)}`,
  discoverProjects: () => '/projects-request-access',
  project: (projectUuid: string) => `/projects/${segment(projectUuid)}`,
  projectSettings: (projectUuid: string) => `/projects/${segment(projectUuid)}/settings`,
  projectAuditLog: (projectUuid: string) => `/projects/${segment(projectUuid)}/settings/audit-log`,
  projectMembers: (projectUuid: string) => `/projects/${segment(projectUuid)}/members`,
  /** One of the sheets of what hazards are made of. */
  projectModel: (projectUuid: string, sheet: ModelSheet, filters?: Filters) =>
    filtered(`/projects/${segment(projectUuid)}/${sheet}`, filters),
  /** The pictures of the project. @param figure uuid of the one that is open */
  projectFigures: (projectUuid: string, figure?: string) =>
    `/projects/${segment(projectUuid)}/figures${figure ? `?figure=${segment(figure)}` : ''}`,
  /** The hazards. @param filters those of the worksheet; left out: all of them */
  projectWorksheet: (projectUuid: string, filters?: Filters) =>
    filtered(`/projects/${segment(projectUuid)}/worksheet`, filters),
  /** The library of risk reduction measures. */
  projectMeasures: (projectUuid: string) => `/projects/${segment(projectUuid)}/measures`,
  /** Where the measures are used, one row for each use. */
  projectMeasureUses: (projectUuid: string, filters?: Filters) =>
    filtered(`/projects/${segment(projectUuid)}/measures/uses`, filters),
  /** Alternatives of measures. */
  projectSolutionSets: (projectUuid: string) => `/projects/${segment(projectUuid)}/solution-sets`,
  /** What the alternatives would come to, hazard by hazard. */
  projectComparison: (projectUuid: string) => `/projects/${segment(projectUuid)}/solution-sets/compare`,
  /** Safety targets. */
  projectTargets: (projectUuid: string, filters?: Filters) =>
    filtered(`/projects/${segment(projectUuid)}/targets`, filters),
  /** What carries out what, from hazards to evidence and back. */
  projectReqif: (projectUuid: string) => `/projects/${segment(projectUuid)}/reqif`,
  projectTrace: (projectUuid: string) => `/projects/${segment(projectUuid)}/trace`,
  /** What the control systems of machines do so that risks are small enough. */
  projectSafetyFunctions: (projectUuid: string) => `/projects/${segment(projectUuid)}/safety-functions`,
  /** Safety requirements and external measures. */
  projectRequirements: (projectUuid: string) => `/projects/${segment(projectUuid)}/requirements`,
  /** A page of the tab Voting; with a hazard, its round comes first. @param hazard its code or uuid */
  projectVoting: (projectUuid: string, page: VotingPage = 'board', hazard?: string) =>
    `/projects/${segment(projectUuid)}/voting${VOTING_PAGES[page]}${hazard ? `?hazard=${segment(hazard)}` : ''}`,
  /** Files of the project and their revisions. @param document uuid of the one that is open */
  projectDocuments: (projectUuid: string, document?: string) =>
    `/projects/${segment(projectUuid)}/documents${document ? `?document=${segment(document)}` : ''}`,
  /** What a reviewer would ask about. */
  projectChecks: (projectUuid: string) => `/projects/${segment(projectUuid)}/checks`,
  /** The rounds of one stage that wait for somebody's vote. */
  projectVotesOf: (projectUuid: string, userUuid: string, stage: 'INITIAL' | 'FINAL') =>
    filtered(`/projects/${segment(projectUuid)}/voting`, {
      ...(stage === 'FINAL' && { stage: 'final' }),
      voter: userUuid,
    }),
  /** The findings that were accepted, below the open ones. */
  projectAcceptedFindings: (projectUuid: string) => `/projects/${segment(projectUuid)}/checks#accepted`,
  /** The findings about hazards that somebody has to do with. */
  projectFindingsOf: (projectUuid: string, userUuid: string) =>
    `/projects/${segment(projectUuid)}/checks?person=${segment(userUuid)}`,
  /** The open findings of one check or of one severity. */
  projectFindings: (projectUuid: string, by: 'check' | 'severity', value: string) =>
    `/projects/${segment(projectUuid)}/checks?${by}=${segment(value)}`,
  /** How far the analysis is, in figures. */
  projectMetrics: (projectUuid: string) => `/projects/${segment(projectUuid)}/metrics`,
  /**
   * The hazards that are rated by a set first and have these ratings in it, in the worksheet. @param of codes of the
   * ratings, null for those without one; left out: any
   */
  projectLevelHazards: (
    projectUuid: string,
    set: string,
    of: { initial?: string | null | undefined; final?: string | null | undefined } = {},
  ) =>
    filtered(`/projects/${segment(projectUuid)}/worksheet`, {
      set,
      own: set,
      ...(of.initial !== undefined && { level: of.initial ?? UNRATED }),
      ...(of.final !== undefined && { final: of.final ?? UNRATED }),
    }),
  /** The hazards in one state, in the worksheet. */
  projectHazardsIn: (projectUuid: string, state: string) =>
    `/projects/${segment(projectUuid)}/worksheet?state=${segment(state)}`,
  /** Files of a project: the worksheet, all data, reports. @param baseline uuid of the one that they are made of */
  projectReports: (projectUuid: string, baseline?: string) =>
    `/projects/${segment(projectUuid)}/reports${baseline ? `?baseline=${segment(baseline)}` : ''}`,
  /** The project as it was at moments. @param baseline uuid of the one that is open */
  projectBaselines: (projectUuid: string, baseline?: string) =>
    `/projects/${segment(projectUuid)}/baselines${baseline ? `?baseline=${segment(baseline)}` : ''}`,
  /** The records of one kind as a baseline has them. */
  projectBaselineRecords: (projectUuid: string, baseline: string, entity: string) =>
    filtered(`/projects/${segment(projectUuid)}/baselines`, { baseline, records: entity }),
  /** What differs. @param from uuid of the older baseline @param to of the other one; left out: the project as it is now */
  projectBaselineComparison: (projectUuid: string, from?: string, to?: string) => {
    const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString();
    return `/projects/${segment(projectUuid)}/baselines/compare${query && `?${query}`}`;
  },
  /** Questions about the project. */
  projectAsk: (projectUuid: string) => `/projects/${segment(projectUuid)}/ask`,
  /** Hazards from a spreadsheet. */
  projectImport: (projectUuid: string) => `/projects/${segment(projectUuid)}/import`,
  /** The hazards of the last import, in the worksheet. */
  projectImported: (projectUuid: string) => `/projects/${segment(projectUuid)}/worksheet?rows=imported`,
  /** The hazards of a task in a zone, in the worksheet. @param task its code */
  projectTaskHazards: (projectUuid: string, task: string, zoneUuid: string) =>
    `/projects/${segment(projectUuid)}/worksheet?task=${segment(task)}&zone=${segment(zoneUuid)}`,
  /** The hazards of a zone, in the worksheet. */
  projectZoneHazards: (projectUuid: string, zoneUuid: string) =>
    `/projects/${segment(projectUuid)}/worksheet?zone=${segment(zoneUuid)}`,
  /** Everything about one hazard. @param hazard its code or uuid */
  projectHazardPage: (projectUuid: string, hazard: string) =>
    `/projects/${segment(projectUuid)}/hazards/${segment(hazard)}`,
  /** The worksheet with this hazard selected and its panel open. @param hazard its code or uuid */
  projectHazard: (projectUuid: string, hazard: string) =>
    `/projects/${segment(projectUuid)}/worksheet?hazard=${segment(hazard)}&panel=1`,
} as const;

/** The same path as the browser's address bar shows it, under the base path. */
export const withBasePath = (path: string): string => `${BASE_PATH}${path}`;
