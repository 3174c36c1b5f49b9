/**
 * The import rules of docs/architecture.md: imports run one way. A rule names what a folder may NOT reach.
 * app → layout → features → glossary → api → config → lib; session beside them below app; ui → theme → lib.
 * In the server a room imports lower rooms only, in the order of SERVER_ROOMS.
 * The folders domain/ and glossary/ beside src and server are for both: pure rules, the product's and those of texts.
 */
const layer = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^src/', pathNot: [from, ...allowed] },
});

/**
 * The rooms of the server, lowest first: a room imports those before it and none after it. Of the files beside the rooms
 * only the settings are for all; the others put the rooms together.
 */
const SERVER_ROOMS = [
  'contract',
  'database',
  'access',
  'mail',
  'storage',
  'backup',
  'events',
  'jobs',
  'telemetry',
  'http',
  'pages',
  'texts',
  'identity',
  'content',
  'documentation',
  'modules',
  'seed',
];

const serverRooms = SERVER_ROOMS.map((room, place) => ({
  name: `server-${room}-knows-no-higher-room`,
  severity: 'error',
  from: { path: `^server/${room}/` },
  to: {
    path: ['^server/[^/]+\\.ts$', ...SERVER_ROOMS.slice(place + 1).map(higher => `^server/${higher}/`)],
    pathNot: '^server/settings(Reader)?\\.ts$',
  },
}));

module.exports = {
  forbidden: [
    {
      // Types count as well: two files that need each other's types are one, or lack a third.
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      // Types count too: two files that need each other's types are one part.
      name: 'no-circle-in-the-web-app',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(src|server|domain|glossary)/',
        pathNot: [
          '\\.d\\.ts$',
          '^src/main\\.tsx$',
          '^server/main\\.ts$',
          '^server/(content|documentation|identity)/assets/',
        ],
      },
      to: {},
    },
    {
      // An installation has the packages of `npm ci --omit=dev` (docs/operate/install.md); types are gone by then.
      name: 'production-needs-no-development-packages',
      severity: 'error',
      from: { path: ['^(server|domain|glossary)/', '^scripts/(admin|backup|restore)\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'web-app-does-not-know-the-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|scripts|tests)/' },
    },
    {
      name: 'server-does-not-know-the-web-app',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|scripts|tests)/' },
    },
    {
      name: 'only-the-api-reads-generated-clients',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/api/' },
      to: { path: '^src/api/generated/' },
    },
    {
      name: 'glossary-rules-know-nobody',
      severity: 'error',
      // But for a pure function of a package: the words of a Markdown text.
      from: { path: '^glossary/' },
      to: { pathNot: '^(glossary|node_modules/remove-markdown)/' },
    },
    {
      name: 'domain-rules-know-nobody',
      severity: 'error',
      from: { path: '^domain/' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'what-knows-no-product-knows-no-domain',
      severity: 'error',
      from: { path: '^(src/(lib|config|theme|ui|session|glossary)|server/(http|mail|pages|storage))/' },
      to: { path: '^domain/' },
    },
    layer('lib-is-the-floor', '^src/lib/', []),
    layer('config-stands-on-lib', '^src/config/', ['^src/lib/']),
    layer('theme-stands-on-lib', '^src/theme/', ['^src/lib/']),
    layer('ui-stands-on-theme', '^src/ui/', ['^src/theme/', '^src/lib/']),
    layer('api-stands-on-config', '^src/api/', ['^src/config/', '^src/lib/']),
    layer('records-stand-on-api', '^src/records/', ['^src/api/', '^src/config/', '^src/lib/']),
    {
      name: 'only-features-and-above-edit-records',
      severity: 'error',
      from: { path: '^src/(ui|theme|session|glossary)/' },
      to: { path: '^src/records/' },
    },
    layer('session-stands-on-api', '^src/session/', [
      '^src/api/',
      '^src/ui/',
      '^src/theme/',
      '^src/config/',
      '^src/lib/',
      '^src/glossary/',
    ]),
    layer('glossary-stands-on-api', '^src/glossary/', [
      '^src/api/',
      '^src/ui/',
      '^src/theme/',
      '^src/config/',
      '^src/lib/',
    ]),
    {
      name: 'features-stand-on-glossary',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(app|layout)/' },
    },
    {
      // A route puts features side by side; what several of them need stands in shared.
      name: 'a-feature-imports-no-feature',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/shared/'] },
    },
    {
      name: 'app-knows-features-by-their-routes',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '^src/app/(WelcomeRoute|KnownAddress)\\.tsx$' },
      to: {
        path: '^src/features/',
        pathNot: ['/routes\\.tsx$', 'Slice\\.ts$', 'Listeners\\.ts$', '^src/features/shared/'],
      },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^src/features/shared/' },
      to: { path: '^src/features/', pathNot: '^src/features/shared/' },
    },
    {
      name: 'layout-stands-on-features',
      severity: 'error',
      from: { path: '^src/layout/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^server/modules/.*[rR]ules\\.ts$' },
      to: {
        path: '^server/(database|http)/|node_modules/(pg|drizzle-orm|fastify)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...serverRooms,
    {
      name: 'a-module-does-not-open-another',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/' },
      to: {
        path: '^server/modules/[^/]+/',
        pathNot: ['^server/modules/$1/', '^server/modules/[^/]+/index\\.ts$', '^server/modules/shared/'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|/generated/.*\\.d\\.ts' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
