import { describe, expect, it, vi } from 'vitest';

// Loaded again: other files of this worker add endpoints to the two APIs.
vi.resetModules();
const { hazardAnalysisApi } = await import('@/api/hazardAnalysisApi');
const { platformApi } = await import('@/api/platformApi');
// Every area's face: it is what gives a generated call its tags.
await Promise.all(Object.values(import.meta.glob('@/api/*.ts')).map(load => load()));

/** Calls that change nothing that is cached although they are sent as POST or PUT. */
const READING_MUTATIONS = [
  'getUserTestToken',
  'adminSendTestMail',
  'checkVoteChangeRulesViolation',
  'getAnswer',
  'recommendHazards',
  'recommendTasks',
  'setProjectPresence',
];
interface Definition {
  type: 'query' | 'mutation';
  providesTags?: unknown;
  invalidatesTags?: unknown;
  /** Changes the caches itself. */
  onQueryStarted?: unknown;
}
type AnyApi = {
  endpoints: Record<string, unknown>;
  enhanceEndpoints: (options: { endpoints: Record<string, (definition: Definition) => void> }) => unknown;
};

function definitionsOf(api: unknown): [string, Definition][] {
  const { endpoints, enhanceEndpoints } = api as AnyApi;
  const found: [string, Definition][] = [];
  for (const name of Object.keys(endpoints))
    enhanceEndpoints({ endpoints: { [name]: definition => void found.push([name, definition]) } });
  return found;
}

describe.each([
  ['platformApi', platformApi],
  ['hazardAnalysisApi', hazardAnalysisApi],
])('%s', (_name, api) => {
  const definitions = definitionsOf(api);

  it('has calls', () => expect(definitions.length).toBeGreaterThan(5));
  it('every mutation changes the caches, or is known to change nothing', () => {
    const silent = definitions.filter(
      ([, { type, invalidatesTags, onQueryStarted }]) =>
        type === 'mutation' && !invalidatesTags && !onQueryStarted,
    );
    expect(silent.map(([name]) => name).filter(name => !READING_MUTATIONS.includes(name))).toEqual([]);
  });
  it('every record that can be changed or deleted is tagged where it is read', () => {
    const changeable = new Set(
      definitions.flatMap(([name]) => /^(?:update|delete)(.+)$/.exec(name)?.[1] ?? []),
    );
    const untagged = definitions.filter(
      ([name, { type, providesTags }]) =>
        type === 'query' && !providesTags && changeable.has(name.replace(/^get|DependencyTree$/g, '')),
    );
    expect(untagged.map(([name]) => name)).toEqual([]);
  });
});
