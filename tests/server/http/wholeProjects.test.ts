import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../support/app.ts';

it('figures of whole projects use two connections, however many ask', async () => {
  const test = await createTestApp();
  onTestFinished(() => test.close());
  const { body } = await test.call<{ data: { results: { uuid: string }[] } }>(
    'lead',
    'GET',
    '/user-api/projects',
  );
  const project = body.data.results[0]?.uuid ?? '';
  let running = 0;
  let most = 0;
  const query = test.heavyPool.query.bind(test.heavyPool) as (...args: unknown[]) => Promise<unknown>;
  Object.assign(test.heavyPool, {
    query: async (...args: unknown[]) => {
      const isFigure = (args[0] as { name?: string }).name?.startsWith('haraMetrics') === true;
      if (!isFigure) return query(...args);
      running += 1;
      most = Math.max(most, running);
      return query(...args).finally(() => {
        running -= 1;
      });
    },
  });
  const people = ['lead', 'engineer', 'voter', 'approver', 'viewer'];
  const asked = [...people, ...people].map(person =>
    test.call(person, 'GET', `/user-api/hara-metrics/${project}`),
  );
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});
