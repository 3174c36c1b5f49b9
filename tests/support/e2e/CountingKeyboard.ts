import type { Locator, Page } from '@playwright/test';

/** Presses keys and counts them: those that write, and those that move or take something. */
export class CountingKeyboard {
  readonly #page: Page;
  written = 0;
  control = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** @param combination as "Control+Enter", which counts once */
  async press(combination: string): Promise<void> {
    this.control += 1;
    await this.#page.keyboard.press(combination);
  }

  async type(text: string): Promise<void> {
    this.written += [...text].length;
    await this.#page.keyboard.type(text);
  }

  reset(): void {
    this.written = 0;
    this.control = 0;
  }
}

/** Presses Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate(element => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`Not reached by Tab: ${target}`);
}

/** Keys of one row. */
export interface Keys {
  written: number;
  control: number;
}

/**
 * What the same rows take in an Excel template, row by row: each cell is typed and left by Tab, the last one by Enter, which
 * goes to where the Tabs began. A text that stands above it in its column is completed by Excel as soon as no other one there
 * begins alike. Levels are digits there as well, and the result is a formula that fills itself.
 *
 * @param levels how many columns at the end are levels
 */
export function keysInExcel(rows: readonly (readonly string[])[], levels: number): Keys[] {
  return rows.map((row, at) => {
    const texts = row.slice(0, row.length - levels);
    const written = texts.map((text, column) =>
      shortestOf(
        text,
        rows.slice(0, at).map(above => above[column] ?? ''),
      ),
    );
    return { written: written.join('').length + levels, control: row.length };
  });
}

/** @returns as much of the text as has to be typed where the known ones are completed */
export function shortestOf(text: string, known: readonly string[]): string {
  if (!known.includes(text)) return text;
  const others = known.filter(other => other !== text);
  const length = [...text].findIndex(
    (_, end) => !others.some(other => beginsWith(other, text.slice(0, end + 1))),
  );
  return text.slice(0, length + 1);
}

const beginsWith = (text: string, start: string) => text.toLowerCase().startsWith(start.toLowerCase());
