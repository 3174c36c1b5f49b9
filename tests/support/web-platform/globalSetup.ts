import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { importJWK, SignJWT } from 'jose';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { DEMO_ACCOUNTS } from '../../../server/database/seed/demoPeople.ts';
import { loadIdentityKeys, SIGNING_ALGORITHM } from '../../../server/identity/keys.ts';
import { startPlatform } from '../../../server/platform.ts';
import { readSettings } from '../../../server/settings.ts';
import { createDatabaseFromTemplate, createTemplate, startTestPostgres } from '../postgres.ts';
import type { PlatformAddress } from '../web/platformAddress.ts';

const TOKEN_LIFE = '2h';
const EMPTY = 'web';

async function start(): Promise<PlatformAddress & { stop: () => Promise<void> }> {
  const postgres = await startTestPostgres();
  await createTemplate(postgres.url, EMPTY, async () => {});
  const database = await createDatabaseFromTemplate(postgres.url, EMPTY);
  const settings = readSettings({ DATABASE_URL: database.url });
  const platform = await startPlatform(settings, pino({ level: 'silent' }) as FastifyBaseLogger);
  const jwk = (await loadIdentityKeys(platform.pool)).signing.keys[0];
  if (!jwk) throw new Error('The provider has no signing key');
  const key = await importJWK(jwk, SIGNING_ALGORITHM);
  const signed = DEMO_ACCOUNTS.map(async ({ email, userUuid }) => [
    email.split('@')[0],
    await new SignJWT({ client_id: settings.oidc.clientId, scope: 'openid profile email' })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'at+jwt', ...(jwk.kid && { kid: jwk.kid }) })
      .setIssuer(settings.oidc.issuer)
      .setAudience(settings.oidc.audience ?? '')
      .setSubject(userUuid)
      .setIssuedAt()
      .setExpirationTime(TOKEN_LIFE)
      .sign(key),
  ]);
  const tokens = Object.fromEntries(await Promise.all(signed)) as Record<string, string>;
  const url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    tokens,
    stop: async () => {
      await platform.close();
      await postgres.stop();
    },
  };
}

/**
 * One platform for all component tests of a run, real and with the demo data in it, started when the first test asks:
 * most of them need none. Tests share it, so each makes the organization or project that it changes.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let running: ReturnType<typeof start> | undefined;
  const starter = createServer((_request, response) => {
    running ??= start();
    running.then(
      ({ url, tokens }) => response.end(JSON.stringify({ url, tokens })),
      error => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>(resolve => starter.listen(0, '127.0.0.1', resolve));
  project.provide('platformStarter', `http://127.0.0.1:${(starter.address() as AddressInfo).port}/`);
  return async () => {
    starter.close();
    await running?.then(({ stop }) => stop());
  };
}
