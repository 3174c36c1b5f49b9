import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { restingOn } from '../../../../server/modules/system/languageModel.ts';
import { readSettings } from '../../../../server/settings.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import {
  type Asked,
  content,
  type LanguageModelServer,
  type Saying,
  startLanguageModel,
} from '../../../support/languageModelServer.ts';

let model: LanguageModelServer;
let app: TestApp;
let project: string;
beforeAll(async () => {
  model = await startLanguageModel();
  app = await createTestApp({
    LANGUAGE_MODEL_URL: model.url,
    LANGUAGE_MODEL: 'small',
    LANGUAGE_MODEL_KEY: 'key of the model',
  });
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select uuid from projects where name ilike '%remote%'`,
  );
  project = rows[0]?.uuid ?? '';
  for (const [code, said] of [
    ['A-901', 'The zanzibar winch stops after two seconds.'],
    ['A-902', 'The zanzibar winch is loud when it stops.'],
  ])
    await app.pool.query(
      `insert into assumptions (project_uuid, code, name, text) values ($1, $2, 'Winch', $3)`,
      [project, code, said],
    );
});
beforeEach(() => {
  model.asked = [];
});
afterAll(async () => {
  await app?.close();
  model.close();
});

interface Answer {
  kind: string;
  answer: string;
  isModelText: boolean;
  sources: { code: string; title: string; excerpt: string; page: number | null }[];
}

const answerTo = async (question: string, person = 'viewer') => {
  const { status, body } = await app.call<{ data: Answer }>(
    person,
    'PUT',
    '/user-api/system/actions/get-answer',
    {
      body: { projectUuid: project, question },
    },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const QUESTION = 'When does the zanzibar winch stop?';

it('puts in words what was found, with the codes of what it rests on, and the sources stay', async () => {
  model.says = content('It stops after two seconds [1]. It is loud then [2][1].');
  const { kind, answer, isModelText, sources } = await answerTo(QUESTION);
  const [first, second] = sources.map(({ code, page }) => `[${code}${page ? `, ${page}` : ''}]`);
  expect({ kind, isModelText }).toEqual({ kind: 'QUOTATIONS', isModelText: true });
  expect(answer).toBe(`It stops after two seconds ${first}. It is loud then ${second}${first}.`);
  expect(sources.length).toBeGreaterThan(1);
});

it('sends the question and the quotations, and nothing else of the analysis', async () => {
  model.says = content('NOTHING');
  const { sources } = await answerTo(QUESTION);
  const [{ path, authorization, body } = {} as Asked] = model.asked;
  expect({ path, authorization, model: body.model }).toEqual({
    path: '/v1/chat/completions',
    authorization: 'Bearer key of the model',
    model: 'small',
  });
  const lines = sources.map(
    ({ code, title, excerpt, page }, index) =>
      `[${index + 1}] ${code} ${title}${page ? `, page ${page}` : ''}: ${excerpt || title}`,
  );
  expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(body.messages[1]?.content).toBe(`${lines.join('\n')}\n\nQuestion: ${QUESTION}`);
});

it.each<[what: string, saying: Saying]>([
  ['says that it does not know', content('NOTHING')],
  ['rests on no source', content('Every hazard is harmless.')],
  ['names a source that there is not', content('Every hazard is harmless [1] [99].')],
  ['names a source before the first', content('Every hazard is harmless [0].')],
  ['says nothing', content('')],
  ['says far too much', content(`${'x'.repeat(9000)} [1]`)],
  ['fails', response => response.writeHead(500).end('no')],
  [
    'sends the call elsewhere',
    response => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
  ],
  ['does not speak the language', response => response.end('<html>')],
  ['breaks off', response => response.destroy()],
])('the quotations stand for themselves where it %s', async (_what, saying) => {
  model.says = saying;
  const { kind, isModelText, answer, sources } = await answerTo(QUESTION);
  expect(model.asked).toHaveLength(1);
  expect({ kind, isModelText }).toEqual({ kind: 'QUOTATIONS', isModelText: false });
  expect(answer).toContain(`“${sources.find(({ excerpt }) => excerpt)?.excerpt}”`);
});

it('is not asked where a count or nothing is the answer', async () => {
  model.says = content('I know better [1].');
  expect(await answerTo('Which hazards have no final rating?')).toMatchObject({
    kind: 'COUNT',
    isModelText: false,
  });
  expect(await answerTo('zeppelin mooring')).toMatchObject({ kind: 'NOTHING', isModelText: false });
  expect(model.asked).toEqual([]);
});

it('numbers become codes with pages', () => {
  const source = { title: '', excerpt: '', projectName: 'Crane' };
  const sources = [
    { ...source, code: 'DOC-001', page: 4 },
    { ...source, code: 'HZ-002', page: null },
  ];
  expect(restingOn('One [1], two [2], a list [a].', sources)).toBe(
    'One [DOC-001, 4], two [HZ-002], a list [a].',
  );
  expect(restingOn('One [1], three [3].', sources)).toBeUndefined();
});

it('codes of several projects say which one is meant', () => {
  const source = { title: '', excerpt: '', code: 'HZ-001', page: null };
  const sources = [
    { ...source, projectName: 'Crane' },
    { ...source, projectName: 'Winch' },
  ];
  expect(restingOn('One [1], two [2].', sources)).toBe('One [HZ-001, Crane], two [HZ-001, Winch].');
});

it.each([
  [{ LANGUAGE_MODEL: 'small' }, /LANGUAGE_MODEL_URL must be set/],
  [{ LANGUAGE_MODEL_KEY: 'secret' }, /LANGUAGE_MODEL_URL must be set/],
  [{ LANGUAGE_MODEL_URL: 'http://localhost/v1' }, /LANGUAGE_MODEL must name the model/],
  [{ LANGUAGE_MODEL_URL: 'localhost', LANGUAGE_MODEL: 'small' }, /LANGUAGE_MODEL_URL must be an http/],
])('a half setting is refused at the start: %j', (environment, problem) => {
  expect(() => readSettings(environment)).toThrow(problem);
});

it('without settings there is none', () => {
  expect(readSettings({}).languageModel).toBeUndefined();
});
