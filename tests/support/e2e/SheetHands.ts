import { expect } from '@playwright/test';
import type { KeyInput, Page } from 'puppeteer-core';
import { credentialsOf, type Person } from './people.ts';

/** What stands on the clipboard. */
export interface Copied {
  text: string;
  html: string;
}

/**
 * Hands on the hazard worksheet in a browser that is driven by the WebDriver BiDi standard or by Chromium's protocol: real
 * keys, the real pointer, the browser's own clipboard. Cells are named "HZ-001 S": code and heading.
 */
export class SheetHands {
  readonly #page: Page;
  readonly #url: string;
  readonly #complaints: string[] = [];

  constructor(page: Page, url: string) {
    this.#page = page;
    this.#url = url;
    // As long as Playwright waits for a page (playwright.config.ts).
    page.setDefaultTimeout(60_000);
    page.on('pageerror', error => this.#complaints.push(String(error)));
    page.on('dialog', dialog => {
      // The browser asks before something unsaved is left: nothing goes on until it is answered.
      this.#complaints.push(`Asked: ${dialog.type()} ${dialog.message()}`);
      void dialog.accept();
    });
    page.on('console', message => {
      if (message.type() === 'error') this.#complaints.push(message.text());
    });
  }

  /** @returns uncaught errors and errors in the console so far */
  complaints(): readonly string[] {
    return this.#complaints;
  }

  async signIn(person: Person): Promise<void> {
    const { email, password } = credentialsOf(person);
    await this.#page.goto(
      `${this.#url}/badger/login?${new URLSearchParams({ returnTo: '/badger/projects' })}`,
    );
    await this.#page.locator('input[name="email"]').fill(email);
    await this.#page.locator('input[name="password"]').fill(password);
    await this.#page.keyboard.press('Enter');
    await this.#page.waitForSelector('::-p-text(New project)');
  }

  /** Opens the worksheet and waits for its first hazard. */
  async open(projectUuid: string, query = '?group=none'): Promise<void> {
    await this.#page.goto(`${this.#url}/badger/projects/${projectUuid}/worksheet${query}`);
    await expect.poll(() => this.text('HZ-001 Code')).toBe('HZ-001');
  }

  async click(
    cell: string,
    { shift = false, button = 'left' as 'left' | 'right', count = 1 } = {},
  ): Promise<void> {
    const { x, y } = await this.placeOf(cell);
    if (shift) await this.#page.keyboard.down('Shift');
    await this.#page.mouse.click(x, y, { button, count });
    if (shift) await this.#page.keyboard.up('Shift');
  }

  /** Clicks outside of the sheet. */
  async clickOn(selector: string): Promise<void> {
    await this.#page.locator(selector).click();
  }

  /** @param keys one after the other, each as "Control+Shift+ArrowDown" */
  async press(...keys: string[]): Promise<void> {
    for (const combination of keys) {
      const held = combination.split('+') as KeyInput[];
      const key = held.pop() as KeyInput;
      for (const modifier of held) await this.#page.keyboard.down(modifier);
      await this.#page.keyboard.press(key);
      for (const modifier of held.reverse()) await this.#page.keyboard.up(modifier);
    }
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** @returns the text of the cell, or that it is not there */
  async text(cell: string): Promise<string> {
    return (await this.#look(cell))?.text ?? `no ${cell}`;
  }

  /** @returns the texts of a block, row by row */
  async texts(codes: readonly string[], ...columns: string[]): Promise<string[]> {
    return Promise.all(
      codes.map(async code =>
        (await Promise.all(columns.map(column => this.text(`${code} ${column}`)))).join(' ').trim(),
      ),
    );
  }

  /** @returns the cell that the keyboard works on, "HZ-001 S" */
  async active(): Promise<string> {
    return this.#page.evaluate(() => {
      const cell = document.querySelector('[role="gridcell"][aria-selected="true"]');
      const index = cell?.getAttribute('aria-colindex');
      const heading = document.querySelector(`[role="columnheader"][aria-colindex="${index}"]`);
      const code = cell?.closest('[role="row"]')?.querySelector('[role="gridcell"]');
      return `${code?.textContent?.trim()} ${(heading as HTMLElement | null)?.innerText.trim()}`;
    });
  }

  /** @returns what the page says of itself: selected rows and columns, what could not be done */
  async said(): Promise<string> {
    return this.#page.evaluate(() =>
      [...document.querySelectorAll('[role="status"], [role="alert"]')]
        .map(element => element.textContent?.trim())
        .filter(Boolean)
        .join('\n'),
    );
  }

  /** @returns the codes in the order in which the hazards stand */
  async codes(): Promise<string[]> {
    return this.#page.evaluate(() =>
      [...document.querySelectorAll('[role="gridcell"][aria-colindex="1"]')]
        .map(cell => cell.textContent?.trim() ?? '')
        .filter(text => text.startsWith('HZ-')),
    );
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#page.setViewport({ width, height });
  }

  /** @returns where the middle of the cell stands once it is there, in pixels of the window */
  async placeOf(cell: string): Promise<{ x: number; y: number }> {
    const isThere = async () => (await this.#look(cell)) !== undefined;
    await expect.poll(isThere, { message: `There is no cell ${cell}.` }).toBe(true);
    const place = await this.#look(cell);
    return { x: place?.x ?? 0, y: place?.y ?? 0 };
  }

  /** @returns what stands in the editor that is open, with what is selected of it in brackets; nothing without one */
  async editor(): Promise<string | undefined> {
    return this.#page.evaluate(() => {
      const field = document.activeElement;
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (!isField || !field.closest('[role="grid"]')) return undefined;
      const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
      const { value } = field;
      return from === to ? value : `${value.slice(0, from)}[${value.slice(from, to)}]${value.slice(to)}`;
    });
  }

  /** @returns the text of the dialog that is open; nothing without one */
  async dialog(): Promise<string> {
    return this.#page.evaluate(() => document.querySelector('[role="dialog"]')?.textContent ?? '');
  }

  /** @returns the entries of the list or menu that is open */
  async entries(role: 'option' | 'menuitem'): Promise<string[]> {
    return this.#page.evaluate(
      role =>
        [...document.querySelectorAll(`[role="${role}"]`)].map(entry => entry.textContent?.trim() ?? ''),
      role,
    );
  }

  /** Waits until the server has confirmed everything; fails when something could not be saved. */
  async expectSaved(): Promise<void> {
    const open = () =>
      this.#page.evaluate(
        () =>
          document.querySelectorAll('[role="grid"] :is([aria-busy="true"], [aria-invalid="true"])').length,
      );
    await expect.poll(open).toBe(0);
  }

  /** Puts something on the clipboard as another program does. */
  async copyElsewhere({ text, html }: Copied): Promise<void> {
    await this.#page.evaluate(
      (text, html) => {
        const give = (event: ClipboardEvent) => {
          event.clipboardData?.setData('text/plain', text);
          if (html) event.clipboardData?.setData('text/html', html);
          event.preventDefault();
          event.stopImmediatePropagation();
        };
        window.addEventListener('copy', give, { capture: true, once: true });
      },
      text,
      html,
    );
    await this.press('Control+c');
  }

  /** @returns what another program would get from the clipboard */
  async pasteElsewhere(): Promise<Copied> {
    await this.#page.evaluate(() => {
      const take = (event: ClipboardEvent) => {
        const read = (type: string) => event.clipboardData?.getData(type) ?? '';
        document.documentElement.dataset.pasted = JSON.stringify({
          text: read('text/plain'),
          html: read('text/html'),
        });
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      window.addEventListener('paste', take, { capture: true, once: true });
    });
    await this.press('Control+v');
    const pasted = () => this.#page.evaluate(() => document.documentElement.dataset.pasted ?? '');
    await expect.poll(pasted).not.toBe('');
    const found = JSON.parse(await pasted()) as Copied;
    await this.#page.evaluate(() => {
      delete document.documentElement.dataset.pasted;
    });
    return found;
  }

  async #look(cell: string): Promise<{ text: string; x: number; y: number } | undefined> {
    const at = cell.indexOf(' ');
    return this.#page.evaluate(
      (code, column) => {
        const all = (role: string) => [
          ...document.querySelectorAll<HTMLElement>(`[role="grid"] [role="${role}"]`),
        ];
        const index = all('columnheader')
          .find(heading => heading.innerText.trim() === column)
          ?.getAttribute('aria-colindex');
        const found = all('gridcell')
          .find(candidate => candidate.innerText.trim() === code)
          ?.closest('[role="row"]')
          ?.querySelector<HTMLElement>(`[aria-colindex="${index}"]`);
        if (!found) return undefined;
        const { left, top, width, height } = found.getBoundingClientRect();
        return { text: found.innerText.trim(), x: left + width / 2, y: top + height / 2 };
      },
      cell.slice(0, at),
      cell.slice(at + 1),
    );
  }
}
