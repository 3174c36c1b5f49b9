import type { Plugin } from 'vite';

// Two places where the grid library takes time for each row or cell of a sheet, mended while it is bundled. A version of it that
// looks otherwise there is refused, so that nobody goes on without noticing.

const SUMMARY_ROWS = /:nth-(?:last-)?child\(1 of \.rdg-(?:top|bottom)-summary-row\)/g;

/**
 * The grid's styles for summary rows, which no sheet has, count its children. So each row that scrolls in or out makes the
 * browser work out the styles of all cells again: half of them for nothing.
 */
export const noSummaryRows: Plugin = {
  name: 'no-summary-rows',
  enforce: 'pre',
  transform: {
    filter: { id: /react-data-grid\/lib\/styles\.css$/ },
    handler: code => {
      if (code.match(SUMMARY_ROWS)?.length !== 2)
        throw new Error('react-data-grid has other styles for summary rows');
      return { code: code.replace(SUMMARY_ROWS, ':not(*)'), map: null };
    },
  },
};

/** What the grid does with the places of rows, and what it does here. */
const PLACES: [was: RegExp, is: string][] = [
  [/const rowPositions = rows\.map\(/, 'const rowTops = new Float64Array(rows.length);\n rows.forEach('],
  [
    /const position = \{\s*top: totalRowHeight,\s*height: currentRowHeight\s*\};/,
    'rowTops[index] = totalRowHeight;',
  ],
  [/return position;/, ''],
  [/rowPositions\[validateRowIdx\(rowIdx\)\]\.top/, 'rowTops[validateRowIdx(rowIdx)]'],
  [/rowPositions\[validateRowIdx\(rowIdx\)\]\.height/, 'rowHeight(rows[validateRowIdx(rowIdx)])'],
  [/rowPositions\.length/, 'rows.length'],
  [/rowPositions\[middle\]\.top/, 'rowTops[middle]'],
];

/**
 * To place rows of different heights, the grid makes an object for each of them whenever one row changes: for 10,000 hazards
 * 40 % of all that a key press leaves to be collected. Their tops alone say as much.
 */
export const rowTops: Plugin = {
  name: 'row-tops',
  enforce: 'pre',
  transform: {
    filter: { id: /react-data-grid\/lib\/index\.js$/ },
    handler: given => {
      const code = PLACES.reduce((text, [was, is]) => {
        if (text.match(new RegExp(was, 'g'))?.length !== 1)
          throw new Error(`react-data-grid places rows in another way: ${was}`);
        return text.replace(was, is);
      }, given);
      if (code.includes('rowPositions')) throw new Error('react-data-grid uses the places of rows elsewhere');
      return { code, map: null };
    },
  },
};
