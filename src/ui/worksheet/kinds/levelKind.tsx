import type { LevelColumn, LevelOption } from '../columnTypes';
import type { ColumnKind } from './columnKind';
import { LevelEditor } from './LevelEditor';
import { levelOptions } from './optionsOfCell';

function chosenLevel<R>(column: LevelColumn<R>, row: R): LevelOption | undefined {
  const value = column.getValue(row);
  return value === null ? undefined : levelOptions(column, row).find(level => level.value === value);
}

const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();
const codesOf = (levels: readonly LevelOption[]) => levels.map(level => level.code).join(', ');

export const levelKind: ColumnKind<'level'> = {
  defaultWidth: 56,
  render: (column, row) => chosenLevel(column, row)?.code,
  getText: (column, row) => chosenLevel(column, row)?.code ?? '',
  parse: (column, row, text, labels) => {
    const wanted = text.trim();
    if (wanted === '') return { ok: true, value: null };
    const levels = levelOptions(column, row);
    const found =
      levels.find(level => level.value === wanted) ??
      levels.find(level => same(level.code, wanted)) ??
      levels.find(level => same(level.shortcut, wanted) || same(level.label, wanted));
    return found
      ? { ok: true, value: found.value }
      : { ok: false, reason: labels.notALevel(wanted, column.name, codesOf(levels)) };
  },
  parseTyped: (column, row, char, labels) => {
    const levels = levelOptions(column, row);
    const found = levels.find(level => same(level.shortcut, char));
    return found
      ? { ok: true, value: found.value }
      : { ok: false, reason: labels.notALevel(char, column.name, codesOf(levels)) };
  },
  Editor: LevelEditor,
  getTooltip: (column, row) => {
    const level = chosenLevel(column, row);
    return level && [`${level.code}  ${level.label}`, level.definition].filter(Boolean).join('\n');
  },
  explains: true,
};
