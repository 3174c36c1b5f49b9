/** The worksheet's own texts. A caller translates them by passing any of them as `labels`. */
export const defaultWorksheetLabels = {
  addRow: 'Add row',
  noGroup: 'Without group',
  createOption: (text: string) => `Create "${text}"`,
  renameOption: (text: string) => `Rename or create "${text}"`,
  noOptions: 'Nothing matches',
  tryAgain: 'Try again',
  close: 'Close',
  saving: 'Being saved',
  readOnly: (column: string) => `${column} cannot be edited.`,
  notAnOption: (typed: string, column: string) => `"${typed}" is not in the list of ${column}.`,
  ambiguous: (typed: string, column: string) =>
    `${column} has several called "${typed}". Write its code behind it, as the list shows it.`,
  required: (column: string) => `${column} cannot be empty.`,
  tooLong: (max: number, length: number) => `The text has ${length} characters; ${max} are allowed.`,
  notANumber: (typed: string, column: string) =>
    `"${typed}" is no number for ${column}, or could be two: leave out separators of thousands.`,
  notADay: (typed: string, column: string) => `"${typed}" is no day for ${column}. Write it like 2026-12-31.`,
  outOfRange: (column: string, minimum?: number, maximum?: number) =>
    `${column} must be ${[minimum !== undefined && `at least ${minimum}`, maximum !== undefined && `at most ${maximum}`].filter(Boolean).join(' and ')}.`,
  refused: (cell: string, reason: string) => `${cell}: ${reason}`,
  someRefused: (done: number, refused: number) => `${done} changed, ${refused} left as before.`,
  moreRefused: (count: number) => `and ${count} more`,
  cutOff: (rows: number, columns: number) =>
    `Did not fit: ${[rows > 0 && `${rows} rows`, columns > 0 && `${columns} columns`].filter(Boolean).join(', ')}.`,
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  changedSince: (now: string) => `Changed by somebody since, now "${now}". Left as it is.`,
  hiddenChangedSince: 'A value that is not shown here was changed by somebody since. Left as it is.',
  leaveHint: 'Press Tab to leave the worksheet.',
  rangeSelected: (rows: number, columns: number) => `${rows} rows and ${columns} columns selected`,
  colleaguesHere: (names: string) => `Here now: ${names}`,
  groupCount: (count: number) => `${count}`,
  createFailed: (text: string) => `"${text}" could not be created. The cell is as before.`,
};

export type WorksheetLabels = typeof defaultWorksheetLabels;
