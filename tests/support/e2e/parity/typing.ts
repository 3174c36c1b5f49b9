import { expect } from '@playwright/test';
import { createFunctionAnalysis } from '../analysis.ts';
import type { ParityGroup } from './parityCase.ts';

export const typing: ParityGroup = {
  title: 'typing and choosing',
  prepare: api => createFunctionAnalysis(api, 6),
  cases: [
    {
      number: 9,
      what: 'Typing replaces the content',
      async act({ hands }) {
        await hands.click('HZ-001 Situation');
        await hands.type('Ci');
        await expect.poll(() => hands.editor()).toBe('Ci[ty, dry]');
        await hands.press('Enter');
        await expect.poll(() => hands.text('HZ-001 Situation')).toBe('City, dry');
        await expect.poll(() => hands.active()).toBe('HZ-002 Situation');
      },
    },
    {
      number: 10,
      what: 'F2 changes the content, the caret at its end',
      async act({ hands }) {
        await hands.click('HZ-001 Situation');
        await hands.press('F2');
        await expect.poll(() => hands.editor()).toBe('City, dry');
        await hands.type(' road');
        await expect.poll(() => hands.editor()).toBe('City, dry road');
      },
    },
    {
      number: 11,
      what: 'Esc leaves the cell as it was',
      async act({ hands }) {
        await hands.press('Escape');
        await expect.poll(() => hands.editor()).toBeUndefined();
        expect(await hands.text('HZ-001 Situation')).toBe('City, dry');
      },
    },
    {
      number: 12,
      what: 'A click elsewhere commits',
      async act({ hands }) {
        await hands.click('HZ-002 Situation');
        await hands.type('Tunnel');
        await hands.click('HZ-004 E');
        await expect.poll(() => hands.text('HZ-002 Situation')).toBe('Tunnel');
        await expect.poll(() => hands.active()).toBe('HZ-004 E');
      },
    },
    {
      number: 13,
      what: 'A click outside of the sheet commits',
      async act({ hands }) {
        await hands.click('HZ-003 Situation');
        await hands.type('Ferry');
        await hands.clickOn('input[placeholder="Search hazards"]');
        await expect.poll(() => hands.text('HZ-003 Situation')).toBe('Ferry');
      },
    },
    {
      number: 14,
      what: 'What begins like an entry of the list is completed visibly',
      async act({ hands }) {
        await hands.click('HZ-004 Situation');
        await hands.type('mo');
        await expect.poll(() => hands.editor()).toBe('mo[torway, wet]');
        await hands.press('Tab');
        await expect.poll(() => hands.text('HZ-004 Situation')).toBe('Motorway, wet');
      },
    },
    {
      number: 15,
      what: 'What was typed wins over an entry that contains it',
      async act({ hands }) {
        await hands.click('HZ-005 Situation');
        await hands.type('wet');
        await expect.poll(() => hands.editor()).toBe('wet');
        await hands.press('Enter');
        await expect.poll(() => hands.text('HZ-005 Situation')).toBe('wet');
      },
    },
    {
      number: 16,
      what: 'A completion that was deleted stays deleted',
      async act({ hands }) {
        await hands.click('HZ-006 Situation');
        await hands.type('Fer');
        await expect.poll(() => hands.editor()).toBe('Fer[ry]');
        await hands.press('Delete');
        await expect.poll(() => hands.editor()).toBe('Fer');
        await hands.press('Tab');
        await expect.poll(() => hands.text('HZ-006 Situation')).toBe('Fer');
      },
    },
    {
      number: 17,
      what: 'Alt+Down opens the list of the cell',
      async act({ hands }) {
        await hands.click('HZ-001 S');
        await hands.press('Alt+ArrowDown');
        const codes = async () => (await hands.entries('option')).map(entry => entry.slice(0, 2));
        await expect.poll(codes).toEqual(['S0', 'S1', 'S2', 'S3']);
        await hands.press('ArrowDown', 'ArrowDown', 'Enter');
        await expect.poll(() => hands.text('HZ-001 S')).toBe('S1');
      },
    },
    {
      number: 18,
      what: 'An empty cell stays empty when its list is opened and left',
      async act({ hands }) {
        await hands.click('HZ-002 S');
        for (const opening of ['Alt+ArrowDown', 'F2']) {
          await hands.press(opening, 'Enter', 'ArrowUp');
          expect(await hands.text('HZ-002 S')).toBe('');
        }
        await expect.poll(() => hands.active()).toBe('HZ-002 S');
      },
    },
    {
      number: 37,
      what: 'Typing ahead into a new row writes into that row',
      async act({ hands }) {
        await hands.click('HZ-006 Situation');
        await hands.press('Control+Enter', 'ArrowRight');
        await hands.type('Tunnel');
        await hands.press('Tab', 'Tab');
        await hands.type('2');
        await hands.press('ArrowRight');
        await hands.type('3');
        await expect.poll(() => hands.texts(['HZ-006', 'HZ-007'], 'S', 'E')).toEqual(['', 'S2 E3']);
        await expect.poll(() => hands.text('HZ-007 Situation')).toBe('Tunnel');
        await hands.expectSaved();
      },
    },
    {
      number: 40,
      what: "Right click, Shift+F10 and the menu key open the cell's menu",
      async act({ hands }) {
        await hands.click('HZ-001 S', { button: 'right' });
        await expect.poll(() => hands.entries('menuitem')).toContain('DuplicateCtrl+Shift+D');
        await hands.press('Escape');
        await expect.poll(() => hands.active()).toBe('HZ-001 S');
        // The two keys reach the window before the page: neither driver can press them, see `cellMenu.test.tsx`.
      },
    },
  ],
};
