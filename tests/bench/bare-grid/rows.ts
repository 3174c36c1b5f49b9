/** Rows and columns of both pages: those of a server (?source=rows.json, asked for by a click), or made up (?rows=5000&columns=12). */
export type Row = Record<string, string | null>;

const parameters = new URLSearchParams(location.search);
export const numberParameter = (name: string) => Number(parameters.get(name));

/** Of the column S by its digit, so that each digit shows another text. */
export const LEVELS = ['QM', 'A', 'B', 'C', 'D'];
const NARROW = new Set(['S', 'E', 'C', 'Level']);
export const widthOf = (key: string) => (NARROW.has(key) ? 60 : 160);

function madeUp(): Row[] {
  const text = Array.from({ length: numberParameter('columns') - 2 }, (_, n) => `c${n}`);
  return Array.from({ length: numberParameter('rows') }, (_, row): Row => {
    const cells = text.map(key => [key, `Row ${row + 1}, ${key}`]);
    return { uuid: String(row), ...Object.fromEntries(cells), S: 'S1', Level: 'A' };
  });
}

export const keysOf = (rows: readonly Row[]) => Object.keys(rows[0] ?? {}).filter(key => key !== 'uuid');

export const withLevel = (row: Row, digit: string): Row => ({
  ...row,
  S: `S${digit}`,
  Level: LEVELS[Number(digit)] ?? '',
});

/** Shows the rows at once, or after a click on the button where a server has them. */
export function showRows(show: (rows: Row[]) => void): void {
  const source = parameters.get('source');
  if (!source) {
    show(madeUp());
    return;
  }
  const button = document.createElement('button');
  button.textContent = 'Open';
  button.onclick = async () => {
    const rows = (await (await fetch(source)).json()) as Row[];
    button.remove();
    show(rows);
  };
  document.body.prepend(button);
}
