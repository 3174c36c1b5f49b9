import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { withDatabase } from '../support/benchLargeProject.ts';

const ROOT = fileURLToPath(new URL('bare-grid', import.meta.url));
const BUILD = fileURLToPath(new URL('../../.cache/bench/bare-grid', import.meta.url));

export interface BarePages {
  /** The bare grid of our library, and AG Grid Community. */
  urls: { floor: string; peer: string };
}

/**
 * Builds the bare grids, serves them like a website, and lets work be done.
 * @param rows what `rows.json` answers with: the rows of one SELECT, asked for each time
 */
export async function withBarePages<T>(
  {
    port,
    databaseUrl,
    rows,
  }: { port: number; databaseUrl: string; rows?: { sql: string; values: unknown[] } },
  work: (pages: BarePages) => Promise<T>,
): Promise<T> {
  const config = { root: ROOT, configFile: false, logLevel: 'error' } as const;
  const output = { outDir: BUILD, emptyOutDir: true };
  const input = ['index.html', 'peer.html'].map(name => `${ROOT}/${name}`);
  await build({ ...config, build: { ...output, chunkSizeWarningLimit: 2000, rollupOptions: { input } } });
  return withDatabase(databaseUrl, async pool => {
    const answer = (_request: IncomingMessage, response: ServerResponse) => {
      void pool.query(rows?.sql ?? '', rows?.values).then(found => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(found.rows));
      });
    };
    const plugins = [
      {
        name: 'rows',
        configurePreviewServer: (server: {
          middlewares: { use(path: string, handler: typeof answer): void };
        }) => {
          server.middlewares.use('/rows.json', answer);
        },
      },
    ];
    const server = await preview({ ...config, plugins, build: output, preview: { port, strictPort: true } });
    try {
      const url = `http://localhost:${port}/`;
      return await work({ urls: { floor: url, peer: `${url}peer.html` } });
    } finally {
      await server.close();
    }
  });
}
