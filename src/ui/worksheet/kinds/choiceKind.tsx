import type { ChoiceColumn, ChoiceOption } from '../columnTypes';
import { ChoiceEditor } from './ChoiceEditor';
import type { ColumnKind } from './columnKind';
import { choiceOptions } from './optionsOfCell';

const byValue = new WeakMap<readonly ChoiceOption[], Map<string, ChoiceOption>>();

/** Label of the chosen option. Lists are looked up by value: a grid asks this for every cell it shows. */
function choiceLabel<R>(column: ChoiceColumn<R>, row: R): string {
  const value = column.getValue(row);
  if (value === null) return '';
  const options = choiceOptions(column, row);
  let index = byValue.get(options);
  if (index === undefined) {
    index = new Map(options.map(option => [option.value, option]));
    byValue.set(options, index);
  }
  return index.get(value)?.label ?? column.getLabel?.(row) ?? '';
}

export const choiceKind: ColumnKind<'choice'> = {
  defaultWidth: 200,
  render: choiceLabel,
  getText: choiceLabel,
  parse: (column, row, text, labels) => {
    const wanted = text.trim();
    if (wanted === '') return { ok: true, value: null };
    const options = choiceOptions(column, row);
    const folded = wanted.toLocaleLowerCase();
    const found =
      options.find(option => option.value === wanted) ??
      options.find(option => option.label === wanted) ??
      options.find(option => option.label.toLocaleLowerCase() === folded);
    return found
      ? { ok: true, value: found.value }
      : { ok: false, reason: labels.notAnOption(wanted, column.name) };
  },
  Editor: ChoiceEditor,
};
