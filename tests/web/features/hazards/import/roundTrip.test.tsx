import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Project } from '@/api/projects';
import { withCells, type XlsxSheet, xlsxSheets } from '../../../../support/import/xlsxTable.ts';
import { type TestPlatform, usePlatform } from '../../../../support/web/platform.ts';
import { renderApp } from '../../../../support/web/renderApp.tsx';
import { giveGridASize } from '../../../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
});

/** The demo projects, which nobody changes, by a word of their names. */
async function demo(word: string): Promise<Project> {
  const { data } = await platform.call<{ data: { results: Project[] } }>(
    'lead',
    'GET',
    '/user-api/projects?limit=200',
  );
  const found = data.results.find(({ name }) => name.includes(word));
  if (!found) throw new Error(`There is no project with ${word} in its name`);
  return found;
}

async function importPage(project: Project, bytes: Uint8Array<ArrayBuffer>): Promise<UserEvent> {
  const { user } = renderApp({ route: `/projects/${project.uuid}/import`, token: platform.tokenOf('lead') });
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  await user.upload(input, new File([bytes], 'worksheet.xlsx'));
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  return user;
}

const place = ({ rows }: XlsxSheet, title: string, row: number) => {
  const at = rows[0]?.indexOf(title) ?? -1;
  if (at < 0) throw new Error(`There is no column ${title}`);
  const letters = at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26));
  return `${letters}${String.fromCharCode(65 + (at % 26))}${row + 1}`;
};

describe('the spreadsheet of a project', () => {
  it.each([
    ['Remote', 'en'],
    ['Steering', 'de'],
    ['Palletising', 'en'],
    ['Palletising', 'de'],
  ])('comes back without a change: %s, %s', async (word, language) => {
    const project = await demo(word);
    const path = `/user-api/projects/${project.uuid}/spreadsheet?language=${language}`;
    const bytes = await platform.download('lead', path);
    const hazards = (xlsxSheets(bytes)[0]?.rows.length ?? 0) - 1;
    expect(hazards).toBeGreaterThan(2);
    await importPage(project, bytes);
    expect(await screen.findByRole('button', { name: 'Nothing to change' })).toBeDisabled();
    expect(screen.getByRole('button', { name: `Unchanged: ${hazards}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cells left out|Left out/ })).toBeNull();
  });

  it('comes back with exactly the cells that somebody changed', async () => {
    const project = await demo('Palletising');
    const bytes = await platform.download(
      'lead',
      `/user-api/projects/${project.uuid}/spreadsheet?language=en`,
    );
    const [sheet] = xlsxSheets(bytes);
    if (!sheet) throw new Error('There is no sheet');
    const code = (row: number) => sheet.rows[row]?.[sheet.rows[0]?.indexOf('Code') ?? 0] ?? '';
    const changed = withCells(bytes, sheet.part, {
      [place(sheet, 'Title', 1)]: 'Somebody’s <own> title & more',
      [place(sheet, 'Task', 2)]: 'A task of another day',
      // Codes, not places, tell which hazard is meant.
      [place(sheet, 'Code', 3)]: code(4),
      [place(sheet, 'Code', 4)]: code(3),
    });
    const user = await importPage(project, changed);
    const rows = within(await screen.findByRole('region', { name: 'Rows of the file' }))
      .getAllByRole('row')
      .slice(1);
    expect(screen.getByRole('button', { name: 'Changed: 4' })).toBeVisible();
    expect(screen.getByRole('button', { name: `Unchanged: ${rows.length - 4}` })).toBeVisible();
    expect(rows[0]).toHaveTextContent('Changes 1 cell');
    expect(rows[0]).toHaveTextContent('→ Somebody’s <own> title & more');
    expect(rows[1]).toHaveTextContent('→ A task of another day (new)');
    expect(rows[1]?.textContent?.match(/→/g)).toHaveLength(1);
    expect(rows[2]).toHaveTextContent(code(4));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    // Both levels are in the file: the looked-up one is only compared.
    expect(await screen.findByLabelText('“Published level” becomes')).toHaveDisplayValue('Published level');
  });
});
