import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { LiveStream, listenOn } from '../../support/liveStream.ts';
import { findFreePort } from '../../support/serverProcess.ts';

// `npm run dev` puts Vite between browser and server.

let app: TestApp;
let vite: ViteDevServer;
let url: string;
const before = process.env.PORT;

beforeAll(async () => {
  app = await createTestApp();
  // vite.config.ts takes the server's port from here.
  process.env.PORT = new URL(await listenOn(app)).port;
  const port = await findFreePort();
  vite = await createServer({ server: { port, hmr: false, watch: null }, logLevel: 'error' });
  await vite.listen();
  url = `http://localhost:${port}`;
});
afterAll(async () => {
  if (before === undefined) delete process.env.PORT;
  else process.env.PORT = before;
  await vite?.close();
  await app?.close();
});

it('passes every event on when it comes, and the end of a listener to the server', async () => {
  const { rows } = await app.pool.query<{ uuid: string; project: string; revision: number }>(
    'select uuid, project_uuid as project, revision from hazards order by code, project_uuid limit 1',
  );
  const [hazard] = rows;
  const projectUuid = hazard?.project ?? '';
  const clientId = '0190b3c4-5d6e-7f80-9a1b-000000000001';
  const token = await app.tokenOf(app.userUuid('engineer'));
  const stream = await LiveStream.open(url, { token, projectUuid, clientId });
  const body = { revision: hazard?.revision, name: 'Seen through Vite' };
  await app.call('lead', 'PATCH', `/user-api/hazards/${hazard?.uuid}`, { body });
  expect(await stream.untilChanged(hazard?.uuid ?? '')).toMatchObject({ entity: 'Hazard', action: 'UPDATE' });
  expect(stream.isEnded).toBe(false);
  await app.call('engineer', 'PUT', `/user-api/projects/${projectUuid}/presence`, { body: { clientId } });
  await stream.close();
  const isThere = async () =>
    (await app.pool.query('select 1 from presence where client_id = $1', [clientId])).rowCount;
  await expect.poll(isThere).toBe(0);
});
