import { expect } from '@playwright/test';
import { createFunctionAnalysis } from '../analysis.ts';
import { type ParityGroup, SIX } from './parityCase.ts';

/** A column whose texts have lines. */
const REASON = 'Reason for S (Severity)';
const FIRST_FOUR = SIX.slice(0, 4);

export const clipboard: ParityGroup = {
  title: 'copying and pasting',
  prepare: api => createFunctionAnalysis(api, 6),
  cases: [
    {
      number: 21,
      what: 'Ctrl+C writes text with tabs, quoted as Excel does',
      async act({ hands, project }) {
        await hands.resize(4800, 900);
        await hands.open(project.projectUuid, '?group=none&columns=all');
        await hands.click(`HZ-001 ${REASON}`);
        await hands.type('"Wet" road');
        await hands.press('Alt+Enter');
        await hands.type('second line');
        await hands.press('Enter');
        await expect.poll(() => hands.text(`HZ-001 ${REASON}`)).toContain('second line');
        await hands.press('ArrowUp', 'Shift+ArrowDown', 'Control+c');
        expect((await hands.pasteElsewhere()).text).toBe('"""Wet"" road\nsecond line"\r\n');
      },
    },
    {
      number: 22,
      what: 'Ctrl+C writes a table as HTML, line breaks within cells kept',
      async act({ hands }) {
        const { html } = await hands.pasteElsewhere();
        expect(html).toContain(
          '<tr><td>&quot;Wet&quot; road<br style="mso-data-placement:same-cell">second line</td></tr><tr><td></td></tr>',
        );
      },
    },
    {
      number: 23,
      what: 'Ctrl+V takes quotes and line breaks in cells',
      async act({ hands }) {
        await hands.click(`HZ-002 ${REASON}`);
        await hands.copyElsewhere({ text: '"a ""quoted"" word\nand a line"\r\nplain "word"\r\n', html: '' });
        await hands.press('Control+v');
        await expect.poll(() => hands.text(`HZ-002 ${REASON}`)).toMatch(/^a "quoted" word\s+and a line$/);
        await expect.poll(() => hands.text(`HZ-003 ${REASON}`)).toBe('plain "word"');
      },
    },
    {
      number: 24,
      what: 'Ctrl+V from Excel and back',
      async act({ hands, project }) {
        await hands.expectSaved();
        await hands.resize(1440, 900);
        await hands.open(project.projectUuid);
        await hands.click('HZ-001 S');
        // As Excel does it.
        await hands.copyElsewhere({
          text: 'S3\tE4\r\nS2\tE3\r\n',
          html:
            '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0><!--StartFragment-->' +
            '<col width=64><tr height=20><td class=xl65>S3</td><td>E4</td></tr><tr><td>S2</td><td>E3</td></tr>' +
            '<!--EndFragment--></table></body></html>',
        });
        await hands.press('Control+v');
        await expect.poll(() => hands.texts(SIX, 'S', 'E')).toEqual(['S3 E4', 'S2 E3', '', '', '', '']);
        await hands.click('HZ-003 S');
        // As LibreOffice does it.
        await hands.copyElsewhere({
          text: 'S1\tE2\n',
          html:
            '<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/></head><body>' +
            '<table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr>' +
            '<td height="17" align="left" valign=bottom><font face="Liberation Sans">S1</font></td>' +
            '<td align="left">E2</td></tr></table></body></html>',
        });
        await hands.press('Control+v');
        await expect.poll(() => hands.text('HZ-003 E')).toBe('E2');
        await hands.click('HZ-001 S');
        await hands.click('HZ-003 E', { shift: true });
        await hands.press('Control+c');
        const { text, html } = await hands.pasteElsewhere();
        expect(text).toBe('S3\tE4\r\nS2\tE3\r\nS1\tE2');
        expect(html).toContain('<tr><td>S2</td><td>E3</td></tr>');
      },
    },
    {
      number: 25,
      what: 'One copied cell fills the selection',
      async act({ hands }) {
        await hands.click('HZ-001 S');
        await hands.press('Control+c', 'ArrowRight', 'ArrowRight');
        await hands.click('HZ-004 S');
        await hands.click('HZ-006 S', { shift: true });
        await hands.press('Control+v');
        await expect.poll(() => hands.texts(SIX, 'S')).toEqual(['S3', 'S2', 'S1', 'S3', 'S3', 'S3']);
      },
    },
    {
      number: 26,
      what: 'A selection that is a multiple of the block is tiled',
      async act({ hands }) {
        await hands.click('HZ-001 E');
        await hands.press('Shift+ArrowDown', 'Control+c');
        await hands.click('HZ-003 E');
        await hands.click('HZ-006 E', { shift: true });
        await hands.press('Control+v');
        await expect.poll(() => hands.texts(SIX, 'E')).toEqual(['E4', 'E3', 'E4', 'E3', 'E4', 'E3']);
      },
    },
    {
      number: 27,
      what: 'Merged cells count for each of their rows',
      async act({ hands }) {
        await hands.click('HZ-001 C');
        await hands.copyElsewhere({
          text: 'C2\r\n\r\nC1\r\n',
          html:
            '<html><body><table><!--StartFragment--><tr><td rowspan=2>C2</td></tr><tr></tr><tr><td>C1</td></tr>' +
            '<!--EndFragment--></table></body></html>',
        });
        await hands.press('Control+v');
        await expect.poll(() => hands.texts(FIRST_FOUR, 'C')).toEqual(['C2', 'C2', 'C1', '']);
      },
    },
    {
      number: 28,
      what: 'More rows than there are are created',
      async act({ hands }) {
        await hands.click('HZ-006 C');
        await hands.copyElsewhere({ text: 'C1\r\nC2\r\nC3\r\n', html: '' });
        await hands.press('Control+v');
        await expect.poll(() => hands.texts(['HZ-006', 'HZ-007', 'HZ-008'], 'C')).toEqual(['C1', 'C2', 'C3']);
        await hands.expectSaved();
        await hands.press('Control+z');
        await expect.poll(() => hands.codes()).toEqual(SIX);
      },
    },
    {
      number: 29,
      what: 'What does not fit is named before anything is written',
      async act({ hands }) {
        await hands.click('HZ-006 S');
        await hands.copyElsewhere({ text: 'S1\tE9\r\nS1\tE2\r\n', html: '' });
        await hands.press('Control+v');
        await expect.poll(() => hands.dialog()).toContain('“E9” is no level of E');
        expect(await hands.text('HZ-006 S')).toBe('S3');
        await hands.press('Escape');
        await expect.poll(() => hands.dialog()).toBe('');
        expect(await hands.codes()).toEqual(SIX);
      },
    },
    {
      number: 30,
      what: 'What is not taken is named with its reason',
      async act({ hands }) {
        await hands.click('HZ-001 S');
        await hands.copyElsewhere({ text: 'S9\tE1\r\n', html: '' });
        await hands.press('Control+v');
        await expect.poll(() => hands.dialog()).toContain('“S9” is no level of S');
        await hands.press('Enter');
        await expect.poll(() => hands.texts(['HZ-001'], 'S', 'E')).toEqual(['S3 E1']);
      },
    },
    {
      number: 31,
      what: 'A copied row over itself changes nothing',
      async act({ hands }) {
        const before = await hands.texts(['HZ-001'], 'Function', 'Malfunction', 'Situation', 'S', 'E', 'C');
        await hands.click('HZ-001 Function');
        await hands.click('HZ-001 C', { shift: true });
        await hands.press('Control+c', 'Control+v');
        expect(await hands.dialog()).toBe('');
        // The last step is still the one before.
        await hands.press('Control+z');
        await expect.poll(() => hands.text('HZ-001 E')).toBe('E4');
        await hands.press('Control+y');
        await expect
          .poll(() => hands.texts(['HZ-001'], 'Function', 'Malfunction', 'Situation', 'S', 'E', 'C'))
          .toEqual(before);
      },
    },
  ],
};
