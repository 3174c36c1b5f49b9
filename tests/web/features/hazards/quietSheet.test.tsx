import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { holdCalls } from '../../../support/web/faults.ts';
import { usePlatform } from '../../../support/web/platform.ts';
import { ORIGIN, server } from '../../../support/web/server.ts';
import { cellOf, OwnWorksheet } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform());
  await sheet.addRated({}, { severity: 'S3', exposure: 'E4', avoidability: 'C3' });
});

/** What React gave an element when it last rendered it: another object each time. */
function renderedWith(element: Element): unknown {
  const key = Object.keys(element).find(name => name.startsWith('__reactProps$'));
  if (key === undefined) throw new Error('React keeps what it rendered elsewhere');
  return element[key as keyof Element];
}

it('a level that is typed renders its row and no choice of the toolbar', async () => {
  const { user } = sheet.open();
  await user.click(await cellOf('HZ-001', 'S'));
  const names = ['Columns', 'Group', 'State', 'ASIL', 'Lines'];
  const choices = names.map(name => screen.getByRole('combobox', { name }));
  const cell = await cellOf('HZ-001', 'ASIL');
  const before = [...choices, cell].map(renderedWith);
  await user.keyboard('1');
  await waitFor(() => expect(cell).toHaveTextContent('B'));
  await waitFor(async () => expect((await sheet.stored())[0]?.revision).toBeGreaterThan(2));
  choices.forEach((choice, at) => {
    expect(renderedWith(choice), names[at]).toBe(before[at]);
  });
  expect(renderedWith(cell)).not.toBe(before.at(-1));
});

it('the levels are asked for with the hazards, not behind the names of all methods', async () => {
  const asked: string[] = [];
  server.use(
    http.get(`${ORIGIN}/v1/*`, ({ request }) => {
      asked.push(new URL(request.url).pathname.replace(/^.*user-api\//, ''));
    }),
  );
  const release = holdCalls(({ url }) => url.includes('/risk-rating-sets?'));
  sheet.open();
  await waitFor(() =>
    expect(asked).toContainEqual(expect.stringMatching(/^risk-rating-sets\/[\da-f-]{36}$/)),
  );
  release();
  await cellOf('HZ-001', 'ASIL');
});
