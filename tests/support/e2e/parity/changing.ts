import { expect } from '@playwright/test';
import { levelUuid } from '../../../../server/seed/ratingSets.ts';
import type { ApiClient } from '../ApiClient.ts';
import { BRAKING, createBatch, createFunctionAnalysis } from '../analysis.ts';
import { type ParityGroup, SIX } from './parityCase.ts';

const THREE = SIX.slice(0, 3);

export const changing: ParityGroup = {
  title: 'emptying, filling and undoing',
  async prepare(api) {
    const project = await createFunctionAnalysis(api, 3);
    // Something that two lists know.
    await createBatch(api, project.projectUuid, 'hazardous-events', [{ name: BRAKING.situations[0] }]);
    return project;
  },
  cases: [
    {
      number: 32,
      what: 'Ctrl+D fills down from the cell above',
      async act({ hands }) {
        await hands.click('HZ-001 S');
        await hands.type('3');
        await hands.press('ArrowDown', 'Control+d');
        await expect.poll(() => hands.texts(THREE, 'S')).toEqual(['S3', 'S3', '']);
      },
    },
    {
      number: 33,
      what: 'Ctrl+D fills values, not only their texts',
      async act({ hands }) {
        await hands.click('HZ-001 Situation');
        await hands.click('HZ-003 Situation', { shift: true });
        await hands.press('Control+d');
        await expect.poll(() => hands.texts(THREE, 'Situation')).toEqual(THREE.map(() => 'Motorway, wet'));
        await hands.expectSaved();
      },
    },
    {
      number: 34,
      what: 'Ctrl+R fills to the right',
      async act({ hands }) {
        await hands.click('HZ-001 Situation');
        await hands.press('Shift+ArrowRight', 'Control+r');
        await expect.poll(() => hands.text('HZ-001 Hazardous event')).toBe('Motorway, wet');
        await hands.expectSaved();
      },
    },
    {
      number: 19,
      what: 'Delete empties the cells of a block',
      async act({ hands }) {
        await hands.click('HZ-001 E');
        await hands.type('3');
        await hands.click('HZ-001 S');
        await hands.click('HZ-002 E', { shift: true });
        await hands.press('Delete');
        await expect.poll(() => hands.texts(THREE, 'S', 'E')).toEqual(['', '', '']);
        await hands.press('Control+z');
        await expect.poll(() => hands.texts(THREE, 'S', 'E')).toEqual(['S3 E3', 'S3', '']);
      },
    },
    {
      number: 20,
      what: 'Emptying passes over computed cells',
      async act({ hands }) {
        await hands.click('HZ-001 C');
        await hands.type('3');
        // S3, E3 and C3 are ASIL C by ISO 26262-3:2018, table 4.
        await expect.poll(() => hands.text('HZ-001 ASIL')).toBe('C');
        await hands.click('HZ-001 ASIL', { shift: true });
        await hands.press('Delete');
        await expect.poll(() => hands.texts(['HZ-001'], 'C', 'ASIL')).toEqual(['–']);
        await hands.press('Control+z');
        await expect.poll(() => hands.texts(['HZ-001'], 'C', 'ASIL')).toEqual(['C3 C']);
        await hands.click('HZ-001 ASIL');
        await hands.press('Delete');
        await expect.poll(() => hands.said()).toContain('HZ-001, ASIL: ');
      },
    },
    {
      number: 35,
      what: 'Ctrl+Z, Ctrl+Y, named where somebody else changed the cell',
      async act({ hands, api, project }) {
        await hands.click('HZ-003 S');
        await hands.type('1');
        await hands.expectSaved();
        await expect.poll(() => hands.text('HZ-003 S')).toBe('S1');
        await hands.press('Control+z');
        await expect.poll(() => hands.text('HZ-003 S')).toBe('');
        await hands.press('Control+y');
        await expect.poll(() => hands.text('HZ-003 S')).toBe('S1');
        await hands.expectSaved();
        await rateElsewhere(api, project.hazards[2]?.uuid ?? '', 'S2');
        await expect.poll(() => hands.text('HZ-003 S')).toBe('S2');
        await hands.press('Control+z');
        await expect
          .poll(() => hands.said())
          .toContain('Changed by somebody since, now “S2”. Left as it is.');
        expect(await hands.text('HZ-003 S')).toBe('S2');
      },
    },
    {
      number: 36,
      what: 'Undo goes to what it changed',
      async act({ hands }) {
        await hands.click('HZ-002 C');
        await hands.type('2');
        await hands.expectSaved();
        await hands.click('HZ-003 Situation');
        await hands.press('Control+z');
        await expect.poll(() => hands.text('HZ-002 C')).toBe('');
        await expect.poll(() => hands.active()).toBe('HZ-002 C');
      },
    },
  ],
};

/** Sets the severity as somebody at another desk does. */
async function rateElsewhere(api: ApiClient, hazardUuid: string, code: string): Promise<void> {
  const { revision } = await api.call<{ revision: number }>('GET', `/user-api/hazards/${hazardUuid}`);
  await api.call('PATCH', `/user-api/hazards/${hazardUuid}/initial-risk`, {
    revision,
    severityUuid: levelUuid('ISO26262-3-2018', 'severity', code),
  });
}
