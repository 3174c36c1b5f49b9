import type { CellRange } from './model/cellRange';

interface BoxProps {
  range: CellRange;
  frozenCount: number;
  className: string;
  children?: React.ReactNode;
}

/** Over the cells of a block; one that lies in frozen columns stays with them. */
export function GridBox({ range, frozenCount, className, children }: BoxProps) {
  const isFrozen = range.right < frozenCount;
  return (
    <div
      aria-hidden
      className={isFrozen ? `${className} worksheet-box-frozen` : className}
      style={{
        // Grid lines count from 1 and the header is the first row.
        gridRow: `${range.top + 2} / ${range.bottom + 3}`,
        gridColumn: `${range.left + 1} / ${range.right + 2}`,
        insetInlineStart: isFrozen ? `var(--rdg-frozen-start-${range.left})` : undefined,
      }}
    >
      {children}
    </div>
  );
}
