import { expect, type Locator, type Page } from '@playwright/test';

/** A sheet as a person finds their way in it: rows by code, columns by heading. */
export class SheetPage {
  readonly page: Page;
  readonly grid: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.grid = page.getByRole('grid', { name });
  }

  row(code: string): Locator {
    return this.grid
      .getByRole('row')
      .filter({ has: this.page.getByRole('gridcell', { name: code, exact: true }) });
  }

  async cell(code: string, column: string): Promise<Locator> {
    const heading = this.grid.getByRole('columnheader', { name: column, exact: true });
    return this.row(code).locator(`[aria-colindex="${await heading.getAttribute('aria-colindex')}"]`);
  }

  /** Types into a cell and waits until it is saved: a page that is left earlier sends it once more when it comes back. */
  async type(code: string, column: string, value: string): Promise<void> {
    await (await this.cell(code, column)).click();
    await this.page.keyboard.type(value);
    await this.page.keyboard.press('Enter');
    await this.expectSaved();
  }

  /** Waits until the server has confirmed everything; fails when something could not be saved. */
  async expectSaved(): Promise<void> {
    await expect(this.grid.locator('[aria-busy="true"], [aria-invalid="true"]')).toHaveCount(0);
  }
}
