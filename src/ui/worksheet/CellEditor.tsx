import { useLayoutEffect, useRef, useState } from 'react';
import type { RenderEditCellProps } from 'react-data-grid';
import type { CellDraft, WorksheetColumn } from './columnTypes';
import type { DisplayRow } from './model/displayRows';
import { useWorksheetController } from './WorksheetContext';

interface Props {
  readonly column: WorksheetColumn<object>;
  readonly row: object;
  readonly onClose: RenderEditCellProps<DisplayRow<object>>['onClose'];
}

/**
 * Keeps what is being entered and writes it when the editor goes, whatever makes it go (Enter, Tab, a click
 * elsewhere, a re-sorted row): only Escape throws it away. What is refused keeps the editor open. Bound to the row it
 * was opened on.
 */
export function CellEditor({ column, row, onClose }: Props) {
  const controller = useWorksheetController();
  const [start] = useState(controller.editStart);
  const draft = useRef<CellDraft | null>(null);
  const bound = useRef({
    column,
    row,
    address: { rowKey: controller.view.props.rowKey(row), columnKey: column.key },
  });

  useLayoutEffect(() => {
    const { address, column: boundColumn, row: boundRow } = bound.current;
    controller.openDraft = () => draft.current;
    return () => {
      controller.openDraft = null;
      const entered = draft.current;
      if (entered) controller.edits.writeDraft(address, boundRow, boundColumn, entered);
      draft.current = null;
      controller.editStart = 'edit';
    };
  }, [controller]);

  const close = (takesFocus: boolean) => {
    if (!controller.holdsEditor()) onClose(false, takesFocus);
  };
  return (
    <div
      className="worksheet-editor-frame"
      onKeyDownCapture={event => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) draft.current = null;
      }}
    >
      {column.kind.renderEditor?.({
        name: column.name,
        row,
        value: column.getValue(row),
        start,
        labels: controller.view.labels,
        setDraft: next => {
          draft.current = next;
        },
        finish: () => close(true),
        cancel: () => {
          draft.current = null;
          onClose(false, true);
        },
        leave: () => close(false),
      })}
    </div>
  );
}
