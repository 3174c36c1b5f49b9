import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { credentialsOf } from '../support/e2e/people.ts';
import { submitSignInForm } from '../support/e2e/signInPage.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';
import type { Choice, Ledger } from './Ledger.ts';
import { CHOICES, type Field, LEVELS } from './plan.ts';

/** An action that a dialog or a page under way gets in the way of is done again by the person. */
const ACTION_MS = 4_000;
const NAVIGATION_MS = 30_000;
const PATIENCE_MS = 120_000;
const PERSON = 'lead';
const EVERY_CALL = '**/v1/**';
/** Where the app keeps what no server has yet (`src/records/editStorage.ts`). */
const EDITS = 'badger-edits/1/';

/** A person at one tab of the worksheet, who does again what did not show, and decides what is asked. */
export class Tab {
  readonly number: number;
  readonly page: Page;
  readonly #sheet: WorksheetPage;
  readonly #address: string;
  readonly #ledger: Ledger;
  readonly #keepsMine: () => boolean;

  constructor(number: number, page: Page, projectUuid: string, ledger: Ledger, keepsMine: () => boolean) {
    this.number = number;
    this.page = page;
    this.#sheet = new WorksheetPage(page);
    this.#address = `/badger/projects/${projectUuid}/worksheet?group=none&hazard=HZ-001&panel=1`;
    this.#ledger = ledger;
    this.#keepsMine = keepsMine;
    page.setDefaultTimeout(ACTION_MS);
    page.setDefaultNavigationTimeout(NAVIGATION_MS);
    // "Leave site?" is answered with yes: what was typed has to survive it.
    page.on('dialog', dialog => void dialog.accept().catch(() => undefined));
  }

  /** Opens the worksheet, as often as it takes while the server is away, and signs in where it asks for that. */
  async open(): Promise<void> {
    await this.page.unroute(EVERY_CALL);
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        await this.page.goto(this.#address);
        const form = this.page.getByLabel(/^Password$/);
        // The server went away between the provider's answer and what the app makes of it.
        const broken = this.page.getByRole('heading', { name: 'Sign-in was not completed' });
        const sheet = this.#sheet.row('HZ-001');
        // The session had ended before the page was opened.
        const over = this.page.getByRole('link', { name: 'Sign in again' });
        await expect(form.or(sheet).or(broken).or(over)).toBeVisible({ timeout: NAVIGATION_MS });
        if (await broken.isVisible()) throw new Error(await broken.innerText());
        if (await over.isVisible()) {
          await over.click();
          await expect(form.or(sheet)).toBeVisible({ timeout: NAVIGATION_MS });
        }
        if (!(await form.isVisible())) return;
        const { email, password } = credentialsOf(PERSON);
        await submitSignInForm(this.page, email, password);
        await expect(this.#sheet.row('HZ-001')).toBeVisible({ timeout: NAVIGATION_MS });
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
    }
  }

  /** Types until the screen shows it. */
  async type(hazard: string, field: Field, value: string, leaves: boolean): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      await this.decideConflicts();
      try {
        const before = await this.#shown(hazard, field);
        if (field in LEVELS) await this.#typeLevel(hazard, field, value);
        else if (field in CHOICES) await this.#choose(hazard, field, value);
        else await this.#write(hazard, field, value, leaves);
        if (before === value) this.#ledger.typedAgain(this.number, hazard, field, value);
        else this.#ledger.typed(this.number, hazard, field, value);
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
        // A list that is open lies over the cells; on a cell alone, Escape would bring up a hint that does.
        if (await this.page.getByRole('listbox').isVisible()) await this.page.keyboard.press('Escape');
        if (!(await this.#sheet.grid.isVisible()) && !(await this.#dialog().isVisible())) await this.open();
      }
    }
  }

  /** What a cell shows; nothing of what stands in the details. */
  async #shown(hazard: string, field: Field): Promise<string | undefined> {
    if (!(field in LEVELS) && !(field in CHOICES)) return undefined;
    return (await (await this.#sheet.cell(hazard, field)).innerText({ timeout: ACTION_MS })).trim();
  }

  async #typeLevel(hazard: string, column: string, value: string): Promise<void> {
    const cell = await this.#sheet.cell(hazard, column);
    await cell.click();
    await this.page.keyboard.press(value.slice(-1));
    await expect(cell).toContainText(value.slice(-1), { timeout: ACTION_MS });
  }

  async #choose(hazard: string, column: string, value: string): Promise<void> {
    const cell = await this.#sheet.cell(hazard, column);
    await cell.dblclick();
    await this.page.getByRole('option', { name: value }).click();
    await expect(cell).toContainText(value, { timeout: ACTION_MS });
  }

  async #write(hazard: string, field: string, value: string, leaves: boolean): Promise<void> {
    await (await this.#sheet.cell(hazard, 'Code')).click();
    await expect(this.page.getByRole('heading', { name: hazard, exact: true })).toBeVisible();
    const box = this.page.getByRole('textbox', { name: field, exact: true });
    await box.fill(value);
    await expect(box).toHaveValue(value, { timeout: ACTION_MS });
    if (leaves) await box.blur();
  }

  /** Answers every question about a conflict that is on the screen. */
  async decideConflicts(): Promise<void> {
    const dialog = this.#dialog();
    while (await dialog.isVisible()) {
      const hazard = /HZ-\d+/.exec(await dialog.getByRole('heading').first().innerText())?.[0] ?? '';
      const choices = await rowsOf(dialog);
      const keepsMine = this.#keepsMine();
      await dialog.getByRole('button', { name: keepsMine ? 'Keep mine' : 'Take theirs' }).click();
      this.#ledger.decided(this.number, hazard, keepsMine, choices);
      await expect(dialog.filter({ hasText: hazard })).toBeHidden({ timeout: ACTION_MS });
    }
  }

  #dialog(): Locator {
    return this.page
      .getByRole('dialog')
      .filter({ has: this.page.getByRole('button', { name: 'Keep mine' }) });
  }

  /** Signs in again where the session has ended under the sheet, and answers what is asked. */
  async attend(): Promise<void> {
    if (!(await this.#sheet.grid.isVisible()) && !(await this.#dialog().isVisible())) await this.open();
    await this.decideConflicts();
  }

  /** Leaves the field that is being written in, and waits until nothing is under way or asked. */
  async settle(): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const waiting = this.#sheet.grid.locator('[aria-busy="true"]');
    const away = this.page.getByText(/^No connection/);
    const underWay = async () => {
      await this.attend();
      return (await waiting.count()) + (await away.count()) + (await this.#unsent());
    };
    await expect
      .poll(underWay, { message: `tab ${this.number} comes to rest`, timeout: PATIENCE_MS })
      .toBe(0);
  }

  /** How many records have edits that no server has; a field of the details shows that nowhere in the grid. */
  #unsent(): Promise<number> {
    const count = (edits: string) =>
      Object.keys(sessionStorage).filter(key => key.startsWith(edits) && !key.includes('/entered/')).length;
    // A page on its way to another cannot be asked.
    return this.page.evaluate(count, EDITS).catch(() => 1);
  }

  /**
   * Every call of this tab is answered with 401 from now on, until the app has left the sheet for the sign-in. Longer, and
   * the tab would end each session that another one begins.
   */
  async loseSession(): Promise<void> {
    const json = { code: 'UNAUTHENTICATED', message: 'Sign in again.', fields: [], requestId: 'chaos' };
    await this.page.route(EVERY_CALL, route => route.fulfill({ status: 401, json }));
    const regain = (frame: Frame) => {
      if (frame !== this.page.mainFrame() || new URL(frame.url()).pathname.endsWith('/worksheet')) return;
      this.page.off('framenavigated', regain);
      void this.page.unroute(EVERY_CALL).catch(() => undefined);
    };
    this.page.on('framenavigated', regain);
  }
}

async function rowsOf(dialog: Locator): Promise<Choice[]> {
  const rows = await dialog
    .getByRole('row')
    .filter({ has: dialog.page().getByRole('rowheader') })
    .all();
  return Promise.all(
    rows.map(async row => {
      const [mine = '', theirs = ''] = await row.getByRole('cell').allInnerTexts();
      return { field: await row.getByRole('rowheader').innerText(), mine, theirs };
    }),
  );
}
