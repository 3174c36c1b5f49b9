import AddRounded from '@mui/icons-material/AddRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import type { RenderRowProps } from 'react-data-grid';
import { type AddLine, type DisplayRow, GroupLine } from './model/displayRows';
import { useWorksheetController } from './WorksheetContext';

interface Props extends RenderRowProps<DisplayRow<object>> {
  readonly line: GroupLine | AddLine;
}

/** A line that is one cell across the whole grid: the head of a group, or "Add …" at the end. */
export function WorksheetLine({
  line,
  rowIdx,
  gridRowStart,
  activeCellIdx,
  setActivePosition,
  ...props
}: Props) {
  const controller = useWorksheetController();
  const { labels, props: shown } = controller.view;
  const group = line instanceof GroupLine ? line : undefined;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on its one cell, as in every row of the grid
    // biome-ignore lint/a11y/useSemanticElements: the grid is laid out by CSS grid, not as a table
    <div
      role="row"
      aria-rowindex={props['aria-rowindex']}
      className={`rdg-row worksheet-line ${group ? 'worksheet-group' : 'worksheet-add'}`}
      style={{ gridRowStart }}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys arrive at the grid, see keyHandling */}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={shown.columns.length}
        aria-expanded={group && !group.collapsed}
        aria-selected={activeCellIdx !== undefined}
        tabIndex={activeCellIdx === undefined ? -1 : 0}
        className="rdg-cell worksheet-line-cell"
        onMouseDown={() => setActivePosition({ rowIdx, idx: activeCellIdx ?? 0 })}
        onClick={() => (group ? controller.setCollapsed(group, !group.collapsed) : controller.addRow())}
      >
        <span className="worksheet-line-content">
          {group ? (
            <>
              <ExpandMoreRounded className="worksheet-caret" aria-hidden />
              {group.label}
              {group.count !== undefined && (
                <span className="worksheet-count">{labels.groupCount(group.count)}</span>
              )}
            </>
          ) : (
            <>
              <AddRounded aria-hidden />
              {labels.addRow}
            </>
          )}
        </span>
      </div>
    </div>
  );
}
