// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the guards are pieces of source text
/** A guard of access as it stands in the code, and the edit that takes it out. */
export interface Guard {
  what: string;
  file: string;
  /** Stands exactly once in the file. */
  guard: string;
  without: string;
  /** Test file that has to fail then. */
  noticedBy: string;
  /** Only the tests with these words, where the file is a long one. */
  tests?: string;
}

const AGREES = 'tests/server/access/conditionAgrees.test.ts';
const CHANGES = 'tests/server/database/records/changeAccess.test.ts';
const RACE = 'tests/server/modules/projects/projectsArchiveRace.test.ts';
const ARCHIVE = 'tests/server/modules/projects/projectsArchive.test.ts';
const MATRIX = 'tests/server/http/authorization/authorizationMatrix.test.ts';
const REFERENCES = 'tests/server/http/authorization/authorizationReferences.test.ts';
const BLIND = 'tests/server/modules/hazard-voting/hazardVotingBlindness.test.ts';
const TOKENS = 'tests/server/identity/identityTokenVerifier.test.ts';
const UNSEEN = 'what others have is not counted';

const SQL = 'server/access/accessSql.ts';
const AUTHORIZER = 'server/access/authorizer.ts';
const WRITE = 'server/database/records/writeStatements.ts';
const VISIBILITY = 'server/access/visibility.ts';
const API = 'server/http/apiPlugin.ts';
const VOTES = 'server/modules/hazard-voting/voteRecords.ts';

/** Every one of them alone keeps something from somebody; `npm run test:guards` takes out each in turn. */
export const GUARDS: readonly Guard[] = [
  // The condition in the statement of a change.
  {
    what: 'a change: the account is active',
    file: SQL,
    guard: '::uuid and u.is_active`;',
    without: '::uuid`;',
    noticedBy: AGREES,
  },
  {
    what: 'a change: the permission itself, beside that the scope is seen',
    file: SQL,
    guard: '[...new Set([...seeing(permission), permission.name])]',
    without: 'seeing(permission)',
    noticedBy: AGREES,
  },
  {
    what: 'a change: the scope is seen, beside the permission',
    file: SQL,
    guard: '[...new Set([...seeing(permission), permission.name])]',
    without: '[permission.name]',
    noticedBy: CHANGES,
  },
  {
    what: 'a change: the role carries the permission',
    file: SQL,
    guard: 'roles[role]?.includes(name)',
    without: 'name.length > 0 || role',
    noticedBy: AGREES,
  },
  {
    what: 'a change: the organization role carries the permission',
    file: SQL,
    guard: '${literal(name)} = any(r.permissions)',
    without: '(${literal(name)} = any(r.permissions) or r.uuid is not null)',
    noticedBy: AGREES,
  },
  {
    what: 'a change: the project is not archived',
    file: SQL,
    guard: "worksOnArchived(permission) ? '' : ' and p.archived_at is null'",
    without: "''",
    noticedBy: AGREES,
  },
  {
    what: 'a change: the project is held against an archive',
    file: SQL,
    guard: ' for key share of p',
    without: '',
    noticedBy: RACE,
  },
  {
    what: 'a change of the platform: its administrator',
    file: SQL,
    guard: ` and 'ADMIN' = any(u.roles)`,
    without: '',
    noticedBy: AGREES,
  },
  // The write path.
  {
    what: 'an update carries the condition',
    file: WRITE,
    guard: "`and ${allowed(context, projectOf(type, 't'))} returning t.*), `",
    without: '`returning t.*), `',
    noticedBy: CHANGES,
  },
  {
    what: 'an insert carries the condition',
    file: WRITE,
    guard: 'as v(${names}) where ${isAllowed})',
    without: 'as v(${names}))',
    noticedBy: CHANGES,
    tests: 'leaves the records of every other one',
  },
  {
    what: 'a code is drawn for an allowed insert only',
    file: WRITE,
    guard: '::int where ${isAllowed} `',
    without: '::int `',
    noticedBy: CHANGES,
  },
  {
    what: 'a delete carries the condition',
    file: 'server/database/records/writing.ts',
    guard: "`and ${allowed(context, projectOf(type, 't'))} returning *), `",
    without: '`returning *), `',
    noticedBy: CHANGES,
  },
  {
    what: 'a change stays within its project',
    file: 'server/database/records/changeAccess.ts',
    guard: 'access.isInProject && project ?',
    without: "'' && project ?",
    noticedBy: CHANGES,
  },
  {
    what: 'a rating carries the condition',
    file: 'server/modules/hazards/saveEvaluation.ts',
    guard: "`and ${allowed(context, projectOf(hazardType, 't'))} returning t.*), `",
    without: '`returning t.*), `',
    noticedBy: RACE,
  },
  // The dispatcher.
  {
    what: 'no answer before the access is established',
    file: API,
    guard: 'if (!isPublic) await access.require();',
    without: '',
    noticedBy: CHANGES,
  },
  {
    what: 'no error before the access is established',
    file: API,
    guard: 'isPublic ? error : await errorFor(access, error)',
    without: 'error',
    noticedBy: CHANGES,
  },
  {
    what: 'the token is verified before anything is read',
    file: API,
    guard: 'onRequest: isPublic\n',
    without: "onRequest: operation.permission.scope !== 'self'\n",
    noticedBy: 'tests/server/http/authorization/authorizationTokens.test.ts',
  },
  {
    what: 'what is wrong with a body only those learn who may send it',
    file: 'server/http/requestRefusal.ts',
    guard: "if (context === 'body' && access?.isNamed) await access.ask();\n  else await",
    without: '',
    noticedBy: 'tests/server/http/hugeBodies.test.ts',
    tests: 'who may not is told so before',
  },
  {
    what: 'a large body is not read from those who may not send it',
    file: 'server/http/requestRefusal.ts',
    guard: 'if (access.isNamed) await access.ask();',
    without: '',
    noticedBy: 'tests/server/http/hugeBodies.test.ts',
    tests: 'is not read from a stranger',
  },
  // The question before.
  {
    what: 'a question: the account is active',
    file: AUTHORIZER,
    guard: 'if (!row?.is_active) {',
    without: 'if (!row) {',
    noticedBy: AGREES,
  },
  {
    what: 'a question: 404 for those who may not know of it',
    file: AUTHORIZER,
    guard: '!seeing(permission).every(name => access.permissions.has(name))',
    without: 'false',
    noticedBy: CHANGES,
    tests: 'is refused at the second try as at the first',
  },
  {
    what: 'a question: 403 for those who may not do it',
    file: AUTHORIZER,
    guard: 'if (!access.permissions.has(permission.name)) throw forbidden(permission.name);',
    without: '',
    noticedBy: AGREES,
  },
  {
    what: 'a question: an archived project',
    file: AUTHORIZER,
    guard: 'if (row.is_archived && !worksOnArchived(permission)) throw archivedProject();',
    without: '',
    noticedBy: ARCHIVE,
  },
  {
    what: 'a question: the administrator of the platform',
    file: AUTHORIZER,
    guard:
      "if (permission.scope === 'admin' && !row.roles.includes('ADMIN')) throw forbidden(permission.name);",
    without: '',
    noticedBy: AGREES,
  },
  {
    what: 'a question: what is shared is read only',
    file: AUTHORIZER,
    guard: "if (permission.name !== 'analysis.read') throw forbidden(permission.name);",
    without: '',
    noticedBy: AGREES,
  },
  // What a list shows.
  {
    what: 'lists: records of projects that one may read',
    file: VISIBILITY,
    guard: 'asUser(user => `t.project_uuid = any(${projectsOf(user)})`)',
    without: 'asUser(user => `${user} is not null`)',
    noticedBy: MATRIX,
    tests: UNSEEN,
  },
  {
    what: 'lists: projects that one may read',
    file: VISIBILITY,
    guard: 'asUser(user => `t.uuid = any(${projectsOf(user)})`)',
    without: 'asUser(user => `${user} is not null`)',
    noticedBy: MATRIX,
    tests: UNSEEN,
  },
  {
    what: 'lists: organizations that one belongs to',
    file: VISIBILITY,
    guard: 'asUser(user => `t.uuid = any(${organizationsOf(user)})`)',
    without: 'asUser(user => `${user} is not null`)',
    noticedBy: MATRIX,
    tests: UNSEEN,
  },
  {
    what: 'references: lookups that the project may know of',
    file: 'server/http/referenceChecks.ts',
    guard: '`(organization_uuid is null or organization_uuid = ${parameters.add(organizationUuid)}::uuid)`',
    without: '`${parameters.add(organizationUuid)}::uuid is not null`',
    noticedBy: REFERENCES,
  },
  // Blind votes.
  {
    what: 'a vote is blind until the reveal',
    file: VOTES,
    guard: "and (${roundOf(row, 'revealed_at')}) is null`;",
    without: 'and false`;',
    noticedBy: BLIND,
  },
  {
    what: 'a comment on a round is blind until the reveal',
    file: 'server/modules/hazard-voting/commentHandlers.ts',
    guard:
      '(select e.revealed_at is not null from hazard_vote_events e where e.uuid = t.hazard_vote_event_uuid)',
    without: 'true',
    noticedBy: BLIND,
  },
  // Tokens.
  {
    what: 'a token is of this provider',
    file: 'server/access/tokenVerifier.ts',
    guard: '      issuer: options.issuer,\n      algorithms',
    without: '      algorithms',
    noticedBy: TOKENS,
  },
];
