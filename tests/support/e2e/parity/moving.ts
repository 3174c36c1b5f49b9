import { expect } from '@playwright/test';
import { createFunctionAnalysis } from '../analysis.ts';
import type { ParityGroup } from './parityCase.ts';

export const moving: ParityGroup = {
  title: 'moving and selecting',
  prepare: api => createFunctionAnalysis(api, 6),
  cases: [
    {
      number: 1,
      what: 'Arrow keys move by one cell, Tab to the right',
      async act({ hands }) {
        await hands.click('HZ-001 S');
        await hands.press('ArrowRight', 'ArrowDown', 'Tab');
        await expect.poll(() => hands.active()).toBe('HZ-002 C');
        await hands.press('ArrowUp', 'ArrowLeft', 'Shift+Tab');
        await expect.poll(() => hands.active()).toBe('HZ-001 S');
      },
    },
    {
      number: 2,
      what: 'Enter goes down; after Tabs, under where they began',
      async act({ hands }) {
        await hands.click('HZ-001 S');
        await hands.press('Tab', 'Tab', 'Enter');
        await expect.poll(() => hands.active()).toBe('HZ-002 S');
        await hands.press('Enter');
        await expect.poll(() => hands.active()).toBe('HZ-003 S');
      },
    },
    {
      number: 3,
      what: 'Ctrl+arrows go to the end of what is filled',
      async act({ hands }) {
        await hands.click('HZ-001 S');
        for (const digit of '321') {
          await hands.type(digit);
          await hands.press('Enter');
        }
        await hands.click('HZ-001 S');
        await hands.press('Control+ArrowDown');
        await expect.poll(() => hands.active()).toBe('HZ-003 S');
        await hands.press('Control+ArrowDown');
        await expect.poll(() => hands.active()).toBe('HZ-006 S');
        await hands.press('Control+ArrowLeft');
        await expect.poll(() => hands.active()).toBe('HZ-006 Hazardous event');
      },
    },
    {
      number: 4,
      what: 'Ctrl+Home, Ctrl+End',
      async act({ hands }) {
        await hands.press('Control+Home');
        await expect.poll(() => hands.active()).toBe('HZ-001 Code');
        await hands.press('Control+End');
        await expect.poll(() => hands.active()).toBe('HZ-006 State');
      },
    },
    {
      number: 5,
      what: 'Shift+arrows select a block',
      async act({ hands }) {
        await hands.click('HZ-001 S');
        await hands.press('Shift+ArrowRight', 'Shift+ArrowDown');
        await expect.poll(() => hands.said()).toContain('2 rows and 2 columns selected');
      },
    },
    {
      number: 6,
      what: 'Ctrl+Shift+arrows select to the end',
      async act({ hands }) {
        await hands.click('HZ-001 S');
        await hands.press('Control+Shift+ArrowDown');
        await expect.poll(() => hands.said()).toContain('3 rows and 1 column selected');
      },
    },
    {
      number: 7,
      what: 'A block counts its corners in any direction',
      async act({ hands }) {
        await hands.click('HZ-004 C');
        await hands.click('HZ-002 E', { shift: true });
        await expect.poll(() => hands.said()).toContain('3 rows and 2 columns selected');
        await hands.click('HZ-004 E');
        await hands.click('HZ-002 C', { shift: true });
        await expect.poll(() => hands.said()).toContain('3 rows and 2 columns selected');
      },
    },
    {
      number: 8,
      what: 'Ctrl+A selects all rows, heads of groups do not count',
      async act({ hands, project }) {
        await hands.open(project.projectUuid, '?group=function');
        await hands.click('HZ-002 S');
        await hands.press('Control+a');
        await expect.poll(() => hands.said()).toContain('6 rows and 10 columns selected');
      },
    },
    {
      number: 38,
      what: 'The active cell follows its row when rows are sorted',
      async act({ hands, project }) {
        await hands.open(project.projectUuid);
        await hands.click('HZ-001 S');
        // Back from the search among its values to the first entry.
        await hands.press('Control+Shift+L', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Enter');
        await expect
          .poll(() => hands.codes())
          .toEqual(['HZ-003', 'HZ-002', 'HZ-001', 'HZ-004', 'HZ-005', 'HZ-006']);
        await expect.poll(() => hands.active()).toBe('HZ-001 S');
        await hands.press('ArrowUp');
        await expect.poll(() => hands.active()).toBe('HZ-002 S');
      },
    },
    {
      number: 39,
      what: 'Columns stay in view while scrolling sideways',
      async act({ hands, project }) {
        await hands.resize(900, 700);
        await hands.open(project.projectUuid, '?group=none&columns=all');
        await hands.click('HZ-001 Code');
        const before = await hands.placeOf('HZ-001 Code');
        await hands.press('End');
        await expect.poll(() => hands.active()).not.toBe('HZ-001 Code');
        expect(await hands.placeOf('HZ-001 Code')).toEqual(before);
        await hands.resize(1440, 900);
      },
    },
  ],
};
