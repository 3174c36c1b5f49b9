import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pointedOut } from '../../../../../server/modules/documents/analysis/pointedOut.ts';
import {
  content,
  type LanguageModelServer,
  startLanguageModel,
} from '../../../../support/languageModelServer.ts';

let model: LanguageModelServer;
beforeAll(async () => {
  model = await startLanguageModel();
});
beforeEach(() => {
  model.asked = [];
});
afterEach(() => vi.useRealTimers());
afterAll(() => model.close());

const SENTENCES = ['The arm swings freely.', 'The yard is lit at night.', 'The arm has three joints.'];
const point = (sentences: readonly string[], report: (done: number, total: number) => void = () => {}) =>
  pointedOut({ url: model.url, name: 'small', key: undefined }, sentences, report);
const textOf = (at: number) => model.asked[at]?.body.messages[1]?.content ?? '';

it('takes sentences by their numbers, whatever the model says around them', async () => {
  model.says = content(
    'Here you are:\n1. HAZARD\n- 2: ASSUMPTION because of the light\n7 HAZARD\n3 JOINT\n0 FIGURE',
  );
  const { findings, problem } = await point(SENTENCES);
  expect([...findings]).toEqual([
    ['The arm swings freely.', 'HAZARD'],
    ['The yard is lit at night.', 'ASSUMPTION'],
  ]);
  expect(problem).toBeUndefined();
  expect(textOf(0)).toBe(
    '1 The arm swings freely.\n2 The yard is lit at night.\n3 The arm has three joints.',
  );
});

it('asks in portions of 40 sentences or 8,000 characters, and says how far it is', async () => {
  model.says = content('1 HAZARD');
  const many = Array.from({ length: 81 }, (_, at) => `Sentence number ${at} of many.`);
  const long = ['x', 'y', 'z'].map(letter => letter.repeat(3900));
  const reports: number[][] = [];
  const { findings } = await point([...many, ...long], (done, total) => reports.push([done, total]));
  expect(reports).toEqual([
    [40, 84],
    [80, 84],
    // The last short one with two long ones, then the third.
    [83, 84],
    [84, 84],
  ]);
  expect([...findings.keys()]).toEqual([many[0], many[40], many[80], long[2]]);
});

it('looks at 2,000 sentences at most', async () => {
  model.says = content('NOTHING');
  const many = Array.from({ length: 2100 }, (_, at) => `Sentence number ${at} of many.`);
  await point(many);
  expect(model.asked).toHaveLength(50);
  expect(textOf(49)).toContain('Sentence number 1999 of many.');
});

it('keeps what was found before it went away, and says why', async () => {
  const many = Array.from({ length: 100 }, (_, at) => `Sentence number ${at} of many.`);
  model.says = (response, asked) =>
    model.asked.length === 1 ? content('2 FIGURE')(response, asked) : response.writeHead(503).end('busy');
  const { findings, problem } = await point(many);
  expect([...findings]).toEqual([[many[1], 'FIGURE']]);
  expect(problem).toBe('it answered with 503');
  expect(model.asked).toHaveLength(2);
});

it('leaves the rest to the rules after two minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const many = Array.from({ length: 100 }, (_, at) => `Sentence number ${at} of many.`);
  model.says = (response, asked) => {
    vi.setSystemTime(Date.now() + 70_000);
    content('1 HAZARD')(response, asked);
  };
  const { findings, problem } = await point(many);
  expect([...findings.keys()]).toEqual([many[0], many[40]]);
  expect(problem).toContain('too slow');
});

it('asks nothing where there is no sentence left', async () => {
  expect((await point([])).findings.size).toBe(0);
  expect(model.asked).toEqual([]);
});
