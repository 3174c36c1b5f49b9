import Fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, inject } from 'vitest';
import { embeddedPrincipals } from '../../server/access/principals.ts';
import { createTokenVerifier, localKeys } from '../../server/access/tokenVerifier.ts';
import { contentPlugin } from '../../server/content/contentPlugin.ts';
import { type GlossaryItemInput, upsertGlossaryItems } from '../../server/content/upsertGlossaryItems.ts';
import { type Database, openDatabase } from '../../server/database/connection.ts';
import { TEMPLATE } from './globalSetup.ts';
import { createDatabaseFromTemplate } from './postgres.ts';

export const ISSUER = 'http://localhost:8080';
const AUDIENCE = `${ISSUER}/v1`;

export const ACME = '00000000-0000-4000-8000-0000000000a1';
export const OTHER = '00000000-0000-4000-8000-0000000000a2';
export const ANA = '00000000-0000-4000-8000-0000000000b1';
export const LEO = '00000000-0000-4000-8000-0000000000b2';
export const GONE = '00000000-0000-4000-8000-0000000000b3';
export const UNKNOWN = '00000000-0000-4000-8000-0000000000b4';

export const item = (uiKey: string, more: Partial<GlossaryItemInput> = {}): GlossaryItemInput => ({
  uiKey,
  deploymentEnv: 'PRODUCTION',
  textType: 'plain',
  plainText: `Text of ${uiKey}`,
  ...more,
});
export const number = (index: number) => String(index).padStart(3, '0');

async function seed({ pool }: Database) {
  await pool.query('truncate glossary_items');
  await pool.query(
    `insert into users (uuid, email, is_active) values
       ($1, 'ana@example.com', true), ($2, 'leo@example.com', true), ($3, 'gone@example.com', false)`,
    [ANA, LEO, GONE],
  );
  for (const [organization, user] of [
    [ACME, ANA],
    [OTHER, LEO],
  ]) {
    await pool.query(
      `with organization as (insert into organizations (uuid, name) values ($1, 'An organization') returning uuid),
            role as (insert into organization_roles (organization_uuid, name) select uuid, 'Member' from organization returning uuid)
       insert into organization_users (organization_uuid, user_uuid, organization_role_uuid)
       select $1, $2, uuid from role`,
      [organization, user],
    );
  }
  await upsertGlossaryItems(pool, [
    // Written backwards, so that the order of the answer is not the order of the rows.
    ...Array.from({ length: 260 }, (_, index) => item(`paged/${number(259 - index)}`)),
    item('badger/title', { deploymentEnv: 'STAGING', domain: 'SAFETY', plainText: 'Badger on trial' }),
    item('badger/title', { textType: 'MARKDOWN', markdownText: '**Badger**', plainText: null }),
    item('badger/title', { organizationUuid: ACME, plainText: 'Badger of Acme' }),
    item('badger/title', { organizationUuid: OTHER, plainText: 'Badger of the others' }),
    item('badger/title', { locale: 'de', plainText: 'Dachs' }),
    item('badger/Zebra'),
    item('badgerless/title'),
    item('other/badger'),
    item('100%/a'),
    item('100x/a'),
    item('under_score'),
    item('underXscore'),
    item('back\\slash'),
    item('back/slash'),
  ]);
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: {
    data: { id: number; attributes: Record<string, unknown> }[];
    meta: { pagination: Record<string, number> };
    error: {
      status: number;
      name: string;
      message: string;
      details: { errors?: { path: string[]; message: string }[] };
    };
  };
}

export const startingWith = (prefix: string, more: Record<string, string> = {}) => ({
  'filters[uiKey][$startsWith]': prefix,
  ...more,
});
export const keysOf = ({ body }: Answer) => body.data.map(({ attributes }) => attributes.uiKey);
export const textsOf = ({ body }: Answer) => body.data.map(({ attributes }) => attributes.plainText);

/** A glossary service over a database of its own, for the tests of one file. */
export function prepareGlossaryService() {
  let database: Database;
  let app: FastifyInstance;
  let sign: (subject: string, claims?: Record<string, unknown>) => Promise<string>;
  let verifyToken: ReturnType<typeof createTokenVerifier>;
  const closing: (() => Promise<unknown>)[] = [];

  async function startApp(options: Partial<Parameters<typeof contentPlugin>[1]> = {}) {
    const fastify = Fastify();
    await fastify.register(contentPlugin, {
      pool: database.pool,
      verifyToken,
      principals: embeddedPrincipals,
      ...options,
    });
    closing.unshift(() => fastify.close());
    return fastify;
  }

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    verifyToken = createTokenVerifier({
      issuer: ISSUER,
      audience: AUDIENCE,
      clientId: 'badger-ui',
      accessTokenType: 'at+jwt',
      keys: localKeys({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] }),
    });
    sign = (subject, claims) =>
      new SignJWT({ client_id: 'badger-ui', ...claims })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'one' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(subject)
        .setExpirationTime((claims?.exp as number | undefined) ?? '10m')
        .sign(privateKey);

    const clone = await createDatabaseFromTemplate(inject('postgresUrl'), TEMPLATE);
    closing.unshift(clone.drop);
    database = openDatabase(clone.url);
    closing.unshift(database.close);
    await seed(database);
    app = await startApp();
  });

  afterAll(async () => {
    for (const close of closing) await close();
  });

  async function get(query: Record<string, string> | string, user: string | null = ANA): Promise<Answer> {
    const headers = user === null ? {} : { authorization: `Bearer ${await sign(user)}` };
    const search = typeof query === 'string' ? query : String(new URLSearchParams(query));
    const response = await app.inject({ url: `/api/glossary-items?${search}`, headers });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  }

  return {
    get,
    startApp,
    sign: (subject: string, claims?: Record<string, unknown>) => sign(subject, claims),
    get app() {
      return app;
    },
    get pool() {
      return database.pool;
    },
  };
}
