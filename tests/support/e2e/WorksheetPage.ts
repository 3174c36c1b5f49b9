import { expect, type Page } from '@playwright/test';
import { SheetPage } from './SheetPage.ts';

/** The hazard worksheet as a person finds their way in it: rows by code, columns by heading. */
export class WorksheetPage extends SheetPage {
  constructor(page: Page) {
    super(page, 'Hazards');
  }

  async open(projectUuid: string, query = ''): Promise<void> {
    await this.page.goto(`/badger/projects/${projectUuid}/worksheet${query}`);
    await expect(this.grid).toBeVisible();
  }

  /** Chooses an entry of a cell's list with the mouse. */
  async choose(code: string, column: string, entry: string): Promise<void> {
    await (await this.cell(code, column)).dblclick();
    await this.page.getByRole('option', { name: entry }).click();
    await expect(await this.cell(code, column)).toHaveText(entry);
  }

  /** Clicks a level cell and types. */
  async typeLevel(code: string, column: string, key: string, level: string): Promise<void> {
    const cell = await this.cell(code, column);
    await cell.click();
    await this.page.keyboard.press(key);
    await expect(cell).toHaveText(level);
  }

  /** The cell that the keyboard works on. */
  async expectActive(code: string, column: string): Promise<void> {
    await expect(await this.cell(code, column)).toHaveAttribute('aria-selected', 'true');
  }

  /** Walks along the row with the arrow keys. */
  async moveTo(code: string, column: string): Promise<void> {
    const wanted = Number(await (await this.cell(code, column)).getAttribute('aria-colindex'));
    const active = this.row(code).locator('[aria-selected="true"]');
    for (;;) {
      const now = Number(await active.getAttribute('aria-colindex'));
      if (now === wanted) return;
      await this.page.keyboard.press(now < wanted ? 'ArrowRight' : 'ArrowLeft');
      await expect(active).not.toHaveAttribute('aria-colindex', String(now));
    }
  }

  /** Texts of one column for the given codes, in their order. */
  async texts(codes: readonly string[], column: string): Promise<string[]> {
    return Promise.all(codes.map(async code => (await this.cell(code, column)).innerText()));
  }

  /** Codes in the order in which they stand. */
  async codes(): Promise<string[]> {
    const cells = await this.grid.getByRole('gridcell', { name: /^HZ-\d+$/ }).allInnerTexts();
    return cells.map(text => text.trim());
  }
}
