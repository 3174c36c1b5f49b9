import type { ChoiceColumn, ChoiceOption, LevelColumn, LevelOption } from '../columnTypes';

/** The options that a cell can take. */
export function choiceOptions<R>(column: ChoiceColumn<R>, row: R): readonly ChoiceOption[] {
  return typeof column.options === 'function' ? column.options(row) : column.options;
}

/** The levels that a cell can take. */
export function levelOptions<R>(column: LevelColumn<R>, row: R): readonly LevelOption[] {
  return typeof column.levels === 'function' ? column.levels(row) : column.levels;
}
