import type { ColumnOptions, EditStart, WorksheetColumn } from '../columnTypes';
import { ListEditor } from './ListEditor';
import { optionByWords } from './optionByWords';

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  /** What it is called, where the label says more to tell it from another of the same name. */
  readonly name?: string;
  /** Another name that a text may use, as one in a file of another language. */
  readonly otherName?: string;
  readonly description?: string;
}

interface ChoiceColumnOptions<R> extends ColumnOptions<R, string | null> {
  readonly options: readonly ChoiceOption[] | ((row: R) => readonly ChoiceOption[]);
  /** Whether an option may be chosen in this row; what a cell holds already is shown all the same. */
  isOffered?(value: string, row: R): boolean;
  /** The cell cannot be emptied. */
  readonly isRequired?: boolean;
  /** A text that is no option's name means the only option that has all of its words. */
  readonly isFoundByWords?: boolean;
  /** Sorted as the options are listed, not by their labels. */
  readonly isOrdered?: boolean;
  /** Label of a value that is not among the options (not loaded, archived). */
  getLabel?(row: R): string | undefined;
  /**
   * With it the list offers to create what was typed; resolves to the new value, or `null` when nothing came of it.
   * @param start `edit`: the text of the cell was changed, which may mean another name for what it holds
   */
  onCreateOption?(label: string, row: R, start: EditStart): Promise<string | null>;
  /** Characters that the label of a new one may have. */
  readonly maxCreatedLength?: number;
}

const byValue = new WeakMap<readonly ChoiceOption[], Map<string, ChoiceOption>>();

/** Lists are looked up by value: a grid asks this for every cell it shows. */
function optionOf(options: readonly ChoiceOption[], value: string | null): ChoiceOption | undefined {
  if (value === null) return undefined;
  let index = byValue.get(options);
  if (index === undefined) {
    index = new Map(options.map(option => [option.value, option]));
    byValue.set(options, index);
  }
  return index.get(value);
}

/** One of a list, chosen by typing. The cell's value is the option's `value`. */
export function choiceColumn<R>(choice: ChoiceColumnOptions<R>): WorksheetColumn<R, string | null> {
  const { options, isOffered, isRequired, isOrdered, getLabel, onCreateOption, ...rest } = choice;
  const { maxCreatedLength, isFoundByWords, ...column } = rest;
  const optionsOf = (row: R) => (typeof options === 'function' ? options(row) : options);
  const offered = (row: R) =>
    isOffered ? optionsOf(row).filter(({ value }) => isOffered(value, row)) : optionsOf(row);
  return {
    ...column,
    kind: {
      name: 'choice',
      wraps: true,
      defaultWidth: 200,
      format: (value, row) =>
        value === null ? '' : (optionOf(optionsOf(row), value)?.label ?? getLabel?.(row) ?? ''),
      parse: (text, { row, name, labels }) => {
        const wanted = text.trim();
        if (wanted === '')
          return isRequired ? { ok: false, reason: labels.required(name) } : { ok: true, value: null };
        const found =
          findOption(offered(row), wanted) ??
          (isFoundByWords ? optionByWords(offered(row), wanted) : undefined);
        if (found === 'several') return { ok: false, reason: labels.ambiguous(wanted, name) };
        return found
          ? { ok: true, value: found.value }
          : { ok: false, reason: labels.notAnOption(wanted, name), isUnknown: true };
      },
      accept: (value, row) =>
        typeof value === 'string' && optionOf(optionsOf(row), value) && (isOffered?.(value, row) ?? true)
          ? { ok: true, value }
          : undefined,
      renderEditor: props => (
        <ListEditor
          {...props}
          items={offered(props.row)}
          isRequired={isRequired}
          isFoundByWords={isFoundByWords}
          maxCreatedLength={maxCreatedLength}
          onCreate={onCreateOption && ((label, start) => onCreateOption(label, props.row, start))}
        />
      ),
      ...(isOrdered &&
        typeof options !== 'function' && {
          compare: (a: string | null, b: string | null) => placeOf(options, a) - placeOf(options, b),
        }),
    },
  };
}

const placeOf = (options: readonly ChoiceOption[], value: string | null) =>
  options.findIndex(option => option.value === value);

/** The option that a text names: by its label or its name, exactly or but for upper and lower case, else by another name. */
export function findOption(
  options: readonly ChoiceOption[],
  text: string,
): ChoiceOption | 'several' | undefined {
  const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();
  const nameOf = ({ name, label }: ChoiceOption) => name ?? label;
  for (const named of [
    options.filter(({ label }) => label === text),
    options.filter(option => nameOf(option) === text),
    options.filter(({ label }) => same(label, text)),
    options.filter(option => same(nameOf(option), text)),
    options.filter(({ otherName }) => otherName !== undefined && same(otherName, text)),
  ])
    if (named.length > 0) return named.length === 1 ? named[0] : 'several';
  return undefined;
}
