import type { Rolldown } from 'vite';

/** What so many parts of the app import, about a quarter of them, stands in the file that they share. */
const PARTS_IN_COMMON = 28;

type Graph = Rolldown.ChunkingContext;

/**
 * Gives everything that a module imports, directly or not, to its layer, less what a layer before it holds.
 *
 * @param roots module that a layer begins with, by the layer's name, lowest first; absolute paths
 */
function layers(roots: Record<string, string>) {
  let layerOf: Map<string, string> | undefined;
  const find = (graph: Graph) => {
    const found = new Map<string, string>();
    for (const [layer, root] of Object.entries(roots)) {
      const open = [root];
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (found.has(id)) continue;
        found.set(id, layer);
        open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
      }
    }
    return found;
  };
  return (id: string, graph: Graph): string | null => {
    layerOf ??= find(graph);
    return layerOf.get(id) ?? null;
  };
}

/**
 * Which modules share a file. By itself the bundler makes one for each set of pages that share something: the worksheet
 * then asks for over two hundred, most of a few hundred bytes, and a server without HTTP/2 gives out six at a time. Here
 * what is always loaded together is one file, and what most pages share another.
 *
 * @param source absolute path of a file below src
 */
export const codeFiles = (source: (path: string) => string): Rolldown.CodeSplittingOptions => ({
  // Layers and what is shared hold their imports already.
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'always',
      priority: 3,
      // What begins must not be imported by anything: it waits for the rest.
      test: id => !id.endsWith('/index.html') && id !== source('main.tsx'),
      name: layers({
        // Apart, because it prepares the page before anything of the app runs.
        first: source('main.tsx'),
        // Before the app, none of which the hidden frame of a renewal needs.
        renewal: source('session/renewalFrame.ts'),
        app: source('app/start.tsx'),
        shell: source('layout/AppLayout.tsx'),
      }),
    },
    { name: 'common', priority: 2, minShareCount: PARTS_IN_COMMON },
    {
      debugName: 'project',
      priority: 1,
      name: layers({
        project: source('features/projects/ProjectPage.tsx'),
        sheet: source('features/shared/sheet/Sheet.tsx'),
      }),
    },
  ],
});
