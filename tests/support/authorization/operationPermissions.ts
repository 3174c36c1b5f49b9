/**
 * Which permission an operation takes, by its address: typed from specification §7 and the domain model's table of
 * actions (2.8), not read from the contract. The first line that fits holds.
 *
 * `everybody`: whoever is signed in. `visible`: whoever is signed in and may see the record's project or organization.
 * `self`: one's own. `administrator`: of the platform. `signature`: a tool, no person.
 */
const RULES: [methods: string, address: RegExp, permission: string][] = [
  ['POST', /^\/platform\/platform-callback$/, 'signature'],
  ['*', /^\/admin-api\//, 'administrator'],
  ['*', /^\/user-api\/(notifications|user-preferences|users\/me)(\/|$)/, 'self'],
  ['GET', /^\/user-api\/users\/{\w+}\/avatar$/, 'everybody'],
  ['GET', /\/get-user-uuid-via-email\/|\/platform-navigation$/, 'visible'],
  ['*', /^\/users\/|\/users\/actions\//, 'everybody'],
  ['GET', /\/(buckets|configuration-items|feature-flags|spreadsheet-helpers)(\/|$)/, 'everybody'],
  ['POST', /\/feature-flag-query$/, 'everybody'],
  ['GET|POST', /^\/user-api\/organizations$/, 'everybody'],
  ['GET', /^\/user-api\/projects(\/request-access)?$/, 'everybody'],

  // What names a place of a project is a part of its analysis.
  ['GET', /^\/user-api\/(areas|zones)\/{\w+}\/dependency-tree$/, 'analysis.read'],

  // Lookups: shipped ones are everybody's.
  [
    'GET',
    /^\/user-api\/risk-(rating-sets|severities|exposures|probabilities|avoidabilities|classes|ratings)(\/|$)/,
    'visible',
  ],
  ['POST', /^\/user-api\/risk-ratings\/{\w+}\/calculate$/, 'visible'],
  [
    'GET',
    /^\/user-api\/(areas|energy-sources|guidewords|hazard-effect-types|hazard-types|injury-types)(\/|$)/,
    'visible',
  ],
  [
    'GET',
    /^\/user-api\/(lifecycle-phases|personnel|rrm-types|safety-target-(categories|types)|task-types|zones)(\/|$)/,
    'visible',
  ],

  // Whoever is in may go.
  ['POST', /^\/user-api\/organizations\/{\w+}\/leave$/, 'organization.read'],
  ['POST', /^\/user-api\/projects\/{\w+}\/leave$/, 'project.read'],

  // Organizations.
  ['POST', /\/projects\/{\w+}\/request-access$/, 'organization.projects.discover'],
  ['*', /\/organizations\/{\w+}\/project-imports(\/|$)/, 'organization.projects.create'],
  ['POST', /\/organizations\/{\w+}\/projects$|\/projects\/{\w+}\/copy$/, 'organization.projects.create'],
  [
    'POST|PATCH|DELETE',
    /\/organizations\/users\/invite-new$|\/organizations\/{\w+}\/users(\/|$)/,
    'organization.users.manage',
  ],
  ['*', /\/organization-invitations(\/|$)/, 'organization.users.manage'],
  [
    'POST|PATCH',
    /\/(energy-sources|guidewords|hazard-effect-types|hazard-types|injury-types|lifecycle-phases|task-types)(\/|$)/,
    'organization.library.manage',
  ],
  // Reading the libraries of others is for whoever edits the analysis, and for nobody else.
  ['GET|POST', /\/library-records(\/take)?$/, 'analysis.edit'],
  ['POST|PATCH|DELETE', /\/organization-roles\/|\/organizations\/{\w+}\/roles$/, 'organization.roles.manage'],
  // What would go with it concerns whoever may delete it.
  ['GET', /\/organization-roles\/{\w+}\/dependency-tree$/, 'organization.roles.manage'],
  ['GET', /\/tags\/{\w+}\/dependency-tree$/, 'organization.library.manage'],
  ['GET', /\/organizations\/{\w+}\/history(\/export)?$/, 'organization.update'],
  ['GET', /\/organizations\/{\w+}\/dependency-tree$/, 'organization.delete'],
  ['GET', /\/projects\/{\w+}\/dependency-tree$/, 'project.delete'],
  ['POST|DELETE', /\/tags\/{\w+}\/relationships\//, 'analysis.edit'],
  [
    'POST|PATCH|DELETE',
    /\/tags(\/|$)|\/risk-rating-set-drafts$|\/(risk-rating-set|risk-rating-set-drafts|organization-risk-rating-sets)\//,
    'organization.library.manage',
  ],
  ['PATCH', /\/organizations\/{\w+}$/, 'organization.update'],
  ['POST|DELETE', /\/organizations\/{\w+}\/logo$/, 'organization.update'],
  ['DELETE', /\/organizations\/{\w+}$/, 'organization.delete'],
  [
    'GET|PUT',
    /\/(organizations|organization-roles|tags|organization-scoped-risk-rating-sets|risk-rating-set-drafts)(\/|$)(?<!relationships\/tags)/,
    'organization.read',
  ],

  // Projects and their people.
  ['GET|PATCH', /\/project-access-requests(\/|$)/, 'project.members.manage'],
  ['POST|PATCH|DELETE', /\/project-members\/|\/projects(\/{\w+})?\/members(\/|$)/, 'project.members.manage'],
  [
    'GET',
    /\/projects\/{\w+}$|\/project-(members|attribute\w*|attribute-types|attribute-type-values)(\/|$)/,
    'project.read',
  ],
  ['GET', /\/toolstatus\/|\/relationships\/tags$/, 'project.read'],
  ['PUT', /\/projects\/{\w+}\/user-preferences$/, 'project.read'],
  ['DELETE', /\/projects\/{\w+}$/, 'project.delete'],
  [
    'POST|PATCH|DELETE',
    /\/projects\/{\w+}$|\/project-attribute|\/projects\/{\w+}\/attribute/,
    'project.update',
  ],
  ['GET|POST', /\/projects\/{\w+}\/rating-set-moves$/, 'project.update'],
  ['POST|PATCH|DELETE', /\/tool-connections(\/{\w+})?$/, 'project.update'],

  // Discussion and votes.
  [
    'POST|PATCH|DELETE',
    /\/hazard-comments\/|\/hazard-vote-event-comments(\/|$)|\/hazards\/{\w+}\/comments$/,
    'comments.write',
  ],
  ['PATCH', /\/toggle-not-needed$/, 'voting.manage'],
  ['POST|PATCH|DELETE', /\/hazard-votes\/{\w+}$|\/hazards\/{\w+}\/hazard-votes$/, 'votes.cast'],
  ['PUT', /\/check-vote-change-rules-violation$/, 'votes.cast'],
  [
    'POST|PATCH|DELETE',
    /\/hazard-vote-events\/|\/hazards\/{\w+}\/users(\/|$)|\/send-vote-summary$/,
    'voting.manage',
  ],
  ['PATCH', /\/toggle-consensus-voting-lock$|\/consensus-voting-locks\/batch$/, 'voting.lock'],
  ['PATCH', /\/toggle-risk-freeze$|\/risk-freezes\/batch$/, 'risk.freeze'],
  ['PATCH', /\/residual-risk-acceptance$/, 'risk.accept'],
  ['PATCH', /\/hazards\/{\w+}\/closed$/, 'hazards.close'],

  // What was frozen: by whoever leads or approves; the team answers what reviewers find.
  ['POST|DELETE', /\/projects\/{\w+}\/baselines$|\/baselines\/{\w+}$/, 'baselines.manage'],
  ['POST', /\/review-findings\/{\w+}\/actions\/answer$/, 'analysis.edit'],
  [
    'POST',
    /\/baselines\/{\w+}\/(signatures|reviews)$|\/baseline-(signatures|reviews)\/|\/review-findings\//,
    'baselines.sign',
  ],

  // The analysis.
  [
    'POST|PATCH|DELETE',
    /\/(hazards|hazard-rrms|hazard-rrm-evaluations|hazard-evaluations)\//,
    'hazards.edit',
  ],
  ['POST|PATCH|DELETE', /\/(rrms|srems|safety-functions|safety-targets|solution-sets)\//, 'hazards.edit'],
  ['PUT', /\/actions\/recommend-hazards$/, 'hazards.edit'],
  ['PUT', /\/system\/actions\/get-answer$/, 'analysis.read'],
  // A file of what one may read changes nothing of it.
  ['POST', /\/exports(\/|$)/, 'analysis.read'],
  ['PUT', /\/presence$/, 'analysis.read'],
  ['GET', /./, 'analysis.read'],
  ['*', /./, 'analysis.edit'],
];

/** The permission that specification and domain model ask for. */
export function permissionOf({ method, path }: { method: string; path: string }): string {
  const rule = RULES.find(
    ([methods, address]) => (methods === '*' || methods.split('|').includes(method)) && address.test(path),
  );
  return rule?.[2] ?? '';
}
