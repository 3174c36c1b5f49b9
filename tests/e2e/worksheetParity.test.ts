import type { Browser } from 'puppeteer-core';
import { BROWSERS, launch } from '../support/e2e/browsers.ts';
import { PARITY } from '../support/e2e/parity/index.ts';
import { SheetHands } from '../support/e2e/SheetHands.ts';
import { expect, test } from '../support/e2e/test.ts';

// The forty cases of docs/worksheet-parity.md, by real keys, pointer and clipboard in both browsers.
for (const name of BROWSERS)
  test.describe(name, () => {
    let browser: Browser;
    let hands: SheetHands;
    test.beforeAll(async ({ installation }) => {
      browser = await launch(name);
      hands = new SheetHands(await browser.newPage(), installation);
      await hands.signIn('lead');
    });
    test.afterAll(() => browser.close());

    for (const { title, prepare, cases } of PARITY)
      test(`${title} as in Excel`, async ({ apiOf }) => {
        const api = await apiOf('lead');
        const project = await prepare(api);
        await hands.open(project.projectUuid);
        for (const { number, what, act } of cases)
          await test.step(`${number} ${what}`, () => act({ hands, api, project, browser: name }));
        await hands.expectSaved();
        expect(hands.complaints()).toEqual([]);
      });
  });
