import { MalfunctionCreateLimits } from '@/api/limits';
import type { Guideword } from '@/api/lookups';
import type { Malfunction } from '@/api/malfunctions';
import type { TextFunction } from '@/glossary/useText';
import {
  type CellDraft,
  longTextColumn,
  type ParseContext,
  type ParsedCell,
  readonlyColumn,
  type WorksheetColumn,
} from '@/ui/worksheet';
import { problemOfWriting, readCellText, writeCellText } from './cellText';
import { cellOf, columnCoverage, deviationOf, isRuledOut, type MatrixRow, rowCoverage } from './matrix';
import './matrix.css';

const MAX_NAME = MalfunctionCreateLimits.name.maxLength;

/** The column that names the function. */
export const FUNCTION_COLUMN = 'function';

interface MatrixColumns {
  guidewords: readonly Guideword[];
  rows: readonly MatrixRow[];
  text: TextFunction<'matrix'>;
}

/** The function, a column for each guideword, and how much of the function is decided. */
export const matrixColumns = ({ guidewords, rows, text }: MatrixColumns): WorksheetColumn<MatrixRow>[] => [
  readonlyColumn<MatrixRow>({
    key: FUNCTION_COLUMN,
    name: text('column-function', 'Function'),
    width: 220,
    wraps: true,
    frozen: true,
    getValue: ({ function: { code, name } }) => `${code} ${name}`,
    getTooltip: ({ function: { description } }) => description || undefined,
  }),
  ...guidewords.map(guideword => {
    const { decided, all } = columnCoverage(rows, guideword.uuid);
    return { ...guidewordColumn(guideword, text), note: `${decided}/${all}` };
  }),
  readonlyColumn<MatrixRow>({
    key: 'coverage',
    name: text('column-coverage', 'Decided'),
    width: 84,
    getValue: row => {
      const { decided, all } = rowCoverage(row, guidewords);
      return `${decided}/${all}`;
    },
  }),
];

function guidewordColumn(
  guideword: Guideword,
  text: TextFunction<'matrix'>,
): WorksheetColumn<MatrixRow, string | null> {
  const held = (row: MatrixRow) => cellOf(row, guideword.uuid);
  const base = longTextColumn<MatrixRow>({
    key: guideword.uuid,
    name: guideword.name,
    width: 150,
    opens: true,
    getValue: row => writeCellText(held(row)),
    getTooltip: row => tooltipOf(held(row), text),
  });
  const checked = (typed: string, row: MatrixRow, asksForReason: boolean): ParsedCell<string> => {
    const writing = readCellText(typed);
    const problem = problemOfWriting(writing, held(row), MAX_NAME);
    if (problem?.kind === 'wouldDelete')
      return {
        ok: false,
        reason: text(
          'would-delete',
          'A malfunction is not deleted here. Press Enter to open the cell, or delete it in the sheet of malfunctions.',
        ),
      };
    if (problem?.kind === 'hasMalfunction')
      return {
        ok: false,
        reason: text(
          'has-malfunction',
          'The cell has a malfunction. Press Enter to open it and decide there.',
        ),
      };
    if (problem?.kind === 'tooLong')
      return {
        ok: false,
        reason: text('too-long', 'A line has {2} characters; {1} are allowed.', {
          values: [MAX_NAME, problem.length],
        }),
      };
    if (writing.kind === 'notApplicable' && writing.reason === '' && !asksForReason)
      return {
        ok: false,
        reason: text(
          'reason-missing',
          'Say why it does not apply, such as “n/a: the motor has one direction”.',
        ),
      };
    return { ok: true, value: typed.trim() };
  };
  const { renderEditor } = base.kind;
  return {
    ...base,
    kind: {
      ...base.kind,
      name: 'matrix',
      parse: (typed: string, { row }: ParseContext<MatrixRow>) => checked(typed, row, false),
      render: (_value, row) => <MatrixCell malfunctions={held(row)} functionName={row.function.name} />,
      renderEditor: props =>
        renderEditor?.({
          ...props,
          setDraft: (draft: CellDraft<string | null> | null) =>
            props.setDraft(
              draft && 'value' in draft && draft.ok ? checked(draft.value ?? '', props.row, true) : draft,
            ),
        }),
    },
  };
}

function tooltipOf(malfunctions: readonly Malfunction[], text: TextFunction<'matrix'>): string | undefined {
  const lines = malfunctions.map(malfunction => {
    const line = `${malfunction.code}  ${malfunction.name}`;
    return isRuledOut(malfunction)
      ? text('tooltip-not-applicable', '{1}\nNot applicable: {2}', {
          values: [line, malfunction.dispositionReason],
        })
      : line;
  });
  return lines.join('\n') || undefined;
}

function MatrixCell(props: { malfunctions: readonly Malfunction[]; functionName: string }) {
  const { malfunctions, functionName } = props;
  const [first] = malfunctions;
  if (!first) return <span className="worksheet-nothing">·</span>;
  if (malfunctions.every(isRuledOut))
    return <span className="matrix-ruled-out worksheet-lines">{writeCellText([first])}</span>;
  const shown = malfunctions.find(malfunction => !isRuledOut(malfunction)) ?? first;
  const more = malfunctions.length - 1;
  return (
    <span className="worksheet-lines">
      {more > 0 && <b className="matrix-count">{malfunctions.length}</b>}
      {deviationOf(shown, functionName)}
    </span>
  );
}
