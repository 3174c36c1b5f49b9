import { type Field, LEVELS } from './plan.ts';

const cellOf = (hazard: string, field: string) => `${hazard} ${field}`;

/** One field of a conflict as the dialog shows it. */
export interface Choice {
  field: string;
  mine: string;
  theirs: string;
}

/** What the screen has shown as typed: the last of each cell has to be what the server holds in the end. */
export class Ledger {
  /** More than one value where two tabs met. */
  readonly #shown = new Map<string, readonly string[]>();
  readonly story: string[] = [];
  readonly #started = performance.now();

  tell(line: string): void {
    this.story.push(`${((performance.now() - this.#started) / 1000).toFixed(2).padStart(6)} s  ${line}`);
  }

  typed(tab: number, hazard: string, field: Field, value: string): void {
    this.tell(`tab ${tab} shows ${hazard} ${field} = ${value}`);
    this.#shown.set(cellOf(hazard, field), [value]);
  }

  /**
   * Typed where the cell seemed to show it already: no edit, and what the other tab typed stands; or one, where that came
   * just before the key.
   */
  typedAgain(tab: number, hazard: string, field: Field, value: string): void {
    this.tell(`tab ${tab} had ${hazard} ${field} = ${value}`);
    const cell = cellOf(hazard, field);
    this.#shown.set(cell, [...(this.#shown.get(cell) ?? []), value]);
  }

  /** A conflict that a person was shown and decided. */
  decided(tab: number, hazard: string, keepsMine: boolean, choices: readonly Choice[]): void {
    for (const { field, mine, theirs } of choices) {
      const chosen = keepsMine ? mine : theirs;
      // Levels are shown with their definition, and nothing as a dash.
      const value = chosen === '–' ? '' : field in LEVELS ? (chosen.split(' ')[0] ?? '') : chosen;
      this.tell(
        `tab ${tab} keeps ${keepsMine ? 'mine' : 'theirs'} of ${hazard} ${field}: ${mine} / ${theirs}`,
      );
      this.#shown.set(cellOf(hazard, field), [value]);
    }
  }

  /** @returns what the server lacks of what was shown, a line for each cell; nothing when all is there */
  losses(stored: ReadonlyMap<string, Readonly<Record<string, string>>>): string[] {
    return [...this.#shown].flatMap(([cell, values]) => {
      const at = cell.indexOf(' ');
      const found = stored.get(cell.slice(0, at))?.[cell.slice(at + 1)] ?? '';
      return values.includes(found)
        ? []
        : `${cell}: the screen showed ${values.join(' or ')}, the server has ${found || 'nothing'}`;
    });
  }
}
