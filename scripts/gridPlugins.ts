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

/** Where the grid works out the places of its rows. */
const PLACES =
  /useMemo\(\(\) => \{\s*if \(typeof rowHeight === "number"\) return \{[\s\S]*?\}, \[rowHeight, rows\]\)/g;

/** Rows are placed by our own function, which keeps the places of before where nothing moved. */
export const rowPlaces: Plugin = {
  name: 'row-places',
  enforce: 'pre',
  transform: {
    filter: { id: /react-data-grid\/lib\/index\.js$/ },
    handler: code => {
      if (code.match(PLACES)?.length !== 1) throw new Error('react-data-grid places rows in another way');
      const own = code.replace(PLACES, 'useRowPlaces(rows, rowHeight)');
      if (own.includes('rowPositions')) throw new Error('react-data-grid uses the places of rows elsewhere');
      return { code: `import { useRowPlaces } from '@/ui/worksheet/rowPlaces';\n${own}`, map: null };
    },
  },
};
