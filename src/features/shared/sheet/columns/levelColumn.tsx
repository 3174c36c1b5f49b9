import { type ColumnOptions, ListEditor, type ParsedCell, type WorksheetColumn } from '@/ui/worksheet';
import './ratingColumns.css';

export interface LevelOption {
  readonly value: string;
  /** The one character that chooses this level. */
  readonly shortcut: string;
  /** A digit that chooses it as well, where the shortcut is a letter. */
  readonly digit?: string | undefined;
  /** What stands in the cell and on the clipboard: `S3`, `3`. */
  readonly code: string;
  readonly label: string;
  readonly definition?: string;
}

interface LevelColumnOptions<R> extends ColumnOptions<R, string | null> {
  /** From the least to the worst. */
  readonly levels: readonly LevelOption[];
  /** Says that what was typed is no level. */
  readonly notALevel: (typed: string, column: string, codes: string) => string;
}

const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** A rating level: its shortcut typed is its choice; Alt+↓ lists the levels with their definitions. */
export function levelColumn<R>(options: LevelColumnOptions<R>): WorksheetColumn<R, string | null> {
  const { levels, notALevel, ...column } = options;
  const byValue = new Map(levels.map((level, place) => [level.value, { ...level, place }]));
  const items = levels.map(({ value, code, shortcut, label, definition }) => ({
    value,
    code,
    shortcut,
    label,
    ...(definition !== undefined && { description: definition }),
  }));
  const codes = levels.map(level => level.code).join(', ');
  const levelOf = (value: string | null) => (value === null ? undefined : byValue.get(value));
  const placeOf = (value: string | null) => levelOf(value)?.place ?? -1;
  const taken = (found: LevelOption | undefined, typed: string, name: string): ParsedCell<string> =>
    found ? { ok: true, value: found.value } : { ok: false, reason: notALevel(typed, name, codes) };
  return {
    ...column,
    kind: {
      name: 'level',
      defaultWidth: 56,
      align: 'center',
      format: value => levelOf(value)?.code ?? '',
      describe: value => {
        const level = levelOf(value);
        return level ? `${level.code} ${level.label}` : '';
      },
      parse: (text, { name }) => {
        const wanted = text.trim();
        if (wanted === '') return { ok: true, value: null };
        const found =
          levels.find(({ code }) => same(code, wanted)) ??
          levels.find(({ shortcut, label }) => same(shortcut, wanted) || same(label, wanted));
        return taken(found, wanted, name);
      },
      accept: value => (typeof value === 'string' && byValue.has(value) ? { ok: true, value } : undefined),
      parseTyped: (char, { name }) =>
        taken(
          levels.find(({ shortcut, digit }) => same(shortcut, char) || digit === char),
          char,
          name,
        ),
      renderEditor: props => <ListEditor {...props} items={items} />,
      compare: (a, b) => placeOf(a) - placeOf(b),
      getTooltip: value => {
        const level = levelOf(value);
        return level && [`${level.code}  ${level.label}`, level.definition].filter(Boolean).join('\n');
      },
      explains: true,
    },
  };
}
