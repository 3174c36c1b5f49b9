import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createTestApp } from '../../support/app.ts';
import { listenOn } from '../../support/liveStream.ts';

it('does not wait for a connection that a browser opened in advance and never used', async () => {
  const app = await createTestApp();
  const { hostname, port } = new URL(await listenOn(app));
  const accepted = once(app.app.server, 'connection');
  const unused = connect(Number(port), hostname);
  await accepted;
  const ended = once(unused, 'close');
  await app.close();
  await ended;
  expect(unused.bytesRead).toBe(0);
});
