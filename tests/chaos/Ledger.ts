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
  /** What each tab typed last into a cell. */
  readonly #typed = new Map<string, Map<number, string>>();
  readonly story: string[] = [];
  readonly #started = performance.now();

  tell(line: string): void {
    this.story.push(`${((performance.now() - this.#started) / 1000).toFixed(2).padStart(6)} s  ${line}`);
  }

  typed(tab: number, hazard: string, field: Field, value: string): void {
    this.tell(`tab ${tab} shows ${hazard} ${field} = ${value}`);
    const cell = cellOf(hazard, field);
    this.#shown.set(cell, [value]);
    this.#typed.set(cell, new Map([...(this.#typed.get(cell) ?? []), [tab, value]]));
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

  /**
   * A conflict that a person was shown and decided. Theirs may be what another tab had saved before it typed once more:
   * that meets nobody's change, and stands in the end.
   */
  decided(tab: number, hazard: string, keepsMine: boolean, choices: readonly Choice[]): void {
    for (const { field, mine, theirs } of choices) {
      const chosen = keepsMine ? mine : theirs;
      // Levels are shown with their definition, and nothing as a dash.
      const value = chosen === '–' ? '' : field in LEVELS ? (chosen.split(' ')[0] ?? '') : chosen;
      this.tell(
        `tab ${tab} keeps ${keepsMine ? 'mine' : 'theirs'} of ${hazard} ${field}: ${mine} / ${theirs}`,
      );
      const cell = cellOf(hazard, field);
      const others = [...(this.#typed.get(cell) ?? [])].flatMap(([other, typed]) =>
        other === tab || keepsMine ? [] : typed,
      );
      this.#shown.set(cell, [value, ...others]);
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
