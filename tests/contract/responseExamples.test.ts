import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { requestFor } from '../support/authorization/requests.ts';
import { takeBack } from '../support/authorization/takeBack.ts';
import { makeTokens } from '../support/authorization/tokens.ts';
import { createWorld, type World } from '../support/authorization/world.ts';
import {
  type ContractOperation,
  contract,
  operations,
  problemsOfAnswer,
  resolved,
} from '../support/contract.ts';
import { readable, settled } from '../support/settledExample.ts';
import { someRecords } from '../support/someRecords.ts';

// openapi/examples: a real answer of every operation. `npm run examples` asks the demo world for them again; the few that
// a rule refuses there (a vote without a round, a tool that does not answer) are written by hand.

const FOLDER = 'openapi/examples';
/** Characters of an example. */
const LONGEST = 40_000;
const fileOf = (id: string) => join(FOLDER, `${id}.json`);
const hasBody = ({ success, isDownload, isStream }: ContractOperation) =>
  success !== 204 && !isDownload && !isStream;
const answered = operations.filter(hasBody);

describe.runIf(process.env.WRITE_EXAMPLES)('the demo world', () => {
  let app: TestApp;
  let world: World;
  let demo: Record<string, string>;
  let tokens: Record<string, string>;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'badger-examples-'));
    app = await createTestApp({ DATA_DIR: folder });
    demo = await someRecords(app);
    world = await createWorld(app.pool, async () => {});
    tokens = (await makeTokens(app, world.users)) as Record<string, string>;
    for (const person of ['lead', 'owner', 'admin', 'voter'])
      tokens[`demo ${person}`] = await app.tokenOf(app.userUuid(person));
    mkdirSync(FOLDER, { recursive: true });
  });
  afterAll(async () => {
    await app?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Who is asked with which records, the demo project first: its texts are worth reading. */
  const attempts = () => [
    ...['demo lead', 'demo owner', 'demo admin', 'demo voter'].map(caller => ({ caller, values: demo })),
    ...(['lead', 'owner', 'platform', 'voter', 'approver', 'noOrganization'] as const).map(caller => ({
      caller,
      values: { ...world.places.own, ...world.personal[caller] },
    })),
  ];

  async function successOf(operation: ContractOperation): Promise<unknown> {
    for (const { caller, values } of attempts()) {
      const { method, url, payload, headers } = requestFor(operation, values);
      const isList = operation.parameters.some(({ name }) => name === 'limit');
      const address = isList ? `${url}${url.includes('?') ? '&' : '?'}limit=2` : url;
      const ask = () =>
        app.app.inject({
          method: method as 'GET',
          url: address,
          headers: { ...headers, authorization: `Bearer ${tokens[caller]}` },
          ...(payload && { payload }),
        });
      const { statusCode, body } = method === 'GET' ? await ask() : await takeBack(app, ask);
      if (statusCode === operation.success) return JSON.parse(body);
    }
    return undefined;
  }

  it.each(answered)('answers $id', async operation => {
    const answer = await successOf(operation);
    if (!answer) return;
    const shown = (maxEntries?: number) =>
      `${JSON.stringify(readable(settled(answer, maxEntries), { $ref: answerOf(operation) ?? '' }), null, 1)}\n`;
    // One record of each kind says enough where there are many kinds.
    const text = shown();
    writeFileSync(fileOf(operation.id), text.length < LONGEST ? text : shown(1));
  });
});

/** The name of what an operation answers. */
function answerOf({ path, method, success }: ContractOperation): string | undefined {
  const responses = contract.paths[path]?.[method.toLowerCase()]?.responses as
    | Record<string, { content: Record<string, { schema: { $ref?: string } }> }>
    | undefined;
  return resolved(responses?.[success])?.content['application/json']?.schema.$ref;
}

/** Refused in the demo world by a rule; what they answer is the answer of another operation. */
const same = (operation: ContractOperation) =>
  answered.find(other => answerOf(other) === answerOf(operation) && existsSync(fileOf(other.id)));

describe('examples of answers', () => {
  const written = existsSync(FOLDER) ? readdirSync(FOLDER).filter(name => name.endsWith('.json')) : [];

  it('are there for every operation that answers with a body, or for another one with the same answer', () => {
    const missing = answered.filter(operation => !same(operation));
    expect(missing.map(({ id }) => id)).toEqual([]);
    const own = answered.filter(({ id }) => existsSync(fileOf(id)));
    expect(own.length).toBeGreaterThan(answered.length * 0.9);
  });

  it('are of operations', () =>
    expect(written.filter(name => !answered.some(({ id }) => name === `${id}.json`))).toEqual([]));

  it.each(answered.filter(({ id }) => existsSync(fileOf(id))))(
    '$id is as the contract says',
    async operation => {
      const text = await readFile(fileOf(operation.id), 'utf8');
      expect(problemsOfAnswer(operation, operation.success, JSON.parse(text))).toEqual([]);
      expect(text.length).toBeLessThan(LONGEST);
    },
  );

  it('show something: lists have entries', () => {
    const lists = answered.filter(({ id }) => id.startsWith('list') && existsSync(fileOf(id)));
    const empty = lists.filter(
      ({ id }) => JSON.parse(readFileSync(fileOf(id), 'utf8')).data.results.length === 0,
    );
    expect(empty.length).toBeLessThan(lists.length / 5);
  });
});
