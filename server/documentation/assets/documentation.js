/** Starts swagger-ui on the page made by pages.ts. Runs in the browser without a build step. */
const frame = document.getElementById('documentation');
const { contract, signedIn, clientId } = frame.dataset;

// Before the first drawing: no flash of the other scheme.
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const applyScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', applyScheme);
applyScheme();

const matches = (operation, phrase) =>
  [operation.get('path'), ...['operationId', 'summary'].map(key => operation.getIn(['operation', key]))].some(
    text => text?.toLowerCase().includes(phrase),
  );

/** The filter field looks for operations, not only for the names of their groups. */
const searchOperations = () => ({
  fn: {
    opsFilter: (groups, text) => {
      const phrase = text.trim().toLowerCase();
      return groups
        .map((group, name) =>
          name.toLowerCase().includes(phrase)
            ? group
            : group.update('operations', all => all.filter(operation => matches(operation, phrase))),
        )
        .filter(group => group.get('operations').size > 0);
    },
  },
  statePlugins: {
    layout: {
      wrapSelectors: {
        // What was looked for is shown, until the group is closed by hand.
        isShown: original => (state, thing, fallback) => {
          const isFound = thing[0] === 'operations-tag' && String(state.get('filter') || '').length > 4;
          return original(thing, fallback || isFound);
        },
      },
    },
  },
});

/** `#/components/schemas/Hazard` within the contract. */
const targetOf = (whole, reference) =>
  reference
    .slice(2)
    .split('/')
    .reduce((node, key) => node[key.replaceAll('~1', '/').replaceAll('~0', '~')], whole);

/** The value with every reference replaced by what it points to; one that leads back to itself ends there. */
function inlined(value, whole, within = []) {
  if (Array.isArray(value)) return value.map(item => inlined(item, whole, within));
  if (value === null || typeof value !== 'object') return value;
  const { $ref, ...rest } = value;
  if (typeof $ref === 'string' && within.includes($ref)) return { title: $ref.split('/').at(-1) };
  const own = Object.fromEntries(
    Object.entries(rest).map(([key, item]) => [key, inlined(item, whole, within)]),
  );
  return typeof $ref === 'string'
    ? { ...inlined(targetOf(whole, $ref), whole, [...within, $ref]), ...own }
    : own;
}

/**
 * What an opened operation consists of. The library's own way reads the whole contract once more each time, which takes
 * seconds with one of this size; all references of the bundled contract lead into itself.
 */
const readOperationsQuickly = whole => () => ({
  fn: {
    resolveSubtree: async (spec, path) => {
      const [area, address, method] = path;
      const found = inlined(
        path.reduce((node, key) => node?.[key], whole),
        whole,
      );
      if (area !== 'paths' || !method || !found) return { spec: found ?? null, errors: [] };
      const shared = inlined(whole.paths[address].parameters ?? [], whole);
      const parameters = [...(found.parameters ?? []), ...shared];
      return { spec: { security: spec.security, ...found, parameters }, errors: [] };
    },
  },
});

// As an object: the library reads a text by a parser for YAML, which is slow.
const spec = await (await fetch(contract)).json();
// A person calls from here: what a tool signs with, and a token in the address, are not offered.
for (const scheme of ['imageToken', 'toolSignature']) delete spec.components.securitySchemes[scheme];
const page = window.SwaggerUIBundle({
  spec,
  domNode: frame,
  plugins: [searchOperations, readOperationsQuickly(spec)],
  oauth2RedirectUrl: new URL(signedIn, window.location.href).href,
  validatorUrl: null,
  docExpansion: 'none',
  // 336 operations: their schemas are drawn where they are used, not all once more below.
  defaultModelsExpandDepth: -1,
  deepLinking: true,
  displayOperationId: true,
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: true,
});
page.initOAuth({
  clientId,
  scopes: 'openid profile email',
  usePkceWithAuthorizationCodeGrant: true,
});

/** The sign-in window tells its outcome by name, because a provider may cut the tie between the two windows. */
new BroadcastChannel('badger-docs-sign-in').addEventListener('message', ({ data }) => {
  const waiting = window.swaggerUIRedirectOauth2;
  if (!waiting?.state || data.state !== waiting.state) return;
  delete waiting.state;
  if (data.code) {
    waiting.auth.code = data.code;
    waiting.callback({ auth: waiting.auth, redirectUrl: waiting.redirectUrl });
    return;
  }
  waiting.errCb({
    authId: waiting.auth.name,
    source: 'auth',
    level: 'error',
    message: data.description ?? data.error ?? 'The provider sent no code. Sign in again.',
  });
});
