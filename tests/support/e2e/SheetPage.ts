import type { Locator, Page } from '@playwright/test';

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
}
