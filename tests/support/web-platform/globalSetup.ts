import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { importJWK, SignJWT } from 'jose';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { loadIdentityKeys, SIGNING_ALGORITHM } from '../../../server/identity/keys.ts';
import { startPlatform } from '../../../server/platform.ts';
import { DEMO_ACCOUNTS } from '../../../server/seed/demoPeople.ts';
import { readSettings } from '../../../server/settings.ts';
import { createDatabaseFromTemplate, createTemplate, startTestPostgres } from '../postgres.ts';
import type { NewPerson, OwnPerson, PlatformAddress } from '../web/platformAddress.ts';

const TOKEN_LIFE = '2h';
const EMPTY = 'web';

interface RunningPlatform extends PlatformAddress {
  addPerson: (person: NewPerson) => Promise<OwnPerson>;
  stop: () => Promise<void>;
}

async function start(): Promise<RunningPlatform> {
  const postgres = await startTestPostgres();
  await createTemplate(postgres.url, EMPTY, async () => {});
  const database = await createDatabaseFromTemplate(postgres.url, EMPTY);
  const settings = readSettings({ DATABASE_URL: database.url, REQUESTS_PER_MINUTE: '1000000' });
  const platform = await startPlatform(settings, pino({ level: 'silent' }) as FastifyBaseLogger);
  const jwk = (await loadIdentityKeys(platform.pool)).signing.keys[0];
  if (!jwk) throw new Error('The provider has no signing key');
  const key = await importJWK(jwk, SIGNING_ALGORITHM);
  const sign = (userUuid: string) =>
    new SignJWT({ client_id: settings.oidc.clientId, scope: 'openid profile email' })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'at+jwt', ...(jwk.kid && { kid: jwk.kid }) })
      .setIssuer(settings.oidc.issuer)
      .setAudience(settings.oidc.audience ?? '')
      .setSubject(userUuid)
      .setIssuedAt()
      .setExpirationTime(TOKEN_LIFE)
      .sign(key);
  const signed = DEMO_ACCOUNTS.map(async ({ email, userUuid }) => [
    email.split('@')[0],
    await sign(userUuid),
  ]);
  const tokens = Object.fromEntries(await Promise.all(signed)) as Record<string, string>;
  const url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    tokens,
    addPerson: async ({ email, firstName, lastName }) => {
      const { rows } = await platform.pool.query<{ uuid: string }>(
        'insert into users (email, first_name, last_name) values ($1, $2, $3) returning uuid',
        [email, firstName, lastName],
      );
      const uuid = rows[0]?.uuid ?? '';
      return { uuid, token: await sign(uuid) };
    },
    stop: async () => {
      await platform.close();
      await postgres.stop();
    },
  };
}

/**
 * One platform for all component tests of a run, real and with the demo data in it, started when the first test asks:
 * most of them need none. Tests share it, so each makes the organization, project or person that it changes.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let running: ReturnType<typeof start> | undefined;
  const answer = async (request: IncomingMessage): Promise<PlatformAddress | OwnPerson> => {
    running ??= start();
    const { url, tokens, addPerson } = await running;
    return request.method === 'POST'
      ? addPerson(JSON.parse(await text(request)) as NewPerson)
      : { url, tokens };
  };
  const starter = createServer((request, response) => {
    answer(request).then(
      body => response.end(JSON.stringify(body)),
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
