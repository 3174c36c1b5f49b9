import { seededRandom } from '../support/seededRandom.ts';

/** Columns of the worksheet without groups, in their order. */
const COLUMNS = ['Code', 'Function', 'Malfunction', 'Situation', 'Hazardous event', 'S', 'E', 'C'] as const;
const FIRST_LEVEL = COLUMNS.indexOf('S');
/** Levels of ISO 26262-3 that each parameter has beside 0. */
const HIGHEST = { S: 3, E: 4, C: 3 } as const;

export type Typed = Partial<Record<'Situation' | 'Hazardous event' | 'S' | 'E' | 'C', string>>;

export type Press = { key: string } | { text: string };

export interface TypingScript {
  seed: number;
  /** Pressed one after the other without a pause. */
  presses: Press[];
  /** What an attentive person finds in the end, row by row; cells that nobody touched are not named. */
  expected: Typed[];
  /** Milliseconds that the n-th call takes longer, over and over. */
  latencies: number[];
}

/**
 * Somebody who adds hazards, rates and renames them faster than the server answers, and takes steps back.
 * Where each character belongs follows from the keys alone: Ctrl+Enter adds below and goes to the first open cell, Tab and
 * arrows go on by one cell, Enter goes down, Ctrl+Z goes back to the cell of the step before.
 *
 * @param rows hazards that are there, all of one function
 */
export function planTyping(seed: number, rows: number): TypingScript {
  const random = seededRandom(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const presses: Press[] = [];
  const sheet: Typed[] = Array.from({ length: rows }, () => ({}));
  let active = 0;

  const press = (...keys: string[]) => presses.push(...keys.map(key => ({ key })));
  /** Too many letters for one of them to begin as another does. Long ones are sentences, as people paste and dictate them. */
  const word = () =>
    Array.from({ length: random() < 0.2 ? 70 : 7 }, () => oneOf([...'bcdfghklmnprstwz'])).join('');
  const write = (row: number, column: 'Situation' | 'Hazardous event') => {
    const text = word();
    presses.push({ text });
    rowAt(row)[column] = text;
  };
  const rowAt = (row: number): Typed => {
    const found = sheet[row];
    if (!found) throw new Error(`There is no row ${row}`);
    return found;
  };
  const rate = (row: number, column: 'S' | 'E' | 'C') => {
    // A level that is there already is no step that could be taken back.
    const levels = Array.from({ length: HIGHEST[column] }, (_, at) => `${column}${at + 1}`);
    const level = oneOf(levels.filter(other => other !== rowAt(row)[column]));
    presses.push({ text: level.slice(1) });
    rowAt(row)[column] = level;
  };
  const goTo = (row: number, column: (typeof COLUMNS)[number]) => {
    press('Control+Home', ...Array<string>(row).fill('ArrowDown'));
    press(...Array<string>(COLUMNS.indexOf(column)).fill('ArrowRight'));
    active = row;
  };

  /** A new hazard below the active one, typed up to any cell. */
  function add(): void {
    press('Control+Enter');
    sheet.splice(active + 1, 0, {});
    active += 1;
    const cells = 1 + below(5);
    press('ArrowRight');
    for (const [at, column] of (['Situation', 'Hazardous event', 'S', 'E', 'C'] as const).entries()) {
      if (at === cells) return;
      if (at < 2) write(active, column as 'Situation');
      else rate(active, column as 'S');
      press('Tab');
    }
  }

  /** Levels of a hazard, side by side or downwards. */
  function rateSome(): void {
    const row = below(sheet.length);
    const column = oneOf(['S', 'E', 'C'] as const);
    goTo(row, column);
    rate(row, column);
    if (random() < 0.4 && row + 1 < sheet.length) {
      press(oneOf(['Enter', 'ArrowDown']));
      active = row + 1;
      rate(active, column);
    } else if (column !== 'C') {
      press(oneOf(['Tab', 'ArrowRight']));
      rate(row, COLUMNS[FIRST_LEVEL + ['S', 'E', 'C'].indexOf(column) + 1] as 'E');
    }
  }

  /** Another situation or event, chosen by a name that has to be made. */
  function renameOne(): void {
    const row = below(sheet.length);
    const column = oneOf(['Situation', 'Hazardous event'] as const);
    goTo(row, column);
    write(row, column);
    press('Tab');
  }

  /** A level that is taken back, or emptied. */
  function takeBack(): void {
    const row = below(sheet.length);
    const column = oneOf(['S', 'E', 'C'] as const);
    const before = rowAt(row)[column];
    goTo(row, column);
    rate(row, column);
    if (random() < 0.5) {
      press('Control+z');
      rowAt(row)[column] = before ?? '';
    } else {
      press('Delete');
      rowAt(row)[column] = '';
    }
  }

  goTo(0, 'Situation');
  const steps = 3 + below(4);
  for (let step = 0; step < steps; step += 1) oneOf([add, add, rateSome, rateSome, renameOne, takeBack])();
  return {
    seed,
    presses,
    expected: sheet,
    latencies: Array.from({ length: 31 }, () => below(2_001)),
  };
}
